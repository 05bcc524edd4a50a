/** Instants on the days of a time zone: a deal closed at 02:00 UTC on 1 April closed in March in New York. */
import { QuarterdeckError } from '../../../model/errors.ts';
import { type Database, literal } from '../database.ts';

const offset = '(?:Z|UTC|[+-][0-9]{2}:?(?:[0-9]{2})?)$';

/** @throws option_invalid */
export async function checkTimeZone(database: Database, zone: string): Promise<void> {
  const [row] = await database.query(`SELECT count(*) AS "n" FROM pg_timezone_names() WHERE name = ${literal(zone)}`);
  if (Number(row!.n) > 0) return;
  throw new QuarterdeckError('option_invalid', `"${zone.slice(0, 60)}" is no time zone.`, {
    next: 'Give a name such as America/New_York, Europe/Berlin or UTC.',
  });
}

/** SQL of a time of UTC as the clocks of the zone show it. */
export function inZone(utc: string, zone: string | undefined): string {
  return zone === undefined ? utc : `timezone(${literal(zone)}, timezone('UTC', ${utc}))`;
}

/** SQL of the date on which a written time with an offset falls in the zone; one without an offset stays on the date as written. */
export function dateInZone(date: string, value: string, zone: string): string {
  const part = (pattern: string, at: number) => `coalesce(TRY_CAST(regexp_extract(${value}, '${pattern}', ${at}) AS INTEGER), 0)`;
  const clock = '[T ]+([0-9]{1,2}):([0-9]{2})';
  const hour = part(clock, 1);
  const hours = `(CASE WHEN regexp_matches(${value}, '(?i)[0-9]\\s?p\\.?m') THEN ${hour} % 12 + 12 WHEN regexp_matches(${value}, '(?i)[0-9]\\s?a\\.?m') THEN ${hour} % 12 ELSE ${hour} END)`;
  const ahead = `(CASE WHEN regexp_matches(${value}, '-[0-9]{2}:?(?:[0-9]{2})?$') THEN -1 ELSE 1 END * (${part('[+-]([0-9]{2}):?(?:[0-9]{2})?$', 1)} * 60 + ${part('[+-][0-9]{2}:?([0-9]{2})$', 1)}))`;
  const utc = `CAST(${date} AS TIMESTAMP) + to_minutes(CAST(${hours} * 60 + ${part(clock, 2)} - ${ahead} AS BIGINT))`;
  return `CASE WHEN regexp_matches(${value}, '${clock}.*${offset}') THEN CAST(${inZone(`(${utc})`, zone)} AS DATE) ELSE ${date} END`;
}
