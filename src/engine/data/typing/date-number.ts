/** Numbers that stand for dates: milliseconds or seconds since 1970, as CRMs write instants, and Excel's count of days. */
import { type Database, name } from '../database.ts';
import { isNamed, words } from '../lexicon.ts';
import type { RawTable } from '../raw-table.ts';
import type { ColumnType } from './column-type.ts';
import { cleanText } from './typed-value.ts';

export type DateNumber = 'milliseconds' | 'seconds' | 'serial';

/** A name that says date or time of day. A count of days could be any number, and needs a plainer name than thirteen digits do. */
const saysDate =
  /(?:^|\b|close|closed|create|created|start|end|due|modified)dates?\b|\b(?:datum|[a-z]+datum|fecha|data (?:d[aeio]|de|fechamento|chiusura|criacao)|timestamp)\b|日|التاريخ|تاريخ/;
const saysTime = /\b(?:at|on|time|timestamp|created|closed|close|updated|modified|entered|opened)\b/;

/** From 2001 to 2096 in seconds, the same in milliseconds, and 1954 to 2064 in days. */
const ranges = {
  milliseconds: [1e12, 4e12],
  seconds: [1e9, 4e9],
  serial: [20_000, 60_000],
} as const;

/** Turns columns of whole numbers into dates where name and every value say so. */
export async function findDateNumbers(database: Database, raw: RawTable, types: Map<string, ColumnType>): Promise<void> {
  for (const [column, type] of types) {
    if (type.kind !== 'number' || type.percent || Object.keys(type.currencies).length > 0) continue;
    const called = words(column);
    const dated = saysDate.test(called);
    if (!dated && (!saysTime.test(called) || isNamed('amount', column))) continue;
    const [row] = await database.query(
      `SELECT min(v) AS "least", max(v) AS "most" FROM (SELECT TRY_CAST(${cleanText(column, 'values')} AS DOUBLE) AS v FROM ${name(raw.table)})`,
    );
    if (row!.least === null) continue;
    const fits = (kind: DateNumber) => Number(row!.least) >= ranges[kind][0] && Number(row!.most) <= ranges[kind][1];
    const found = (['milliseconds', 'seconds', 'serial'] as const).find((kind) => fits(kind) && (dated || kind !== 'serial'));
    if (found) types.set(column, { kind: 'date', formats: [], hasTime: false, number: found });
  }
}

/** SQL of the date; an instant falls on a day of UTC, or of the zone. */
export function dateOfNumber(value: string, number: DateNumber, inZone: (utc: string) => string): string {
  const count = `TRY_CAST(${value} AS DOUBLE)`;
  if (number === 'serial') return `(DATE '1899-12-30' + CAST(floor(${count}) AS INTEGER))`;
  return `CAST(${inZone(`epoch_ms(CAST(${count}${number === 'seconds' ? ' * 1000' : ''} AS BIGINT))`)} AS DATE)`;
}
