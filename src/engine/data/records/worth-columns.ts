/**
 * What one row costs or brings in, where a brief tells it by columns: of the rows themselves, of a table that describes them, or of one that has
 * several rows for each of them.
 */
import type { Given } from '../../../model/brief.ts';
import { type Database, name } from '../database.ts';
import { words } from '../lexicon.ts';
import { currencyInName } from '../money.ts';
import { keyNamed, type Link } from '../relations/links.ts';
import type { Node } from '../relations/reach.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { columnLabel, measureColumns } from './measure-columns.ts';
import { namesMoney, spokenFit } from './said-columns.ts';

export type WorthSaid = Extract<Given, { kind: 'worth' }>;

export interface WorthColumns {
  said: WorthSaid;
  /** Over `m`, the tables that describe it, and what `join` adds to them. */
  sql: string;
  join: string;
  label: string;
  currency: string | null;
  used: readonly Table[];
}

interface Rows {
  main: Table;
  nodes: readonly Node[];
  links: readonly Link[];
  /** As they were read, where the main one may hold some of their rows only. */
  tables: readonly Table[];
}

/** Null where some of the words name no column, or none more than another. */
export async function worthColumns(database: Database, rows: Rows, said: WorthSaid): Promise<WorthColumns | null> {
  for (const source of await sourcesOf(database, rows)) {
    const money = await moneyIn(database, source.table);
    const found = said.by.map((piece) => bestNamed(piece, money));
    // What stands after the last column says where they stand: `both in the export`.
    while (found.length > 1 && found.at(-1) === null) found.pop();
    const columns = found.filter((each) => each !== null);
    if (columns.length === 0 || columns.length < found.length) continue;
    const own = [...new Set(columns)];
    return {
      said,
      ...source.of(own.map((column) => column.name)),
      label: own.map((column) => columnLabel(column.name)).join(' + '),
      currency: own.map((column) => currencyInName(column.name) ?? null).find((each) => each !== null) ?? null,
      used: [source.table],
    };
  }
  return null;
}

interface Source {
  table: Table;
  of: (columns: readonly string[]) => Pick<WorthColumns, 'sql' | 'join'>;
}

/** What is added up is nothing only where none of it is known. */
const summed = (alias: string, columns: readonly string[]) => {
  const each = columns.map((column) => `${alias}.${name(column)}`);
  return each.length === 1
    ? each[0]!
    : `CASE WHEN coalesce(${each.join(', ')}) IS NOT NULL THEN ${each.map((sql) => `coalesce(${sql}, 0)`).join(' + ')} END`;
};

/** Those of which each row has several rows come first: a column of theirs is named with what they are. */
async function sourcesOf(database: Database, { main, nodes, links, tables }: Rows): Promise<Source[]> {
  const several: Source[] = [];
  const inRows = new Set(nodes.map(({ table }) => table.name));
  for (const table of tables) {
    // Where the rows are some of a table, such as the first of each case, those that follow are in the table as it was read.
    if (table === main || (table.name !== main.name && inRows.has(table.name)) || table.derived) continue;
    const key = await keyOfSeveral(database, main, table, links);
    if (!key) continue;
    const order = await orderWithin(database, table, key.theirs);
    const follows = order !== null && (await isOfAll(database, main, table, key));
    // Of a table with fewer rows, each of which is one of these, nothing follows.
    if (table.name === main.name && !follows) continue;
    several.push({
      table,
      of: (columns) => ({
        sql: 'w.worth',
        join: `LEFT JOIN (SELECT ${name(key.theirs)} AS k, sum(worth) AS worth FROM (SELECT t.${name(key.theirs)}, ${summed('t', columns)} AS worth${
          follows
            ? `, row_number() OVER (PARTITION BY t.${name(key.theirs)} ORDER BY t.${name(order)}, ${summed('t', columns)}) AS nth`
            : ''
        } FROM ${table.sql} t)${follows ? ' WHERE nth > 1' : ''} GROUP BY 1) w ON m.${name(key.own)} = w.k`,
      }),
    });
  }
  const described = nodes.map(({ alias, table }): Source => ({ table, of: (columns) => ({ sql: summed(alias, columns), join: '' }) }));
  return [
    ...several.filter(({ table }) => table.name === main.name),
    ...described,
    ...several.filter(({ table }) => table.name !== main.name),
  ];
}

