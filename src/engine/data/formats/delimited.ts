/** Delimited text: one table, the lines around it left out. */
import { QuarterdeckError } from '../../errors.ts';
import { isBlank, rowsAbove, rowsBelow } from '../around.ts';
import { type Delimiter, findDelimiter, readRecords } from '../csv.ts';
import { decode } from '../decode.ts';
import { createRaw, headerNames, trimmed } from '../raw-table.ts';
import type { FormatReader } from './source.ts';

/** @throws data_empty, data_not_tabular */
export const readDelimited: FormatReader = async ({ file, called, bytes, sha256 }, { database, next }) => {
  const table = next();
  let delimiter: Delimiter | undefined;
  let columns: string[] | undefined;
  let rest = '';
  let rows = 0;
  let rejected = 0;
  let uneven = 0;
  let around = 0;
  for (const { text, last } of decode(bytes)) {
    rest += text;
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
      await createRaw(database, table, columns);
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
  const raw = { table, file, columns, rows, rejected, around, sha256, delimiter: delimiter! };
  return { tables: [{ called, raw }], notes: [] };
};
