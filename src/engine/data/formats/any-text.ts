/** Our own reader of delimited text: any encoding, any line ends, uneven rows, quotes wherever they stand. */
import { QuarterdeckError } from '../../../model/errors.ts';
import type { Database } from '../database.ts';
import { createRaw, trimmed } from '../raw-table.ts';
import { isBlank, mostBelow, rowsBelow } from './around.ts';
import { readRecords } from './csv.ts';
import { decode } from './decode.ts';
import type { Beginning, Rows } from './delimited.ts';
import type { Source } from './source.ts';

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
  // What may stand below the table waits until no more follows.
  let held: string[][] = [];
  for await (const { text, last } of decode(pieces(), encoding)) {
    const records = readRecords(rest + text, delimiter, last);
    // Counted as a person does, the header being row 1.
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

/** @param row counted as a person does, the header being row 1 */
export function neverCloses(file: string, row: number): QuarterdeckError {
  return new QuarterdeckError('data_not_tabular', `${file} cannot be cut into rows: a quote opened in row ${row} never closes.`, {
    next: 'Close the quote in that row, or export the table again.',
  });
}
