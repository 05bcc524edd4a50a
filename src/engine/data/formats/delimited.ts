/** Delimited text: one table, the lines around it left out. Plain text the database reads itself, all else our own reader; both read alike. */
import { QuarterdeckError } from '../../../model/errors.ts';
import { headerNames } from '../raw-table.ts';
import { neverCloses, readAny } from './any-text.ts';
import { rowsAbove } from './around.ts';
import { type Delimiter, findDelimiter, readRecords } from './csv.ts';
import { type Encoding, encodingOf } from './decode.ts';
import { readPlain } from './plain-text.ts';
import type { FormatReader, Source } from './source.ts';

export interface Beginning {
  encoding: Encoding;
  delimiter: Delimiter;
  columns: string[];
  /** Rows above the header, and those of them with fewer fields. */
  above: number;
  shortAbove: number;
}

export interface Rows {
  rows: number;
  rejected: number;
  /** Rows of another number of fields than the header. */
  uneven: number;
  /** Rows below the last record. */
  below: number;
  view?: true;
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

/** What the first megabyte says; null when it has no row. */
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
  const columns = headerNames(rows[above]!);
  const shortAbove = rows.slice(0, above).filter((row) => row.length < columns.length).length;
  return { encoding, delimiter, columns, above, shortAbove };
}

function noRows(file: string, columns: readonly string[]): QuarterdeckError {
  const named = columns.filter((column) => !/^column \d+$/.test(column));
  const header = `${named.slice(0, 4).join(', ').slice(0, 80)}${named.length > 4 ? ', …' : ''}`;
  const why = named.length > 0 ? `has a header (${header}) and no rows with a value` : 'is empty';
  return new QuarterdeckError('data_empty', `${file} ${why}.`, { next: 'Export it again with its rows, or leave the file out.' });
}
