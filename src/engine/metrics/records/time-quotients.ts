/** What booked hours come to: project margin, utilisation and realisation, each a quotient of sums over the same rows. */
import { exactly } from '../../data/database.ts';
import type { Metric } from '../metric.ts';
import { named } from '../named.ts';
import type { Measure } from './measures.ts';

export function timeQuotients(measures: readonly Measure[]): Metric[] {
  const called = (id: string) => measures.find((measure) => measure.id === id);
  const hours = measures.find(
    ({ measured, id }) =>
      measured.how === 'sum' &&
      id !== 'billable_hours' &&
      id !== 'over_budget_hours' &&
      measured.of === called('billable_hours')?.measured.of,
  );
  return [
    ...quotient('project_margin', called('project_profit'), called('time_fees')),
    ...quotient('utilisation', called('billable_hours'), hours),
    ...quotient('realisation', called('time_fees'), called('standard_fees')),
  ];
}

function quotient(id: 'project_margin' | 'utilisation' | 'realisation', part: Measure | undefined, whole: Measure | undefined): Metric[] {
  if (!part || !whole) return [];
  const [of, by] = [`measure_${part.at}`, `measure_${whole.at}`];
  const both = `${of} IS NOT NULL AND ${by} IS NOT NULL`;
  // A sum of doubles would depend on the order of rows.
  const sum = (column: string) => `sum(${exactly(column)}) FILTER (WHERE ${both})`;
  return [
    {
      ...named(id),
      unit: 'ratio',
      polarity: 'up',
      needs: [],
      basis: whole.basis,
      value: `CAST(${sum(of)} AS DOUBLE) / nullif(${sum(by)}, 0)`,
      n: `count(*) FILTER (WHERE ${both})`,
      formula: `sum of ${part.label} divided by sum of ${whole.label}`,
      additive: false,
      byDimension: true,
      untested: true,
      weighedBy: whole.id,
      parts: { of: `CASE WHEN ${both} THEN ${of} END`, by: `CASE WHEN ${both} THEN ${by} END` },
    },
  ];
}
