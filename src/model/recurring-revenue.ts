/** Recurring revenue by the month and by the year, of which a deck speaks of one throughout; and the ages of subscriptions. */
import type { FactTable, MetricNote } from './fact.ts';

export type Per = 'mrr' | 'arr';

/** `ended_mrr` → `ended_arr`; null for what is no recurring revenue. */
export function perYear(metric: string): string | null {
  return /(?:^|_)mrr$/.test(metric) ? metric.replace(/mrr$/, 'arr') : null;
}

/** The measures without recurring revenue by the year, but for ARR itself, which is told beside MRR. */
export function toldByMonth(metrics: readonly MetricNote[]): MetricNote[] {
  const twins = twinsOf(metrics);
  return metrics.filter(({ id }) => id === 'arr' || !twins.has(id));
}

/** Each measure by the month replaced by the same by the year, in its place; MRR itself is told beside ARR. */
export function toldByYear(metrics: readonly MetricNote[]): MetricNote[] {
  const twins = twinsOf(metrics);
  const yearly = new Map([...twins].map(([year, month]) => [month, year]));
  return metrics.flatMap((note): MetricNote[] => {
    if (twins.has(note.id)) return [];
    const { beside, ...own } = note;
    const told = yearly.has(note.id) ? metrics.find(({ id }) => id === yearly.get(note.id))! : own;
    const { beside: _, ...alone } = told as MetricNote;
    const year = beside === undefined ? alone : { ...alone, beside: yearly.get(beside) ?? beside };
    return note.id === 'mrr' && told !== own ? [year, { ...own, beside: 'arr' }] : [year];
  });
}

/** Yearly → monthly id, of those that have both. */
function twinsOf(metrics: readonly MetricNote[]): Map<string, string> {
  const ids = new Set(metrics.map(({ id }) => id));
  return new Map(
    [...ids].flatMap((id) => {
      const yearly = perYear(id);
      return yearly !== null && ids.has(yearly) ? [[yearly, id] as const] : [];
    }),
  );
}

/** By which of the two the facts are told. */
export function toldPer({ metrics }: Pick<FactTable, 'metrics'>): Per {
  return metrics.some(({ id, beside }) => id === 'arr' && beside === undefined) ? 'arr' : 'mrr';
}

/** What tells moves between plans apart: the plan left, the one taken, and the months that a customer is billed for at once. */
export const planMove = { from: 'plan_from', to: 'plan_to', every: 'billed_months' } as const;

/** What names the account with most live subscriptions of one plan and price. */
export const repeated = { account: 'repeated_account', plan: 'repeated_plan' } as const;

/** Churn by the month, of customers and of MRR, in place of that of a quarter; and of those who came, what they had lost some time later. */
export const monthlyChurn = ['customer_churn', 'mrr_churn', 'early_churn'] as const;

/** Days after a customer came, after which early churn is judged. */
export const firstDays = 90;

/** Days after its sale within which a subscription is lost early: short, so that the newest months can be judged. */
export const earlyDays = 14;

/** Days from the start at which a band begins; the last has no end. */
const bandStarts = [0, 31, 91, 181, 366] as const;

export interface AgeBand {
  /** As scopes name it: `31-90`, `366`. */
  id: string;
  from: number;
  /** Its last day; null of the last band. */
  to: number | null;
}

export const ageBands: readonly AgeBand[] = bandStarts.map((from, at) => {
  const next = bandStarts[at + 1];
  return next === undefined ? { id: String(from), from, to: null } : { id: `${from}-${next - 1}`, from, to: next - 1 };
});
