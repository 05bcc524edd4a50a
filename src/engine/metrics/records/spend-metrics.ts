/** What was spent beside the rows, and what one of them, or one that came to something, cost. */
import { words } from '../../data/lexicon.ts';
import type { SpendBeside } from '../../data/records/spend-beside.ts';
import type { Basis, Metric } from '../metric.ts';
import { lower } from './measures.ts';

/** What fewer cost is an accident. */
const least = 5;

export function spendMetrics({ spent, became }: SpendBeside, subject: { one: string; many: string } | null, dated: boolean): Metric[] {
  const basis: Basis = { table: 'records_beside', where: 'true', date: dated ? 'dated' : null, verb: 'dated' };
  const { label } = spent;
  const id = words(spent.column).replaceAll(' ', '_');
  const shared = { needs: [], basis, byDimension: true, unit: 'money' } as const;
  const per = (one: string, many: string, count: string): Metric => ({
    ...shared,
    id: `${id}_per_${one.replaceAll(' ', '_')}`,
    label: `${label} per ${one}`,
    definition: `${label} of the period divided by the number of ${many} in it.`,
    polarity: 'down',
    value: `CASE WHEN ${count} >= ${least} THEN CAST(sum(spent) AS DOUBLE) / ${count} END`,
    n: count,
    formula: `sum of ${spent.column} divided by the number of ${many}`,
    additive: false,
    untested: true,
    subject: { one, many },
    measured: { how: 'quotient', of: label, label: `${label} per ${one}`, by: many },
  });
  return [
    {
      ...shared,
      id,
      label,
      definition: `Sum of ${lower(label)} across the rows of the period.`,
      polarity: 'neutral',
      value: 'sum(spent)',
      n: 'count(spent)',
      formula: `sum of ${spent.column}`,
      additive: true,
      measured: { how: 'sum', of: spent.column, label },
    },
    ...(subject ? [per(subject.one, subject.many, 'count(*) FILTER (WHERE own)')] : []),
    ...(became ? [per(became, `${became}s`, 'count(*) FILTER (WHERE converted)')] : []),
  ];
}
