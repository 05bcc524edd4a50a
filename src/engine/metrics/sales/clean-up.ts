/** Old deals closed as lost on one day, when somebody tidied the CRM: they say nothing of how that period sold. */
import type { QualityNote } from '../../../model/quality-note.ts';
import type { Question } from '../compute.ts';
import { figure } from '../quality/table-notes.ts';

/** Fewer may be a busy day. */
const leastDeals = 20;
/** As a multiple of the usual day with losses, and of the next largest: a team that closes its month in one go has several such days. */
const timesUsual = 10;
const timesNext = 3;
/** Share of what was decided on that day that is lost. */
const nearlyAll = 0.95;
/** Median age on that day as a multiple of that of all other losses. */
const timesAge = 3;

/** Removes them from the table of deals, and says so. */
export async function leaveOutCleanUp({ database, periods: { asOf } }: Question, file: string): Promise<QualityNote[]> {
  const days = `SELECT closed, count(*) FILTER (WHERE outcome = 'lost') AS lost, count(*) AS decided FROM deals
    WHERE outcome <> 'open' AND closed <= DATE '${asOf}' GROUP BY closed HAVING lost > 0`;
  const [day] = await database.query(
    `SELECT CAST(arg_max(closed, lost) AS VARCHAR) AS "date", max(lost) AS "lost", arg_max(decided, lost) AS "decided", median(lost) AS "usual",
       coalesce(list_extract(max(lost, 2), 2), 0) AS "next" FROM (${days})`,
  );
  const [lost, decided, usual, next] = [Number(day!.lost ?? 0), Number(day!.decided ?? 0), Number(day!.usual ?? 0), Number(day!.next ?? 0)];
  const isMany = lost >= leastDeals && lost >= timesUsual * usual && lost >= timesNext * next;
  if (!isMany || lost < nearlyAll * decided) return [];
  const date = String(day!.date);
  const aged = `median(date_diff('day', created, closed)) FILTER (WHERE closed`;
  const [ages] = await database.query(
    `SELECT ${aged} = DATE '${date}') AS "age", ${aged} <> DATE '${date}') AS "usual" FROM deals WHERE outcome = 'lost' AND closed <= DATE '${asOf}'`,
  );
  if (ages!.age === null || ages!.usual === null) return [];
  const [age, usualAge] = [Number(ages!.age), Number(ages!.usual)];
  if (age < timesAge * Math.max(1, usualAge)) return [];
  await database.run(`DELETE FROM deals WHERE outcome = 'lost' AND closed = DATE '${date}'`);
  const figures = { rows: lost, file, date, days: Math.round(age), usual: Math.round(usualAge) };
  const message = `${figure(lost)} deals of ${file} were closed as lost on ${date} alone, half of them open for ${figure(figures.days)} days or more where losses usually take ${figure(figures.usual)}: read as a clean-up of old deals and left out.`;
  return [{ code: 'left-out', message, rows: lost, sentence: 'clean-up', figures }];
}
