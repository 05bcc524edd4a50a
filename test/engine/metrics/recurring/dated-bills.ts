/** Invoices that have a day and no period, beside a list of subscriptions that keeps no amount of what has ended, and the seats used each month. */
import { csv } from '../../data/csv-files.ts';

type Row = Record<string, string | number | null>;

export interface Contract {
  at: number;
  plan: 'lite-monthly' | 'team-monthly' | 'team-annual';
  intake: 'guided' | 'alone';
  /** Months from January 2025. */
  start: number;
  /** The month in which it was cancelled, for which nothing is billed. */
  gone: number | null;
  why: string | null;
  rate: number;
}

export const months = 18;
const iso = (month: number, day: number) =>
  `${2025 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Of those who started alone on a team plan, most leave from month 12 on; of the others one here and there. */
export const contracts: readonly Contract[] = Array.from({ length: 240 }, (_, at): Contract => {
  const plan = at % 12 === 5 ? 'team-annual' : at % 2 === 0 ? 'lite-monthly' : 'team-monthly';
  const intake = at % 3 === 0 ? 'alone' : 'guided';
  const fails = plan === 'team-monthly' && intake === 'alone';
  const gone = fails && at % 4 !== 1 ? 12 + (Math.floor(at / 12) % 6) : plan !== 'team-annual' && at % 29 === 7 ? 3 + (at % 14) : null;
  const why = gone === null ? null : fails ? (at % 7 === 0 ? 'Price' : 'Not used') : at % 2 ? 'Price' : 'Closed down';
  return { at, plan, intake, start: 0, gone, why, rate: plan === 'lite-monthly' ? 80 : 400 + (at % 5) * 10 };
});

/** What it pays in a month: the lite plan costs a tenth more from the sixth month on. */
export const pays = ({ plan, rate, gone }: Contract, month: number) =>
  gone !== null && month >= gone ? 0 : plan === 'lite-monthly' && month >= 5 ? rate * 1.1 : rate;

const invoices = (): Row[] =>
  contracts.flatMap((each) => {
    const { at, plan, start } = each;
    const every = plan === 'team-annual' ? 12 : 1;
    const bill = (month: number, day: number, status: string, more = ''): Row => {
      const net = every * pays(each, month);
      return {
        'Invoice Number': `R-${at}-${month}${more}`,
        'Subscription Id': `S${1000 + at}`,
        'Customer Id': `k${5000 + at}`,
        'Invoice Date': iso(month, day),
        Status: status,
        'Sub Total': net.toFixed(2),
        Tax: (net * 0.19).toFixed(2),
        Amount: (net * 1.19).toFixed(2),
      };
    };
    return Array.from({ length: months }, (_, month) => month).flatMap((month) => {
      if (month < start || (month - start) % every !== 0 || pays(each, month) === 0) return [];
      // One month was never billed, and some bills were voided and written again days later.
      if (at % 40 === 3 && month === 7) return [];
      if (every === 1 && at % 30 === 4 && month === 11) return [bill(month, 1, 'voided'), bill(month, 7, 'paid', 'b')];
      return [bill(month, 1, month === months - 1 && at % 9 === 0 ? 'payment_due' : 'paid')];
    });
  });

const listed = (): Row[] => {
  const rows = contracts.map(
    (each): Row => ({
      'subscriptions.id': `S${1000 + each.at}`,
      'customers.id': `k${5000 + each.at}`,
      'customers.company': `Firm ${each.at}`,
      'subscriptions.plan_id': each.plan,
      'customers.cf_intake': each.intake,
      'subscriptions.status': each.gone === null ? 'active' : 'cancelled',
      'subscriptions.created_at': '2024-06-10',
      'subscriptions.cancelled_at': each.gone === null ? null : iso(each.gone, 9),
      'subscriptions.cancel_reason_code': each.why,
      'subscriptions.currency_code': 'EUR',
      'subscriptions.mrr': each.gone === null ? pays(each, months - 1) : 0,
    }),
  );
  // An export that was put together twice.
  return [...rows, rows[3]!, rows[44]!];
};

/** Those who will leave use few of their seats from three months before; written under another name for the same customers. */
const seats = (): Row[] =>
  contracts.flatMap(({ at, gone, intake }) =>
    Array.from({ length: months }, (_, month) => month).flatMap((month) => {
      if (gone !== null && month >= gone) return [];
      const little = gone !== null && intake === 'alone' && month >= gone - 4;
      return [
        { account_id: `k${5000 + at}`, month: iso(month, 1).slice(0, 7), licensed_seats: 20, active_seats_30d: little ? 4 : 14 + (at % 4) },
      ];
    }),
  );

export const exported = () => ({
  'billing_invoices.csv': csv(invoices()),
  'billing_subscriptions.csv': csv(listed()),
  'seat_usage.csv': csv(seats()),
});
