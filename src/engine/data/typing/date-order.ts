/** Settles day and month order, placeholder dates and time zones. */
import { QuarterdeckError } from '../../../model/errors.ts';
import { type Database, literal, name } from '../database.ts';
import { nameFit } from '../lexicon.ts';
import type { RawTable } from '../raw-table.ts';
import { type ColumnType, cleanText, type DateOrder } from './column-type.ts';
import { dateText } from './date-shape.ts';

type DateType = Extract<ColumnType, { kind: 'date' }>;
interface DateColumn {
  column: string;
  type: DateType;
}

const enough = 0.99;

/**
 * Narrows the formats of every date column to those that fit; a column that fits none becomes text.
 * @throws date_order_ambiguous
 */
export async function settleDates(
  database: Database,
  raw: RawTable,
  types: Map<string, ColumnType>,
  asked: DateOrder | undefined,
): Promise<void> {
  const dates: DateColumn[] = [];
  for (const [column, type] of types) if (type.kind === 'date') dates.push({ column, type });
  const open: DateColumn[] = [];
  const decided = new Set<DateOrder>();

  for (const { column, type } of dates) {
    if (!type.formats.some(orderOf)) continue;
    const fit = await fitOf(database, raw.table, { column, type });
    if (fit.dmy < enough && fit.mdy < enough) types.set(column, { kind: 'text' });
    else if (fit.dmy >= enough && fit.mdy >= enough && !fit.same) open.push({ column, type });
    else {
      const order = fit.dmy >= enough ? 'dmy' : 'mdy';
      // A column that reads the same both ways says nothing about the others.
      if (!fit.same) decided.add(order);
      types.set(column, inOrder(type, order));
    }
  }
  if (open.length === 0) return;

  const order = asked ?? (decided.size === 1 ? [...decided][0] : await bySequence(database, raw.table, dates, types));
  if (!order) {
    const { column, type } = open[0]!;
    const [sample] = await database.query(
      `SELECT min(v) AS "v" FROM (SELECT ${cleanText(column, 'values')} AS v FROM ${name(raw.table)}) WHERE v IS NOT NULL
       AND ${parsed(type, 'dmy', 'v')} <> ${parsed(type, 'mdy', 'v')}`,
    );
    const columns = open.map((entry) => entry.column).join(', ');
    throw new QuarterdeckError(
      'date_order_ambiguous',
      `In ${raw.file} the dates of ${columns} can be read day first or month first (${sample?.v}), and nothing else in the file decides it.`,
      { next: 'Specify --date-order dmy (day first) or --date-order mdy (month first).' },
    );
  }
  for (const { column, type } of open) types.set(column, inOrder(type, order));
}

function orderOf(format: string): DateOrder | null {
  return /^%d[/-]%m/.test(format) ? 'dmy' : /^%m[/-]%d/.test(format) ? 'mdy' : null;
}

function inOrder(type: DateType, order: DateOrder): DateType {
  return { ...type, formats: type.formats.filter((format) => (orderOf(format) ?? order) === order) };
}

function parsed(type: DateType, order: DateOrder, value: string): string {
  const text = dateText(value, type);
  return `coalesce(${inOrder(type, order)
    .formats.map((format) => `try_strptime(${text}, ${literal(format)})`)
    .join(', ')})`;
}

async function fitOf(database: Database, table: string, { column, type }: DateColumn) {
  const [row] = await database.query(
    `SELECT count(${parsed(type, 'dmy', 'v')}) / count(v) AS "dmy", count(${parsed(type, 'mdy', 'v')}) / count(v) AS "mdy",
            count(*) FILTER (WHERE ${parsed(type, 'dmy', 'v')} IS DISTINCT FROM ${parsed(type, 'mdy', 'v')}) AS "different"
     FROM (SELECT ${cleanText(column, 'values')} AS v FROM ${name(table)})`,
  );
  return { dmy: Number(row!.dmy), mdy: Number(row!.mdy), same: Number(row!.different) === 0 };
}

/** The order in which no row's dates are reversed (closed before created), if the other order has some. */
async function bySequence(
  database: Database,
  table: string,
  dates: readonly DateColumn[],
  types: ReadonlyMap<string, ColumnType>,
): Promise<DateOrder | undefined> {
  const found = new Set<DateOrder>();
  for (const [at, first] of dates.entries()) {
    for (const second of dates.slice(at + 1)) {
      const holds = async (order: DateOrder) => {
        const read = ({ column }: DateColumn) => {
          const type = types.get(column);
          return type?.kind === 'date' ? parsed(type, order, cleanText(column, 'values')) : 'NULL';
        };
        const [row] = await database.query(
          `SELECT coalesce(count(*) FILTER (WHERE a <= b) / nullif(count(*), 0), 0) AS "up",
                  coalesce(count(*) FILTER (WHERE a >= b) / nullif(count(*), 0), 0) AS "down"
           FROM (SELECT ${read(first)} AS a, ${read(second)} AS b FROM ${name(table)}) WHERE a IS NOT NULL AND b IS NOT NULL`,
        );
        const [up, down] = [Number(row!.up) >= enough, Number(row!.down) >= enough];
        // Names say which comes first; otherwise either direction is consistent.
        if (comesFirst(first, second)) return up;
        return comesFirst(second, first) ? down : up || down;
      };
      const [dmy, mdy] = [await holds('dmy'), await holds('mdy')];
      if (dmy !== mdy) found.add(dmy ? 'dmy' : 'mdy');
    }
  }
  return found.size === 1 ? [...found][0] : undefined;
}

