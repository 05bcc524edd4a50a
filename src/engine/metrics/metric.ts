/** A metric: one question put to a table of one family, with its definition and what it needs. */
import type { MetricNote, Unit } from '../../model/fact.ts';

/** What the data must have. */
export type Need =
  | 'amount'
  | 'created'
  | 'closed'
  | 'lost'
  | 'lost-amount'
  | 'open-amount'
  | 'open'
  | 'expected'
  | 'activity'
  | 'stages'
  | 'probability'
  | 'original'
  | 'account'
  | 'contracts'
  | 'ended-amounts'
  | 'reason'
  | 'ticket-closed'
  | 'resolution'
  | 'first-response'
  | 'score'
  | 'escalation'
  | 'due';

/** The rows a metric looks at, and the date that puts each in a period. */
export interface Basis {
  table: string;
  where: string;
  /** Column of the date; null for a state of today, which has no period. */
  date: string | null;
  /** For the state at the end of each period: the condition under which a row stands on a day. */
  stands?: (day: string) => string;
  /** States only: there is one for each month too. */
  monthly?: boolean;
  /** How a formula says it: `closed` in Q4 2017, `active` on 2024-12-31. */
  verb: string;
}

export const closedDeals: Basis = { table: 'deals', where: "outcome <> 'open'", date: 'closed', verb: 'closed' };
export const createdDeals: Basis = { table: 'deals', where: 'true', date: 'created', verb: 'created' };
export const openDeals: Basis = { table: 'deals', where: "outcome = 'open'", date: null, verb: 'open' };

export interface Metric {
  id: string;
  label: string;
  /** One sentence for the appendix. */
  definition: string;
  unit: Unit;
  polarity: 'up' | 'down' | 'neutral';
  needs: readonly Need[];
  basis: Basis;
  /** SQL aggregate over the basis; null when there is nothing to compute it from. */
  value: string;
  /** SQL of what one row adds to the sum or the mean, nothing for a row that does not count; where given, noise is known. */
  each?: string;
  /** SQL aggregate: the rows behind the value. */
  n: string;
  /** `sum of amount of won deals`, which the period and scope follow. */
  formula: string;
  /** Members add up to the whole, so that shares and contributions mean something. */
  additive: boolean;
  /** Also computed for every member of every dimension. */
  byDimension: boolean;
  /** What the rows behind it are, where they are not what the family counts. */
  subject?: { one: string; many: string };
  /** It stands at the end of a period and is no sum over it. */
  state?: true;
  untested?: true;
  /** The metric beside which alone it is told: a satisfaction is not said without the share that answered. */
  beside?: string;
  measured?: MetricNote['measured'];
}
