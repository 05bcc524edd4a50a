/** Tickets: volume, response and resolution times, satisfaction. */
import { QuarterdeckError } from '../../../model/errors.ts';
import type { Dimension, Unit } from '../../../model/fact.ts';
import type { QualityNote } from '../../../model/quality-note.ts';
import type { Database } from '../../data/database.ts';
import { label } from '../../data/dimensions.ts';
import type { Duration, Tickets } from '../../data/families/tickets.ts';
import { words } from '../../data/lexicon.ts';
import { columnLabel } from '../../data/records/measure-columns.ts';
import type { Table } from '../../data/typing/column-type.ts';
import type { Covered } from '../calendar/periods.ts';
import { type Question, rememberNumbers } from '../compute.ts';
import { computeCrossings } from '../crossings.ts';
import { computeBeside, noiseMetrics } from '../evidence.ts';
import type { FactOptions } from '../fact-options.ts';
import { type Computed, computeMetrics, type Family, noteOf } from '../family.ts';
import type { Basis, Metric, Need } from '../metric.ts';
import { named, reason } from '../named.ts';
import { figure, isMaterial, spellingNotes } from '../quality/table-notes.ts';
import { lower } from '../records/measures.ts';
import { splitsOf } from '../splits.ts';
import { limitMetrics } from './limits.ts';
import { placeFacts } from './service-place.ts';

const opened: Basis = { table: 'tickets', where: 'opened IS NOT NULL', date: 'opened', verb: 'submitted' };
const closed: Basis = { table: 'tickets', where: 'closed IS NOT NULL', date: 'closed', verb: 'closed' };
const waiting: Basis = {
  table: 'tickets',
  where: 'opened IS NOT NULL',
  date: 'opened',
  stands: (day) => `opened <= ${day} AND (closed IS NULL OR closed > ${day})`,
  monthly: true,
  verb: 'open',
};

const counted = { unit: 'count', value: 'count(*)', n: 'count(*)', additive: true, byDimension: true } as const;

/** Lowest satisfied score by scale: 4 of 5, 8 of 10; 1 where a score only says yes or no. */
const satisfied = { 1: 1, 5: 4, 10: 8 } as const;

/** The metrics of a tickets table, in the table's own time unit. */
export function supportMetrics({ resolution, response, scale }: Pick<Tickets, 'resolution' | 'response' | 'scale'>): Metric[] {
  return [
    {
      ...counted,
      ...named('tickets_created'),
      polarity: 'neutral',
      needs: [],
      basis: opened,
      formula: 'number of tickets',
    },
    {
      ...counted,
      ...named('tickets_closed'),
      polarity: 'up',
      needs: ['ticket-closed'],
      basis: closed,
      formula: 'number of tickets',
    },
    {
      ...counted,
      ...named('ticket_backlog'),
      polarity: 'down',
      needs: ['ticket-closed'],
      basis: waiting,
      state: true,
      formula: 'number of tickets',
    },
    ...times('resolution', 'resolution_time', 'from submission to closing', resolution),
    ...times('response', 'first_response', 'from submission to the first response', response),
    {
      ...named('csat_response'),
      beside: 'csat_share',
      unit: 'ratio',
      polarity: 'neutral',
      needs: ['score'],
      basis: opened,
      value: 'count(score) / nullif(count(*), 0)',
      n: 'count(*)',
      formula: 'tickets with a score divided by all tickets',
      additive: false,
      byDimension: false,
    },
    {
      ...named('csat_share'),
      unit: 'ratio',
      polarity: 'up',
      needs: ['score'],
      basis: opened,
      value: `count(*) FILTER (WHERE score >= ${satisfied[scale ?? 5]}) / nullif(count(score), 0)`,
      n: 'count(score)',
      formula: 'satisfied scores divided by all scores of tickets',
      additive: false,
      byDimension: true,
    },
    {
      ...named('csat_mean'),
      beside: 'csat_share',
      unit: 'number',
      polarity: 'up',
      needs: ['score'],
      basis: opened,
      value: 'CAST(sum(score) AS DOUBLE) / nullif(count(score), 0)',
      each: 'score',
      n: 'count(score)',
      formula: 'mean satisfaction score of tickets',
      additive: false,
      byDimension: false,
    },
    {
      ...named('csat_top'),
      beside: 'csat_share',
      unit: 'ratio',
      polarity: 'up',
      needs: ['score'],
      basis: opened,
      value: `count(*) FILTER (WHERE score >= ${scale ?? 5}) / nullif(count(score), 0)`,
      n: 'count(score)',
      formula: 'scores of the best rating divided by all scores of tickets',
      additive: false,
      byDimension: false,
    },
    {
      ...named('escalation_rate'),
      unit: 'ratio',
      polarity: 'down',
      needs: ['escalation'],
      basis: opened,
      value: 'count(*) FILTER (WHERE escalated) / nullif(count(escalated), 0)',
      n: 'count(escalated)',
      formula: 'escalated tickets divided by all tickets',
      additive: false,
      byDimension: true,
    },
    {
      ...named('sla_attainment'),
      unit: 'ratio',
      polarity: 'up',
      needs: [],
      basis: opened,
      value: 'count(*) FILTER (WHERE sla) / nullif(count(sla), 0)',
      n: 'count(sla)',
      formula: 'tickets that met their SLA divided by tickets of which it is known,',
      additive: false,
      byDimension: true,
    },
    {
      ...named('reopen_rate'),
      unit: 'ratio',
      polarity: 'down',
      needs: [],
      basis: opened,
      value: 'count(*) FILTER (WHERE reopened) / nullif(count(reopened), 0)',
      n: 'count(reopened)',
      formula: 'tickets that were reopened divided by all tickets',
      additive: false,
      byDimension: true,
    },
    {
      ...named('sla_met'),
      unit: 'ratio',
      polarity: 'up',
      needs: ['due', 'ticket-closed'],
      basis: closed,
      value: 'count(*) FILTER (WHERE closed <= due) / nullif(count(due), 0)',
      n: 'count(due)',
      formula: 'tickets closed by their due date divided by tickets with one,',
      additive: false,
      byDimension: true,
    },
  ];
}

