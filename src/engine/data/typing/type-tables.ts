/** Types each column of the tables, and stores low-cardinality text of long tables as enums. */
import { type Database, literal, name, type Row } from '../database.ts';
import { noMember } from '../dimensions.ts';
import { words } from '../lexicon.ts';
import { asRows, dropRaw, type RawTable } from '../raw-table.ts';
import { type Column, type ColumnType, cleanText, type DateOrder, type Shape, type Table } from './column-type.ts';
import { dropPlaceholders, momentOf, settleDates } from './date-order.ts';
import { findDigitDates } from './digit-dates.ts';
import { hasLocalDigits, plainDigits, readNumberShape, writePlainDigits } from './number-shape.ts';
import { joinSpellings } from './one-spelling.ts';
import { decimalMark, findDateNumbers, inferType, shapeOf, typedValue } from './typed-value.ts';

interface Look {
  shapes: Shape[];
  leadingZeros: boolean;
  /** No value is a word that means no value. */
  wordless: boolean;
  /** A value has digits of another script. */
  localDigits: boolean;
  /** All texts of a low-cardinality column in a large table, as written. */
  few?: readonly string[];
}

/** Maximum number of distinct shapes; a column with more is text. */
const shapeLimit = 2000;
/** From this many rows on, a sample of the first rows decides how to examine the others. */
const manyRows = 100_000;
const firstLooked = 20_000;
/** Maximum number of values of a low-cardinality column. */
const mostFew = 2000;
/** Maximum number of columns examined in one query. */
const columnsAtOnce = 16;

/**
 * The content of each column, after converting digits to ASCII and dropping `False` where Odoo writes it for no value; `raw` is the
 * table with these changes.
 */
async function lookAt(database: Database, given: RawTable): Promise<{ raw: RawTable; looks: Look[] }> {
  let raw = given;
  const looks: Look[] = [];
  for (let at = 0; at < raw.columns.length; at += columnsAtOnce) {
    looks.push(...(await shapesOf(database, raw, raw.columns.slice(at, at + columnsAtOnce))));
  }
  for (const [at, column] of raw.columns.entries()) {
    const look = looks[at]!;
    if (look.localDigits) {
      const [plain] = await shapesOf(database, raw, [column], plainDigits);
      if (inferType(plain!.shapes, { decimalComma: false, leadingZeros: plain!.leadingZeros }).kind === 'text') continue;
      raw = await asRows(database, raw);
      await writePlainDigits(database, raw.table, column);
      looks[at] = plain!;
    } else if (saysFalse(look)) {
      raw = await asRows(database, raw);
      await database.run(`UPDATE ${name(raw.table)} SET ${name(column)} = NULL WHERE lower(${name(column)}) = 'false'`);
      looks[at] = (await shapesOf(database, raw, [column]))[0]!;
    }
  }
  return { raw, looks };
}

/** Whether False means no value: there is no True, and the other values are something else. */
function saysFalse({ shapes }: Look): boolean {
  const others = shapes.filter(({ shape }) => shape.toLowerCase() !== 'false');
  const says = (word: string) => shapes.some(({ shape }) => shape.toLowerCase() === word);
  const figures = () => inferType(others, { decimalComma: false, leadingZeros: false }).kind !== 'text';
  return says('false') && !says('true') && others.length > 0 && (others.length > 1 || figures());
}

