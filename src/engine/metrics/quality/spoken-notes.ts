/** How a rate that the brief speaks of is read from the rows. */
import type { QualityNote } from '../../../model/quality-note.ts';
import type { SpokenRates } from '../../data/records/spoken-rates.ts';

/** How many rows lack the second date, the notes on gaps tell. */
export function spokenNotes(spoken: (Pick<SpokenRates, 'dated' | 'table'> & { read: SpokenRates['read'] | string }) | null): QualityNote[] {
  if (!spoken) return [];
  const {
    dated,
    read,
    table: { file, name: table },
  } = spoken;
  if (typeof read === 'string') return [{ code: 'assumed', message: read, table }];
  if (read) return [{ code: 'assumed', message: `“${read.phrase}” is read as the share of yes in ${read.column} of ${file}.`, table }];
  if (!dated) return [];
  const { planned, actual } = dated;
  const message = `Rows of ${file} count on their ${planned}, not on their ${actual}; without one, a row is neither on time nor late.`;
  const figures = { file, column: planned, other: actual };
  return [{ code: 'tables-joined', message, table, column: planned, sentence: 'rows-dated', figures }];
}
