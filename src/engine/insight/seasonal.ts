/** A move that the season makes every year: this period is the highest, or the lowest, of its year in each of three years or more. */
import type { MetricNote } from '../metrics/fact.ts';
import { zOfChange } from './change.ts';
import type { Evidence, Known } from './evidence.ts';
import { directionOf, type Finding, toneOf } from './finding.ts';
import { comparableRate } from './guards.ts';
import { pOfZ, twoProportionZ } from './statistics.ts';

const leastYears = 3;

interface Season {
  years: number;
  direction: 'up' | 'down';
  /** The same move in each of the years, as far as the facts reach. */
  moves: { now: Known; before: Known }[];
}

/** Null where the measure has no such season, or the data reach back less than two full years before this one. */
export function seasonOf(evidence: Evidence, metric: string): Season | null {
  const length = periodsOfYear(evidence);
  if (length === null) return null;
  const value = (offset: number) => {
    const period = evidence.complete.find((each) => each.offset === offset);
    return period ? evidence.get(metric, offset) : null;
  };
  const directions: ('up' | 'down')[] = [];
  const moves: Season['moves'] = [];
  for (let year = 0; ; year++) {
    const facts = Array.from({ length }, (_, at) => value(-year * length - at));
    if (facts.some((fact) => fact === null)) break;
    const own = facts[0]!.value;
    const others = facts.slice(1).map((fact) => fact!.value);
    if (others.every((other) => own > other)) directions.push('up');
    else if (others.every((other) => own < other)) directions.push('down');
    else return null;
    moves.push({ now: facts[0]!, before: facts[1]! });
  }
  const [direction] = directions;
  return direction && directions.length >= leastYears && directions.every((each) => each === direction)
    ? { years: directions.length, direction, moves }
    : null;
}

export function findSeasons(evidence: Evidence): Finding[] {
  return evidence.table.metrics.filter(({ status }) => status === 'computed').flatMap((note) => seasonalOf(evidence, note) ?? []);
}

function seasonalOf(evidence: Evidence, note: MetricNote): Finding | null {
  const season = seasonOf(evidence, note.id);
  const delta = evidence.change(note.id);
  if (!season || !delta || directionOf(delta.value) !== season.direction) return null;
  const [{ now, before }] = season.moves as [Season['moves'][number]];
  const growth = note.unit === 'ratio' ? null : evidence.growth(note.id);
  const years = evidence.count(
    'season_years',
    'Years',
    season.years,
    { metric: note.id },
    'years in which the period was the same extreme of its year',
  );
  const yoy = evidence.get(`${note.id}.yoy`, 0);
  return {
    id: `seasonal:${note.id}`,
    kind: 'seasonal',
    metric: note.id,
    facts: {
      value: now.id,
      before: before.id,
      delta: delta.id,
      years: years.id,
      ...(growth ? { pct: growth.id } : {}),
      ...(yoy ? { yoy: yoy.id } : {}),
    },
    direction: season.direction,
    tone: toneOf('flat', note.polarity),
    claim: true,
    scale: 1,
    impact: 0.6,
    significance: 0.6,
    p: testOfSeason(evidence, season),
    score: 0,
  };
}

/** The moves of all years together (Stouffer 1949), else the odds that chance makes the same period the extreme in every year. */
function testOfSeason(evidence: Evidence, { moves, years }: Season): number {
  const zs = moves.map(({ now, before }) => {
    const [a, b] = [comparableRate(now), comparableRate(before)];
    return a && b ? twoProportionZ(a, b) : zOfChange(evidence, now, before);
  });
  const length = periodsOfYear(evidence)!;
  if (zs.some((z) => z === null)) return Math.min(1, 2 * length ** -years);
  return pOfZ(zs.reduce<number>((sum, z) => sum + z!, 0) / Math.sqrt(zs.length));
}

/** 4 of quarters, 12 of months, 2 of halves; null for years. */
function periodsOfYear(evidence: Evidence): number | null {
  const { start, end } = evidence.table.reporting;
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  const length = Math.round(365 / days);
  return length >= 2 && length <= 12 ? length : null;
}
