/** Recurring patterns: seasons of the year, and the months of a quarter. */

import { factId, type MetricNote } from '../../../model/fact.ts';
import { directionOf, toneOf } from '../../../model/finding.ts';
import { isSpan } from '../../../model/period.ts';
import { pooledRateOf } from '../derived-fact.ts';
import { type Evidence, idsOf, type Known } from '../evidence.ts';
import type { Found } from '../found.ts';
import { comparableRate, pOfZ, twoProportionZ } from '../statistics.ts';

const leastYears = 3;
/** With this z over all years, the period may miss being the extreme in a third of them. */
const doubtless = 3;
const mostYears = 2 / 3;

interface Season {
  /** Years in the data, and those in which the period was the extreme. */
  years: number;
  agreeing: number;
  direction: 'up' | 'down';
  p: number;
}

interface Year {
  extreme: 'up' | 'down' | null;
  /** The period's excess over the others of its year, and its variance; null if nothing gives the noise. */
  above: number;
  variance: number | null;
}

/** Null if the measure has no such season, or the data reach back less than two full years before this one. */
export function seasonOf(evidence: Evidence, metric: string): Season | null {
  const length = periodsOfYear(evidence);
  if (length === null) return null;
  const years: Year[] = [];
  for (let year = yearAt(evidence, metric, length, 0); year; year = yearAt(evidence, metric, length, years.length)) years.push(year);
  if (years.length < leastYears) return null;
  const count = (direction: 'up' | 'down') => years.filter(({ extreme }) => extreme === direction).length;
  const direction = count('up') >= count('down') ? 'up' : 'down';
  const agreeing = count(direction);
  const z = zOfYears(years);
  const clear = z !== null && Math.abs(z) >= doubtless && z > 0 === (direction === 'up');
  if (agreeing < years.length && !(clear && agreeing >= years.length * mostYears)) return null;
  return { years: years.length, agreeing, direction, p: z === null ? Math.min(1, 2 * length ** -years.length) : pOfZ(z) };
}

/** The trailing year that ended that many years ago; steady growth is not a season, so the next period must fall back. */
function yearAt(evidence: Evidence, metric: string, length: number, ago: number): Year | null {
  const at = (offset: number) => (evidence.complete.some((period) => period.offset === offset) ? evidence.get(metric, offset) : null);
  const facts = Array.from({ length }, (_, back) => at(-ago * length - back));
  if (!facts.every((fact) => fact !== null)) return null;
  const [own, ...others] = facts as [Known, ...Known[]];
  const after = ago > 0 ? at(-ago * length + 1) : null;
  const beside = after ? [...others, after] : others;
  const extreme = beside.every(({ value }) => own.value > value) ? 'up' : beside.every(({ value }) => own.value < value) ? 'down' : null;
  const errors = facts.map((fact) => varianceOf(evidence, fact!));
  const known = errors.every((error) => error !== null);
  return {
    extreme,
    above: own.value - others.reduce((sum, { value }) => sum + value, 0) / others.length,
    variance: known ? errors[0]! + errors.slice(1).reduce<number>((sum, error) => sum + error!, 0) / others.length ** 2 : null,
  };
}

function varianceOf(evidence: Evidence, fact: Known): number | null {
  const rate = comparableRate(fact);
  if (rate) return (fact.value * (1 - fact.value)) / rate.n;
  const noise = evidence.noise(fact);
  return noise && noise.error ** 2;
}

/** All years together, in units of their noise. */
function zOfYears(years: readonly Year[]): number | null {
  if (years.some(({ variance }) => variance === null)) return null;
  const spread = Math.sqrt(years.reduce((sum, { variance }) => sum + variance!, 0));
  return spread > 0 ? years.reduce((sum, { above }) => sum + above, 0) / spread : null;
}

export function findSeasons(evidence: Evidence): Found[] {
  return evidence.table.metrics.filter(({ status }) => status === 'computed').flatMap((note) => seasonalOf(evidence, note) ?? []);
}

function seasonalOf(evidence: Evidence, note: MetricNote): Found | null {
  const season = seasonOf(evidence, note.id);
  const delta = evidence.change(note.id);
  if (!season || !delta || directionOf(delta.value) !== season.direction) return null;
  const [now, before] = [evidence.get(note.id, 0), evidence.get(note.id, evidence.table.prior!.offset)] as [Known, Known];
  const growth = note.unit === 'ratio' ? null : evidence.growth(note.id);
  const years = evidence.count(
    'season_years',
    'Years',
    season.agreeing,
    { metric: note.id },
    'years in which the period was the same extreme of its year',
  );
  const outOf = evidence.count('season_years_seen', 'Years', season.years, { metric: note.id }, 'years the data hold');
  const yoy = evidence.get(`${note.id}.yoy`, 0);
  return {
    id: `seasonal:${note.id}`,
    kind: 'seasonal',
    metric: note.id,
    facts: idsOf({ value: now, before, delta, years, outOf, pct: growth, yoy }),
    direction: season.direction,
    tone: toneOf('flat', note.polarity),
    claim: true,
    impact: 0.6,
    significance: 0.6,
    p: season.p,
  };
}

/** 4 for quarters, 12 for months, 2 for halves; null for years. */
function periodsOfYear(evidence: Evidence): number | null {
  const { id, start, end } = evidence.table.reporting;
  // A span of its own months does not follow the one before it.
  if (isSpan(id)) return null;
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  const length = Math.round(365 / days);
  return length >= 2 && length <= 12 ? length : null;
}

interface QuarterByMonth {
  period: { id: string; label: string };
  /** First, second and third month. */
  months: [Known, Known, Known];
}

/** The complete quarters whose three months all have enough rows, oldest first. */
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

export function findPatterns(evidence: Evidence): Found[] {
  return evidence.table.metrics
    .filter(({ unit, status }) => unit === 'ratio' && status === 'computed')
    .flatMap((note) => patternOf(evidence, note) ?? []);
}

function patternOf(evidence: Evidence, note: MetricNote): Found | null {
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
    impact: Math.min(1, Math.abs(b.hits / b.n - a.hits / a.n) * 3),
    significance: 0,
    p: pOfZ(twoProportionZ(a, b)),
  };
}
