/** Deals won and deals lost: how many closed each way in a period. */
import { closedDeals, type Metric } from '../metric.ts';

function closedCount(outcome: 'won' | 'lost'): Metric {
  const count = `count(*) FILTER (WHERE outcome = '${outcome}')`;
  return {
    id: `${outcome}_count`,
    label: `Deals ${outcome}`,
    definition: `Number of deals ${outcome}, by close date.`,
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
