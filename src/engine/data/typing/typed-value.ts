/** Chooses the type of a column from all its values, and the SQL that converts its text. */
import { type Database, literal, name } from '../database.ts';
import { isNamed, words } from '../lexicon.ts';
import type { RawTable } from '../raw-table.ts';
import { type ColumnType, cleanText, type DateNumber, type Shape } from './column-type.ts';
import { dateInZone, inZone, isDated } from './date-order.ts';
import { dateText, namedFormat, readDateShape } from './date-shape.ts';
import { dayInDigits } from './digit-dates.ts';
import { type NumberShape, readNumberShape } from './number-shape.ts';

/** Names that mean a date or time of day. A day count could be any number, so it needs a clearer name than a 13-digit timestamp. */
const saysDate =
  /(?:^|\b|close|closed|create|created|start|end|due|modified)dates?\b|\b(?:datum|[a-z]+datum|fecha|data (?:d[aeio]|de|fechamento|chiusura|criacao)|timestamp)\b|日|التاريخ|تاريخ/;
const saysTime = /\b(?:at|on|time|timestamp|created|closed|close|updated|modified|entered|opened)\b/;

/** 2001 to 2096 in seconds and milliseconds, 1954 to 2064 in days. */
const ranges = { milliseconds: [1e12, 4e12], seconds: [1e9, 4e9], serial: [20_000, 60_000] } as const;

/** Turns whole-number columns into dates if the name and every value allow it. */
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
    const fits = (kind: keyof typeof ranges) => Number(row!.least) >= ranges[kind][0] && Number(row!.most) <= ranges[kind][1];
    const found = (['milliseconds', 'seconds', 'serial'] as const).find((kind) => fits(kind) && (dated || kind !== 'serial'));
    if (found) types.set(column, { kind: 'date', formats: [], hasTime: false, number: found });
  }
}

/** SQL of the date; an instant gets its date in UTC, or in the zone. */
function dateOfNumber(value: string, number: DateNumber, inZone: (utc: string) => string): string {
  if (number === 'digits') return dayInDigits(value);
  const count = `TRY_CAST(${value} AS DOUBLE)`;
  if (number === 'serial') return `(DATE '1899-12-30' + CAST(floor(${count}) AS INTEGER))`;
  return `CAST(${inZone(`epoch_ms(CAST(${count}${number === 'seconds' ? ' * 1000' : ''} AS BIGINT))`)} AS DATE)`;
}

const list = (texts: readonly string[]) => texts.map(literal).join(', ');

/** The value with every digit replaced by 9. */
export function shapeOf(value: string): string {
  return `translate(${value}, '012345678', '999999999')`;
}

/** @param wordless no value of the column is a word that means no value */
export function typedValue(column: string, type: ColumnType, shapes: readonly Shape[], wordless = false): string {
  if (type.kind === 'text') return wordless ? name(column) : cleanText(column);
  const value = wordless ? name(column) : cleanText(column, 'values');
  if (type.kind === 'boolean') return `CASE WHEN ${value} IS NULL THEN NULL ELSE lower(${value}) IN (${list(type.yes)}) END`;
  if (type.kind === 'date') {
    if (type.number) return dateOfNumber(value, type.number, (utc) => inZone(utc, type.zone));
    const written = dateAsWritten(value, type, shapes);
    const date = type.zone && type.hasTime ? dateInZone(written, value, type.zone) : written;
    return `CASE WHEN ${isDated(written)} AND ${fits(value, shapes, (shape) => readDateShape(shape).formats.length > 0)} THEN ${date} END`;
  }
  const asWritten = type.decimal === '.' ? /^-?9+(\.9+)?$/ : /^-?9+$/;
  const plain = shapes.every(({ shape }) => asWritten.test(shape));
  const accepted = (shape: string) => {
    const read = readNumberShape(shape);
    return read !== null && (read.decimal === null || read.decimal === type.decimal) && read.percent === type.percent;
  };
  const fitting = shapes.filter(({ shape }) => accepted(shape)).map(({ shape }) => shape);
  const decimals = type.decimal === ',' ? "replace(replace(T, '.', ''), ',', '.')" : "replace(T, ',', '')";
  const marks = [...new Set(fitting.join('').replace(/[9.,]/g, ''))].join('');
  const digits = plain ? value : decimals.replace('T', () => `translate(${value}, ${literal(marks)}, '')`);
  const width = type.scale <= 6 ? 18 + type.scale : 38;
  const whole = Math.max(0, ...fitting.map((shape) => readNumberShape(shape)!.whole));
  // DuckDB converts text to decimals over 18 digits a hundred times slower; one digit is left for rounding.
  const first = whole + type.scale < 18 ? 18 : width;
  const read = `TRY_CAST(${digits} AS DECIMAL(${first}, ${type.scale}))`;
  const number = first === width ? read : `CAST(${read} AS DECIMAL(${width}, ${type.scale}))`;
  if (plain) return number;
  const sign = `CASE WHEN regexp_matches(${value}, '[(−-]') THEN -1 ELSE 1 END`;
  const scaled = type.percent ? `CAST(${number} / 100 AS DECIMAL(${width}, ${type.scale}))` : number;
  return `CASE WHEN ${fits(value, shapes, accepted)} THEN CAST((${sign}) * ${scaled} AS DECIMAL(${width}, ${type.scale})) END`;
}