/** @param read SQL of a column's text */
async function shapesOf(database: Database, raw: RawTable, columns: readonly string[], read = name): Promise<Look[]> {
  const first = raw.rows > manyRows ? await firstRows(database, raw, columns) : null;
  const asked = columns.flatMap((column, at) => {
    const begins = first?.[at];
    if (begins && begins.shapes > shapeLimit) return [];
    // Values repeat, so examine each once, unless most are unique anyway.
    return {
      column,
      at,
      by: begins && begins.distinct > firstLooked / 2 ? ('shape' as const) : ('value' as const),
      usual: begins?.usual ?? [],
    };
  });
  const looks = columns.map((_, at) => textual(first?.[at]?.shapes ?? 0));
  if (asked.length === 0) return looks;

  const texts = asked.map(({ column, at }) => `${read(column)} AS "c${at}"`);
  const keys = asked.map(({ at, by, usual }) =>
    by === 'value' ? `"c${at}"` : markedShape(cleanText(`c${at}`, 'values'), `"c${at}"`, usual),
  );
  const names = asked.map(({ at }) => `"k${at}"`);
  // One bit per column, the last one lowest, cleared where the row is grouped by it.
  const bit = (index: number) => 2 ** asked.length - 1 - 2 ** (asked.length - 1 - index);
  const byShape = asked.flatMap(({ by }, index) => (by === 'shape' ? bit(index) : []));
  const marked = byShape.length > 0 ? `which IN (${byShape.join(', ')})` : 'false';
  const rows = await database.query(
    `SELECT which AS "which", shape AS "shape", sum(n) AS "count", bool_or(zeros) AS "zeros", bool_or(key IS NOT NULL AND shape IS NULL) AS "words"
       ${first ? `, to_json(min(key, ${mostFew + 1}) FILTER (WHERE NOT ${marked})) AS "texts"` : ''}
     FROM (SELECT which, key, n, CASE WHEN ${marked} THEN nullif(substr(key, 2), '') ELSE ${shapeOf('v')} END AS shape,
         CASE WHEN ${marked} THEN starts_with(key, '0') ELSE ${hasZeros('v')} END AS zeros
       FROM (SELECT *, ${cleanText('key', 'values')} AS v
         FROM (SELECT GROUPING(${names.join(', ')}) AS which, coalesce(${names.join(', ')}) AS key, count(*) AS n
           FROM (SELECT ${keys.map((key, index) => `${key} AS ${names[index]}`).join(', ')} FROM (SELECT ${texts.join(', ')} FROM ${name(raw.table)}))
           GROUP BY GROUPING SETS (${names.map((each) => `(${each})`).join(', ')}))))
     GROUP BY which, shape
     QUALIFY row_number() OVER (PARTITION BY which ORDER BY shape IS NOT NULL, sum(n) DESC, shape) <= ${shapeLimit + 2}
     ORDER BY 1, 2 IS NOT NULL, 3 DESC, 2`,
  );
  for (const [index, { at }] of asked.entries()) {
    const own = rows.filter((row) => Number(row.which) === bit(index));
    const shapes = own.filter((row) => row.shape !== null).map((row) => ({ shape: String(row.shape), count: Number(row.count) }));
    const localDigits = hasLocalDigits(shapes.map(({ shape }) => shape));
    looks[at] =
      shapes.length > shapeLimit
        ? { ...textual(sumOf(shapes)), localDigits }
        : {
            shapes,
            leadingZeros: own.some(({ zeros }) => zeros === true),
            wordless: own.every(({ words }) => words !== true),
            localDigits,
            ...(first && asked[index]!.by === 'value' && fewOf(own)),
          };
  }
  return looks;
}

/** @param rows of one column, one shape each, with its texts */
function fewOf(rows: readonly Row[]): Pick<Look, 'few'> {
  const few = rows.flatMap(({ texts }) => (texts === null ? [] : (JSON.parse(String(texts)) as string[])));
  return few.length <= mostFew ? { few } : {};
}

/**
 * SQL of a value's shape after a mark: `0` for a code such as 01067, `-` for a word that means no value.
 * @param usual the most common shapes: matching a pattern takes a tenth of the time of computing a shape
 */
function markedShape(value: string, text: string, usual: readonly string[]): string {
  const known = usual
    .map((shape) => `WHEN regexp_full_match(${text}, ${literal(patternOf(shape))}) THEN ${literal(` ${shape}`)} `)
    .join('');
  return `CASE WHEN ${text} IS NULL THEN NULL ${known}WHEN (${value}) IS NULL THEN '-' WHEN ${hasZeros(value)} THEN '0' || ${shapeOf(value)} ELSE ' ' || ${shapeOf(value)} END`;
}

/** A regular expression for the values of a shape, excluding codes with leading zeros. */
function patternOf(shape: string): string {
  const digits = (text: string) => text.replace(/9+/g, (run) => `[0-9]{${run.length}}`);
  if (/^9+$/.test(shape)) return `[1-9]${digits(shape.slice(1))}`;
  return digits(shape.replace(/[\\.+*?()|[\]{}^$]/g, '\\$&'));
}

function hasZeros(value: string): string {
  return `(starts_with(${value}, '0') AND regexp_matches(${value}, '^0[0-9]+$'))`;
}

