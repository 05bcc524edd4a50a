/** Delimited text: one table, without the lines around it. DuckDB reads plain files, our own reader all others; both give the same rows. */
import { QuarterdeckError } from '../../../model/errors.ts';
import { type Database, literal, name } from '../database.ts';
import { createRaw, edgeSpace, headerNames, trimmed, withoutTables } from '../raw-table.ts';
import { decode, encodingOf } from './decode.ts';
import { type Beginning, findDelimiter, type Rows, readRecords } from './delimited.ts';
import { isBlank, mostBelow, rowsAbove, rowsBelow } from './grid.ts';
import type { FormatReader, Source } from './source.ts';
import { survey } from './survey.ts';

/** @throws data_not_tabular */
export async function readAny(
  source: Source,
  { encoding, delimiter, columns, above }: Beginning,
  database: Database,
  table: string,
): Promise<Rows> {
  const { file, pieces } = source;
  const width = columns.length;
  const found: Rows = { rows: 0, rejected: 0, uneven: 0, below: 0 };
  const keep = async (records: readonly (readonly string[])[]) => {
    const whole: (string | null)[][] = [];
    for (const row of records) {
      const tooLong = row.length > width && !isBlank(row.slice(width));
      if (tooLong || row.length < width) found.uneven++;
      if (tooLong) found.rejected++;
      else if (width === 1 || !isBlank(row)) whole.push(columns.map((_, at) => trimmed(row[at] ?? '')));
    }
    found.rows += whole.length;
    await database.append(table, whole);
  };

  await createRaw(database, table, columns);
  let rest = '';
  let skip = above + 1;
  // Possible footer lines, held back until a full record follows.
  let held: string[][] = [];
  for await (const { text, last } of decode(pieces(), encoding)) {
    const records = readRecords(rest + text, delimiter, last);
    // Row numbers as a person counts them: the header is row 1.
    if (records.openQuote) throw neverCloses(file, found.rows + found.rejected + held.length + records.rows.length + (skip > 0 ? 1 : 2));
    rest = (rest + text).slice(records.used);
    const fresh = records.rows.slice(skip);
    skip = Math.max(0, skip - records.rows.length);
    held = held.concat(fresh);
    if (last) found.below = rowsBelow(held, width);
    const ready = last ? held.length - found.below : Math.max(0, held.length - mostBelow);
    await keep(held.slice(0, ready));
    held = held.slice(ready);
  }
  return found;
}

/** @param row as a person counts: the header is row 1 */
function neverCloses(file: string, row: number): QuarterdeckError {
  return new QuarterdeckError('data_not_tabular', `${file} cannot be cut into rows: a quote opened in row ${row} never closes.`, {
    next: 'Close the quote in that row, or export the table again.',
  });
}

/** A longer tail is not a footer. */
const longestTail = 1 << 16;

/** Above this many bytes, copying the file takes longer than rereading it for every query. */
const mostCopied = 16 * 1024 ** 2;

