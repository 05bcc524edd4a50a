/** Finds the columns by which figures can be split, and the role of each. */
import type { DimensionRole } from '../../model/fact.ts';
import { type Database, literal, name } from './database.ts';
import { aliased, columnFor, type Join } from './joins.ts';
import { isNamed, nameFit, spoken, words } from './lexicon.ts';
import { type Mapping, noMapping } from './mapping.ts';
import type { Column, Table } from './typing/column-type.ts';

export interface DimensionColumn {
  id: string;
  label: string;
  role: DimensionRole;
  /** Its members are bare IDs without names: shown in tables, never used in sentences. */
  coded?: true;
  /** SQL of its member, over the main table `m` and the joined tables `j0`, `j1`, … */
  sql: string;
  /** Column of the main table that it comes from, directly or through a join. */
  column: string;
  /** The join it comes through; null if it is in the main table. */
  lookup: Join | null;
  /** The column of the joined table that holds the shown values. */
  source?: string;
  /** SQL type of its member, if it is an enum. */
  listed?: string;
}

/** Member for rows without a value. */
export const noMember = '(none)';

/** SQL of a row's member. */
export function memberOf({ sql, listed }: DimensionColumn): string {
  return listed === undefined
    ? `coalesce(CAST(${sql} AS VARCHAR), ${literal(noMember)})`
    : `coalesce(${sql}, CAST(${literal(noMember)} AS ${listed}))`;
}

const roles = ['product', 'owner', 'account', 'team', 'region', 'segment'] as const;
type Role = (typeof roles)[number];

/** A column without a role becomes a dimension if it has at least two and at most this many members. */
const mostMembers = 50;
/** A mostly empty column explains nothing. */
const leastFilled = 0.5;

/** The columns of the main table that have a dimension role. */
export function mainRoles(main: Table, mapping: Mapping, taken: ReadonlySet<string>): Map<string, Role> {
  const found = new Map<string, Role>();
  for (const role of roles) {
    const column = columnFor(role, dimensionsOnly(main), mapping, new Set([...taken, ...found.keys()]));
    if (column) found.set(column.name, role);
  }
  return found;
}

export function findDimensions(
  main: Table,
  named: ReadonlyMap<string, Role>,
  joins: readonly Join[],
  mapping: Mapping,
  taken: ReadonlySet<string>,
): DimensionColumn[] {
  const found: DimensionColumn[] = [];
  const used = new Set<string>();
  const add = (
    source: Column,
    role: DimensionRole,
    column: string,
    lookup: Join | null,
    called = source.name,
    shown: (alias: string) => string = (alias) => `${alias}.${name(source.name)}`,
  ) => {
    const own = words(called).replaceAll(' ', '_') || 'column';
    let id = role !== 'other' && !used.has(role) ? role : own;
    for (let count = 2; used.has(id); count++) id = `${own}_${count}`;
    used.add(id);
    const alias = lookup ? `j${joins.indexOf(lookup)}` : 'm';
    // A bare number means nothing to a reader: `Owner 48213484`.
    const coded = lookup === null && role !== 'other' && source.type.kind === 'number';
    const bare = coded ? `${literal(label(called))} || ' ' || CAST(m.${name(source.name)} AS VARCHAR)` : shown(alias);
    const sql = aliased(bare, [source.name, id], mapping);
    const dimension = { id, label: label(called), role: id === role ? role : ('other' as const), sql, column, lookup, source: source.name };
    const listed = sql === `${alias}.${name(source.name)}` ? source.listed : undefined;
    found.push({ ...dimension, ...(coded && { coded }), ...(listed !== undefined && { listed }) });
  };
  const ignored = (table: Table, column: Column) => mapping.columns[table.name]?.[column.name] === 'ignore';

  for (const column of dimensionsOnly(main).columns) {
    if (taken.has(column.name) || ignored(main, column)) continue;
    const role = named.get(column.name);
    const coded = joins.find((join) => join.column === column.name && nameFit('id', join.key) > 0);
    const shown = coded && nameColumn(coded);
    // A bare code means nothing to a reader: show its name.
    if (role && coded && shown) add(shown.column, role, column.name, coded, column.name, shown.sql);
    else if (role) add(column, role, column.name, null);
    else if (splits(column, main.rows) && !saysWhen(column)) add(column, 'other', column.name, null);
  }
  for (const join of joins) {
    const table = dimensionsOnly(join.table);
    const skipped = new Set([join.key]);
    const shown = nameFit('id', join.key) > 0 ? nameColumn(join) : undefined;
    for (const part of shown?.parts ?? []) skipped.add(part.name);
    const lookupRoles = new Map<string, Role>();
    for (const role of ['team', 'region', 'segment'] as const) {
      const column = columnFor(role, table, mapping, new Set([...skipped, ...lookupRoles.keys()]));
      if (column) lookupRoles.set(column.name, role);
    }
    for (const column of table.columns) {
      if (skipped.has(column.name) || ignored(join.table, column) || !splits(column, join.table.rows)) continue;
      // An address beside the name tells the same members apart once more.
      if (shown && column.distinct === join.table.rows && addressed.test(words(column.name))) continue;
      // The row's own plan counts, not its account's.
      if (main.columns.some(({ name: own }) => words(own) === words(column.name))) continue;
      add(column, lookupRoles.get(column.name) ?? 'other', join.column, join);
    }
  }
  return found;
}

