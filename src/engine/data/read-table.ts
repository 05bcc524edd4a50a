/** One file into one table of text, trimmed and otherwise as written; typing comes after. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { QuarterdeckError } from '../errors.ts';
import { isBlank, rowsAbove, rowsBelow } from './around.ts';
import { type Delimiter, findDelimiter, readRecords } from './csv.ts';
import type { DataFile } from './data-file.ts';
import { type Database, name } from './database.ts';
import { decode, notText } from './decode.ts';

export interface RawTable {
  /** Name of the table in the database. */
  table: string;
  file: string;
  columns: string[];
  rows: number;
  /** Records with more fields than the header has; they are kept out. */
  rejected: number;
  /** Lines above the header and below the last record: a title, a total, a footer. They are kept out. */
  around: number;
  sha256: string;
  delimiter: Delimiter;
}

/** @throws file_not_found, file_unreadable, data_empty, data_not_tabular, data_unsupported */
export async function readTable(database: Database, { path: place }: DataFile, table: string): Promise<RawTable> {
  const file = path.basename(place);
  const bytes = await readFile(place).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') {
      throw new QuarterdeckError('file_not_found', `There is no file ${place}.`, { next: 'Check the path of the data.' });
    }
    throw new QuarterdeckError('file_unreadable', `${file} could not be read (${cause.code ?? 'unknown error'}).`, {
      next: 'Check that you may read the file, and that it is smaller than 2 GB.',
      cause,
    });
  });
  const what = bytes.length > 0 ? notText(bytes) : null;
  if (what) {
    throw new QuarterdeckError('data_not_tabular', `${file} is not a table in text: it holds ${what}.`, {
      next: 'Export the table as CSV (UTF-8) and give that file.',
    });
  }

  let delimiter: Delimiter | undefined;
  let columns: string[] | undefined;
  let rest = '';
  let rows = 0;
  let rejected = 0;
  let uneven = 0;
  let around = 0;
  for (const { text, last } of decode(bytes)) {
    rest += text;
    if (!columns && /^\s*[[{]/.test(rest)) {
      throw new QuarterdeckError('data_not_tabular', `${file} holds JSON, not a table of delimited text.`, {
        next: 'Export the table as CSV and give that file.',
      });
    }
    if (!columns && /^\s*<[!?a-z]/i.test(rest)) {
      throw new QuarterdeckError('data_not_tabular', `${file} holds a web page or XML, not a table of delimited text.`, {
        next: 'Export the table as CSV; a page in its place is often a sign-in page.',
      });
    }
    delimiter ??= findDelimiter(rest.slice(0, 1 << 16), last && rest.length <= 1 << 16);
    const records = readRecords(rest, delimiter, last);
    if (records.openQuote) {
      // Counted as a person does, the header being row 1.
      const at = rows + rejected + records.rows.length + (columns ? 2 : 1);
      throw new QuarterdeckError('data_not_tabular', `${file} cannot be cut into rows: a quote opened in row ${at} never closes.`, {
        next: 'Close the quote in that row, or export the table again.',
      });
    }
    rest = rest.slice(records.used);
    const found = records.rows;
    if (!columns && found.length > 0) {
      around = rowsAbove(found);
      columns = headerNames(found.splice(0, around + 1).at(-1)!);
      await database.run(`CREATE TABLE ${name(table)} (${columns.map((column) => `${name(column)} VARCHAR`).join(', ')})`);
    }
    if (!columns) continue;
    const width = columns.length;
    const below = last ? rowsBelow(found, width) : 0;
    around += below;
    found.length -= below;
    const whole: (string | null)[][] = [];
    for (const row of found) {
      const tooLong = row.length > width && !isBlank(row.slice(width));
      if (tooLong || row.length < width) uneven++;
      if (tooLong) rejected++;
      else if (width === 1 || !isBlank(row)) whole.push(columns.map((_, at) => trimmed(row[at] ?? '')));
    }
    rows += whole.length;
    await database.append(table, whole);
  }

  if (!columns || rows + rejected === 0) {
    const named = columns?.filter((column) => !/^column \d+$/.test(column)) ?? [];
    const header = `${named.slice(0, 4).join(', ').slice(0, 80)}${named.length > 4 ? ', …' : ''}`;
    const why = named.length > 0 ? `has a header (${header}) and no rows with a value` : 'is empty';
    throw new QuarterdeckError('data_empty', `${file} ${why}.`, { next: 'Export it again with its rows, or leave the file out.' });
  }
  if (uneven > (rows + rejected) / 5) {
    throw new QuarterdeckError(
      'data_not_tabular',
      `${file} is not a table: its first row has ${columns.length} ${columns.length === 1 ? 'field' : 'fields'}, and ${uneven} of the ${rows + rejected} rows below it have another number.`,
      { next: 'Give a CSV or TSV file whose first row names the columns, without lines above or below the table.' },
    );
  }
  return { table, file, columns, rows, rejected, around, sha256: createHash('sha256').update(bytes).digest('hex'), delimiter: delimiter! };
}

const edge = /^[ \t\n\r\u00a0]+|[ \t\n\r\u00a0]+$/g;

/** Done here, as the database takes ten times as long; null when nothing is left. */
function trimmed(field: string): string | null {
  const text = isSpace(field.charCodeAt(0)) || isSpace(field.charCodeAt(field.length - 1)) ? field.replace(edge, '') : field;
  return text === '' ? null : text;
}

function isSpace(code: number): boolean {
  return code <= 32 || code === 160;
}

/** Names as written, trimmed; an unnamed one gets its position, a repeated one a number. */
function headerNames(header: readonly string[]): string[] {
  const used = new Set<string>();
  return header.map((field, at) => {
    const base = field.replace(/\s+/g, ' ').trim() || `column ${at + 1}`;
    let unique = base;
    for (let count = 2; used.has(unique.toLowerCase()); count++) unique = `${base} ${count}`;
    used.add(unique.toLowerCase());
    return unique;
  });
}
