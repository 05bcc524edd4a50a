/** Raw tables of text into typed tables: every column's type from all of its values. */
import { type Database, literal, name } from '../database.ts';
import { words } from '../lexicon.ts';
import type { RawTable } from '../raw-table.ts';
import type { Column, ColumnType, DateOrder, Shape, Table } from './column-type.ts';
import { findDateNumbers } from './date-number.ts';
import { settleDates } from './date-order.ts';
import { decimalMark, inferType } from './infer-type.ts';
import { hasLocalDigits, plainDigits, writePlainDigits } from './local-digits.ts';
import { readNumberShape } from './number-shape.ts';
import { dropPlaceholders } from './placeholder-dates.ts';
import { cleanText, shapeOf, typedValue } from './typed-value.ts';

/** Numbers in such a column are codes: of HubSpot's stages, of the states of Dynamics. */
const stateNamed = /^(deal|opportunity|opp|sales|lead|ticket|case|pipeline)? ?(stage|status|state|phase) ?(id|code)?$/;

/** Distinct shapes looked at; a column with more of them is text. */
const shapeLimit = 2000;
/** From this many rows on, the first ones show how the others are best looked at. */
const manyRows = 100_000;
const firstLooked = 20_000;

/**
 * Writes the typed table under `into` and tells what its columns hold.
 * @throws date_order_ambiguous
 */
export async function typeTable(
  database: Database,
  raw: RawTable,
  into: string,
  dateOrder: DateOrder | undefined,
  timeZone?: string,
): Promise<Table> {
  const shapes = new Map<string, Shape[]>();
  const seen = await Promise.all(raw.columns.map((column) => cleanShapes(database, raw, column)));
  const look = new Map(raw.columns.map((column, at) => [column, seen[at]!]));
  for (const [column, found] of look) shapes.set(column, found.shapes);
  const marks = [...shapes.values()].map(decimalMark);
  const decimalComma = marks.includes(',') ? !marks.includes('.') : raw.delimiter === ';' && !marks.includes('.');

  const types = new Map<string, ColumnType>();
  for (const column of raw.columns) {
    const type = inferType(shapes.get(column)!, { decimalComma, leadingZeros: look.get(column)!.leadingZeros });
    types.set(column, type.kind === 'number' && type.integer && stateNamed.test(words(column)) ? { kind: 'text', codes: true } : type);
  }
  await findDateNumbers(database, raw, types);
  await settleDates(database, raw, types, dateOrder);
  if (timeZone !== undefined) for (const type of types.values()) if (type.kind === 'date') type.zone = timeZone;

  const values = raw.columns.map((column) => ({
    name: column,
    type: types.get(column)!,
    sql: typedValue(column, types.get(column)!, shapes.get(column)!, look.get(column)!.wordless),
  }));
  for (const column of raw.columns) {
    const type = types.get(column)!;
    if (type.kind !== 'number' || Object.keys(type.currencies).length < 2) continue;
    values.push({ name: currencyColumn(column), type: { kind: 'text' }, sql: currencyOf(column, shapes.get(column)!) });
  }
  const sql = `files.${name(into)}`;
  const selected = values.map((value) => `${value.sql} AS ${name(value.name)}`).join(', ');
  await database.run(`CREATE TABLE ${sql} AS SELECT ${selected} FROM ${name(raw.table)}`);
  await database.run(`DROP TABLE ${name(raw.table)}`);
  const placeholders = await dropPlaceholders(database, sql, types);

  const counts = values.map((value, at) => `count(${name(value.name)}) AS "f${at}", count(DISTINCT ${name(value.name)}) AS "d${at}"`);
  const row = (await database.query(`SELECT ${counts.join(', ')} FROM ${sql}`))[0]!;
  const columns = values.map((value, at): Column => {
    const filled = Number(row[`f${at}`]);
    const dropped = placeholders.get(value.name) ?? 0;
    const rejected = value.type.kind === 'text' ? 0 : sumOf(shapes.get(value.name)!) - filled - dropped;
    const column = { name: value.name, type: value.type, filled, distinct: Number(row[`d${at}`]), rejected };
    return dropped > 0 ? { ...column, placeholders: dropped } : column;
  });
  return { name: into, sql, file: raw.file, rows: raw.rows, columns };
}

/** Beside an amount written in several currencies stands a column with the currency of each row. */
export function currencyColumn(amount: string): string {
  return `${amount} currency`;
}

