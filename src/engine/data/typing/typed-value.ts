/** The SQL that turns a column's text into its typed value; null where the text does not fit. */
import { literal, name } from '../database.ts';
import type { ColumnType, Shape } from './column-type.ts';
import { dateOfNumber } from './date-number.ts';
import { dateText, readDateShape } from './date-shape.ts';
import { readNumberShape } from './number-shape.ts';
import { isDated } from './placeholder-dates.ts';
import { dateInZone, inZone } from './time-zone.ts';

/** Texts that mean "no value" in any column, and more that do so among numbers and dates (`NA` may be North America). */
const noValue = [
  ...['null', 'n/a', '-', '(null)', 'undefined', '[object object]'],
  ...['#n/a', '#null!', '#value!', '#ref!', '#div/0!', '#name?', '#num!', '#error!'],
];
const noNumber = [...noValue, 'na', 'nan', 'none', 'nil', '--', 'infinity', '-infinity', 'inf', '-inf'];

const list = (texts: readonly string[]) => texts.map(literal).join(', ');

/** A raw column's text, null where it says there is no value. */
export function cleanText(column: string, among: 'text' | 'values' = 'text'): string {
  const text = name(column);
  // Nan is a name; NaN is not.
  const none = among === 'text' ? `${isOneOf(text, noValue)} OR ${text} = 'NaN'` : isOneOf(text, noNumber);
  return `CASE WHEN ${none} THEN NULL ELSE ${text} END`;
}

/** Not by `IN`, which the database makes a join of, for every row and wherever it stands. */
function isOneOf(text: string, words: readonly string[]): string {
  return `list_contains([${list(words)}], lower(${text}))`;
}

/** A value with every digit written as 9. */
export function shapeOf(value: string): string {
  return `translate(${value}, '012345678', '999999999')`;
}

/** @param wordless no value of the column is a word for there being none */
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
  // Text becomes a decimal of more than 18 digits a hundred times slower; one digit is left for rounding.
  const first = whole + type.scale < 18 ? 18 : width;
  const read = `TRY_CAST(${digits} AS DECIMAL(${first}, ${type.scale}))`;
  const number = first === width ? read : `CAST(${read} AS DECIMAL(${width}, ${type.scale}))`;
  if (plain) return number;
  const sign = `CASE WHEN regexp_matches(${value}, '[(−-]') THEN -1 ELSE 1 END`;
  const scaled = type.percent ? `CAST(${number} / 100 AS DECIMAL(${width}, ${type.scale}))` : number;
  return `CASE WHEN ${fits(value, shapes, accepted)} THEN CAST((${sign}) * ${scaled} AS DECIMAL(${width}, ${type.scale})) END`;
}

/** A date as the database writes it, it reads by itself several times as fast. */
function dateAsWritten(value: string, type: Extract<ColumnType, { kind: 'date' }>, shapes: readonly Shape[]): string {
  if (shapes.every(({ shape }) => shape === '9999-99-99')) return `TRY_CAST(${value} AS DATE)`;
  const text = dateText(value, type);
  return `CAST(coalesce(${type.formats.map((format) => `try_strptime(${text}, ${literal(format)})`).join(', ')}) AS DATE)`;
}

/** True for values of an accepted shape, so that junk is never cleaned into a number. */
function fits(value: string, shapes: readonly Shape[], accepted: (shape: string) => boolean): string {
  const refused = shapes.map(({ shape }) => shape).filter((shape) => !accepted(shape));
  return refused.length === 0 ? 'true' : `${shapeOf(value)} NOT IN (${list(refused)})`;
}
