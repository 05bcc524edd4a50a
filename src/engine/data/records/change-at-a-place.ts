/**
 * How clearly each of several figures of the rows moved at one place since one month and not elsewhere: what a brief complains about did so somewhere, and
 * this tells which of the things it could mean.
 */
import { type Database, name } from '../database.ts';
import { words } from '../lexicon.ts';
import { findLinks } from '../relations/links.ts';
import type { Column, Table } from '../typing/column-type.ts';
import type { Time } from './row-time.ts';

/** What a row comes to over `m`; null where it says nothing. */
export interface Figure {
  sql: string;
  /** Columns that it is made of, which are no places of it. */
  columns: readonly string[];
}

const mostValues = 9;
const mostPlaces = 7;
/** Rows of either time at a place, and elsewhere. */
const fewest = 10;
/** What becomes of a row is no place. */
const became =
  /\b(?:status|state|outcome|result|reason|cause|code|note|decision|response|mark|motif|motivo|grund|ursache|ergebnis|estado|stato|statut|resultado|esito|causa|reproche|wrap)\b|状態|理由|原因|結果|判定|内容|状态|结果/;

/** Of each figure, how many standard errors apart the strongest place moved from the others, with the sign of its move; 0 where none can be told. */
export async function changesAtAPlace(
  database: Database,
  table: Table,
  tables: readonly Table[],
  time: Time,
  figures: readonly Figure[],
): Promise<number[]> {
  if (figures.length === 0) return [];
  const { from, places } = await placesOf(database, table, tables);
  const strongest = figures.map(() => 0);
  const pairs = places.flatMap((one, at) => [[one], ...places.slice(at + 1).map((other) => [one, other])]);
  const sums = figures
    .map(({ sql }, at) => {
      const figure = `CAST((${sql}) AS DOUBLE)`;
      return `count(${figure}) AS "n${at}", sum(${figure}) AS "s${at}", sum(${figure} * ${figure}) AS "q${at}"`;
    })
    .join(', ');
  for (const pair of pairs) {
    const rows = await database.query(
      `SELECT ${pair.map((place, at) => `${place.sql} AS "p${at}"`).join(', ')}, strftime(CAST(${time.sql} AS DATE), '%Y-%m') AS "month", ${sums}
       FROM ${from} WHERE ${time.sql} IS NOT NULL ${pair.map((place) => `AND ${place.sql} IS NOT NULL`).join(' ')} GROUP BY ALL`,
    );
    const keys = rows.map((row) => pair.map((_, at) => String(row[`p${at}`])).join('\u0000'));
    const months = [...new Set(rows.map(({ month }) => String(month)))].sort();
    for (const [at, figure] of figures.entries()) {
      if (pair.some(({ column }) => figure.columns.includes(column))) continue;
      const of = (row: (typeof rows)[number]): Moments => [Number(row[`n${at}`]), Number(row[`s${at}`] ?? 0), Number(row[`q${at}`] ?? 0)];
      const found = strongestMove(
        rows.map((row, index) => ({ key: keys[index]!, month: String(row.month), of: of(row) })),
        months,
      );
      if (Math.abs(found) > Math.abs(strongest[at]!)) strongest[at] = found;
    }
  }
  return strongest;
}

interface Place {
  column: string;
  sql: string;
}

/** The columns of few values of the table and of those that describe its rows, with what they are read from. */
async function placesOf(database: Database, table: Table, tables: readonly Table[]): Promise<{ from: string; places: Place[] }> {
  const able = ({ type, distinct, filled, name: each }: Column, rows: number) =>
    type.kind === 'text' && distinct >= 2 && distinct <= mostValues && filled > rows * 0.8 && !became.test(words(each));
  const places: Place[] = table.columns
    .filter((column) => able(column, table.rows))
    .map((column) => ({ column: column.name, sql: `m.${name(column.name)}` }));
  let from = table.rows > mostLooked ? `(SELECT * FROM ${table.sql} m WHERE ${isOfSample(table)}) m` : `${table.sql} m`;
  const links = (await findLinks(database, tables)).filter((link) => link.from.name === table.name && link.columns.length === 1);
  for (const [at, { to, columns, keys }] of links.entries()) {
    from += ` LEFT JOIN ${to.sql} t${at} ON t${at}.${name(keys[0]!)} = m.${name(columns[0]!)}`;
    places.push(
      ...to.columns
        .filter((column) => able(column, to.rows) && !places.some((each) => each.column === column.name))
        .map((column) => ({ column: column.name, sql: `t${at}.${name(column.name)}` })),
    );
  }
  return { from, places: places.slice(0, mostPlaces) };
}

const mostLooked = 100_000;
/** Of a large table about as many rows as tell it, the same ones each time. */
const isOfSample = ({ columns, rows }: Table) =>
  `hash(${columns
    .slice(0, 3)
    .map((column) => `m.${name(column.name)}`)
    .join(', ')}) % ${Math.ceil(rows / mostLooked)} = 0`;

/** Rows, the sum of their figures and that of the squares. */
type Moments = readonly [number, number, number];
const plus = (a: Moments, b: Moments): Moments => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const minus = (a: Moments, b: Moments): Moments => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const nothing: Moments = [0, 0, 0];

function strongestMove(cells: readonly { key: string; month: string; of: Moments }[], months: readonly string[]): number {
  const byKey = new Map<string, { month: string; of: Moments }[]>();
  for (const { key, ...cell } of cells) byKey.set(key, [...(byKey.get(key) ?? []), cell]);
  const byMonth = (list: readonly { month: string; of: Moments }[]) => {
    const sums = new Map<string, Moments>();
    for (const { month, of } of list) sums.set(month, plus(sums.get(month) ?? nothing, of));
    return sums;
  };
  const all = byMonth(cells);
  const whole = [...all.values()].reduce(plus, nothing);
  const least = spreadOf(whole) * leastSpread;
  let strongest = 0;
  for (const list of byKey.values()) {
    const own = byMonth(list);
    const total = [...own.values()].reduce(plus, nothing);
    let before = nothing;
    let allBefore = nothing;
    for (const month of months) {
      const since = minus(total, before);
      const [elseBefore, elseSince] = [minus(allBefore, before), minus(minus(whole, allBefore), since)];
      const sets = [before, since, elseBefore, elseSince];
      if (sets.every(([rows]) => rows >= fewest)) {
        const means = sets.map(([rows, sum]) => sum / rows);
        const error = Math.sqrt(sets.reduce((sum, each) => sum + Math.max(spreadOf(each), least) / each[0], 0));
        const moved = means[1]! - means[0]! - (means[3]! - means[2]!);
        if (error > 0 && Math.abs(moved / error) > Math.abs(strongest)) strongest = moved / error;
      }
      before = plus(before, own.get(month) ?? nothing);
      allBefore = plus(allBefore, all.get(month) ?? nothing);
    }
  }
  return strongest;
}

/** Rows that happen to be alike are less so than they seem: part of the spread of all rows. */
const leastSpread = 0.25;
const spreadOf = ([rows, sum, squares]: Moments) => Math.max(squares / rows - (sum / rows) ** 2, 0);
