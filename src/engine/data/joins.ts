/** Finds which tables describe which, and which column has which role. */
import { type Database, literal, name } from './database.ts';
import { type ColumnRole, nameFit, words } from './lexicon.ts';
import type { Mapping } from './mapping.ts';
import { bareSpelling, byCodeUnit, nearest } from './spelling.ts';
import type { Column, Table } from './typing/column-type.ts';

/** A column named for the role whose values do not fit it, with an example; null if there is none. */
export async function misread(
  database: Database,
  role: 'amount' | 'closed',
  table: Table,
): Promise<{ column: string; value: string } | null> {
  const column = table.columns.find(
    ({ name: each, type, filled }) => filled > 0 && nameFit(role, each) > 0 && !kinds[role]!.includes(type.kind),
  );
  if (!column) return null;
  const [row] = await database.query(`SELECT min(CAST(${name(column.name)} AS VARCHAR)) AS "v" FROM ${table.sql}`);
  return { column: column.name, value: String(row!.v).slice(0, 40) };
}

type Kind = Column['type']['kind'];

const kinds: Partial<Record<ColumnRole, readonly Kind[]>> = {
  created: ['date'],
  closed: ['date'],
  expected: ['date'],
  activity: ['date'],
  amount: ['number'],
  currency: ['text'],
  stage: ['text'],
  won: ['boolean', 'number'],
  closedFlag: ['boolean', 'number'],
  target: ['number'],
  probability: ['number'],
  forecast: ['text'],
  reason: ['text'],
  original: ['date'],
};

/** The column that fits the role best, or undefined. A mapping decides first; a column has only one role. */
export function columnFor(role: ColumnRole, table: Table, mapping: Mapping, taken: ReadonlySet<string> = new Set()): Column | undefined {
  const mapped = mapping.columns[table.name] ?? {};
  const named = table.columns.find((column) => mapped[column.name] === role);
  if (named) return named;
  let best: Column | undefined;
  let bestFit = 0;
  for (const column of table.columns) {
    if (taken.has(column.name) || mapped[column.name] !== undefined || column.filled === 0) continue;
    if (kinds[role] && !kinds[role].includes(column.type.kind)) continue;
    const fit = nameFit(role, column.name);
    if (fit > bestFit) [best, bestFit] = [column, fit];
  }
  return best;
}

export interface Join {
  /** Column of the main table. */
  column: string;
  table: Table;
  key: string;
  /** Values of the main table without a matching key, with their row counts; largest first. */
  unmatched: { value: string; rows: number; suggestion: string | null }[];
  /** Values joined to a key that no row writes as it is, and that differs in capitals, spaces or marks alone: `GTXPro` to `GTX Pro`. */
  respelled: { value: string; key: string; rows: number }[];
  /** Keys that no row of the main table uses. */
  unused: string[];
}

/** Names under which a column's aliases may be in the mapping: the column's own and its dimension's. */
type AliasIds = (column: string) => readonly string[];

/** Share of distinct values that must be keys; less if both columns have the same name. */
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
    const candidates = candidatesFor(main, table);
    if (candidates.length === 0) continue;
    // One query: planning costs more than so few rows.
    const rows = await database.query(
      candidates
        .map(({ column, key }, at) => {
          const value = aliased(`m.${name(column.name)}`, aliasIds(column.name), mapping);
          return `SELECT ${at} AS "at", count(*) AS "all", count(*) FILTER (WHERE v IN (SELECT ${name(key.name)} FROM ${table.sql})) AS "hit"
            FROM (SELECT DISTINCT ${value} AS v FROM ${main.sql} m) WHERE v IS NOT NULL`;
        })
        .join(' UNION ALL ')
        .concat(' ORDER BY 1'),
    );
    let best: (Candidate & { fit: number }) | null = null;
    for (const [at, candidate] of candidates.entries()) {
      const { points, alike } = candidate;
      const share = Number(rows[at]!.hit) / Math.max(Number(rows[at]!.all), 1);
      if (share < (alike ? enoughWhenNamedAlike : enough)) continue;
      // A deal's own `id` is not a user's, even if both are 1, 2, 3.
      const fit = share + (points ? 2 : alike ? 1 : 0);
      if (!best || fit > best.fit) best = { ...candidate, fit };
    }
    if (best) {
      const value = aliased(`m.${name(best.column.name)}`, aliasIds(best.column.name), mapping);
      joins.push(await explain(database, main, best.column.name, value, table, best.key.name));
    }
  }
  return joins.sort((a, b) => byCodeUnit(a.table.name, b.table.name));
}

interface Candidate {
  /** Of the main table. */
  column: Column;
  key: Column;
  /** The names give the link. */
  points: boolean;
  alike: boolean;
}

