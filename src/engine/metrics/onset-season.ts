/** A place since it changed, in the months that the year before has too, and in those: whether it is only the season. */
import { type Fact, type OnsetNote, onsetId } from '../../model/fact.ts';
import type { Period } from '../../model/period.ts';
import { type Counted, rateOf, summed } from './counted.ts';
import type { Metric } from './metric.ts';

const year = 12;
const leastRows = 30;

/** @param place the counts of each month; @param where SQL of the rows of the place; none where the year before is not known, or had changed */
export function seasonOf(
  metric: Metric,
  note: OnsetNote,
  months: readonly Period[],
  place: readonly Counted[],
  currency: string | null,
  where: string,
): Fact[] {
  const start = months.findIndex(({ id }) => id === note.start.id);
  const since = months.flatMap((_, at) => (at >= start && at >= year && at - year < start ? [at] : []));
  const now = seasonIn(place, since);
  const then = seasonIn(
    place,
    since.map((at) => at - year),
  );
  if (now.counted.n < leastRows || then.counted.n < leastRows) return [];
  const { table, date, verb } = metric.basis;
  const members = Object.values(note.scope).join(', ');
  return (
    [
      ['season_now', now],
      ['season_then', then],
    ] as const
  ).map(([part, { of, counted }]): Fact => {
    const [first, last] = [months[of[0]!]!, months[of.at(-1)!]!];
    const when = `from ${first.label} to ${last.label}`;
    return {
      id: onsetId(note, part),
      metric: metric.id,
      label: `${metric.label}, ${members}, ${when}`,
      value: rateOf(counted),
      unit: metric.unit,
      ...(metric.unit === 'money' && currency ? { currency } : {}),
      period: null,
      scope: note.scope,
      n: counted.n,
      formula: `${metric.formula} ${verb} ${when}, ${members}`,
      sql: `SELECT ${metric.value} FROM ${table} WHERE ${metric.basis.where} AND ${date} >= DATE '${first.start}' AND ${date} < DATE '${last.end}' AND coalesce(${where}, false)`,
    };
  });
}

interface Season {
  /** Indexes of its months. */
  of: readonly number[];
  counted: Counted;
}

const seasonIn = (place: readonly Counted[], of: readonly number[]): Season => ({ of, counted: summed(of.map((at) => place[at]!)) });
