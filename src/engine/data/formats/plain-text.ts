/** Delimited text read by the database itself, several times as fast; only where a survey shows that it reads as we do. */
import { type Database, literal, name } from '../database.ts';
import { edgeSpace } from '../raw-table.ts';
import { mostBelow, rowsBelow } from './around.ts';
import { readRecords } from './csv.ts';
import type { Beginning, Rows } from './delimited.ts';
import type { Source } from './source.ts';
import { survey } from './survey.ts';

/** A longer end is no footer. */
const longestTail = 1 << 16;

/** To copy a file of more bytes than this takes longer than to read it once more for every query. */
const mostCopied = 16 * 1024 ** 2;

/** null, with no table made, when the file is to be read in another way. */
export async function readPlain(
  { place, packed, size, pieces }: Source,
  { encoding, delimiter, columns, above, shortAbove }: Beginning,
  database: Database,
  table: string,
): Promise<Rows | null> {
  const width = columns.length;
  // The database takes a blank line for a row of a single column, and these marks in a path for a pattern.
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
    // A record longer than the database takes, or a file that has changed: whoever reads it again finds out.
    return null;
  }
  const rows = await countRows(database, table);
  // Packed in several parts, changed meanwhile, or a record longer than the database takes.
  if (rows === null || (seen.blank === 0 && rows !== records)) {
    await database.run(`DROP ${view ? 'VIEW' : 'TABLE'} ${name(table)}`);
    return null;
  }
  const shortBelow = end.slice(end.length - below).filter((row) => row.length < width).length;
  return { rows, rejected: 0, uneven: seen.short - shortAbove - shortBelow, below, ...(view && { view }) };
}

/** null where the database cannot read all of them. */
async function countRows(database: Database, table: string): Promise<number | null> {
  const [count] = await database.query(`SELECT count(*) AS "rows" FROM ${name(table)}`).catch(() => []);
  return count ? Number(count.rows) : null;
}

async function textOf(pieces: AsyncIterable<Buffer>): Promise<string> {
  const read: Buffer[] = [];
  for await (const piece of pieces) read.push(piece);
  return new TextDecoder().decode(Buffer.concat(read));
}
