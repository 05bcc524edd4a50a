/** Customers of a telephone service, one a row, beside what each pays and uses in every month. */
import { csv } from '../../data/csv-files.ts';

export interface Customer {
  at: number;
  plan: 'Basis' | 'Team' | 'Profi';
  link: 'Kabel' | 'Funk' | 'keiner';
  /** Months from January 2025. */
  from: number;
  /** The month in which nothing is paid any more. */
  gone: number | null;
  why: string | null;
  seats: number;
}

const months = 20;
const iso = (month: number) => `${2025 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
/** Team over radio fails from February 2026 on. */
export const breaks = 13;
export const fails = ({ plan, link }: Customer) => plan === 'Team' && link === 'Funk';

const plans = ['Basis', 'Team', 'Profi'] as const;
const links = ['Kabel', 'Funk', 'keiner'] as const;
/** Numbers without an order that the members could follow. */
const spread = (at: number, of: number) => Math.floor(Math.abs(Math.sin(at * 12.9898 + of)) * 43758.5453) % of;

export const customers: readonly Customer[] = Array.from({ length: 450 }, (_, at): Customer => {
  const of = {
    at,
    plan: plans[at % 3]!,
    link: links[Math.floor(at / 3) % 3]!,
    from: at % 5 === 0 ? 2 + (at % 15) : 0,
    seats: 4 + spread(at, 20),
  };
  const broken = fails({ ...of, gone: null, why: null });
  const gone = broken && at % 2 === 0 ? breaks + 1 + (spread(at, 60) % 6) : spread(at, 19) === 3 ? 3 + spread(at, 16) : null;
  const isGone = gone !== null && gone > of.from + 1;
  return {
    ...of,
    gone: isGone ? gone : null,
    why: isGone ? (broken && at % 4 === 0 ? 'Aussetzer' : at % 3 ? 'Preis' : 'Firma geschlossen') : null,
  };
});

const price = { Basis: 10, Team: 20, Profi: 30 } as const;
export const pays = ({ from, gone, seats, plan }: Customer, month: number) =>
  month < from || (gone !== null && month >= gone) ? 0 : (seats + (month > 9 && seats > 15 ? 2 : 0)) * price[plan];
const drops = (customer: Customer, month: number) => (fails(customer) && month >= breaks ? 20 + (customer.at % 5) : customer.at % 4);
const active = (customer: Customer, month: number) => Math.round(customer.seats * (fails(customer) && month >= breaks ? 0.4 : 0.8));

export const exported = () => ({
  'kunden.csv': csv(
    customers.map(({ at, plan, link, from, gone, why }) => ({
      kunde_id: `K${1000 + at}`,
      firma: `Firma ${at}`,
      tarif: plan,
      anschluss: link,
      vertragsbeginn: `${iso(from)}-01`,
      gekuendigt_am: gone === null ? null : `${iso(gone)}-01`,
      kuendigungsgrund: why,
    })),
  ),
  'monatsstand.csv': csv(
    customers.flatMap((each) =>
      Array.from({ length: months }, (_, month) => month).flatMap((month) =>
        pays(each, month) === 0
          ? []
          : [
              {
                kunde_id: `K${1000 + each.at}`,
                monat: iso(month),
                lizenzen: each.seats,
                aktive_nutzer: active(each, month),
                mrr_eur: pays(each, month),
                abbrueche: drops(each, month),
              },
            ],
      ),
    ),
  ),
});
