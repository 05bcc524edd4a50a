/** A pattern inside the quarter: a rate that differs between its first and its last month, quarter after quarter. */
import type { MetricNote } from '../../../model/fact.ts';
import { factId } from '../../../model/fact.ts';
import { directionOf, type Finding } from '../../../model/finding.ts';
import { pooledRateOf } from '../derived-fact.ts';
import type { Evidence, Known } from '../evidence.ts';
import { comparableRate } from '../guards.ts';
import { pOfZ, twoProportionZ } from '../statistics.ts';

export interface QuarterByMonth {
  period: { id: string; label: string };
  /** First, second and third month. */
  months: [Known, Known, Known];
}

/** The complete quarters whose three months all have rows enough, oldest first. */
export function quartersByMonth(evidence: Evidence, metric: string): QuarterByMonth[] {
  return evidence.complete.flatMap((period) => {
    const months = evidence.table.months
      .filter((month) => !month.partial && month.start >= period.start && month.end <= period.end)
      .sort((a, b) => (a.start < b.start ? -1 : 1))
      .map((month) => evidence.get(metric, `m${month.offset}`));
    const [first, second, third] = months;
    return months.length === 3 && first && second && third && months.every((month) => comparableRate(month))
      ? [{ period: { id: period.id, label: period.label }, months: [first, second, third] as [Known, Known, Known] }]
      : [];
  });
}

export function findPatterns(evidence: Evidence): Finding[] {
  return evidence.table.metrics
    .filter(({ unit, status }) => unit === 'ratio' && status === 'computed')
    .flatMap((note) => patternOf(evidence, note) ?? []);
}

function patternOf(evidence: Evidence, note: MetricNote): Finding | null {
  const quarters = quartersByMonth(evidence, note.id);
  const last = quarters.at(-1);
  if (quarters.length < 2 || !last || last.period.id !== evidence.table.reporting.id) return null;
  const signs = new Set(quarters.map(({ months }) => Math.sign(months[2].value - months[0].value)));
  if (signs.size !== 1 || signs.has(0)) return null;
  const pooled = [0, 1, 2].map((index) => {
    const scope = { month_in_quarter: `${index + 1}` };
    return evidence.keep(
      pooledRateOf(
        quarters.map(({ months }) => months[index]!),
        factId({ metric: note.id, scope, at: 'all' }),
        scope,
      ),
    )!;
  });
  const [a, b] = [comparableRate(pooled[0]!), comparableRate(pooled[2]!)];
  if (!a || !b) return null;
  return {
    id: `pattern:${note.id}`,
    kind: 'pattern',
    metric: note.id,
    facts: {
      first: last.months[0].id,
      second: last.months[1].id,
      third: last.months[2].id,
      allFirst: pooled[0]!.id,
      allSecond: pooled[1]!.id,
      allThird: pooled[2]!.id,
    },
    direction: directionOf(last.months[2].value - last.months[0].value),
    tone: 'neutral',
    claim: true,
    scale: 1,
    impact: Math.min(1, Math.abs(b.hits / b.n - a.hits / a.n) * 3),
    significance: 0,
    p: pOfZ(twoProportionZ(a, b)),
    score: 0,
  };
}
