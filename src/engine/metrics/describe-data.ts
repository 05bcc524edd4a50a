/** Describes how tables are understood: what each column is, how tables join, what can be computed. */

import { QuarterdeckError } from '../../model/errors.ts';
import type { MetricNote } from '../../model/fact.ts';
import { type Database, openDatabase } from '../data/database.ts';
import { findFinanceColumns } from '../data/families/finance.ts';
import { withMonthDates } from '../data/families/monthly-amounts.ts';
import { findSubscriptions } from '../data/families/subscriptions.ts';
import { findSurveys } from '../data/families/surveys.ts';
import { findTickets } from '../data/families/tickets.ts';
import { loadTables } from '../data/load-tables.ts';
import { isColumnRole, type Mapping, mappingText, noMapping } from '../data/mapping.ts';
import type { RawTable } from '../data/raw-table.ts';
import type { Orders } from '../data/relations/orders.ts';
import { countOnce } from '../data/repeated-rows.ts';
import type { DataFile } from '../data/table-source.ts';
import type { Column, Table } from '../data/typing/column-type.ts';
import type { FactOptions } from './fact-options.ts';
import { ledgerOf, type Understood, understandTables } from './read-facts.ts';

interface FoundMapping {
  mapping: Mapping;
  /** The role of each column that has one, including roles that no mapping can give, such as `key` and `measure`. */
  roles: ReadonlyMap<Column, string>;
}

async function foundMapping(
  database: Database,
  tables: readonly Table[],
  { deals, outcome, records, orders }: Pick<Understood, 'deals' | 'outcome' | 'records' | 'orders'>,
  mapping: Mapping,
): Promise<FoundMapping> {
  const roles = new Map<Column, string>();
  const columns: Record<string, Record<string, string>> = structuredClone(mapping.columns);
  const give = (table: { name: string; columns: readonly Column[] } | undefined, name: string | null | undefined, role: string) => {
    const column = table?.columns.find((each) => each.name === name);
    if (!table || !column || roles.has(column)) return;
    roles.set(column, role);
    if (isColumnRole(role)) columns[table.name] = { ...columns[table.name], [column.name]: role };
  };
  for (const table of [deals?.main, records?.main, ...(deals?.joins ?? []).map((join) => join.table)]) {
    for (const [name, role] of Object.entries(mapping.columns[table?.name ?? ''] ?? {})) give(table, name, role);
  }
  // A date that serves as expected and actual close is called closed.
  give(deals?.main, deals?.parts.closed?.name, 'closed');
  for (const [role, column] of Object.entries(deals?.parts ?? {})) give(deals?.main, column?.name, role);
  give(deals?.main, deals?.currency?.column, 'currency');
  give(deals?.main, outcome?.stage, 'stage');
  for (const column of outcome?.columns ?? []) give(deals?.main, column, 'outcome');
  const calledOf = (role: string) => (role === 'other' ? 'dimension' : role);
  for (const { column, role, lookup, source } of deals?.dimensions ?? []) {
    if (lookup === null) give(deals!.main, column, calledOf(role));
    // A code of the deals names its row in another table.
    else if (role !== 'other' && !['team', 'region', 'segment'].includes(role)) give(deals!.main, column, role);
    else give(lookup.table, source, calledOf(role));
  }
  for (const { column, role, table } of records?.dimensions ?? []) give(table ?? records!.main, column, calledOf(role));
  for (const { table, key, column } of deals?.joins ?? []) {
    give(table, key, 'key');
    give(deals?.main, column, 'key');
  }
  const families = await familyRoles(
    database,
    tables.filter((table) => table !== deals?.main),
    mapping,
  );
  for (const { table, column, role } of families) give(table, column.name, role);
  give(records?.main, records?.time?.name || undefined, 'period');
  if (orders) giveOrders(orders, give);
  for (const measure of records?.measures ?? []) give(records?.main, measure.column, 'measure');
  const stages = outcome?.stage ? await database.query(`SELECT DISTINCT stage AS "stage", outcome AS "outcome" FROM deals ORDER BY 1`) : [];
  const named = (wanted: string) => stages.flatMap(({ stage, outcome }) => (outcome === wanted && stage !== null ? [String(stage)] : []));
  const both = (given: readonly string[], found: readonly string[]) => [...new Set([...given, ...found])];
  for (const table of [deals?.main, records?.main, ...(deals?.joins ?? []).map((join) => join.table)]) {
    const said = table && columns[table.name];
    if (said)
      columns[table.name] = inOrder(
        said,
        table.columns.map((column) => column.name),
      );
  }
  return {
    roles,
    mapping: {
      ...mapping,
      columns: columns as Mapping['columns'],
      won: both(mapping.won, named('won')),
      lost: both(mapping.lost, named('lost')),
    },
  };
}

/** Keys along the joins, what amounts are made of, the day, and what names a thing or says something of it. */
function giveOrders({ main, nodes, amount, date, buyer, dimensions }: Orders, give: (table: Table, name: string, role: string) => void) {
  give(date.node.table, date.column, 'period');
  for (const column of amount.columns) give(main, column, 'measure');
  for (const { parent, link } of nodes) {
    for (const column of link?.columns ?? []) give(parent!.table, column, 'key');
    for (const key of link?.keys ?? []) give(link!.to, key, 'key');
  }
  if (buyer) give(buyer.table, buyer.column, 'key');
  for (const { column, role, table } of dimensions) give(table, column, role === 'other' ? 'dimension' : role);
}

/** As the table has its columns. */
function inOrder(said: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]])));
}

