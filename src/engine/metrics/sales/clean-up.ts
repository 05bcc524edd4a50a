/** Old deals closed as lost on one day, when somebody tidied the CRM: they say nothing of how that period sold. */
import type { QualityNote } from '../../../model/quality-note.ts';
import type { Question } from '../compute.ts';
import type { Computed } from '../family.ts';
import { figure } from '../quality/table-notes.ts';

type Notes = Computed['quality'];

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
export async function leaveOutCleanUp({ database, periods: { asOf } }: Question, file: string): Promise<Notes> {
  const [day] = await database.query(
    `WITH losses AS (
       SELECT closed, count(*) FILTER (WHERE outcome = 'lost') AS lost, count(*) AS decided,
         median(date_diff('day', created, closed)) FILTER (WHERE outcome = 'lost') AS age
       FROM deals WHERE outcome <> 'open' AND closed <= DATE '${asOf}' GROUP BY closed HAVING lost > 0)
     SELECT CAST(closed AS VARCHAR) AS "date", lost AS "lost", decided AS "decided", age AS "age",
       (SELECT median(lost) FROM losses) AS "usual",
       (SELECT coalesce(max(o.lost), 0) FROM losses o WHERE o.closed <> losses.closed) AS "next",
       (SELECT median(date_diff('day', d.created, d.closed)) FROM deals d WHERE d.outcome = 'lost' AND d.closed <> losses.closed) AS "usualAge"
     FROM losses ORDER BY lost DESC, closed LIMIT 1`,
  );
  if (!day || day.age === null || day.usualAge === null) return [];
  const [lost, decided, age, usual, next, usualAge] = (['lost', 'decided', 'age', 'usual', 'next', 'usualAge'] as const).map((of) =>
    Number(day[of]),
  ) as [number, number, number, number, number, number];
  const isMany = lost >= leastDeals && lost >= timesUsual * usual && lost >= timesNext * next;
  if (!isMany || lost < nearlyAll * decided || age < timesAge * Math.max(1, usualAge)) return [];
  const date = String(day.date);
  await database.run(`DELETE FROM deals WHERE outcome = 'lost' AND closed = DATE '${date}'`);
  const figures = { rows: lost, file, date, days: Math.round(age), usual: Math.round(usualAge) };
  const message = `${figure(lost)} deals of ${file} were closed as lost on ${date} alone, half of them open for ${figure(figures.days)} days or more where losses usually take ${figure(figures.usual)}: read as a clean-up of old deals and left out.`;
  return [{ code: 'left-out', message, rows: lost, sentence: 'clean-up', figures } satisfies QualityNote];
}