function comesFirst(first: DateColumn, second: DateColumn): boolean {
  const later = Math.max(nameFit('closed', second.column), nameFit('expected', second.column));
  return nameFit('created', first.column) > 0 && later > 0;
}

/** Never business dates. */
const never = ['0001-01-01', '9999-12-31'];
/** Calendar epochs: real dates if others are close by, placeholders if all others are at least ten years away. */
const zeros = ['1900-01-01', '1899-12-30', '1899-12-31', '1904-01-01', '1970-01-01'];
const daysAway = 3653;
const mostRows = 0.2;

/** Whether a date is plausible; placeholders pass, to be counted later. */
export function isDated(date: string): string {
  return `(year(${date}) BETWEEN 1900 AND 2199 OR list_contains([${[...never, ...zeros].map((day) => `DATE ${literal(day)}`).join(', ')}], ${date}))`;
}

/** Empties the placeholders of a typed table and returns their number by column. */
export async function dropPlaceholders(
  database: Database,
  table: string,
  types: ReadonlyMap<string, ColumnType>,
): Promise<ReadonlyMap<string, number>> {
  const dropped = new Map<string, number>();
  for (const [column, type] of types) {
    if (type.kind !== 'date') continue;
    const of = name(column);
    const rows = await database.query(
      `SELECT CAST(${of} AS VARCHAR) AS "date", count(*) AS "n", (SELECT count(${of}) FROM ${table}) AS "all",
         (SELECT min(abs(date_diff('day', o.${of}, t.${of}))) FROM ${table} o
          WHERE o.${of} NOT IN (${[...never, ...zeros].map((day) => `DATE ${literal(day)}`).join(', ')})) AS "away"
       FROM ${table} t WHERE ${of} IN (${[...never, ...zeros].map((day) => `DATE ${literal(day)}`).join(', ')}) GROUP BY ${of} ORDER BY 1`,
    );
    for (const row of rows) {
      const date = String(row.date);
      const rare = Number(row.n) <= Number(row.all) * mostRows && row.away !== null && Number(row.away) >= daysAway;
      if (!never.includes(date) && !rare) continue;
      await database.run(`UPDATE ${table} SET ${of} = NULL WHERE ${of} = DATE ${literal(date)}`);
      dropped.set(column, (dropped.get(column) ?? 0) + Number(row.n));
    }
  }
  return dropped;
}

const offset = '(?:Z|UTC|[+-][0-9]{2}:?(?:[0-9]{2})?)$';

/** @throws option_invalid */
export async function checkTimeZone(database: Database, zone: string): Promise<void> {
  const [row] = await database.query(`SELECT count(*) AS "n" FROM pg_timezone_names() WHERE name = ${literal(zone)}`);
  if (Number(row!.n) > 0) return;
  throw new QuarterdeckError('option_invalid', `"${zone.slice(0, 60)}" is no time zone.`, {
    next: 'Give a name such as America/New_York, Europe/Berlin or UTC.',
  });
}

/** SQL of a UTC time as local time in the zone. */
export function inZone(utc: string, zone: string | undefined): string {
  return zone === undefined ? utc : `timezone(${literal(zone)}, timezone('UTC', ${utc}))`;
}

const clock = '[T ]+([0-9]{1,2}):([0-9]{2})';

/** SQL of the part of a text as a whole number; 0 without it. */
function part(value: string, pattern: string, at: number): string {
  return `coalesce(TRY_CAST(regexp_extract(${value}, '${pattern}', ${at}) AS INTEGER), 0)`;
}

/** SQL of the minutes since midnight that a text says. */
function minutesOf(value: string): string {
  const hour = part(value, clock, 1);
  const hours = `(CASE WHEN regexp_matches(${value}, '(?i)[0-9]\\s?p\\.?m') THEN ${hour} % 12 + 12 WHEN regexp_matches(${value}, '(?i)[0-9]\\s?a\\.?m') THEN ${hour} % 12 ELSE ${hour} END)`;
  return `(${hours} * 60 + ${part(value, clock, 2)})`;
}

/** SQL of the minutes by which a text's offset is ahead of UTC; 0 without one. */
function offsetOf(value: string): string {
  return `(CASE WHEN regexp_matches(${value}, '-[0-9]{2}:?(?:[0-9]{2})?$') THEN -1 ELSE 1 END * (${part(value, '[+-]([0-9]{2}):?(?:[0-9]{2})?$', 1)} * 60 + ${part(value, '[+-][0-9]{2}:?([0-9]{2})$', 1)}))`;
}

/** SQL of the timestamp that a text with a time of day says, of the date read from it; null where it says no time. */
export function momentOf(date: string, value: string): string {
  return `CASE WHEN regexp_matches(${value}, '${clock}') THEN CAST(${date} AS TIMESTAMP) + to_minutes(CAST(${minutesOf(value)} AS BIGINT)) END`;
}

/** SQL of the date of a timestamp with an offset in the zone; without an offset it keeps its date. */
export function dateInZone(date: string, value: string, zone: string): string {
  const utc = `CAST(${date} AS TIMESTAMP) + to_minutes(CAST(${minutesOf(value)} - ${offsetOf(value)} AS BIGINT))`;
  return `CASE WHEN regexp_matches(${value}, '${clock}.*${offset}') THEN CAST(${inZone(`(${utc})`, zone)} AS DATE) ELSE ${date} END`;
}
