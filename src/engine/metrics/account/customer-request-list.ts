/** The single support requests of an account that made only a few: when each came in and was resolved, and nothing of what it says. */

import { factId } from '../../../model/fact.ts';
import { name } from '../../data/database.ts';
import type { TicketTable } from '../../data/families/tickets.ts';
import { nameFit } from '../../data/lexicon.ts';
import type { Column, Table } from '../../data/typing/column-type.ts';
import type { CustomerQuestion } from './customer-question.ts';

/**
 * Puts `request_received[request=T-7]@all` and `request_resolved[…]@all`, days before the one the deck speaks from, where there are at most so many
 * requests; one that is open has only the first. A request is called by its key, which no other has; without one there is no list.
 */
export async function listRequests(
  question: CustomerQuestion,
  { table, opened, closed }: TicketTable,
  whole: Table | undefined,
  priority: Column | null,
  most: number,
): Promise<void> {
  const key = whole?.columns.find((column) => nameFit('id', column.name) > 0 && column.distinct === whole.rows);
  if (!key) return;
  const { asOf } = question;
  const days = (column: Column | null) =>
    column ? `CASE WHEN ${name(column.name)} <= DATE '${asOf}' THEN date_diff('day', ${name(column.name)}, DATE '${asOf}') END` : 'NULL';
  const sql = `SELECT CAST(${name(key.name)} AS VARCHAR) AS "request", ${days(opened)} AS "received", ${days(closed)} AS "resolved",
    ${priority ? `CAST(${name(priority.name)} AS VARCHAR)` : 'NULL'} AS "priority"
    FROM ${table.sql} WHERE ${name(opened.name)} <= DATE '${asOf}' AND ${name(key.name)} IS NOT NULL ORDER BY ${name(opened.name)}, 1`;
  const rows = await question.database.query(`${sql} LIMIT ${most + 1}`);
  if (rows.length === 0 || rows.length > most) return;
  question.dimensions.push({ id: 'request', label: 'request', role: 'other', members: rows.map((row) => String(row.request)) });
  for (const [metric, label] of [
    ['request_received', 'days since a support request came in'],
    ['request_resolved', 'days since a support request was resolved'],
  ] as const) {
    question.metrics.push({ id: metric, label, definition: `${label}.`, unit: 'days', polarity: 'neutral', status: 'computed' });
    for (const row of rows) {
      const value = row[metric === 'request_received' ? 'received' : 'resolved'];
      if (value === null || value === undefined) continue;
      const scope = { request: String(row.request), ...(row.priority === null ? {} : { priority: String(row.priority) }) };
      const id = factId({ metric, at: 'all', scope });
      const formula = `${label} up to ${asOf}, of ${scope.request}`;
      question.facts.set(id, { id, metric, label, value: Number(value), unit: 'days', period: null, scope, n: 1, formula, sql });
    }
  }
}