/** A number of each row by which rows fall into bands: seats, employees, bays. */
export interface NumberColumn {
  id: string;
  label: string;
  /** SQL over the main table `m` and the joined tables, or of a column of the canonical table. */
  sql: string;
  /** Of a duration, what it is counted in. */
  time?: 'days' | 'hours' | 'minutes';
}

/** How long a step of a row took, and the days that it lies between, as their columns are called. */
export interface StepNumber extends NumberColumn {
  step: { from: string; to: string; over?: true };
}

/** One where something holds of a row, else none: a day is filled in, or a column has a value. */
export interface ShareNumber extends NumberColumn {
  share: { of: string; value?: string; first?: true };
}

/** The column of a canonical table that holds a number for bands; no part of the hash of its row. */
export const numberColumn = (id: string) => `num_${id}`;

/** A column with fewer values makes no bands; of more columns than this, the first count. */
const leastValues = 4;
const mostNumbers = 6;
/** Numbers that name, place or date a row instead of measuring it. */
const namesRow =
  /\b(id|ids|key|code|no|nr|number|zip|zipcode|postcode|postal|plz|phone|tel|fax|lat|latitude|lng|lon|long|longitude|year|month|week|day|quarter|probability|forecast|rank|index|row|version|jahr|monat|annee|ano|anno)\b/;

/** The numeric columns of the main table and of those it joins that may set rows apart, beside those that are taken. */
export function findNumbers(main: Table, joins: readonly Join[], mapping: Mapping, taken: ReadonlySet<string>): NumberColumn[] {
  const usable = (table: Table, { name: column, type, filled, distinct }: Column) =>
    type.kind === 'number' &&
    mapping.columns[table.name]?.[column] !== 'ignore' &&
    nameFit('id', column) === 0 &&
    !namesRow.test(words(column)) &&
    filled >= table.rows * leastFilled &&
    distinct >= leastValues &&
    // Whole numbers that are all different count rows.
    !(type.integer && distinct === filled && filled > mostMembers);
  const found = [
    ...main.columns.filter((column) => !taken.has(column.name) && usable(main, column)).map((column) => ({ column, alias: 'm' })),
    ...joins.flatMap(({ table, key }, at) =>
      table.columns.filter((column) => column.name !== key && usable(table, column)).map((column) => ({ column, alias: `j${at}` })),
    ),
  ].map(({ column, alias }): NumberColumn => {
    return { id: words(column.name).replaceAll(' ', '_') || 'column', label: label(column.name), sql: `${alias}.${name(column.name)}` };
  });
  return found.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at).slice(0, mostNumbers);
}

/** SQL that selects them beside the dimensions, each as its column. */
export const selectNumbers = (numbers: readonly NumberColumn[]) =>
  numbers.map(({ id, sql }) => `, ${sql} AS ${name(numberColumn(id))}`).join('');