/** SQL for an ISO date: DuckDB's own cast is several times as fast. */
function dateAsWritten(value: string, type: Extract<ColumnType, { kind: 'date' }>, shapes: readonly Shape[]): string {
  if (shapes.every(({ shape }) => shape === '9999-99-99')) return `TRY_CAST(${value} AS DATE)`;
  const text = dateText(value, type);
  return `CAST(coalesce(${type.formats.map((format) => `try_strptime(${text}, ${literal(format)})`).join(', ')}) AS DATE)`;
}

/** True for values of an accepted shape, so that junk is never turned into a number. */
function fits(value: string, shapes: readonly Shape[], accepted: (shape: string) => boolean): string {
  const refused = shapes.map(({ shape }) => shape).filter((shape) => !accepted(shape));
  return refused.length === 0 ? 'true' : `${shapeOf(value)} NOT IN (${list(refused)})`;
}

/** Share of a column's values that must fit its type; the rest is reported as rejected. */
const enough = 0.99;

/** Words for yes and for no; one column may hold them whole and as letters. */
const answers: readonly (readonly [yes: readonly string[], no: readonly string[]])[] = [
  [
    ['true', 't'],
    ['false', 'f'],
  ],
  [
    ['yes', 'y'],
    ['no', 'n'],
  ],
  [['wahr'], ['falsch']],
  [
    ['ja', 'j'],
    ['nein', 'n'],
  ],
  [
    ['oui', 'o'],
    ['non', 'n'],
  ],
  [['vrai'], ['faux']],
  [
    ['sí', 'si', 's'],
    ['no', 'n'],
  ],
  [
    ['sim', 's'],
    ['não', 'nao', 'n'],
  ],
];

interface Hints {
  /** The file's other numbers use a decimal comma. */
  decimalComma: boolean;
  /** A value starts with a zero followed by digits: a code such as a postal code, not a number. */
  leadingZeros: boolean;
}

export function inferType(shapes: readonly Shape[], hints: Hints): ColumnType {
  const total = shapes.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return { kind: 'text' };
  return asBoolean(shapes) ?? (hints.leadingZeros ? null : asNumber(shapes, total, hints)) ?? asDate(shapes, total) ?? { kind: 'text' };
}

const mostAnswers = 5;

function asBoolean(shapes: readonly Shape[]): ColumnType | null {
  const values = new Set(shapes.map(({ shape }) => shape.toLowerCase()));
  if (values.size > mostAnswers) return null;
  const pair = answers.find((sides) => [...values].every((value) => sides.some((side) => side.includes(value))));
  if (!pair) return null;
  const [yes, no] = pair.map((side) => [...values].filter((value) => side.includes(value))) as [string[], string[]];
  // A single letter, such as a column of `N`, could mean anything.
  const isSure = (yes.length > 0 && no.length > 0) || [...values].every((value) => value.length > 1);
  return isSure ? { kind: 'boolean', yes: yes.length > 0 ? yes : [pair[0][0]!] } : null;
}

function asNumber(shapes: readonly Shape[], total: number, hints: Hints): ColumnType | null {
  const read = shapes.map(({ shape, count }) => ({ number: readNumberShape(shape), count }));
  const votes = { '.': 0, ',': 0 };
  for (const { number, count } of read) if (number?.decimal) votes[number.decimal] += count;
  const decimal = votes[','] > votes['.'] || (votes[','] === votes['.'] && hints.decimalComma) ? ',' : '.';
  const fitting = read.filter((entry): entry is { number: NumberShape; count: number } => {
    return entry.number !== null && (entry.number.decimal === null || entry.number.decimal === decimal);
  });
  if (sum(fitting) < total * enough) return null;
  const currencies: Record<string, number> = {};
  for (const { number, count } of fitting) if (number.currency) currencies[number.currency] = (currencies[number.currency] ?? 0) + count;
  const scale = Math.max(...fitting.map(({ number }) => (number.unclear && number.unclear !== decimal ? 0 : number.fraction)));
  const percent = sum(fitting.filter(({ number }) => number.percent)) > total / 2;
  if (Math.max(...fitting.map(({ number }) => number.whole)) > 18) return null;
  return { kind: 'number', integer: scale === 0 && !percent, decimal, scale: Math.min(scale, 10) + (percent ? 2 : 0), percent, currencies };
}

function asDate(shapes: readonly Shape[], total: number): ColumnType | null {
  const read = shapes.map(({ shape, count }) => ({ ...readDateShape(shape), count }));
  const fitting = read.filter(({ formats }) => formats.length > 0);
  if (sum(fitting) < total * enough) return null;
  const named = fitting.some((each) => each.named);
  return {
    kind: 'date',
    // If one month is a word of another language, all words are read the same way.
    formats: [...new Set([...(named ? [namedFormat] : []), ...fitting.flatMap(({ formats }) => formats)])],
    hasTime: fitting.some(({ hasTime }) => hasTime),
    ...(named && { named }),
  };
}

/** The decimal separator that the column itself proves; null if it proves none. */
export function decimalMark(shapes: readonly Shape[]): '.' | ',' | null {
  const votes = { '.': 0, ',': 0 };
  for (const { shape, count } of shapes) {
    const mark = readNumberShape(shape)?.decimal;
    if (mark) votes[mark] += count;
  }
  return votes[','] > votes['.'] ? ',' : votes['.'] > 0 ? '.' : null;
}

function sum(entries: readonly { count: number }[]): number {
  return entries.reduce((total, { count }) => total + count, 0);
}
