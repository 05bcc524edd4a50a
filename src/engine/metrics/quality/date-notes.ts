/** What is to be said of dates: placeholders, numbers read as dates, closes yet to come, periods that run or are of unequal length. */

import type { Period } from '../../../model/period.ts';
import { addDays, daysBetween, equallyLong } from '../../../model/period.ts';
import type { QualityNote } from '../../../model/quality-note.ts';
import type { Column, Table } from '../../data/typing/column-type.ts';
import type { Periods } from '../calendar/periods.ts';
import type { Question } from '../compute.ts';
import { agreeing, counting, figure } from './note-text.ts';

export function columnDateNotes(table: Table, { name: column, type, placeholders = 0 }: Column): QualityNote[] {
  const notes: QualityNote[] = [];
  const { file } = table;
  const at = { table: table.name, column };
  if (placeholders > 0) {
    const message = `${counting(placeholders, 'value', 'values')} of ${column} in ${file} ${agreeing(placeholders, 'is a placeholder such as 1970-01-01 and counts', 'are placeholders such as 1970-01-01 and count')} as missing.`;
    const figures = { rows: placeholders, column, file };
    notes.push({ code: 'placeholder-dates', message, ...at, rows: placeholders, sentence: 'placeholder-dates', figures });
  }
  if (type.kind === 'date' && type.number) {
    const message = `${column} in ${file} holds numbers that are read as dates.`;
    notes.push({ code: 'dates-from-numbers', message, ...at, sentence: 'date-numbers', figures: { column, file } });
  }
  return notes;
}

/** Won or lost, and closed later than the deck speaks: in no figure. */
export async function futureCloseNotes({ database, periods }: Question, file: string): Promise<QualityNote[]> {
  const { asOf } = periods;
  const [row] = await database.query(`SELECT count(*) AS "n" FROM deals WHERE outcome <> 'open' AND closed > DATE '${asOf}'`);
  const rows = Number(row!.n);
  if (rows === 0) return [];
  const message = `${counting(rows, 'won or lost deal', 'won or lost deals')} of ${file} ${agreeing(rows, 'has', 'have')} a close date after ${asOf} and ${agreeing(rows, 'is', 'are')} not counted.`;
  return [{ code: 'future-close', message, rows, sentence: 'future-close', figures: { rows, file, date: asOf } }];
}

export function spanNotes(periods: Periods): QualityNote[] {
  return [...runningNote(periods), ...weekNotes(periods)];
}

function runningNote({ reporting, through, asOf }: Periods): QualityNote[] {
  // One that lacks no more than a few last days counts as whole and is compared as such.
  if (!reporting.partial || through < reporting.start || daysBetween(asOf, reporting.end) <= 1) return [];
  const days = daysBetween(reporting.start, addDays(through, 1));
  const message = `${reporting.label} is still running; its figures are of its first ${agreeing(days, 'day', `${figure(days)} days`)}.`;
  return [{ code: 'running-period', message, sentence: 'still-running', figures: { period: reporting.label, days } }];
}

/** The period before, and the same one a year before, where a leap week makes them shorter or longer. */
function weekNotes({ periods, reporting, length }: Periods): QualityNote[] {
  const others = new Set([-1, -12 / length]);
  return periods
    .filter((period) => others.has(period.offset) && !period.partial && !reporting.partial && !equallyLong(period, reporting))
    .map((period): QualityNote => unequal(reporting, period));
}

function unequal(now: Period, before: Period): QualityNote {
  const figures = { period: now.label, weeks: now.weeks!, other: before.label, otherWeeks: before.weeks! };
  const message = `${now.label} has ${now.weeks} weeks and ${before.label} ${before.weeks}; they are not compared.`;
  return { code: 'unequal-weeks', message, sentence: 'unequal-weeks', figures };
}
