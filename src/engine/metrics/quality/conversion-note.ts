/** How amounts in other currencies became one. */

import type { QualityNote } from '../../../model/quality-note.ts';
import type { Currency } from '../../data/money.ts';
import type { Table } from '../../data/typing/column-type.ts';
import { agreeing, counting } from './note-text.ts';

export function conversionNote({ code, converted }: Currency, { name: table }: Table): QualityNote {
  const { by, rows } = converted!;
  if ('column' in by) {
    const column = by.column.name;
    const message = `${counting(rows, 'amount in another currency is', 'amounts in other currencies are')} counted in ${code}, as the source has converted ${agreeing(rows, 'it', 'them')} in ${column}.`;
    return { code: 'converted', message, table, column, rows, sentence: 'converted-column', figures: { rows, currency: code, column } };
  }
  const { file, dated } = by;
  const rate = dated ? 'the rate of the day they closed on, open ones at the latest,' : 'a fixed rate by currency';
  const message = `${counting(rows, 'amount in another currency is', 'amounts in other currencies are')} converted into ${code} by ${rate} from ${file}.`;
  const sentence = dated ? 'converted-by-dated-rates' : 'converted-by-rates';
  return { code: 'converted', message, table, rows, sentence, figures: { rows, currency: code, file } };
}
