/** A metric: one question put to the table of deals, with its definition and what it needs. */
import type { Unit } from './fact.ts';

/** What the data must have. */
export type Need = 'amount' | 'created' | 'closed' | 'lost-amount' | 'open-amount' | 'open';

/** The rows a metric looks at, and the date that puts each in a period. */
export interface Basis {
  table: 'deals' | 'records';
  where: string;
  /** Column of the date; null for a state of today, which has no period. */
  date: string | null;
  /** How a formula says it: `closed` in Q4 2017. */
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
  /** SQL aggregate: the deals behind the value. */
  n: string;
  /** `sum of amount of won deals`, which the period and scope follow. */
  formula: string;
  /** Members add up to the whole, so that shares and contributions mean something. */
  additive: boolean;
  /** Also computed for every member of every dimension. */
  byDimension: boolean;
}