function dimensionsOnly(table: Table): Table {
  const isOwner = ({ name: called, type }: Column) => type.kind === 'number' && type.integer && nameFit('owner', called) > 0;
  return {
    ...table,
    columns: table.columns.filter((column) => column.type.kind === 'text' || nameFit('id', column.name) > 0 || isOwner(column)),
  };
}

export function splits(column: Column, rows: number): boolean {
  return (
    column.type.kind === 'text' &&
    !column.type.codes &&
    column.distinct >= 2 &&
    column.distinct <= mostMembers &&
    column.filled >= rows * leastFilled &&
    // A different value in every row groups nothing.
    (column.distinct < column.filled || rows <= 10)
  );
}

/** A column such as `Fiscal Period` repeats the close date in words. */
export function saysWhen(column: Column): boolean {
  return (
    isNamed('period', column.name) ||
    /^(fiscal|closed?|closing|created?|creation) (year|quarter|month|week|period)$/.test(words(column.name))
  );
}

export interface Shown {
  column: Column;
  /** Columns that together form the name. */
  parts: readonly Column[];
  sql: (alias: string) => string;
}

/** What a joined table calls the member of a code: its name, first and last, or its address. */
export function nameColumn(join: Pick<Join, 'table' | 'key'>): Shown | undefined {
  const columns = join.table.columns.filter((column) => column.name !== join.key && column.type.kind === 'text');
  const called = (pattern: RegExp) => columns.find((column) => pattern.test(words(column.name)));
  const [first, last] = [called(firstNamed), called(lastNamed)];
  const one = columnFor('name', { ...join.table, columns: columns.filter((column) => column !== first && column !== last) }, noMapping);
  const sql = (column: Column) => (alias: string) => `${alias}.${name(column.name)}`;
  if (one) return { column: one, parts: [one], sql: sql(one) };
  if (first && last) {
    const parts = [first, last];
    return { column: last, parts, sql: (alias) => `nullif(concat_ws(' ', ${parts.map((part) => sql(part)(alias)).join(', ')}), '')` };
  }
  const other = last ?? first ?? called(/^(e ?mail|mail)( address)?$/);
  return other && { column: other, parts: [other], sql: sql(other) };
}

const addressed = /^(?:(?:e ?)?mail|user ?name|login|phone)(?: address| number)?$/;
const firstNamed = /^(first ?name|given name|forename|vorname|prenom|nombre|nome|primeiro nome|名)$/;
const lastNamed = /^(last ?name|surname|family name|nachname|nom|nom de famille|apellidos?|sobrenome|cognome|姓)$/;

/** What is said by its letters. */
const initials = /(?<!\p{L})(?:mrr|arr|acv|tcv|nps|csm|csat|sla|sku|crm|kpi|fte|ltv|cac|roi|smb|qbr)(?!\p{L})/gu;

/** `sales_agent` → `Sales agent`, `csm` → `CSM`; names in capitals, such as `ARR`, stay as they are. */
export function label(column: string): string {
  const text = /^[A-Z]{2,5}$/.test(column)
    ? column
    : spoken(column)
        .replace(/^(hub ?spot|hs|cf) (?=.)/, '')
        .replace(/ id$/, '')
        .replace(initials, (letters) => letters.toUpperCase());
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Members written as codes, such as `south_asia`, are shown as words. @param from SQL of the rows `m`, with the tables joined to them */
export async function inWords<D extends DimensionColumn>(database: Database, from: string, dimension: D): Promise<D> {
  const [row] = await database.query(
    `SELECT count(*) FILTER (WHERE NOT regexp_full_match(v, '[a-z0-9]+(_[a-z0-9]+)*')) AS "other", count(*) FILTER (WHERE contains(v, '_')) AS "joined"
     FROM (SELECT CAST(${dimension.sql} AS VARCHAR) AS v FROM ${from}) WHERE v IS NOT NULL`,
  );
  if (Number(row!.other) > 0 || Number(row!.joined) === 0) return dimension;
  const plain = `replace(CAST(${dimension.sql} AS VARCHAR), '_', ' ')`;
  const { listed: _, ...written } = dimension;
  return { ...(written as D), sql: `upper(${plain}[1]) || ${plain}[2:]` };
}
