/** What a page must say of the measures it shows: values that lack in more than a fifth of the rows, newest records that the export seems to lack. */

import type { QualityNote } from '../../../model/quality-note.ts';
import type { Question } from '../compute.ts';
import { createdDeals, type Metric, type Need } from '../metric.ts';
import { figure } from './note-text.ts';

/** Share of missing values from which the pages say so; beyond a half the measures are off. */
const many = 0.2;

/** Whether so many of these rows lack a value that every page which shows its measures says so. */
export function isMaterial(rows: number, of: number): boolean {
  return rows > of * many;
}

/** Of which rows the values lack, as the note counts them, and what needs them. */
const lacking: Partial<Record<QualityNote['sentence'] & string, { of: string; uses: (metric: Metric) => boolean }>> = {
  'no-amount': { of: 'won', uses: needs('amount') },
  'no-creation-date': { of: 'all', uses: needs('created') },
  'no-close-date': { of: 'closed', uses: ({ basis }) => basis.date === 'closed' },
};

function needs(need: Need): (metric: Metric) => boolean {
  return (metric) => metric.needs.includes(need);
}

/** Notes of values that lack in many rows name the measures whose pages must say so. */
export function withMeasures(notes: readonly QualityNote[], metrics: readonly Metric[]): QualityNote[] {
  return notes.map((note) => {
    const lack = note.sentence && lacking[note.sentence];
    return lack && isMaterial(note.rows ?? 0, Number(note.figures?.[lack.of]))
      ? { ...note, metrics: metrics.filter(lack.uses).map(({ id }) => id) }
      : note;
  });
}

/** Months whose middle tells what is usual. */
const [leastMonths, mostMonths] = [3, 12];
/** A month of fewer records than this tells nothing by having few. */
const leastUsual = 20;
/** Parts of the usual number: below these the last month and the one before lack records; above this one business went on. */
const [lastFew, earlierFew, goesOn] = [0.35, 0.8, 0.5];

/**
 * Deals created thin out towards the end while deals close as usual: the export holds only those that had come some way, and the newest lack.
 */
export function thinningNotes(question: Question, metrics: readonly Metric[], file: string): QualityNote[] {
  const { periods } = question;
  const last = periods.months.at(-1);
  const concerned = metrics.filter(({ basis, additive }) => basis === createdDeals && additive).map(({ id }) => id);
  const created = monthly(question, ['pipeline_created']);
  const closed = monthly(question, ['won_count', 'lost_count']);
  if (!last || periods.reporting.partial || periods.length > 3 || !created || !closed || closed.now < closed.usual * goesOn) return [];
  if (created.usual < leastUsual || created.now > created.usual * lastFew || created.before > created.usual * earlierFew) return [];
  const figures = { rows: created.now, file, date: last.start, usual: created.usual };
  const message = `Only ${figure(created.now)} deals of ${file} were created from ${last.start} on, where a usual month has ${figure(created.usual)}. The newest are probably missing, so a fall in pipeline created says little.`;
  return [{ code: 'thinning', message, rows: created.now, sentence: 'thinning', figures, metrics: concerned }];
}

/** Counts of the last month of the period, of the one before, and of the middle one of the months before the period. */
function monthly({ periods, facts }: Question, ids: readonly string[]): { now: number; before: number; usual: number } | null {
  const at = (offset: number) => {
    const values = ids.map((id) => facts.get(`${id}@m${offset}`)?.value ?? null);
    return values.every((value) => value !== null) ? values.reduce<number>((sum, value) => sum + value!, 0) : null;
  };
  const earlier = periods.months.filter(({ offset, partial }) => !partial && offset <= -periods.length).slice(-mostMonths);
  const known = earlier.flatMap(({ offset }) => at(offset) ?? []).sort((a, b) => a - b);
  const [now, before, usual] = [at(0), at(-1), known[(known.length - 1) >> 1]];
  return now === null || before === null || usual === undefined || known.length < leastMonths ? null : { now, before, usual };
}
