/** Finds which tables explain a column of the main table: one row a key, most values of the column among the keys. */
import { byCodeUnit } from './data-file.ts';
import { type Database, literal, name } from './database.ts';
import { nameFit, words } from './lexicon.ts';
import type { Mapping } from './mapping.ts';
import { nearest } from './spelling.ts';
import type { Column, Table } from './typing/column-type.ts';

export interface Join {
  /** Column of the main table. */
  column: string;
  table: Table;
  key: string;
  /** Values of the main table that no key has, with the rows they stand in; largest first. */
  unmatched: { value: string; rows: number; suggestion: string | null }[];
  /** Keys that no row of the main table has. */
  unused: string[];
}

/** Names under which a column's aliases may stand in the mapping: its own, and its dimension's. */
export type AliasIds = (column: string) => readonly string[];

/** Of the different values, this share must be among the keys; less when both columns bear the same name. */
const enough = 0.8;
const enoughWhenNamedAlike = 0.5;

export async function findJoins(
  database: Database,
  main: Table,
  others: readonly Table[],
  aliasIds: AliasIds,
  mapping: Mapping,
): Promise<Join[]> {
  const joins: Join[] = [];
  for (const table of others) {
    let best: { column: Column; key: Column; fit: number } | null = null;
    for (const key of table.columns) {
      // Only a key that is unique may join: anything else would multiply the amounts.
      if (key.distinct < 2 || key.distinct !== table.rows || !joinable(key)) continue;
      for (const column of main.columns) {
        if (column.type.kind !== key.type.kind || column.distinct < 2 || !joinable(column)) continue;
        const points = pointsTo(column.name, table.name, key.name);
        const alike = points || words(column.name) === words(key.name);
        if (column.type.kind === 'number' && !alike) continue;
        const value = aliased(`m.${name(column.name)}`, aliasIds(column.name), mapping);
        const [row] = await database.query(
          `SELECT count(*) AS "all", count(*) FILTER (WHERE v IN (SELECT ${name(key.name)} FROM ${table.sql})) AS "hit"
           FROM (SELECT DISTINCT ${value} AS v FROM ${main.sql} m) WHERE v IS NOT NULL`,
        );
        const share = Number(row!.hit) / Math.max(Number(row!.all), 1);
        if (share < (alike ? enoughWhenNamedAlike : enough)) continue;
        // A deal's own `id` is not a user's, though both be 1, 2, 3.
        const fit = share + (points ? 2 : alike ? 1 : 0);
        if (!best || fit > best.fit) best = { column, key, fit };
      }
    }
    if (best) {
      const value = aliased(`m.${name(best.column.name)}`, aliasIds(best.column.name), mapping);
      joins.push(await explain(database, main, best.column.name, value, table, best.key.name));
    }
  }
  return joins.sort((a, b) => byCodeUnit(a.table.name, b.table.name));
}

/** `owner_id` is the `id` of a table of users, `account_id` that of accounts: the name of the column or of the table gives the link. */
function pointsTo(column: string, table: string, key: string): boolean {
  const [from, to] = [/^(.+) id$/.exec(words(column))?.[1], /^(?:(.+) )?id$/.exec(words(key))];
  if (from === undefined || !to) return false;
  const target = to[1] ?? singular(words(table).replace(/(?<![ \d])[ \d]+$/, ''));
  if (ofPeople.test(from) && ofPeople.test(target)) return true;
  return from === target || from.endsWith(` ${target}`) || target.endsWith(` ${from}`);
}

const ofPeople = /(^| )(owner|user|rep|agent|seller|salesperson|employee|team member|sales team)$/;

function singular(text: string): string {
  return text.replace(/ies$/, 'y').replace(/s$/, '');
}

function joinable(column: Column): boolean {
  return column.type.kind === 'text' || (column.type.kind === 'number' && column.type.integer && nameFit('id', column.name) > 0);
}

async function explain(database: Database, main: Table, column: string, value: string, table: Table, key: string): Promise<Join> {
  const missing = await database.query(
    `SELECT CAST(v AS VARCHAR) AS "v", count(*) AS "rows" FROM (SELECT ${value} AS v FROM ${main.sql} m) x
     ANTI JOIN ${table.sql} t ON x.v = t.${name(key)} WHERE v IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1`,
  );
  const spare = await database.query(
    `SELECT CAST(t.${name(key)} AS VARCHAR) AS "v" FROM ${table.sql} t
     ANTI JOIN (SELECT ${value} AS v FROM ${main.sql} m) x ON x.v = t.${name(key)} ORDER BY 1`,
  );
  const keys = await database.query(`SELECT CAST(${name(key)} AS VARCHAR) AS "v" FROM ${table.sql} ORDER BY 1`);
  const spellings = keys.map((row) => String(row.v));
  return {
    column,
    table,
    key,
    unmatched: missing.map((row) => ({ value: String(row.v), rows: Number(row.rows), suggestion: nearest(String(row.v), spellings) })),
    unused: spare.map((row) => String(row.v)),
  };
}

/** The joins as SQL over the main table `m`: the joined tables are `j0`, `j1` …, in their order. */
export function leftJoins(joins: readonly Join[], aliasIds: AliasIds, mapping: Mapping): string {
  const clauses = joins.map((join, at) => {
    const value = aliased(`m.${name(join.column)}`, aliasIds(join.column), mapping);
    return `LEFT JOIN ${join.table.sql} j${at} ON ${value} = j${at}.${name(join.key)}`;
  });
  return clauses.join(' ');
}

/** A column's value with the mapping's spellings put in; `ids` are the names its aliases may stand under. */
export function aliased(value: string, ids: readonly string[], mapping: Mapping): string {
  const aliases = ids.flatMap((id) => Object.entries(mapping.aliases[id] ?? {}));
  if (aliases.length === 0) return value;
  return `CASE ${value} ${aliases.map(([from, to]) => `WHEN ${literal(from)} THEN ${literal(to)}`).join(' ')} ELSE ${value} END`;
}
