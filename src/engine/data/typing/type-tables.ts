/** Raw tables of text into typed tables: every column's type from all of its values. */
import { type Database, literal, name } from '../database.ts';
import { noMember } from '../dimensions.ts';
import { words } from '../lexicon.ts';
import { dropRaw, type RawTable } from '../raw-table.ts';
import { lookAt, sumOf } from './column-shapes.ts';
import type { Column, ColumnType, DateOrder, Shape, Table } from './column-type.ts';
import { findDateNumbers } from './date-number.ts';
import { settleDates } from './date-order.ts';
import { decimalMark, inferType } from './infer-type.ts';
import { readNumberShape } from './number-shape.ts';
import { dropPlaceholders } from './placeholder-dates.ts';
import { cleanText, shapeOf, typedValue } from './typed-value.ts';

interface Value {
  name: string;
  type: ColumnType;
  sql: string;
  listed?: string;
}

/** Numbers in such a column are codes: of HubSpot's stages, of the states of Dynamics. */
const stateNamed = /^(deal|opportunity|opp|sales|lead|ticket|case|pipeline)? ?(stage|status|state|phase) ?(id|code)?$/;

/**
 * Writes the typed table under `into` and tells what its columns hold.
 * @throws date_order_ambiguous
 */
export async function typeTable(
  database: Database,
  given: RawTable,
  into: string,
  dateOrder: DateOrder | undefined,
  timeZone?: string,
): Promise<Table> {
  const { raw, looks } = await lookAt(database, given);
  const look = new Map(raw.columns.map((column, at) => [column, looks[at]!]));
  const shapes = new Map(raw.columns.map((column, at) => [column, looks[at]!.shapes]));
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

  const values = raw.columns.map((column): Value => {
    const type = types.get(column)!;
    const { wordless, few } = look.get(column)!;
    const sql = typedValue(column, type, shapes.get(column)!, wordless);
    if (type.kind !== 'text' || !few) return { name: column, type, sql };
    const listed = listOf(few);
    return { name: column, type, sql: `CAST(${sql} AS ${listed})`, listed };
  });
  for (const column of raw.columns) {
    const type = types.get(column)!;
    if (type.kind !== 'number' || Object.keys(type.currencies).length < 2) continue;
    values.push({ name: currencyColumn(column), type: { kind: 'text' }, sql: currencyOf(column, shapes.get(column)!) });
  }
  const sql = `files.${name(into)}`;
  const selected = values.map((value) => `${value.sql} AS ${name(value.name)}`).join(', ');
  await database.run(`CREATE TABLE ${sql} AS SELECT ${selected} FROM ${name(raw.table)}`);
  await dropRaw(database, raw);
  const placeholders = await dropPlaceholders(database, sql, types);

  const counts = values.map((value, at) => `count(${name(value.name)}) AS "f${at}", count(DISTINCT ${name(value.name)}) AS "d${at}"`);
  const row = (await database.query(`SELECT ${counts.join(', ')} FROM ${sql}`))[0]!;
  const columns = values.map((value, at): Column => {
    const filled = Number(row[`f${at}`]);
    const dropped = placeholders.get(value.name) ?? 0;
    const rejected = value.type.kind === 'text' ? 0 : sumOf(shapes.get(value.name)!) - filled - dropped;
    const column = { name: value.name, type: value.type, filled, distinct: Number(row[`d${at}`]), rejected };
    return { ...column, ...(dropped > 0 && { placeholders: dropped }), ...(value.listed !== undefined && { listed: value.listed }) };
  });
  return { name: into, sql, file: raw.file, rows: raw.rows, columns };
}

/** In the order of the database, which is that of bytes. */
function listOf(texts: readonly string[]): string {
  const ordered = [...new Set([...texts, noMember])].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  return `ENUM(${ordered.map(literal).join(', ')})`;
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
