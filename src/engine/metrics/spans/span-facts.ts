/** The family of spans: from a table of starts and ends to facts and quality notes. */
import { QuarterdeckError } from '../../../model/errors.ts';
import type { Dimension } from '../../../model/fact.ts';
import { addDays } from '../../../model/period.ts';
import type { QualityNote } from '../../../model/quality-note.ts';
import type { Database } from '../../data/database.ts';
import { label } from '../../data/dimensions.ts';
import type { Spans } from '../../data/families/spans.ts';
import type { Covered } from '../calendar/periods.ts';
import { type Question, rememberNumbers } from '../compute.ts';
import { computeInsightFacts } from '../evidence.ts';
import type { FactOptions } from '../fact-options.ts';
import { type Computed, computeMetrics, type Family, noteOf } from '../family.ts';
import { afterNote, endsIn, knownAfter } from '../known-after.ts';
import type { Metric, Need } from '../metric.ts';
import { reason } from '../named.ts';
import { figure, spellingNotes } from '../quality/table-notes.ts';
import { splitsOf } from '../splits.ts';
import { marksOf } from '../states.ts';
import { spanMetrics } from './span-metrics.ts';

/** @param billed recurring revenue tells how many pay */
export function spanFamily(database: Database, spans: Spans, options: FactOptions, billed: boolean): Family {
  return {
    id: 'spans',
    subject: spans.subject,
    currency: spans.currency?.code ?? null,
    covered: () => coveredBy(database, spans, options),
    compute: (question, known) => spanFacts(question, spans, known, billed),
  };
}

async function spanFacts(question: Question, spans: Spans, known: readonly Dimension[], billed: boolean): Promise<Computed> {
  const missing = new Map<Need, string>();
  if (!spans.voluntary) missing.set('voluntary', reason('voluntary'));
  if (!spans.pay) missing.set('pay', reason('pay'));
  const found = spanMetrics(spans, spans.subject);
  const metrics = found.all.filter(({ state }) => !billed || !state).map((metric) => calledAfter(metric, spans));
  const isPossible = ({ needs }: Metric) => needs.every((need) => !missing.has(need));
  await makePeriods(question);
  const after = await knownAfter(question, endsIn('spans', question), spans.dimensions);
  const telling = spans.dimensions.filter((dimension) => !after.includes(dimension));
  const { dimensions, splits } = await splitsOf(question, telling, found.all[0]!, 'spans', known);
  const possible = metrics.filter(isPossible);
  rememberNumbers(question, 'span_periods', spans.numbers, spans.pay ? [{ id: 'pay', label: label(spans.pay.name), sql: 'pay' }] : []);
  await computeMetrics(question, possible, splits);
  await computeInsightFacts(question, possible, splits);
  const [ends] = found.ofEnds;
  const reasons = await splitsOf(question, spans.ofEnds, ends!, 'spans', [...known, ...dimensions]);
  if (reasons.splits.length > 0) await computeMetrics(question, found.ofEnds.filter(isPossible), reasons.splits);
  return {
    dimensions: [...dimensions, ...reasons.dimensions],
    // Who left tells of the same business as what they paid.
    metrics: metrics.map((metric) => noteOf(metric, billed ? 'recurring' : 'spans', spans.table.name, missing)),
    quality: [...notesOf(spans), ...after.map(afterNote), ...spellingNotes(dimensions)],
    used: [spans.table, ...spans.joins.map(({ table }) => table)].map(({ name }) => name),
  };
}

/** What is neither a person nor an account is called as the data call it. */
function calledAfter(metric: Metric, { kind, subject: { many } }: Spans): Metric {
  const first = { active_spans: 'Active', started_spans: 'New', ended_spans: 'Ended' }[metric.id];
  return kind === 'others' && first !== undefined ? { ...metric, label: `${first} ${many}` } : metric;
}

async function makePeriods(question: Question): Promise<void> {
  const marks = marksOf(question, false).map(({ period, day }) => `(DATE '${addDays(period.start, -1)}', DATE '${day}')`);
  await question.database.run(
    `CREATE TABLE span_periods AS SELECT s.*, until AS last_day, CAST(started <= since AS INTEGER) AS opening,
       CAST(ended IS NULL OR ended > until AS INTEGER) AS closing, CAST(coalesce(ended <= until, false) AS INTEGER) AS ended_in,
       CAST(coalesce(ended <= until, false) AND voluntary AS INTEGER) AS voluntarily
     FROM spans s, (VALUES ${marks.join(', ')}) k(since, until) WHERE started <= until AND (ended IS NULL OR ended > since)`,
  );
}

/** Part of the usual number of ends that go on, at least; fewer are notice given of days to come. */
const usualPace = 0.5;

/**
 * From the first end on, as whoever left earlier may have been left out; up to the last start, or to the last day on which they ended at their
 * usual pace.
 */
async function coveredBy(database: Database, { table }: Spans, { asOf, today }: FactOptions): Promise<Covered> {
  const until = asOf ?? today;
  const [row] = await database.query(
    `WITH days AS (SELECT started AS day FROM spans UNION ALL SELECT ended FROM spans),
       known AS (SELECT max(started) AS last FROM spans WHERE started <= DATE '${until}'),
       pace AS (SELECT count(*) / 12.0 AS monthly FROM spans, known WHERE ended > last - INTERVAL 1 YEAR AND ended <= last),
       later AS (SELECT e.ended AS day, (SELECT count(*) FROM spans w WHERE w.ended > e.ended - INTERVAL 31 DAY AND w.ended <= e.ended) AS n
         FROM (SELECT DISTINCT ended FROM spans, known WHERE ended > last AND ended <= DATE '${until}') e)
     SELECT CAST((SELECT min(ended) FROM spans WHERE ended <= DATE '${until}') AS VARCHAR) AS "ended",
       CAST((SELECT min(started) FROM spans) AS VARCHAR) AS "started", CAST(last AS VARCHAR) AS "last",
       CAST((SELECT max(day) FROM later, pace WHERE n >= monthly * ${usualPace}) AS VARCHAR) AS "later",
       (SELECT count(DISTINCT day) FROM days, known WHERE day <= last AND day >= (SELECT min(ended) FROM spans)) AS "days" FROM known`,
  );
  if (row!.last === null) {
    throw new QuarterdeckError('data_insufficient', `${table.file} holds nothing that started by ${until}.`, {
      next: 'Give a table with the days on which its rows start, or a later date with --as-of.',
    });
  }
  const last = [String(row!.last), String(row!.later ?? row!.last)].sort()[1]!;
  return { first: String(row!.ended ?? row!.started).slice(0, 10), last: last.slice(0, 10), days: Number(row!.days) };
}

function notesOf({ table, left }: Spans): QualityNote[] {
  const note = (code: QualityNote['code'], sentence: QualityNote['sentence'] & string, rows: number, message: string): QualityNote[] =>
    rows > 0 ? [{ code, message, table: table.name, rows, sentence, figures: { rows, file: table.file } }] : [];
  const { copies, undated, backwards } = left;
  return [
    ...note(
      'duplicate-rows',
      'repeated',
      copies,
      `${figure(copies)} rows of ${table.file} repeat another one exactly and are counted once.`,
    ),
    ...note('missing-values', 'span-undated', undated, `${figure(undated)} rows of ${table.file} have no start and are left out.`),
    ...note('left-out', 'span-backwards', backwards, `${figure(backwards)} rows of ${table.file} end before they start and are left out.`),
  ];
}
