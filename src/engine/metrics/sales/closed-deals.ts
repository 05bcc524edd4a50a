/** Closed deals: closed-won revenue, deals won and lost, deal size, sales cycle and velocity, win rates, loss reasons. */

import type { Dimension, MetricNote } from '../../../model/fact.ts';
import { literal } from '../../data/database.ts';
import { label, noMember } from '../../data/dimensions.ts';
import type { Deals } from '../../data/families/deals.ts';
import { computeMembers, membersOf, type Question, type Split } from '../compute.ts';
import { crossWith } from '../crossings.ts';
import { closedDeals, createdDeals, type Metric } from '../metric.ts';
import { named } from '../named.ts';

export const wonValue: Metric = {
  ...named('won_value'),
  unit: 'money',
  polarity: 'up',
  needs: ['amount'],
  basis: closedDeals,
  value: "coalesce(sum(amount) FILTER (WHERE outcome = 'won'), 0)",
  each: "CASE WHEN outcome = 'won' THEN amount END",
  n: "count(*) FILTER (WHERE outcome = 'won')",
  formula: 'sum of amount of won deals',
  additive: true,
  byDimension: true,
};

function closedCount(outcome: 'won' | 'lost'): Metric {
  const count = `count(*) FILTER (WHERE outcome = '${outcome}')`;
  return {
    ...named(`${outcome}_count`),
    unit: 'count',
    polarity: outcome === 'won' ? 'up' : 'down',
    needs: [],
    basis: closedDeals,
    value: count,
    n: count,
    formula: `number of ${outcome} deals`,
    additive: true,
    byDimension: true,
  };
}

export const wonCount = closedCount('won');
export const lostCount = closedCount('lost');

/** The decisions of a period: with the win rate and the deal size, what closed-won revenue is made of. */
export const decidedCount: Metric = {
  ...named('decided_count'),
  unit: 'count',
  polarity: 'up',
  needs: ['lost'],
  basis: closedDeals,
  value: 'count(*)',
  n: 'count(*)',
  formula: 'number of won and lost deals',
  additive: true,
  byDimension: true,
  beside: 'win_rate',
};

const wonAmounts = "FILTER (WHERE outcome = 'won')";
const ofAmounts = {
  unit: 'money',
  polarity: 'up',
  needs: ['amount'],
  basis: closedDeals,
  n: `count(amount) ${wonAmounts}`,
  additive: false,
} as const;

export const averageDeal: Metric = {
  ...ofAmounts,
  ...named('average_deal'),
  value: `CAST(sum(amount) ${wonAmounts} AS DOUBLE) / nullif(count(amount) ${wonAmounts}, 0)`,
  each: "CASE WHEN outcome = 'won' THEN amount END",
  formula: 'mean amount of won deals',
  byDimension: true,
};

export const medianDeal: Metric = {
  ...ofAmounts,
  ...named('median_deal'),
  // The median of two amounts may fall between two cents.
  value: `median(CAST(amount AS DOUBLE)) ${wonAmounts}`,
  formula: 'median amount of won deals',
  byDimension: false,
};

export const winRate: Metric = {
  ...named('win_rate'),
  unit: 'ratio',
  polarity: 'up',
  needs: ['lost'],
  basis: closedDeals,
  value: "count(*) FILTER (WHERE outcome = 'won') / nullif(count(*), 0)",
  n: 'count(*)',
  formula: 'won deals divided by won and lost deals',
  additive: false,
  byDimension: true,
  lost: { of: "outcome = 'lost'", why: `nullif(reason, ${literal(noMember)})` },
};

export const winRateByValue: Metric = {
  ...named('win_rate_value'),
  unit: 'ratio',
  polarity: 'up',
  needs: ['amount', 'lost', 'lost-amount'],
  basis: closedDeals,
  value: "CAST(sum(amount) FILTER (WHERE outcome = 'won') AS DOUBLE) / nullif(CAST(sum(amount) AS DOUBLE), 0)",
  n: 'count(amount)',
  formula: 'amount of won deals divided by the amount of won and lost deals',
  additive: false,
  byDimension: false,
};

