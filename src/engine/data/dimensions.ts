/** Along which columns the figures can be split, and what each of them is. */
import type { DimensionRole } from '../metrics/fact.ts';
import type { Column, Table } from './column-type.ts';
import { name } from './database.ts';
import { aliased, type Join } from './joins.ts';
import { nameFit, words } from './lexicon.ts';
import type { Mapping } from './mapping.ts';
import { columnFor } from './roles.ts';

export interface DimensionColumn {
  id: string;
  label: string;
  role: DimensionRole;
  /** SQL of its member, over the main table `m` and its joined tables `j0`, `j1` … */
  sql: string;
  /** Column of the main table it comes from, itself or by a join. */
  column: string;
}

const roles = ['product', 'account', 'owner', 'team', 'region', 'segment'] as const;
type Role = (typeof roles)[number];

/** A column without a role becomes a dimension when it has between two and this many members. */
const mostMembers = 50;
/** A column mostly empty explains nothing. */
const leastFilled = 0.5;

/** Which columns of the main table play a dimension's role. */
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
  const add = (from: Column, alias: string, role: DimensionRole, column: string) => {
    const own = words(from.name).replaceAll(' ', '_') || 'column';
    let id = role !== 'other' && !used.has(role) ? role : own;
    for (let count = 2; used.has(id) || id === ''; count++) id = `${own}_${count}`;
    used.add(id);
    const value = aliased(`${alias}.${name(from.name)}`, [from.name, id], mapping);
    found.push({ id, label: label(from.name), role: id === role ? role : 'other', sql: value, column });
  };

  for (const column of dimensionsOnly(main).columns) {
    if (taken.has(column.name) || mapping.columns[main.name]?.[column.name] === 'ignore') continue;
    const role = named.get(column.name);
    const shown = joins.findIndex((join) => join.column === column.name && nameFit('id', join.key) > 0 && nameColumn(join));
    if (role && shown >= 0) add({ ...nameColumn(joins[shown]!)!, name: nameColumn(joins[shown]!)!.name }, `j${shown}`, role, column.name);
    else if (role) add(column, 'm', role, column.name);
    else if (splits(column, main.rows)) add(column, 'm', 'other', column.name);
  }
  for (const [at, join] of joins.entries()) {
    const shown = nameFit('id', join.key) > 0 ? nameColumn(join)?.name : undefined;
    const table = dimensionsOnly(join.table);
    const lookupRoles = new Map<string, Role>();
    for (const role of ['team', 'region', 'segment'] as const) {
      const column = columnFor(role, table, mapping, new Set([join.key, shown ?? join.key, ...lookupRoles.keys()]));
      if (column) lookupRoles.set(column.name, role);
    }
    for (const column of table.columns) {
      if (column.name === join.key || column.name === shown || mapping.columns[join.table.name]?.[column.name] === 'ignore') continue;
      if (splits(column, join.table.rows)) add(column, `j${at}`, lookupRoles.get(column.name) ?? 'other', join.column);
    }
  }
  return found;
}

function dimensionsOnly(table: Table): Table {
  return { ...table, columns: table.columns.filter((column) => column.type.kind === 'text' || nameFit('id', column.name) > 0) };
}

function splits(column: Column, rows: number): boolean {
  return (
    column.type.kind === 'text' &&
    column.distinct >= 2 &&
    column.distinct <= mostMembers &&
    column.filled >= rows * leastFilled &&
    // One value a row describes the row and groups nothing.
    (column.distinct < column.filled || rows <= 10)
  );
}

function nameColumn(join: Join): Column | undefined {
  return columnFor(
    'name',
    { ...join.table, columns: join.table.columns.filter(({ name: each, type }) => each !== join.key && type.kind === 'text') },
    {
      aliases: {},
      columns: {},
      won: [],
      lost: [],
    },
  );
}

/** `sales_agent` → `Sales agent`. Names in capitals, such as `ARR`, stay. */
export function label(column: string): string {
  const text = /^[A-Z]{2,5}$/.test(column) ? column : words(column).replace(/ id$/, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