function currencyOf(column: string, shapes: readonly Shape[]): string {
  const cases = shapes.flatMap(({ shape }) => {
    const currency = readNumberShape(shape)?.currency;
    return currency ? [`WHEN ${literal(shape)} THEN ${literal(currency)}`] : [];
  });
  return `CASE ${shapeOf(cleanText(column, 'values'))} ${cases.join(' ')} END`;
}

interface Look {
  shapes: Shape[];
  leadingZeros: boolean;
  /** No value is a word for there being none. */
  wordless: boolean;
  /** A value has digits of another script. */
  localDigits: boolean;
}

/** The same, once figures are written in plain digits and false no longer stands for nothing, as Odoo writes it. */
async function cleanShapes(database: Database, raw: RawTable, column: string): Promise<Look> {
  const look = await columnShapes(database, raw, column);
  if (look.localDigits) {
    const plain = await columnShapes(database, raw, column, plainDigits(column));
    if (inferType(plain.shapes, { decimalComma: false, leadingZeros: plain.leadingZeros }).kind === 'text') return look;
    await writePlainDigits(database, raw.table, column);
    return plain;
  }
  const others = look.shapes.filter(({ shape }) => shape.toLowerCase() !== 'false');
  const says = (word: string) => look.shapes.some(({ shape }) => shape.toLowerCase() === word);
  const figures = () => inferType(others, { decimalComma: false, leadingZeros: false }).kind !== 'text';
  if (says('false') && !says('true') && others.length > 0 && (others.length > 1 || figures())) {
    await database.run(`UPDATE ${name(raw.table)} SET ${name(column)} = NULL WHERE lower(${name(column)}) = 'false'`);
    return columnShapes(database, raw, column);
  }
  return look;
}

/** @param read SQL of the column's text */
async function columnShapes(database: Database, raw: RawTable, column: string, read = name(column)): Promise<Look> {
  const first = raw.rows > manyRows ? await firstRows(database, raw, column) : null;
  if (first && first.shapes > shapeLimit) return textual(first.shapes);
  // Values repeat: each is looked at once, unless most stand once anyway.
  const values =
    first && first.distinct > firstLooked / 2
      ? `SELECT ${read} AS r, 1 AS n FROM ${name(raw.table)}`
      : `SELECT ${read} AS r, count(*) AS n FROM ${name(raw.table)} GROUP BY 1`;
  const rows = await database.query(
    `SELECT ${shapeOf('v')} AS "shape", sum(n) AS "count", count(*) FILTER (WHERE starts_with(v, '0') AND regexp_matches(v, '^0[0-9]+$')) AS "zeros",
       count(r) FILTER (WHERE v IS NULL) AS "words"
     FROM (SELECT r, ${cleanText('r', 'values')} AS v, n FROM (${values})) GROUP BY 1 ORDER BY 1 IS NOT NULL, 2 DESC, 1 LIMIT ${shapeLimit + 2}`,
  );
  const shapes = rows.filter((row) => row.shape !== null).map((row) => ({ shape: String(row.shape), count: Number(row.count) }));
  const localDigits = hasLocalDigits(shapes.map(({ shape }) => shape));
  if (shapes.length > shapeLimit) return { ...textual(sumOf(shapes)), localDigits };
  const leadingZeros = rows.some((row) => Number(row.zeros) > 0);
  return { shapes, leadingZeros, wordless: rows.every((row) => Number(row.words) === 0), localDigits };
}

/** Of a column with more shapes than any but text has. */
function textual(count: number): Look {
  return { shapes: [{ shape: 'text', count }], leadingZeros: false, wordless: false, localDigits: false };
}

/** How much the first rows differ: what they show of many shapes holds for all. */
async function firstRows(database: Database, raw: RawTable, column: string): Promise<{ distinct: number; shapes: number }> {
  const [row] = await database.query(
    `SELECT count(DISTINCT v) AS "distinct", count(DISTINCT ${shapeOf('v')}) AS "shapes"
     FROM (SELECT ${cleanText(column, 'values')} AS v FROM ${name(raw.table)} LIMIT ${firstLooked})`,
  );
  return { distinct: Number(row!.distinct), shapes: Number(row!.shapes) };
}

function sumOf(shapes: readonly Shape[]): number {
  return shapes.reduce((sum, { count }) => sum + count, 0);
}
