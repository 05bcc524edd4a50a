/** A customer's support requests, as the customer may see them. */
import { factId, type Unit } from '../../../model/fact.ts';
import { type Database, name } from '../../data/database.ts';
import { makeTickets, type TicketTable } from '../../data/families/tickets.ts';
import { nameFit, words } from '../../data/lexicon.ts';
import type { Mapping } from '../../data/mapping.ts';
import type { Column, Table } from '../../data/typing/column-type.ts';
import type { CustomerQuestion } from './customer-question.ts';

/**
 * Puts `request_received[request=T-7]@all` and `request_resolved[…]@all`, in days before the as-of date, if there are few enough requests.
 * An open one has only the first. A request is named by its unique key; without such a key there is no list.
 */
async function listRequests(
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

const urgency = /\b(priority|severity|urgency|prioritat|dringlichkeit|priorite|prioridad|prioridade|priorita)\b/;

/** With fewer rows than this there is no typical value. */
const fewest = 5;

/** @param whole the tables of all accounts, which show the scale of the scores */
export async function askRequests(
  question: CustomerQuestion,
  tickets: TicketTable,
  others: readonly Table[],
  whole: readonly Table[],
  mapping: Mapping,
): Promise<void> {
  const { database, asOf } = question;
  const made = await makeTickets(database, tickets, others, mapping);
  const priority = made.dimensions.find(({ label }) => urgency.test(words(label)));
  await database.run(
    `CREATE TABLE requests AS SELECT opened, closed, due, CAST(resolution AS DOUBLE) AS resolution, CAST(response AS DOUBLE) AS response, CAST(score AS DOUBLE) AS score,
       ${priority ? name(`by_${priority.id}`) : 'CAST(NULL AS VARCHAR)'} AS priority
     FROM tickets WHERE opened IS NOT NULL AND opened <= DATE '${asOf}'`,
  );
  const by = await question.dimension('priority', 'other', priority ? 'priority' : null, 'requests', 'count(*)');
  const everyones = whole.find(({ name: called }) => called === tickets.table.name);
  const urgent = tickets.table.columns.find(({ name: each, type }) => type.kind === 'text' && urgency.test(words(each))) ?? null;
  await listRequests(question, tickets, everyones, urgent, fewest - 1);
  const opened = { from: 'requests', day: 'opened' };
  const count = (condition: string) => `count(*) FILTER (WHERE ${condition})`;
  await question.ask({ id: 'requests', label: 'support requests', unit: 'count', value: 'count(*)', ...opened, ...(by && { by }) });
  if (tickets.closed) {
    await question.ask({
      id: 'requests_resolved',
      label: 'support requests resolved',
      unit: 'count',
      value: 'count(*)',
      from: 'requests',
      day: 'closed',
    });
    await question.ask({
      id: 'requests_open',
      label: 'open support requests',
      unit: 'count',
      value: count(`closed IS NULL OR closed > DATE '${asOf}'`),
      from: 'requests',
    });
  }
  if (tickets.due && tickets.closed) {
    await question.ask({
      id: 'requests_due',
      label: 'support requests with a promised day',
      unit: 'count',
      value: count('due IS NOT NULL AND closed IS NOT NULL'),
      ...opened,
    });
    await question.ask({
      id: 'requests_in_time',
      label: 'support requests resolved in time',
      unit: 'count',
      value: count('due IS NOT NULL AND closed <= due'),
      ...opened,
    });
  }
  const median = (id: string, label: string, unit: Unit, column: string) =>
    question.ask({ id, label, unit, value: `CASE WHEN count(${column}) >= ${fewest} THEN median(${column}) END`, ...opened });
  if (made.response) await median('response_time', 'median time to the first response', made.response.unit, 'response');
  if (made.resolution) await median('resolution_time', 'median time to the resolution', made.resolution.unit, 'resolution');
  const good = await goodScore(database, tickets.score, everyones);
  if (good !== null) {
    await question.ask({
      id: 'requests_rated',
      label: 'support requests rated',
      unit: 'count',
      value: count('score IS NOT NULL'),
      ...opened,
    });
    await question.ask({
      id: 'requests_satisfied',
      label: 'support requests rated well',
      unit: 'count',
      value: count(`score >= ${good}`),
      ...opened,
    });
  }
}

/** The lowest score that counts as satisfied, on the scale that all accounts' scores show. */
async function goodScore(database: Database, score: Column | null, table: Table | undefined): Promise<number | null> {
  if (!score || !table) return null;
  const [row] = await database.query(`SELECT min(${name(score.name)}) AS "least", max(${name(score.name)}) AS "most" FROM ${table.sql}`);
  const [least, most] = [Number(row!.least), Number(row!.most)];
  return least < 0 || most <= 1 ? null : most <= 5 ? 4 : most <= 10 ? 8 : null;
}