function times(column: string, id: string, what: string, duration: Duration | null): Metric[] {
  const unit: Unit = duration?.unit ?? 'hours';
  const needs: Need[] = [column === 'response' ? 'first-response' : 'resolution'];
  const shared = { unit, polarity: 'down', needs, basis: opened, n: `count(${column})`, additive: false, byDimension: false } as const;
  const quantile = (share: number) => `quantile_cont(CAST(${column} AS DOUBLE), ${share})`;
  return [
    {
      ...shared,
      ...named(id),
      value: `CAST(sum(${column}) AS DOUBLE) / nullif(count(${column}), 0)`,
      each: column,
      formula: `mean time ${what} of tickets`,
      byDimension: true,
    },
    {
      ...shared,
      ...named(`${id}_median`),
      beside: id,
      value: quantile(0.5),
      formula: `median time ${what} of tickets`,
    },
    {
      ...shared,
      ...named(`${id}_p90`),
      beside: id,
      value: quantile(0.9),
      formula: `top decile of the time ${what} of tickets`,
    },
  ];
}

/** What tickets cost, by the names of its columns: credits, refunds, penalties. */
function costMetrics({ costs }: Tickets): Metric[] {
  return costs.map(({ name: column }, at): Metric => {
    const label = columnLabel(column);
    const cost = `cost_${at}`;
    return {
      id: `ticket_${words(label).replaceAll(' ', '_')}`,
      label,
      definition: `Sum of ${lower(label)} across the tickets submitted in the period.`,
      unit: 'money',
      polarity: 'down',
      needs: [],
      basis: opened,
      value: `sum(${cost})`,
      each: cost,
      n: `count(*) FILTER (WHERE ${cost} > 0)`,
      formula: `sum of ${column} of tickets`,
      additive: true,
      byDimension: true,
      measured: { how: 'sum', of: column, label },
    };
  });
}

export function supportFamily(database: Database, tickets: Tickets, options: FactOptions): Family {
  return {
    id: 'support',
    subject,
    currency: tickets.currency?.code ?? null,
    covered: () => coveredBy(database, tickets.table, options),
    compute: (question, known) => supportFacts(question, tickets, known, options),
  };
}

/** `Solved in` of a column of moments called `solved_at`; another name stays, as does a column that counts the time itself. */
function tookTo({ column, ends }: Duration): string {
  const named = label(column.name);
  return ends ? named.replace(/ (?:at|on|date|time)$/i, ' in') : named;
}

const subject = { one: 'ticket', many: 'tickets' };

async function supportFacts(
  question: Question,
  tickets: Tickets,
  known: readonly Dimension[],
  { limits = [], datedBy }: Pick<FactOptions, 'limits' | 'datedBy'>,
): Promise<Computed> {
  const missing = lacks(tickets);
  // Who asks of tickets opened in a period means these throughout, whenever they were closed.
  const isOfOpened = datedBy === 'made';
  const held = await limitMetrics(question.database, tickets, limits, { resolution: closed, response: opened });
  // What the prompt allows is what the review is about.
  const metrics = [...held, ...supportMetrics(tickets).filter(isAsked(tickets)), ...costMetrics(tickets)].map((metric) => ({
    ...metric,
    subject,
    ...(isOfOpened && metric.basis === closed && (metric.id === 'tickets_closed' ? { beside: 'tickets_created' } : { basis: opened })),
  }));
  const possible = metrics.filter(({ needs }) => needs.every((need) => !missing.has(need)));
  const { dimensions, splits } = await splitsOf(question, tickets.dimensions, metrics[held.length]!, 'support', known);
  // What is held against a limit of time is late where it takes long.
  const { resolution } = tickets.due || held.length > 0 ? { resolution: null } : tickets;
  const taken = resolution ? [{ id: 'resolution', label: tookTo(resolution), sql: 'resolution', time: resolution.unit }] : [];
  rememberNumbers(question, 'tickets', tickets.numbers, taken);
  await computeMetrics(question, possible, splits);
  const noise = await noiseMetrics(question.database, possible);
  await computeBeside(question, noise, splits);
  await computeCrossings(question, possible, noise, splits);
  await placeFacts(question, tickets, possible, splits);
  return {
    dimensions,
    metrics: metrics.map((metric) => noteOf(metric, 'support', tickets.table.name, missing)),
    quality: [...(await notesOf(question.database, tickets)), ...(await unresolvedNotes(question, tickets)), ...spellingNotes(dimensions)],
    used: [tickets.table, ...tickets.details, ...tickets.joins.map(({ table }) => table)].map(({ name }) => name),
  };
}