interface Key {
  own: string;
  theirs: string;
}

/** The column that tells of several rows of a table to which one of the main table they belong. */
async function keyOfSeveral(database: Database, main: Table, table: Table, links: readonly Link[]): Promise<Key | null> {
  const link = links.find(({ from, to, columns }) => from.name === table.name && to === main && columns.length === 1);
  if (link) return { own: link.keys[0]!, theirs: link.columns[0]! };
  for (const own of main.columns) {
    if (own.distinct !== main.rows || own.distinct < 2 || own.type.kind === 'date') continue;
    const theirs = table.columns.find((column) => words(column.name) === words(own.name) && column.type.kind === own.type.kind);
    if (!theirs || theirs.distinct >= theirs.filled || !(theirs.type.kind === 'text' || keyNamed.test(words(theirs.name)))) continue;
    const [row] = await database.query(
      `SELECT count(*) AS "all", count(*) FILTER (WHERE v IN (SELECT ${name(theirs.name)} FROM ${table.sql})) AS "hit" FROM (SELECT DISTINCT ${name(own.name)} AS v FROM ${main.sql})`,
    );
    if (Number(row!.hit) > 0) return { own: own.name, theirs: theirs.name };
  }
  return null;
}

/** The column that numbers the rows of each, or dates them; null where none does. */
async function orderWithin(database: Database, table: Table, key: string): Promise<string | null> {
  const numbers = table.columns.filter(({ type, filled }) => type.kind === 'number' && type.integer && filled === table.rows);
  for (const column of numbers) {
    const [row] = await database.query(
      `SELECT min(${name(column.name)}) AS "first", max(${name(column.name)}) AS "last", count(DISTINCT (${name(key)}, ${name(column.name)})) AS "each",
         max(c) AS "most" FROM (SELECT *, count(*) OVER (PARTITION BY ${name(key)}) AS c FROM ${table.sql})`,
    );
    const [first, last, each, most] = [row!.first, row!.last, row!.each, row!.most].map(Number) as [number, number, number, number];
    if (each === table.rows && (first === 0 || first === 1) && last - first < 2 * most) return column.name;
  }
  return table.columns.find(({ type, filled }) => type.kind === 'date' && filled === table.rows)?.name ?? null;
}

const nearlyAll = 0.9;

/** Whether nearly every row has one of the others, so that only what follows it is more. */
async function isOfAll(database: Database, main: Table, table: Table, { own, theirs }: Key): Promise<boolean> {
  const [row] = await database.query(
    `SELECT count(*) AS "all", count(*) FILTER (WHERE ${name(own)} IN (SELECT ${name(theirs)} FROM ${table.sql})) AS "hit" FROM ${main.sql}`,
  );
  return Number(row!.all) > 0 && Number(row!.hit) >= nearlyAll * Number(row!.all);
}

async function moneyIn(database: Database, table: Table): Promise<Column[]> {
  const measures = await measureColumns(database, table);
  return table.columns.filter(
    ({ name: column, type, filled }) =>
      type.kind === 'number' &&
      filled > 0 &&
      (currencyInName(column) !== undefined ||
        measures.some((each) => each.column === column && each.unit === 'money') ||
        (!keyNamed.test(words(column)) && namesMoney(column))),
  );
}

/** Of two that words name equally, nobody knows which is meant. */
function bestNamed(piece: string, columns: readonly Column[]): Column | null {
  const [first, second] = columns
    .map((column) => ({ column, fit: spokenFit(piece, column) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit);
  return first && (!second || first.fit > second.fit) ? first.column : null;
}
