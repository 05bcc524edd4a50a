/** Sales cycle: the days from a deal's creation to its close, for won and for lost deals. */
import { closedDeals, type Metric } from '../metric.ts';

function cycle(outcome: 'won' | 'lost', statistic: 'mean' | 'median'): Metric {
  const which = `FILTER (WHERE outcome = '${outcome}')`;
  const days = "date_diff('day', created, closed)";
  const of = outcome === 'won' ? 'Sales cycle' : 'Days to loss';
  return {
    id: `${outcome === 'won' ? 'sales_cycle' : 'lost_cycle'}${statistic === 'median' ? '_median' : ''}`,
    label: statistic === 'mean' ? of : `${of} (median)`,
    definition: `${statistic === 'mean' ? 'Mean' : 'Median'} number of days from creation to close of deals ${outcome}, by close date.`,
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