/** Roles of subscriptions, tickets, surveys and finances. */
async function familyRoles(
  database: Database,
  given: readonly Table[],
  mapping: Mapping,
): Promise<{ table: Table; column: Column; role: string }[]> {
  const tables = await withMonthDates(database, given);
  const subscriptions = findSubscriptions(tables, mapping);
  const tickets = findTickets(
    tables.filter((table) => table !== subscriptions?.table),
    mapping,
  );
  // Finances are only read next to subscriptions.
  const others = subscriptions ? tables.filter((table) => table !== subscriptions.table && table !== tickets?.table) : [];
  const finance = findFinanceColumns(others, mapping);
  const surveys = (await findSurveys(database, tables, mapping)).filter(({ where }) => where === 'true');
  const amount = subscriptions?.months === 12 ? 'yearly amount' : subscriptions?.months === 1 ? 'monthly amount' : 'amount';
  const found: [Table | undefined, Column | null | undefined, string][] = [
    [subscriptions?.table, subscriptions?.start, 'start'],
    [subscriptions?.table, subscriptions?.end, 'end'],
    [subscriptions?.table, subscriptions?.amount, amount],
    [subscriptions?.table, subscriptions?.trial, 'trial'],
    [tickets?.table, tickets?.opened, 'opened'],
    [tickets?.table, tickets?.closed, 'closed'],
    [tickets?.table, tickets?.due, 'due'],
    [tickets?.table, tickets?.score, 'score'],
    [tickets?.table, tickets?.escalated, 'escalated'],
    [tickets?.table, tickets?.resolution?.column, 'time to resolve'],
    [tickets?.table, tickets?.response?.column, 'time to respond'],
    ...surveys.map(({ table, answer, kind }): [Table, Column, string] => [
      table,
      answer,
      kind === 'nps' ? 'recommendation' : 'satisfaction',
    ]),
    ...(finance?.roles ?? []).map(([column, role]): [Table, Column, string] => [finance!.table, column, role]),
  ];
  return found.flatMap(([table, column, role]) => (table && column ? [{ table, column, role }] : []));
}

export interface DataDescription {
  tables: TableDescription[];
  /** `sales.account` → `accounts.account`, with the number of values without a key. */
  joins: { from: string; to: string; unmatched: number }[];
  /** The dimensions that figures can be split by. */
  dimensions: { id: string; label: string; members: number }[];
  metrics: { id: string; label: string; computable: boolean; reason: string | null }[];
  /** As text of a mapping file. */
  mapping: string;
  notes: string[];
  /** Why nothing can be computed; null if something can. */
  problem: string | null;
}

interface TableDescription {
  name: string;
  file: string;
  rows: number;
  sha256: string;
  columns: { name: string; type: string; filled: number; distinct: number; role: string | null }[];
}

/** @throws whatever reading and typing throw; data that nothing can be computed from are still described */
export async function describeData(files: readonly DataFile[], options: FactOptions): Promise<DataDescription> {
  const database = await openDatabase(files.map(({ path }) => path));
  try {
    const mapping = options.mapping ?? noMapping;
    const read = await loadTables(database, files, { mapping, dateOrder: options.dateOrder });
    const loaded = { ...read, tables: (await countOnce(database, read.tables)).tables };
    const understood = await understandTables(
      database,
      loaded,
      mapping,
      options,
      (await ledgerOf(database, loaded.tables, options))?.ledger ?? null,
    ).catch((error: unknown) => {
      if (error instanceof QuarterdeckError) return error;
      throw error;
    });
    if (understood instanceof QuarterdeckError) {
      const problem = understood.next === undefined ? understood.message : `${understood.message} ${understood.next}`;
      const tables = loaded.tables.map((table, at) => describeTable(table, loaded.raw[at]!, new Map()));
      return { tables, joins: [], dimensions: [], metrics: [], mapping: mappingText(mapping), notes: loaded.read, problem };
    }
    const { roles, mapping: found } = await foundMapping(database, loaded.tables, understood, mapping);
    const { facts, deals, orders } = understood;
    return {
      tables: loaded.tables.map((table, at) => describeTable(table, loaded.raw[at]!, roles)),
      joins: [
        ...(deals?.joins ?? []).map(({ column, table, key, unmatched }) => {
          return { from: `${deals!.main.name}.${column}`, to: `${table.name}.${key}`, unmatched: unmatched.length };
        }),
        ...(orders?.joins ?? []),
      ],
      dimensions: facts.dimensions.map(({ id, label, members }) => ({ id, label, members: members.length })),
      metrics: facts.metrics.map(metricOf),
      mapping: mappingText(found),
      // The list of metrics already says which are not available.
      notes: facts.quality.filter(({ code }) => code !== 'not-computable').map(({ message }) => message),
      problem: null,
    };
  } finally {
    database.close();
  }
}

function describeTable(table: Table, { sha256 }: RawTable, roles: ReadonlyMap<Column, string>): TableDescription {
  const columns = table.columns.map((column) => {
    return { name: column.name, type: typeName(column), filled: column.filled, distinct: column.distinct, role: roles.get(column) ?? null };
  });
  return { name: table.name, file: table.file, rows: table.rows, sha256, columns };
}

function typeName({ type }: Column): string {
  if (type.kind !== 'number') return type.kind === 'date' && type.hasTime ? 'date and time' : type.kind;
  const currencies = Object.keys(type.currencies);
  if (currencies.length > 0) return `money (${currencies.sort().join(', ')})`;
  return type.percent ? 'percent' : type.integer ? 'whole number' : 'number';
}

function metricOf({ id, label, status, reason }: MetricNote): DataDescription['metrics'][number] {
  return { id, label, computable: status === 'computed', reason: reason ?? null };
}
