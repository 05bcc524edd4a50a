/** What the account asked of support: how many requests, how long they took, how they were judged. */

import type { Unit } from '../../../model/fact.ts';
import { type Database, name } from '../../data/database.ts';
import { makeTickets, type TicketTable } from '../../data/families/tickets.ts';
import { words } from '../../data/lexicon.ts';
import type { Mapping } from '../../data/mapping.ts';
import type { Column, Table } from '../../data/typing/column-type.ts';
import type { CustomerQuestion } from './customer-question.ts';
import { listRequests } from './customer-request-list.ts';

const urgency = /\b(priority|severity|urgency|prioritat|dringlichkeit|priorite|prioridad|prioridade|priorita)\b/;

/** Fewer rows than this have no typical value. */
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

/** From which score on somebody is satisfied, on the scale that the scores of all accounts show. */
async function goodScore(database: Database, score: Column | null, table: Table | undefined): Promise<number | null> {
  if (!score || !table) return null;
  const [row] = await database.query(`SELECT min(${name(score.name)}) AS "least", max(${name(score.name)}) AS "most" FROM ${table.sql}`);
  const [least, most] = [Number(row!.least), Number(row!.most)];
  return least < 0 || most <= 1 ? null : most <= 5 ? 4 : most <= 10 ? 8 : null;
}
