/** The family of support: a table of tickets into facts, and what is to be said of it. */

import { QuarterdeckError } from '../../../model/errors.ts';
import type { Dimension } from '../../../model/fact.ts';
import type { QualityNote } from '../../../model/quality-note.ts';
import type { Database } from '../../data/database.ts';
import type { Tickets } from '../../data/families/tickets.ts';
import type { Table } from '../../data/typing/column-type.ts';
import type { Covered } from '../calendar/periods.ts';
import type { Question } from '../compute.ts';
import type { FactOptions } from '../fact-options.ts';
import { type Computed, computeMetrics, type Family, noteOf } from '../family.ts';
import type { Need } from '../metric.ts';
import { isMaterial } from '../quality/caveats.ts';
import { figure } from '../quality/note-text.ts';
import { spellingNotes } from '../quality/table-notes.ts';
import { splitsOf } from '../splits.ts';
import { supportMetrics } from './support.ts';

export function supportFamily(database: Database, tickets: Tickets, options: FactOptions): Family {
  return {
    id: 'support',
    subject,
    currency: null,
    covered: () => coveredBy(database, tickets.table, options),
    compute: (question, known) => supportFacts(question, tickets, known),
  };
}

const subject = { one: 'ticket', many: 'tickets' };

async function supportFacts(question: Question, tickets: Tickets, known: readonly Dimension[]): Promise<Computed> {
  const missing = lacks(tickets);
  const metrics = supportMetrics(tickets).map((metric) => ({ ...metric, subject }));
  const possible = metrics.filter(({ needs }) => needs.every((need) => !missing.has(need)));
  const { dimensions, splits } = await splitsOf(question, tickets.dimensions, metrics[0]!, 'support', known);
  await computeMetrics(question, possible, splits);
  return {
    dimensions,
    metrics: metrics.map((metric) => noteOf(metric, 'support', tickets.table.name, missing)),
    quality: [...(await notesOf(question.database, tickets)), ...spellingNotes(dimensions)],
    used: [tickets.table, ...tickets.joins.map(({ table }) => table)].map(({ name }) => name),
  };
}

function lacks({ closed, resolution, response, score, scale, escalated, due }: Tickets): Map<Need, string> {
  const missing = new Map<Need, string>();
  if (!closed) missing.set('ticket-closed', 'The tickets have no closing date.');
  if (!resolution) missing.set('resolution', 'The tickets have no time of resolution.');
  if (!response) missing.set('first-response', 'The tickets have no time of first response.');
  if (!score || !scale) missing.set('score', 'The tickets have no satisfaction score.');
  if (!escalated) missing.set('escalation', 'The tickets do not say whether they were escalated.');
  if (!due) missing.set('due', 'The tickets have no due date.');
  return missing;
}

async function coveredBy(database: Database, { file }: Table, { asOf, today }: FactOptions): Promise<Covered> {
  const until = asOf ?? today;
  const [row] = await database.query(
    `SELECT CAST(min(opened) AS VARCHAR) AS "first", CAST(max(opened) AS VARCHAR) AS "last", count(DISTINCT opened) AS "days"
     FROM tickets WHERE opened <= DATE '${until}'`,
  );
  if (row!.first === null) {
    throw new QuarterdeckError('data_insufficient', `${file} holds no ticket submitted by ${until}.`, {
      next: 'Give a table with the days tickets came in, or a later date with --as-of.',
    });
  }
  return { first: String(row!.first), last: String(row!.last), days: Number(row!.days) };
}

async function notesOf(database: Database, { table, copies, score, closed }: Tickets): Promise<QualityNote[]> {
  const [row] = await database.query(
    `SELECT count(*) AS "all", count(*) FILTER (WHERE score IS NULL) AS "unscored", count(*) FILTER (WHERE closed < opened) AS "backwards" FROM tickets`,
  );
  const [all, unscored, backwards] = [Number(row!.all), Number(row!.unscored), Number(row!.backwards)];
  const notes: QualityNote[] = [];
  if (copies > 0) {
    const message = `${figure(copies)} rows of ${table.file} repeat another one exactly and are counted once.`;
    notes.push({
      code: 'duplicate-rows',
      message,
      table: table.name,
      rows: copies,
      sentence: 'repeated',
      figures: { rows: copies, file: table.file },
    });
  }
  if (score && unscored > 0) {
    const message = `${figure(unscored)} of ${figure(all)} tickets in ${table.file} carry no satisfaction score; satisfaction speaks of the others alone.`;
    const figures = { rows: unscored, all, file: table.file };
    notes.push({
      code: 'missing-values',
      message,
      table: table.name,
      column: score.name,
      rows: unscored,
      sentence: 'no-score',
      figures,
      ...(isMaterial(unscored, all) && { metrics: ['csat_share', 'csat_mean'] }),
    });
  }
  if (closed && backwards > 0) {
    const message = `${figure(backwards)} tickets in ${table.file} are closed before they are submitted.`;
    notes.push({
      code: 'missing-values',
      message,
      table: table.name,
      rows: backwards,
      sentence: 'closed-before-opened',
      figures: { rows: backwards, file: table.file },
    });
  }
  return notes;
}
