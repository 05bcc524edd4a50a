/** What is counted in a table of no known family: its rows, where a column says what they are, and things of several rows, such as orders. */
import type { Records } from '../../data/records/records.ts';
import type { Basis, Metric } from '../metric.ts';
import type { Grain, Measure } from './measure.ts';
import { lower } from './measure.ts';

export function countMetrics({ subject, counted, time }: Records, grain: Grain, measures: readonly Measure[], rows: Basis): Metric[] {
  const taken = new Set(measures.map(({ id }) => id));
  const metrics: Metric[] = [];
  const base = { needs: [], basis: rows, byDimension: true, polarity: 'neutral' as const };
  if (subject && !(grain.panel && time) && !taken.has(subject.many)) {
    const label = capital(subject.many);
    metrics.push({
      ...base,
      id: subject.many,
      label,
      definition: `Number of ${subject.many}, one a row.`,
      unit: 'count',
      value: 'count(*)',
      n: 'count(*)',
      formula: `number of ${subject.many}`,
      additive: true,
      measured: { how: 'rows', of: label, label },
    });
  }
  if (counted && !taken.has(counted.label)) {
    const label = capital(counted.label);
    metrics.push({
      ...base,
      id: counted.label,
      label,
      definition: `Number of different ${counted.label}, each counted once.`,
      unit: 'count',
      value: 'count(DISTINCT counted)',
      n: 'count(*)',
      formula: `number of different values of ${counted.column}`,
      additive: false,
      measured: { how: 'distinct', of: label, label },
    });
    const sales = measures.find(({ measured, unit }) => measured.how === 'sum' && unit === 'money');
    const one = counted.label.replace(/s$/, '');
    if (sales && !taken.has(`average_${one}_value`)) {
      metrics.push({
        ...base,
        id: `average_${one}_value`,
        label: `${sales.label} per ${one}`,
        definition: `${sales.label} divided by the number of different ${counted.label}.`,
        unit: 'money',
        value: `CAST(sum(measure_${sales.at}) AS DOUBLE) / nullif(count(DISTINCT counted), 0)`,
        n: 'count(*)',
        formula: `sum of ${sales.measured.of} divided by the number of different values of ${counted.column}`,
        additive: false,
        measured: { how: 'quotient', of: sales.label, label: `${sales.label} per ${one}`, by: lower(label) },
      });
    }
  }
  return metrics;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
