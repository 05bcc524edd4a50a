/** Keys of one thing that two tables write otherwise are written alike, so that they join: `51001` as `#51001`, 4711 as `0000004711`, `so-17` as `SO-17`. */
import { type Database, name } from './database.ts';
import { words } from './lexicon.ts';
import { keyNamed } from './relations/links.ts';
import type { Column, Table } from './typing/column-type.ts';

/** Fewer values may be among the keys by chance. */
const leastValues = 20;
/** Of the different values, this share must be among the keys. */
const enough = 0.95;
/** A key may stand twice where a row was exported twice. */
const nearlyUnique = 0.98;
/** Shorter numbers count from one in every table. */
const longEnough = 5;
/** Keys of longer tables are looked at as they are. */
const mostRows = 500_000;
const longestCode = 40;

/** SQL of a key without what an export may add or lose. */
const bare = (value: string) => `coalesce(nullif(ltrim(ltrim(upper(trim(CAST(${value} AS VARCHAR))), '# '), '0'), ''), '0')`;

interface Place {
  at: number;
  column: Column;
}

/** The tables with the keys rewritten where nearly all of a column's values are then among those of a column that numbers rows. */
export async function writeKeysAlike(database: Database, given: readonly Table[]): Promise<Table[]> {
  const tables = [...given];
  const able = tables.map(({ rows, derived }) => rows <= mostRows && !derived);
  if (able.filter(Boolean).length < 2) return tables;
  const coded: Place[] = [];
  for (const [at, table] of tables.entries())
    if (able[at]) coded.push(...(await codesOf(database, table)).map((column) => ({ at, column })));
  for (const key of coded) {
    const { rows } = tables[key.at]!;
    if (key.column.distinct < nearlyUnique * rows) continue;
    for (const place of coded) {
      if (place.at === key.at || (key.column.type.kind === 'number' && place.column.type.kind === 'number')) continue;
      const changed = await rewritten(database, tables, key, place);
      if (changed === null) continue;
      for (const each of [key, place]) {
        const own = tables[each.at]!;
        const column: Column = {
          ...each.column,
          type: { kind: 'text' },
          ...(each === place && { respelled: (each.column.respelled ?? 0) + changed }),
        };
        tables[each.at] = { ...own, columns: own.columns.map((other) => (other.name === column.name ? column : other)) };
        each.column = column;
      }
    }
  }
  return tables;
}

/** Columns whose values are codes with a number in them. */
async function codesOf(database: Database, table: Table): Promise<Column[]> {
  const able = table.columns.filter(
    ({ type, distinct, listed, name: called }) =>
      distinct >= leastValues &&
      listed === undefined &&
      (type.kind === 'text' || (type.kind === 'number' && type.integer && keyNamed.test(words(called)))),
  );
  if (able.length === 0) return [];
  const counted = able.map(({ name: each }, at) => {
    const text = `CAST(${name(each)} AS VARCHAR)`;
    return `count(*) FILTER (WHERE regexp_matches(${text}, '[0-9]{2}') AND NOT regexp_matches(${text}, '[0-9][-/.:][0-9]{1,2}[-/.:]') AND length(${text}) <= ${longestCode}) AS "n${at}"`;
  });
  const [row] = await database.query(`SELECT ${counted.join(', ')} FROM ${table.sql}`);
  return able.filter(({ filled }, at) => Number(row![`n${at}`]) >= enough * filled);
}

/** How many rows of a column were rewritten as the keys are; null where it is none of them, or is written so already. */
async function rewritten(database: Database, tables: readonly Table[], key: Place, place: Place): Promise<number | null> {
  const [from, to] = [tables[place.at]!.sql, tables[key.at]!.sql];
  const [own, its] = [name(place.column.name), name(key.column.name)];
  const keys = `SELECT DISTINCT CAST(${its} AS VARCHAR) AS "key", ${bare(its)} AS "bare" FROM ${to} WHERE ${its} IS NOT NULL`;
  const [row] = await database.query(
    `WITH k AS (${keys}), v AS (SELECT DISTINCT CAST(${own} AS VARCHAR) AS "own", ${bare(own)} AS "bare" FROM ${from} WHERE ${own} IS NOT NULL)
     SELECT (SELECT count(*) FROM v) AS "all", (SELECT count(*) FROM v WHERE own IN (SELECT key FROM k)) AS "same",
       (SELECT count(*) FROM v WHERE bare IN (SELECT bare FROM k)) AS "alike", (SELECT avg(length(bare)) FROM v) AS "long",
       (SELECT count(*) - count(DISTINCT bare) FROM k) AS "twice"`,
  );
  const figure = (of: string) => Number(row![of]);
  const isCalledAlike = words(place.column.name) === words(key.column.name);
  const isOfOneKind = place.column.type.kind === key.column.type.kind;
  if (figure('twice') > 0 || figure('alike') < enough * figure('all') || figure('alike') < leastValues) return null;
  if ((isOfOneKind && figure('same') === figure('alike')) || (figure('long') < longEnough && !isCalledAlike)) return null;
  for (const [table, { column }] of [
    [to, key],
    [from, place],
  ] as const)
    if (column.type.kind !== 'text') await database.run(`ALTER TABLE ${table} ALTER COLUMN ${name(column.name)} TYPE VARCHAR`);
  const where = `${bare(own)} = k.bare AND ${own} <> k.key`;
  const [counted] = await database.query(`SELECT count(*) AS "rows" FROM ${from} JOIN (${keys}) k ON ${where}`);
  await database.run(`UPDATE ${from} SET ${own} = k.key FROM (${keys}) k WHERE ${where}`);
  return Number(counted!.rows);
}
