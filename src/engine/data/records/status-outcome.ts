/** How rows ended, as a column of their status says: the share missed, cancelled, rejected, or attended and completed. */
import { type Database, literal, name } from '../database.ts';
import { words } from '../lexicon.ts';
import type { Table } from '../typing/column-type.ts';
import { goesOn, leastRows, stageNamed } from './conversion.ts';
import type { MeasureColumn } from './measure-columns.ts';

/** What the rows are may stand before: `visit status`, `inspection result`. */
export const statusNamed = /\b(status|outcome|result|attendance|disposition|decision)$/;

/** By whom may follow: `cancelled by patient`. */
const cancelled = /^cancell?(ed|ation)\b/;
/** Who cancelled was not awaited. */
const notAwaited = /^(Missed|No-show) rate$/;

/** Whether an outcome is that nothing took place. */
export const isOfNone = ({ label }: MeasureColumn) => notAwaited.test(label) || label === 'Cancellation rate';

const worse: readonly (readonly [RegExp, string])[] = [
  [/^(missed|did not attend|not attended|dna)$/, 'Missed rate'],
  [/^no ?shows?$/, 'No-show rate'],
  [cancelled, 'Cancellation rate'],
  [/^return(ed)?$/, 'Return rate'],
  [/^reject(ed|ion)?$/, 'Rejection rate'],
  [/^declined$/, 'Decline rate'],
  [/^denied$/, 'Denial rate'],
  [/^fail(ed|ure)?$/, 'Failure rate'],
  [/^(late|delayed|delivered late|overdue)$/, 'Late rate'],
  [/^damaged$/, 'Damage rate'],
  [/^(defect|defective)$/, 'Defect rate'],
  [/^scrap(ped)?$/, 'Scrap rate'],
  [/^rework(ed)?$/, 'Rework rate'],
  [/^abandoned$/, 'Abandonment rate'],
  [/^(withdrawn|dropped out|dropout)$/, 'Withdrawal rate'],
  [/^(escalated)$/, 'Escalation rate'],
  [/^re ?opened$/, 'Reopening rate'],
  [/^expired$/, 'Expiry rate'],
];
const better: readonly (readonly [RegExp, string])[] = [
  [/^attended$/, 'Attendance rate'],
  [/^completed?$/, 'Completion rate'],
  [/^approved$/, 'Approval rate'],
  [/^accepted$/, 'Acceptance rate'],
  [/^pass(ed)?$/, 'Pass rate'],
  [/^renewed$/, 'Renewal rate'],
  [/^resolved$/, 'Resolution rate'],
  [/^(on ?time|delivered on time)$/, 'On-time rate'],
];
const awaited = /^(scheduled|booked|upcoming|planned|draft|requested|submitted|queued|waiting|in review|awaiting [a-z ]+|to do)$/;

/** A status of more values says something else. */
const mostValues = 10;
/** Ways to end badly that a deck follows. */
const mostRates = 2;
/** A way that fewer rows end is no rate to follow. */
const leastEnded = 10;

/** The ways that rows end badly, the most frequent first, else the one that is good; none where no status says so. */
export async function outcomeMeasures(database: Database, table: Table): Promise<MeasureColumn[]> {
  for (const { name: column, type, distinct, filled } of table.columns) {
    if (type.kind !== 'text' || distinct < 2 || distinct > mostValues || filled < leastRows) continue;
    if (!stageNamed.test(words(column)) && !statusNamed.test(words(column))) continue;
    const said = `CAST(m.${name(column)} AS VARCHAR)`;
    const rows = await database.query(
      `SELECT ${said} AS "value", count(*) AS "rows" FROM ${table.sql} m WHERE "value" IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1`,
    );
    const values = rows.map(({ value, rows: count }) => ({ value: String(value), count: Number(count) }));
    const under = values.filter(({ value }) => goesOn.test(words(value)) || awaited.test(words(value))).map(({ value }) => value);
    const decided = values.filter(({ value }) => !under.includes(value));
    if (decided.length < 2) continue;
    const rates = (kinds: typeof worse, polarity: MeasureColumn['polarity']) =>
      kinds
        .flatMap(([pattern, label]): { count: number; measure: MeasureColumn }[] => {
          const ended = decided.filter(({ value }) => pattern.test(words(value)));
          const count = ended.reduce((sum, each) => sum + each.count, 0);
          if (count < leastEnded) return [];
          const through = `(${said} IN (${ended.map(({ value }) => literal(value)).join(', ')}))`;
          const called = decided.filter(({ value }) => notAwaited.test(label) && cancelled.test(words(value))).map(({ value }) => value);
          const neither = [...under, ...called];
          // What is still to come has ended neither way.
          const sql = neither.length > 0 ? `CASE WHEN ${said} NOT IN (${neither.map(literal).join(', ')}) THEN ${through} END` : through;
          const among = decided.map(({ value }) => value).filter((value) => !called.includes(value));
          return [
            {
              count,
              measure: {
                column,
                label,
                behaviour: 'flag',
                unit: 'ratio',
                currency: null,
                polarity,
                sql,
                against: {},
                ended: { values: ended.map(({ value }) => value), among },
              },
            },
          ];
        })
        .sort((a, b) => b.count - a.count)
        .map(({ measure }) => measure);
    const found = rates(worse, 'down').slice(0, mostRates);
    const told = found.length > 0 ? found : rates(better, 'up').slice(0, 1);
    if (told.length > 0) return told;
  }
  return [];
}