/** A day it was due and a word on the SLA say one thing; a score of yes or no has no mean; what few exports count is no gap in the others. */
function isAsked({ due, sla, scale, reopened }: Tickets): (metric: Metric) => boolean {
  const left = new Set([
    sla && !due ? 'sla_met' : '',
    sla ? '' : 'sla_attainment',
    reopened ? '' : 'reopen_rate',
    ...(scale === 1 ? ['csat_mean', 'csat_top'] : []),
  ]);
  return ({ id }) => !left.has(id);
}

function lacks({ closed, resolution, response, score, scale, escalated, due }: Tickets): Map<Need, string> {
  const missing = new Map<Need, string>();
  if (!closed) missing.set('ticket-closed', reason('ticket-closed'));
  if (!resolution) missing.set('resolution', reason('ticket-resolution'));
  if (!response) missing.set('first-response', reason('ticket-response'));
  if (!score || !scale) missing.set('score', reason('ticket-score'));
  if (!escalated) missing.set('escalation', reason('ticket-escalation'));
  if (!due) missing.set('due', reason('ticket-due'));
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

/** Share of a period's tickets still open from which the resolution time of the others is too low to compare. */
const mostUnresolved = 0.03;

/** The slow ones of the newest tickets are not resolved yet: a mean of the rest falls whatever happens. */
async function unresolvedNotes({ database, periods }: Question, { table, resolution, closed }: Tickets): Promise<QualityNote[]> {
  if (!closed || resolution?.column !== closed) return [];
  const { start, end, label } = periods.reporting;
  const prior = periods.periods.find(({ offset }) => offset === -1);
  const open = (span: { start: string; end: string } | undefined) =>
    span === undefined
      ? 'NULL'
      : `avg(CASE WHEN resolution IS NULL THEN 1 ELSE 0 END) FILTER (WHERE opened BETWEEN DATE '${span.start}' AND DATE '${span.end}')`;
  const within = `opened BETWEEN DATE '${start}' AND DATE '${end}'`;
  const [row] = await database.query(
    `SELECT ${open({ start, end })} AS "now", ${open(prior)} AS "before", count(*) FILTER (WHERE ${within}) AS "all",
       count(*) FILTER (WHERE ${within} AND resolution IS NULL) AS "rows" FROM tickets`,
  );
  const [now, before, all, rows] = [row!.now, row!.before, row!.all, row!.rows].map((value) => Number(value ?? 0)) as [
    number,
    number,
    number,
    number,
  ];
  if (now < mostUnresolved || now <= before) return [];
  const message = `${figure(rows)} of ${figure(all)} tickets submitted in ${label} are not resolved yet; the resolution time of the rest is too low to compare.`;
  const figures = { rows, all, period: label };
  return [{ code: 'unresolved', message, table: table.name, rows, sentence: 'unresolved', figures, metrics: [...resolutionTimes] }];
}

const resolutionTimes = ['resolution_time', 'resolution_time_median', 'resolution_time_p90'] as const;

async function notesOf(database: Database, { table, copies, score, closed, impossible }: Tickets): Promise<QualityNote[]> {
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
    const message = `${figure(unscored)} of ${figure(all)} tickets in ${table.file} have no satisfaction score; satisfaction covers only the rest.`;
    const figures = { rows: unscored, all, file: table.file };
    notes.push({
      code: 'missing-values',
      message,
      table: table.name,
      column: score.name,
      rows: unscored,
      sentence: 'no-score',
      figures,
      ...(isMaterial(unscored, all) && { metrics: ['csat_share', 'csat_mean', 'csat_top'] }),
    });
  }
  if (impossible > 0) {
    const message = `${figure(impossible)} times in ${table.file} are longer than since their ticket came in; they are left out.`;
    notes.push({
      code: 'missing-values',
      message,
      table: table.name,
      rows: impossible,
      sentence: 'impossible-times',
      figures: { rows: impossible, file: table.file },
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
