/** Spans of whole periods in which a measure has more rows than in one: the last twelve months, the twelve before, all that the data hold. */
import type { Period } from './period.ts';
import type { QualityNote } from './quality-note.ts';

/** As they follow the measure in the ID of a fact: `win_rate.ttm[region=North]@0`. */
export type SpanName = 'ttm' | 'ttm_prior' | 'ever';

/** Offset of the newest period of which nearly all rows of a measure are known; null where it is none. */
export function knownUntil(quality: readonly QualityNote[], metric: string): number | null {
  const limit = quality.find(({ code, metrics }) => (code === 'unresolved' || code === 'thinning') && metrics?.includes(metric));
  return limit ? (limit.decided ?? null) : 0;
}

/** Those that the data hold without a gap, up to the reporting period or, where that is not over, to the one before it. @param until offset of the last */
export function longerSpans(periods: readonly Period[], reporting: Period, until = 0): { name: SpanName; periods: readonly Period[] }[] {
  const whole: Period[] = [];
  for (const period of periods.toReversed()) {
    if (period.offset > until || (period.partial && period.offset === 0)) continue;
    const next = whole[0]?.start;
    if (period.partial || (next !== undefined && period.end !== next)) break;
    whole.unshift(period);
  }
  const year = Math.round(365 / ((Date.parse(reporting.end) - Date.parse(reporting.start)) / 86_400_000));
  const last = (from: number, to = 0) => whole.slice(whole.length - from, whole.length - to);
  return [
    ...(year > 1 && whole.length >= year ? [{ name: 'ttm' as const, periods: last(year) }] : []),
    ...(year > 1 && whole.length >= 2 * year ? [{ name: 'ttm_prior' as const, periods: last(2 * year, year) }] : []),
    ...(whole.length > 1 && whole.length !== year ? [{ name: 'ever' as const, periods: whole }] : []),
  ];
}
