/** Numbers of rows in bands of about equally many rows, with limits that one would say: seats 1–3, 4–5, 6–9 and 10+. */
import { literal } from '../data/database.ts';
import type { NumberColumn } from '../data/dimensions.ts';
import { number, type Question, type Split } from './compute.ts';
import type { Metric } from './metric.ts';

/** A measure is no band of itself. */
const isOwn = ({ sql }: NumberColumn, { value, n, basis }: Metric) =>
  [value, n, basis.where].some((text) => new RegExp(`(?<!\\w)${sql.replaceAll('"', '"?')}(?!\\w)`).test(text));

/** @param rows SQL of the rows */
export async function bandsOf({ database, known }: Question, metric: Metric, rows: string): Promise<Split[]> {
  const numbers = (known.numbers.get(metric.basis.table) ?? []).filter((each) => !isOwn(each, metric));
  if (numbers.length === 0) return [];
  const [row] = await database.query(
    `SELECT ${numbers
      .flatMap(({ sql }, at) => [
        `min(${sql}) AS "low${at}"`,
        ...[1, 2, 3].map((part) => `quantile_disc(${sql}, ${part / 4}) AS "q${at}_${part}"`),
        `max(${sql}) AS "high${at}"`,
        `coalesce(bool_and(${sql} = floor(${sql})), false) AS "whole${at}"`,
        `count(${sql}) AS "n${at}"`,
      ])
      .join(', ')}, count(*) AS "all" FROM ${rows} WHERE "p" IS NOT NULL`,
  );
  return numbers.flatMap(({ id, label, sql, time }, at): Split[] => {
    const of = (key: string) => number(row![key] ?? null);
    const [low, high] = [of(`low${at}`), of(`high${at}`)];
    if (low === null || high === null || low < 0 || low === high || of(`n${at}`)! * 2 < of('all')!) return [];
    const limits = [1, 2, 3].flatMap((part) => of(`q${at}_${part}`) ?? []);
    const bands = time
      ? lasting(limits, time)
      : row![`whole${at}`] === true && high <= countedUpTo
        ? counted(low, high, limits)
        : measured(low, limits);
    if (bands.length < 2) return [];
    // A band says nothing without what it is of.
    const named = bands.map(({ name, from }) => ({ name: `${label} ${name}`, from }));
    const cases = named.map(({ name, from }) => `WHEN ${sql} >= ${from} THEN ${literal(name)}`).toReversed();
    return [{ id: `${id}_band`, label: `${label} band`, column: `CASE ${cases.join(' ')} END`, members: named.map(({ name }) => name) }];
  });
}

interface Band {
  name: string;
  /** Inclusive. */
  from: number;
}

/** Whole numbers up to here are counted one by one. */
const countedUpTo = 1000;

function counted(low: number, high: number, limits: readonly number[]): Band[] {
  const ends = [...new Set(limits)].filter((limit) => limit >= low && limit < high);
  return [low, ...ends.map((end) => end + 1)].map((from, at): Band => {
    const end = ends[at];
    return { from, name: end === undefined ? `${from}+` : end === from ? `${from}` : `${from}–${end}` };
  });
}

/** Up to this many days, hours say more. */
const hoursUpTo = 2;
const units = { days: ['d', 1], hours: ['h', 1], minutes: ['min', 1], hoursOfDays: ['h', 24] } as const;

/** How long something took. */
function lasting(limits: readonly number[], time: NonNullable<NumberColumn['time']>): Band[] {
  const [unit, each] = units[time === 'days' && (limits.at(-1) ?? 0) <= hoursUpTo ? 'hoursOfDays' : time];
  const shown = [...new Set(limits.map((limit) => Number((limit * each).toPrecision(2))))].filter((limit) => limit > 0);
  return [0, ...shown].map((from, at): Band => {
    const until = shown[at];
    const name = until === undefined ? `${from}+ ${unit}` : at === 0 ? `<${until} ${unit}` : `${from}–${until} ${unit}`;
    return { from: from / each, name };
  });
}

/** With limits of two digits, in thousands and millions, or in percent where all lie below one. */
function measured(low: number, limits: readonly number[]): Band[] {
  const rounded = [...new Set(limits.map((limit) => Number(limit.toPrecision(2))))].filter((limit) => limit > low);
  const [last] = rounded.slice(-1);
  if (last === undefined) return [];
  const [unit, divisor] = last >= 1e6 ? ['M', 1e6] : last >= 1e4 ? ['K', 1e3] : last < 1 ? ['%', 0.01] : ['', 1];
  const shown = (value: number) => `${Number((value / divisor).toPrecision(4))}`;
  return [low, ...rounded].map((from, at): Band => {
    const until = rounded[at];
    if (until === undefined) return { from, name: `${shown(from)}${unit}+` };
    return { from, name: at === 0 ? `<${shown(until)}${unit}` : `${shown(from)}–${shown(until)}${unit}` };
  });
}