/** For a column with more shapes than anything but text has. */
function textual(count: number): Look {
  return { shapes: [{ shape: 'text', count }], leadingZeros: false, wordless: false, localDigits: false };
}

interface First {
  distinct: number;
  shapes: number;
  /** Shapes with digits that at least a twentieth of the values have, most frequent first. */
  usual: string[];
}

/** A sample of the first rows; if they have many shapes, so has the column. */
async function firstRows(database: Database, raw: RawTable, columns: readonly string[]): Promise<First[]> {
  const asked = columns.map((_, at) => {
    const shapes = `count(DISTINCT s${at})`;
    return `count(DISTINCT v${at}) AS "d${at}", ${shapes} AS "s${at}", CASE WHEN ${shapes} <= ${shapeLimit} THEN to_json(histogram(s${at})) END AS "h${at}"`;
  });
  const values = columns.map((column, at) => `${cleanText(column, 'values')} AS v${at}, ${shapeOf(`v${at}`)} AS s${at}`);
  const [row] = await database.query(
    `SELECT ${asked.join(', ')} FROM (SELECT ${values.join(', ')} FROM ${name(raw.table)} LIMIT ${firstLooked})`,
  );
  return columns.map((_, at) => {
    const counts = Object.entries(JSON.parse(String(row![`h${at}`] ?? '{}')) as Record<string, number>);
    // What starts with # may be a word that means no value.
    const many = counts.filter(([shape, count]) => count >= firstLooked / 20 && shape.includes('9') && !shape.startsWith('#'));
    const usual = many.sort(([, m], [, n]) => n - m).map(([shape]) => shape);
    return { distinct: Number(row![`d${at}`]), shapes: Number(row![`s${at}`]), usual };
  });
}

function sumOf(shapes: readonly Shape[]): number {
  return shapes.reduce((sum, { count }) => sum + count, 0);
}

interface Value {
  name: string;
  type: ColumnType;
  sql: string;
  listed?: string;
}

/** Numbers in such a column are codes: HubSpot's stages, Dynamics' states. */
const stateNamed = /^(deal|opportunity|opp|sales|lead|ticket|case|pipeline)? ?(stage|status|state|phase) ?(id|code)?$/;

/**
 * Writes the typed table under `into` and returns the content of its columns.
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
  await findDigitDates(database, raw, types, shapes);
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
  // Between two moments there are hours; a single one is only a day.
  const timed = raw.columns.filter((column) => saysMoment(types.get(column)!));
  const moments = new Map(timed.length < 2 ? [] : timed.map((column) => [column, momentColumn(column)]));
  const selected = [
    ...values.map((value) => `${value.sql} AS ${name(value.name)}`),
    ...values.flatMap(({ name: column, sql: date }) => {
      const moment = moments.get(column);
      return moment === undefined ? [] : [`${momentOf(date, cleanText(column, 'values'))} AS ${name(moment)}`];
    }),
  ].join(', ');
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
    const moment = moments.get(value.name);
    return {
      ...column,
      ...(dropped > 0 && { placeholders: dropped }),
      ...(value.listed !== undefined && { listed: value.listed }),
      ...(moment !== undefined && { moment }),
    };
  });
  const known = new Map(raw.columns.flatMap((column) => (look.get(column)!.few ? [[column, look.get(column)!.few!] as const] : [])));
  for (const { column, rows, spellings } of await joinSpellings(database, sql, columns, known)) {
    const at = columns.findIndex(({ name: each }) => each === column);
    columns[at] = { ...columns[at]!, distinct: columns[at]!.distinct - spellings, respelled: rows };
  }
  const { derived, references, title } = raw;
  const more = { ...(title !== undefined && { title }), ...(derived && { derived }), ...(references && { references }) };
  return { name: into, sql, file: raw.file, rows: raw.rows, columns, ...more };
}

/** In the order of the database: by bytes. */
function listOf(texts: readonly string[]): string {
  const ordered = [...new Set([...texts, noMember])].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  return `ENUM(${ordered.map(literal).join(', ')})`;
}

function saysMoment(type: ColumnType): boolean {
  return type.kind === 'date' && type.hasTime;
}

/** Name of the column added for the moments of a column of dates. */
const momentColumn = (column: string) => `${column} moment`;

/** Name of the currency column added next to an amount written in several currencies. */
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
