/** Files of one export, such as a year each: named alike, with the same columns in the same order, whatever the later system calls them. */
import { type Database, name } from './database.ts';
import { words } from './lexicon.ts';
import type { Found, RawTable } from './raw-table.ts';
import { monthNames } from './typing/date-shape.ts';

/** With fewer columns, many tables look alike. */
const leastColumns = 5;
/** Part of the columns that have to agree in their names or values; the others only in how they are written. */
const mostly = 0.5;
/** Part of the values of a column that the other has as well. */
const shared = 0.5;
const mostValues = 200;

const filler = new Set(['ytd', 'to', 'date', 'until', 'export', 'extract', 'final', 'part', 'new', 'old', 'and', 'full', 'year', 'csv']);
const months = new Set(monthNames.flat().map(words));

/** What a file is called without the time that it is of; empty where nothing is left. */
function stemOf(called: string): string {
  return words(called)
    .split(' ')
    .filter((word) => !/\d/.test(word) && !filler.has(word) && !months.has(word))
    .join(' ');
}

/** Names that say nothing of what a column holds. */
const plain = new Set(['no', 'number', 'date', 'id', 'name', 'y', 'n', 'of', 'the', 'eur', 'usd', 'gbp', 'chf']);
const tellingWords = (column: string) =>
  words(column)
    .split(' ')
    .filter((word) => !plain.has(word));

/** The columns of the second table, each in the place of the first one's; null if they are no export of the same things. */
export async function columnsAlike(database: Database, first: Found, second: Found): Promise<string[] | null> {
  const [a, b] = [first.raw, second.raw];
  const stem = stemOf(first.called);
  if (stem === '' || stem !== stemOf(second.called) || a.columns.length !== b.columns.length || a.columns.length < leastColumns)
    return null;
  if (a.columns.every((column) => b.columns.includes(column))) return (await isDated(database, a)) ? [...a.columns] : null;
  let agreeing = 0;
  for (const [at, column] of a.columns.entries()) {
    const other = b.columns[at]!;
    const isNamedAlike = tellingWords(column).some((word) => tellingWords(other).includes(word));
    if (isNamedAlike || (await shareValues(database, a, column, b, other))) agreeing += 1;
    else if (!(await areWrittenAlike(database, a, column, b, other))) return null;
  }
  return agreeing >= mostly * a.columns.length && (await isDated(database, a)) ? [...b.columns] : null;
}

async function shareValues(database: Database, a: RawTable, column: string, b: RawTable, other: string): Promise<boolean> {
  const [row] = await database.query(
    `WITH one AS (SELECT DISTINCT ${name(column)} AS v FROM ${name(a.table)} WHERE v IS NOT NULL), two AS (SELECT DISTINCT ${name(other)} AS v FROM ${name(b.table)} WHERE v IS NOT NULL)
     SELECT (SELECT count(*) FROM one) AS "one", (SELECT count(*) FROM two) AS "two", (SELECT count(*) FROM one JOIN two USING (v)) AS "both"`,
  );
  const [one, two, both] = [Number(row!.one), Number(row!.two), Number(row!.both)];
  return Math.max(one, two) <= mostValues && Math.min(one, two) > 1 && both >= shared * Math.min(one, two);
}

const date = '^[0-9]{1,4}[-/.][0-9]{1,2}[-/.][0-9]{1,4}([ T].*)?$';
const number = "^[(+-]?[0-9][0-9.,' ]*[)]?$".replaceAll("'", "''");

/** Both hold dates, or numbers, or codes of the same shape. */
async function areWrittenAlike(database: Database, a: RawTable, column: string, b: RawTable, other: string): Promise<boolean> {
  const shapes = await Promise.all(
    [[a, column] as const, [b, other] as const].map(async ([table, each]) => {
      const [row] = await database.query(
        `SELECT mode(CASE WHEN regexp_matches(v, '${date}') THEN 'date' WHEN regexp_matches(v, '${number}') THEN 'number' ELSE regexp_replace(v, '[0-9]+', '9', 'g') END) AS "shape"
         FROM (SELECT ${name(each)} AS v FROM ${name(table.table)} WHERE ${name(each)} IS NOT NULL LIMIT 2000)`,
      );
      return row!.shape;
    }),
  );
  return shapes[0] !== null && shapes[0] === shapes[1];
}

/** What has no date is a list of things, of which another file may list others. */
async function isDated(database: Database, { table, columns }: RawTable): Promise<boolean> {
  const each = columns.map((column) => `avg(CAST(regexp_matches(${name(column)}, '${date}') AS INTEGER)) > 0.9`);
  const [row] = await database.query(`SELECT ${each.join(' OR ')} AS "dated" FROM (SELECT * FROM ${name(table)} LIMIT 2000)`);
  return row!.dated === true;
}
