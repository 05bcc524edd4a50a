/** A metric: one question to a table of one family, with its definition and what it needs. */
import type { MetricNote, Unit } from '../../model/fact.ts';

/** What the data must contain. */
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
  | 'voluntary'
  | 'pay'
  | 'ended-amounts'
  | 'reason'
  | 'ticket-closed'
  | 'resolution'
  | 'first-response'
  | 'score'
  | 'escalation'
  | 'due';

/** The rows a metric looks at, and the date that assigns each to a period. */
export interface Basis {
  table: string;
  where: string;
  /** Date column; null for a balance of today, which has no period. */
  date: string | null;
  /** For balances at the end of each period: the SQL condition under which a row counts on a day. */
  stands?: (day: string) => string;
  /** Balances only: also computed for each month. */
  monthly?: boolean;
  /** What happened since an opening balance: without one, before the data begin, it is unknown rather than nothing. */
  sinceOpening?: true;
  /** Verb in the formula: `closed` in Q4 2017, `active` on 2024-12-31. */
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
  /** SQL aggregate over the basis; null if there is nothing to compute it from. */
  value: string;
  /** SQL of one row's contribution to the sum or mean, null for rows that do not count; if given, the noise is known. */
  each?: string;
  /** Of a share of rows, SQL of whether one counts: null for one that is none of them. */
  holds?: string;
  /** SQL aggregate of the standard error of a quotient of sums. */
  error?: string;
  /** SQL aggregate: the number of rows behind the value. */
  n: string;
  /** SQL aggregate of what the value counts by among others, if not its rows. */
  weight?: string;
  /** `sum of amount of won deals`; period and scope are appended. */
  formula: string;
  /** Members add up to the whole, so shares and contributions make sense. */
  additive: boolean;
  /** Also computed for every member of every dimension. */
  byDimension: boolean;
  /** What its rows are, if not what the family counts. */
  subject?: { one: string; many: string };
  /** A balance at the end of a period, not a sum over it. */
  state?: true;
  untested?: true;
  /** The sum it is a share of: the members' shares of that sum are their weights in it. */
  weighedBy?: string;
  /** SQL of what one row adds to either sum of a quotient. */
  parts?: { of: string; by: string };
  /** Of a rate: SQL of the rows that are lost, of the money that a row stands for, and of why it was lost. */
  lost?: { of: string; money?: string; why?: string };
  /** The metric it always appears with: satisfaction is not shown without its response rate. */
  beside?: string;
  measured?: MetricNote['measured'];
  /** The words of the prompt that say how it is worked out. */
  stated?: string;
  /** The words by which the prompt speaks of it. */
  spoken?: string;
}