/** The pairs of a column and a key that may join, by their kinds and names. */
function candidatesFor(main: Table, table: Table): Candidate[] {
  // Only a unique key may join: anything else would multiply the amounts.
  const keys = table.columns.filter((key) => key.distinct >= 2 && key.distinct === table.rows && joinable(key));
  return keys.flatMap((key) =>
    main.columns.flatMap((column) => {
      if (column.type.kind !== key.type.kind || column.distinct < 2 || !joinable(column)) return [];
      const points = pointsTo(column.name, table.name, key.name) || namesBuyer(column, table.name, key);
      const alike = points || words(column.name) === words(key.name);
      return column.type.kind === 'number' && !alike ? [] : [{ column, key, points, alike }];
    }),
  );
}

/** `owner_id` is the `id` of a table of users, `account_id` that of accounts: the name of the column or of the table gives the link. */
export function pointsTo(column: string, table: string, key: string): boolean {
  const [said, to] = [/^(.+) ids?$/.exec(words(column))?.[1], /^(?:(.+) )?id$/.exec(words(key))];
  // `Deal owner` holds the IDs of owners where an export writes no names.
  const from = said ?? (ofPeople.test(words(column)) ? words(column) : undefined);
  if (from === undefined || !to) return false;
  const target = to[1] !== undefined && !ofAnything.test(to[1]) ? to[1] : singular(words(table).replace(/(?<![ \d])[ \d]+$/, ''));
  if (ofPeople.test(from) && ofPeople.test(target)) return true;
  // `Associated Company IDs` are those of a file called `crm-export-all-companies`.
  const noun = to[1] === target ? target : target.slice(target.lastIndexOf(' ') + 1);
  return from === target || from.endsWith(` ${noun}`) || target.endsWith(` ${from}`);
}

/** What the key of any table may be called. */
const ofAnything = /^(?:record|object|internal|row|system)$/;

/** An account of one system is the customer or company of another; numbers may be among the keys by chance. */
export function namesBuyer(column: Column, table: string, key: Column): boolean {
  const [from, to] = [/^(.+) id$/.exec(words(column.name))?.[1], /^(?:(.+) )?id$/.exec(words(key.name))];
  if (column.type.kind !== 'text' || key.type.kind !== 'text' || from === undefined || !to) return false;
  return ofBuyers.test(singular(from)) && ofBuyers.test(singular(to[1] ?? words(table)));
}

const ofBuyers = /^(account|customer|client|company|organi[sz]ation)$/;

const ofPeople =
  /(^| )(owner|user|rep|agent|seller|salesperson|employee|team member|sales team|assignee|handler|manager|consultant|technician|engineer|operator|staff member)$/;

export function singular(text: string): string {
  return text.replace(/ies$/, 'y').replace(/s$/, '');
}

function joinable(column: Column): boolean {
  if (column.type.kind === 'text') return true;
  return column.type.kind === 'number' && column.type.integer && (nameFit('id', column.name) > 0 || ofPeople.test(words(column.name)));
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
  const unused = spare.map((row) => String(row.v));
  const strange = missing.map((row) => {
    const value = String(row.v);
    return { value, rows: Number(row.rows), suggestion: nearest(value, spellings) };
  });
  const respelled = strange.flatMap(({ value, rows, suggestion }) =>
    suggestion !== null && unused.includes(suggestion) && bareSpelling(suggestion) === bareSpelling(value) && !/^\d+$/.test(suggestion)
      ? [{ value, key: suggestion, rows }]
      : [],
  );
  // Of two spellings that no row writes right, nobody knows whether they are one thing.
  const sure = respelled.filter(({ key: to }) => respelled.filter((other) => other.key === to).length === 1);
  return {
    column,
    table,
    key,
    unmatched: strange.filter(({ value }) => !sure.some((each) => each.value === value)),
    respelled: sure,
    unused: unused.filter((each) => !sure.some((pair) => pair.key === each)),
  };
}

/** SQL of the joins over the main table `m`; the joined tables are `j0`, `j1`, … in order. */
export function leftJoins(joins: readonly Join[], aliasIds: AliasIds, mapping: Mapping): string {
  const clauses = joins.map((join, at) => {
    const value = renamed(
      aliased(`m.${name(join.column)}`, aliasIds(join.column), mapping),
      join.respelled.map(({ value: from, key: to }) => [from, to]),
    );
    return `LEFT JOIN ${join.table.sql} j${at} ON ${value} = j${at}.${name(join.key)}`;
  });
  return clauses.join(' ');
}

/** SQL of a column's value with the mapping's aliases applied; `ids` are the names its aliases may be under. */
export function aliased(value: string, ids: readonly string[], mapping: Mapping): string {
  return renamed(
    value,
    ids.flatMap((id) => Object.entries(mapping.aliases[id] ?? {})),
  );
}

function renamed(value: string, aliases: readonly (readonly [from: string, to: string])[]): string {
  if (aliases.length === 0) return value;
  return `CASE ${value} ${aliases.map(([from, to]) => `WHEN ${literal(from)} THEN ${literal(to)}`).join(' ')} ELSE ${value} END`;
}
