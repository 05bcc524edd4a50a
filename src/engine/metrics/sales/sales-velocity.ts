/** Sales velocity: what the open deals are likely to bring in a day. */

import type { MetricNote } from '../../../model/fact.ts';
import type { Question } from '../compute.ts';

export const velocityNote: Omit<MetricNote, 'status' | 'reason'> = {
  id: 'sales_velocity',
  label: 'Sales velocity per day',
  family: 'sales',
  definition:
    'Number of open deals times win rate by count and average deal of the reporting period, divided by its mean sales cycle in days: what is won in a day.',
  unit: 'money',
  polarity: 'up',
  beside: 'open_value',
};

/** Puts `sales_velocity@0`. Returns whether its four parts are known. */
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