/** null, without creating a table, if the file has to be read another way. */
export async function readPlain(
  { place, packed, size, pieces }: Source,
  { encoding, delimiter, columns, above, shortAbove }: Beginning,
  database: Database,
  table: string,
): Promise<Rows | null> {
  const width = columns.length;
  // DuckDB reads a blank line as a row of a single-column table, and these characters in a path as a pattern.
  if (place === null || encoding !== 'utf-8' || width === 1 || /[*?[]/.test(place)) return null;
  const seen = await survey(pieces(), delimiter, width);
  if (!seen || size - seen.tailAt > longestTail) return null;
  const end = readRecords(await textOf(pieces(seen.tailAt)), delimiter, true).rows;
  if (end.length > mostBelow) return null;
  const below = rowsBelow(end, width);
  const records = seen.rows - above - 1 - below;
  if (records <= 0) return null;

  const names = columns.map((_, at) => `c${at}`);
  const even = seen.short === 0 && seen.blank === 0 && above === 0 && below === 0;
  const view = even && !seen.wrapped && seen.spaced.size === 0 && !packed && size > mostCopied;
  const options = [
    `auto_detect = false, header = false, parallel = ${view}, skip = ${view ? 1 : 0}, delim = ${literal(delimiter)}, quote = '"', escape = '"'`,
    `columns = {${names.map((each) => `${each}: 'VARCHAR'`).join(', ')}}`,
    ...(packed ? [`compression = 'gzip'`] : []),
    ...(seen.short > 0 ? ['null_padding = true'] : []),
  ];
  const values = names.map(
    (each, at) => `${seen.spaced.has(at) ? `nullif(trim(${each}, ${edgeSpace}), '')` : each} AS ${name(columns[at]!)}`,
  );
  const some = seen.blank > 0 ? ` WHERE coalesce(${columns.map(name).join(', ')}) IS NOT NULL` : '';
  try {
    const selected = `SELECT ${values.join(', ')} FROM read_csv(${literal(place)}, ${options.join(', ')})`;
    if (view) await database.run(`CREATE VIEW ${name(table)} AS ${selected}`);
    else await database.run(`CREATE TABLE ${name(table)} AS SELECT * FROM (${selected} LIMIT ${records} OFFSET ${above + 1})${some}`);
  } catch {
    // A record too long for DuckDB, or a changed file: the next reader reports it.
    return null;
  }
  const rows = await countRows(database, table);
  // Packed in several parts, changed since, or with a record too long for DuckDB.
  if (rows === null || (seen.blank === 0 && rows !== records)) {
    await database.run(`DROP ${view ? 'VIEW' : 'TABLE'} ${name(table)}`);
    return null;
  }
  const shortBelow = end.slice(end.length - below).filter((row) => row.length < width).length;
  return { rows, rejected: 0, uneven: seen.short - shortAbove - shortBelow, below, ...(view && { view }) };
}

/** null if DuckDB cannot read all rows. */
async function countRows(database: Database, table: string): Promise<number | null> {
  const [count] = await database.query(`SELECT count(*) AS "rows" FROM ${name(table)}`).catch(() => []);
  return count ? Number(count.rows) : null;
}

async function textOf(pieces: AsyncIterable<Buffer>): Promise<string> {
  const read: Buffer[] = [];
  for await (const piece of pieces) read.push(piece);
  return new TextDecoder().decode(Buffer.concat(read));
}

/** @throws data_empty, data_not_tabular */
export const readDelimited: FormatReader = async (source, { database, next }) => {
  const { file, called, sha256 } = source;
  const beginning = await beginningOf(source);
  if (!beginning) throw noRows(file, []);
  const { delimiter, columns, above } = beginning;
  const table = next();
  const found = (await readPlain(source, beginning, database, table)) ?? (await readAny(source, beginning, database, table));
  const { rows, rejected, uneven, below, view } = found;
  if (rows + rejected === 0) throw noRows(file, columns);
  if (uneven > (rows + rejected) / 5) {
    throw new QuarterdeckError(
      'data_not_tabular',
      `${file} is not a table: its first row has ${columns.length} ${columns.length === 1 ? 'field' : 'fields'}, and ${uneven} of the ${rows + rejected} rows below it have another number.`,
      { next: 'Give a CSV or TSV file whose first row names the columns, without lines above or below the table.' },
    );
  }
  const raw = { table, file, columns, rows, rejected, around: above + below, sha256, delimiter, ...(view && { view }) };
  return { tables: [{ called, raw }], notes: [] };
};

/** What the first megabyte shows; null if it contains no row. */
export async function beginningOf({ file, head, size, pieces }: Source): Promise<Beginning | null> {
  const encoding = await encodingOf(head, pieces());
  const text = new TextDecoder(encoding).decode(head, { stream: true }).replaceAll('\0', '');
  if (/^\s*<[!?a-z]/i.test(text)) {
    throw new QuarterdeckError('data_not_tabular', `${file} holds a web page or XML, not a table of delimited text.`, {
      next: 'Export the table as CSV; a page in its place is often a sign-in page.',
    });
  }
  const whole = size <= head.length;
  const delimiter = findDelimiter(text.slice(0, 1 << 16), whole && text.length <= 1 << 16);
  const { rows, openQuote } = readRecords(text, delimiter, whole);
  if (rows.length === 0 && (openQuote || !whole)) throw neverCloses(file, 1);
  if (rows.length === 0) return null;
  const above = rowsAbove(rows);
  const columns = headerNames(withoutTables(rows[above]!));
  const shortAbove = rows.slice(0, above).filter((row) => row.length < columns.length).length;
  return { encoding, delimiter, columns, above, shortAbove };
}

function noRows(file: string, columns: readonly string[]): QuarterdeckError {
  const named = columns.filter((column) => !/^column \d+$/.test(column));
  const header = `${named.slice(0, 4).join(', ').slice(0, 80)}${named.length > 4 ? ', …' : ''}`;
  const why = named.length > 0 ? `has a header (${header}) and no rows with a value` : 'is empty';
  return new QuarterdeckError('data_empty', `${file} ${why}.`, { next: 'Export it again with its rows, or leave the file out.' });
}
