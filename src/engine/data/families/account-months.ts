/** What else is counted of each account by the month, such as seats, failures and requests, in tables with one row for each account and month. */
import { type Database, name } from '../database.ts';
import { findNumbers, label, type NumberColumn, numberColumn } from '../dimensions.ts';
import { words } from '../lexicon.ts';
import { noMapping } from '../mapping.ts';
import { sharedKey } from '../relations/shared-key.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { isRecurring } from './subscriptions.ts';
import { monthsOfUse, seatsAmong } from './usage.ts';

/** With fewer rows an account, a table tells no course. */
const leastEach = 3;

/** One row per account and month, `who` and `month`, with a column for each number. */
export const accountMonths = 'account_months';

/** Creates it out of all tables that hold such rows; nothing where none does. @param own the column that names an account */
export async function makeAccountMonths(
  database: Database,
  own: { table: Table; column: Column },
  tables: readonly Table[],
): Promise<{ numbers: NumberColumn[]; used: Table[] }> {
  const found: NumberColumn[] = [];
  const used: Table[] = [];
  const parts: string[] = [];
  for (const table of tables) {
    const key = table === own.table ? own.column : await sharedKey(database, own, table);
    if (!key || key.distinct * leastEach > table.rows) continue;
    const months = await monthsOfUse(database, table);
    if (!months) continue;
    const who = `CAST(${name(key.name)} AS VARCHAR)`;
    const [row] = await database.query(
      `SELECT count(*) AS "rows", count(DISTINCT (${who}, ${months.sql})) AS "apart" FROM ${table.sql} WHERE ${name(key.name)} IS NOT NULL`,
    );
    if (Number(row!.rows) > Number(row!.apart)) continue;
    const taken = new Set([key.name, months.column.name, ...table.columns.filter(isRecurring).map((each) => each.name)]);
    const numbers = [...findNumbers(table, [], noMapping, taken), ...seatsUsed(table)].filter(
      ({ id }) => !found.some((each) => each.id === id),
    );
    if (numbers.length === 0) continue;
    found.push(...numbers);
    used.push(table);
    const columns = numbers.map(({ id, sql }) => `CAST(${sql} AS DOUBLE) AS ${name(numberColumn(id))}`);
    parts.push(
      `SELECT ${[`${who} AS who`, `${months.sql} AS month`, ...columns].join(', ')} FROM ${table.sql} m WHERE ${name(key.name)} IS NOT NULL`,
    );
  }
  if (parts.length === 0) return { numbers: [], used };
  const values = found.map(({ id }) => name(numberColumn(id))).map((column) => `max(${column}) AS ${column}`);
  await database.run(
    `CREATE OR REPLACE TABLE ${accountMonths} AS SELECT who, month, ${values.join(', ')} FROM (${parts.join(' UNION ALL BY NAME ')}) GROUP BY ALL`,
  );
  return { numbers: found, used };
}

/** Of the seats that are paid, the part that is used. */
function seatsUsed({ columns }: Table): NumberColumn[] {
  const seats = seatsAmong(columns.filter(({ type, filled }) => type.kind === 'number' && filled > 0));
  if (!seats) return [];
  const [users, licensed] = [seats.users.name, seats.licensed.name];
  return [
    {
      id: `${words(users)} per ${words(licensed)}`.replaceAll(' ', '_'),
      label: `${label(users)} / ${label(licensed)}`,
      sql: `m.${name(users)} / nullif(m.${name(licensed)}, 0)`,
    },
  ];
}
