/** What was found in the data, as a mapping: fed back, it says in words what would have been found anyway. */
import type { Database } from '../data/database.ts';
import { findFinanceColumns } from '../data/families/finance.ts';
import { findSubscriptions } from '../data/families/subscriptions.ts';
import { findSurveys } from '../data/families/surveys.ts';
import { findTickets } from '../data/families/tickets.ts';
import { isColumnRole, type Mapping } from '../data/mapping.ts';
import type { Column, Table } from '../data/typing/column-type.ts';
import type { Understood } from './read-facts.ts';

export interface FoundMapping {
  mapping: Mapping;
  /** The role of each column that has one; also those that no mapping can give, such as `key` and `measure`. */
  roles: ReadonlyMap<Column, string>;
}

export async function foundMapping(
  database: Database,
  tables: readonly Table[],
  { deals, outcome, records }: Pick<Understood, 'deals' | 'outcome' | 'records'>,
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
  // One date that serves both while open and when closed is called by the latter.
  give(deals?.main, deals?.parts.closed?.name, 'closed');
  for (const [role, column] of Object.entries(deals?.parts ?? {})) give(deals?.main, column?.name, role);
  give(deals?.main, deals?.currency?.column, 'currency');
  give(deals?.main, outcome?.stage, 'stage');
  for (const column of outcome?.columns ?? []) give(deals?.main, column, 'outcome');
  for (const { column, role, lookup, source } of [...(deals?.dimensions ?? []), ...(records?.dimensions ?? [])]) {
    const main = deals?.main ?? records?.main;
    const called = role === 'other' ? 'dimension' : role;
    if (lookup === null) give(main, column, called);
    // A code of the deals names its row in another table.
    else if (role !== 'other' && !['team', 'region', 'segment'].includes(role)) give(main, column, role);
    else give(lookup.table, source, called);
  }
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
  give(records?.main, records?.time?.name, 'period');
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

/** As the table has its columns. */
function inOrder(said: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]])));
}

/** Of subscriptions, tickets, surveys and finances, which are found by what they are. */
async function familyRoles(
  database: Database,
  tables: readonly Table[],
  mapping: Mapping,
): Promise<{ table: Table; column: Column; role: string }[]> {
  const subscriptions = findSubscriptions(tables, mapping);
  const tickets = findTickets(
    tables.filter((table) => table !== subscriptions?.table),
    mapping,
  );
  // Finances are read beside subscriptions alone.
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