export const cohortWinRate: Metric = {
  ...named('cohort_win_rate'),
  unit: 'ratio',
  polarity: 'up',
  needs: ['created', 'lost'],
  basis: createdDeals,
  value:
    "CASE WHEN count(*) FILTER (WHERE outcome = 'open') * 10 <= count(*) THEN count(*) FILTER (WHERE outcome = 'won') / nullif(count(*), 0) END",
  n: 'count(*)',
  formula: 'won deals divided by all deals',
  additive: false,
  byDimension: false,
  beside: 'win_rate',
};

function cycle(outcome: 'won' | 'lost', statistic: 'mean' | 'median'): Metric {
  const which = `FILTER (WHERE outcome = '${outcome}')`;
  const days = "date_diff('day', created, closed)";
  return {
    ...named(`${outcome === 'won' ? 'sales_cycle' : 'lost_cycle'}${statistic === 'median' ? '_median' : ''}`),
    unit: 'days',
    polarity: outcome === 'won' ? 'down' : 'neutral',
    needs: ['created', 'closed'],
    basis: closedDeals,
    value:
      statistic === 'mean'
        ? `CAST(sum(${days}) ${which} AS DOUBLE) / nullif(count(${days}) ${which}, 0)`
        : `CAST(median(${days}) ${which} AS DOUBLE)`,
    ...(statistic === 'mean' && { each: `CASE WHEN outcome = '${outcome}' THEN ${days} END` }),
    n: `count(${days}) ${which}`,
    formula: `${statistic} days from creation to close of ${outcome} deals`,
    additive: false,
    byDimension: outcome === 'won' && statistic === 'mean',
  };
}

export const salesCycle = cycle('won', 'mean');
export const salesCycleMedian = cycle('won', 'median');
export const lostCycle = cycle('lost', 'mean');
export const lostCycleMedian = cycle('lost', 'median');

export const velocityNote: Omit<MetricNote, 'status' | 'reason'> = {
  ...named('sales_velocity'),
  family: 'sales',
  unit: 'money',
  polarity: 'up',
  beside: 'open_value',
};

/** Puts `sales_velocity@0`; returns whether its four inputs are known. */
export function putVelocity({ facts, periods, currency }: Question): boolean {
  const parts = ['open_count@0', 'win_rate@0', 'average_deal@0', 'sales_cycle@0'].map((id) => facts.get(id));
  const [open, rate, size, cycle] = parts.map((fact) => fact?.value ?? null);
  if (open == null || rate == null || size == null || cycle == null || open === 0 || cycle <= 0) return false;
  facts.set('sales_velocity@0', {
    id: 'sales_velocity@0',
    metric: velocityNote.id,
    label: velocityNote.label,
    value: (open * rate * size) / cycle,
    unit: 'money',
    ...(currency && { currency }),
    period: periods.reporting.id,
    scope: {},
    n: parts[0]!.n,
    formula: 'number of open deals times win rate times average deal, divided by the mean sales cycle in days',
    sql: '',
    from: parts.map((fact) => fact!.id),
  });
  return true;
}

/** Why deals were lost, and where each reason was given; null without loss reasons. */
export async function computeLossReasons(
  question: Question,
  { parts: { reason } }: Deals,
  known: readonly Split[],
): Promise<{ dimension: Dimension; split: Split } | null> {
  if (!reason) return null;
  const basis = { ...lostCount.basis, where: `${lostCount.basis.where} AND outcome = 'lost'` };
  const members = await membersOf(question, { ...lostCount, basis }, 'reason');
  if (members.filter((member) => member !== noMember).length < 2) return null;
  const own = { id: 'loss_reason', label: label(reason.name) };
  const split: Split = { ...own, column: 'reason', members };
  await computeMembers(question, [lostCount], [split]);
  await crossWith(question, lostCount, split, known);
  return { dimension: { ...own, role: 'reason', members }, split };
}
