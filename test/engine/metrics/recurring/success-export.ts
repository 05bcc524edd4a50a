/** An export of a customer-success system: accounts as they stand, decided renewals, use by month. Those set up remotely in one tier stop using it and leave. */
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { seeded } from '../../../stories/seeded.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';

const months = (from: string, by: number) => {
  const [year, month] = from.split('-').map(Number) as [number, number];
  const at = year * 12 + month - 1 + by;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
};

export interface Customer {
  id: string;
  called: string;
  tier: string;
  setup: string;
  arr: number;
  csm: string;
  /** Its last renewal, decided up to the end of June 2026, or the one that comes. */
  day: string;
  fades: boolean;
  lost: boolean;
  open: boolean;
  health: string;
}

/** 720 customers with a renewal each, from July 2025 to September 2026. */
export function customers(): Customer[] {
  const chance = seeded(5);
  return Array.from({ length: 720 }, (_, at): Customer => {
    const [tier, setup] = [['Starter', 'Growth', 'Scale'][at % 3]!, at % 7 < 4 ? 'Partner' : 'Remote'];
    const day = `${months('2025-07', Math.floor(at / 48))}-${String(1 + (at % 27)).padStart(2, '0')}`;
    const open = day > '2026-06-30';
    const fades = tier === 'Growth' && setup === 'Remote' && chance.whole(0, 99) < 45;
    const lost = !open && (fades ? chance.whole(0, 99) < 90 : chance.whole(0, 99) < 4);
    const health = fades && chance.whole(0, 99) < 30 ? 'At risk' : 'Healthy';
    const called = `Customer ${String.fromCharCode(65 + (at % 26))}${String.fromCharCode(97 + (Math.floor(at / 26) % 26))}`;
    return {
      id: `C-${1000 + at}`,
      called,
      tier,
      setup,
      arr: 1000 * chance.whole(8, 60),
      csm: `Manager ${'ABCD'[at % 4]}`,
      day,
      fades,
      lost,
      open,
      health,
    };
  });
}

interface Shape {
  /** Heads of the columns that name an account: in accounts, in renewals, in the use. */
  keys: readonly [string, string, string];
  /** Whether the use is told as part of the licences, or counted alone. */
  seats: boolean;
  /** What became of a renewal, as written; such accounts pay by the month. */
  ends?: readonly [kept: string, lost: string];
}

export const shapes: Record<string, Shape> = {
  'one key by one name, with licences': { keys: ['Account ID', 'Account ID', 'account_id'], seats: true },
  'a customer who is an account elsewhere, won or lost': {
    keys: ['Account ID', 'Customer ID', 'company_id'],
    seats: true,
    ends: ['won', 'lost'],
  },
  'the key of the accounts called id, with logins alone': { keys: ['id', 'account_id', 'account_id'], seats: false },
};

export async function read(all: readonly Customer[], { keys, seats, ends }: Shape): Promise<FactTable> {
  const accounts = all.map(({ id, called, tier, setup, arr, csm, day, lost, health }) => ({
    [keys[0]]: id,
    'Account Name': called,
    Tier: tier,
    'Setup Type': setup,
    ...(ends ? { MRR: lost ? 0 : arr / 12 } : { ARR: lost ? 0 : arr }),
    Currency: 'USD',
    'Contract Start': `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`,
    'Renewal Date': lost ? '' : day,
    Status: lost ? 'Churned' : 'Active',
    CSM: csm,
    Health: lost ? '' : health,
  }));
  const renewals = all
    .filter(({ open }) => !open)
    .map(({ id, arr, day, lost, tier }, at) => ({
      'Renewal ID': `R${at}`,
      [keys[1]]: id,
      'Renewal Date': day,
      'ARR Up for Renewal': arr,
      'Proposed Increase %': at % 2 === 0 ? 5 : 0,
      Outcome: (ends ?? ['Renewed', 'Churned'])[lost ? 1 : 0],
      'Renewed ARR': lost ? 0 : arr,
      'Churn Reason': lost ? (tier === 'Growth' ? 'Never rolled out' : 'Price') : '',
    }));
  const use = all.flatMap(({ id, day, fades }, at) =>
    Array.from({ length: 18 }, (_, month) => months('2025-01', month)).flatMap((month) => {
      // What fades has done so by the quarter before the renewal.
      const late = month >= months(day.slice(0, 7), -5);
      const active = (fades && late ? 6 : 15) + (at % 3);
      const counted: Record<string, string | number> = seats ? { licensed_seats: 20, active_users: active } : { logins: active * 10 };
      return month < day.slice(0, 7) ? [{ [keys[2]]: id, month, ...counted }] : [];
    }),
  );
  return readFacts(await csvFiles({ 'accounts.csv': csv(accounts), 'renewals.csv': csv(renewals), 'usage_monthly.csv': csv(use) }), {
    today: '2026-07-04',
    periodSaid: '2026-Q2',
  });
}
