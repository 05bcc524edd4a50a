/**
 * Rows that are old enough to tell what a brief asks: whether something came within 45 days is not known of a row of last week. Newer ones are left out,
 * as they would look better than those before them, or worse.
 */
import type { Within } from '../../../model/brief.ts';
import type { QualityNote } from '../../../model/quality-note.ts';
import { type Database, literal, name } from '../database.ts';
import { counted } from '../left-out-rows.ts';
import type { StatedMeasures } from './measures-found.ts';

const days = { seconds: 1 / 86_400, minutes: 1 / 1440, hours: 1 / 24, days: 1, weeks: 7 } as const;
/** Of working days, weekends are no part. */
const calendarDays = 7 / 5;
/** Where more would go, the time is longer than the data tell of. */
const mostUnripe = 0.5;

/** What was found over the rows that had that long, until the newest day that the table tells of; itself where all had, or none would be left. */
export async function ripeOnly(database: Database, found: StatedMeasures, within: Within): Promise<StatedMeasures> {
  const { table, time, measures } = found;
  const span = Math.ceil(within.count * days[within.unit] * (within.working ? calendarDays : 1));
  const end = table.columns.find(({ name: each, type }) => each === measures[0]?.column && type.kind === 'date');
  if (!time || span < 1) return found;
  const day = `CAST(${time.sql} AS DATE)`;
  const newest = [day, ...(end ? [`CAST(m.${name(end.name)} AS DATE)`] : [])].map((each) => `max(${each})`);
  const [row] = await database.query(
    `SELECT CAST(last AS VARCHAR) AS "last", count(*) AS "all", count(*) FILTER (WHERE ${day} > last) AS "rows"
     FROM ${table.sql} m, (SELECT greatest(${newest.join(', ')}) - INTERVAL ${span} DAY AS last FROM ${table.sql} m) GROUP BY last`,
  );
  const [all, rows, last] = [Number(row?.all ?? 0), Number(row?.rows ?? 0), String(row?.last ?? '').slice(0, 10)];
  if (rows === 0 || rows > mostUnripe * all) return found;
  const made = name(`${table.name} ripe`);
  await database.run(
    `CREATE OR REPLACE TABLE ${made} AS SELECT m.* FROM ${table.sql} m WHERE ${day} IS NULL OR ${day} <= CAST(${literal(last)} AS DATE)`,
  );
  const note: QualityNote = {
    code: 'left-out',
    message: `${rows.toLocaleString('en')} of ${all.toLocaleString('en')} rows of ${table.file} are left out as too new: after ${last} fewer than ${span} days were seen of them.`,
    table: table.name,
    column: time.name,
    rows,
    sentence: 'unripe',
    figures: { rows, all, file: table.file, date: last, days: span },
  };
  return { ...found, table: await counted(database, { ...table, sql: made }), unripe: [note] };
}
