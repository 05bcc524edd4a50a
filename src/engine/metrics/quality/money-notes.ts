/** Notes on the amounts of records: what put them into one currency, and what could not be. */
import type { QualityNote } from '../../../model/quality-note.ts';
import type { MoneyRead } from '../../data/records/one-currency.ts';
import { counting, figure, some } from './table-notes.ts';

export function moneyReadNotes({ table, file, code, converted, without, taken }: MoneyRead): QualityNote[] {
  const notes: QualityNote[] = [];
  if (taken !== null) {
    const message = `Amounts of ${file} are those in ${code} as the source gives them in ${taken}.`;
    notes.push({
      code: 'converted',
      message,
      table,
      column: taken,
      sentence: 'amounts-taken',
      figures: { file, currency: code, column: taken },
    });
  }
  if (converted) {
    const { rows, dated, by } = converted;
    const said = converted.said.join('; ');
    const [sentence, how] =
      by === null
        ? (['amounts-converted-as-said', `at the rate that the brief gives: “${said}”`] as const)
        : dated
          ? (['amounts-converted-dated', `by the rate of each one’s own date from ${by}`] as const)
          : (['amounts-converted', `by a fixed rate a currency from ${by}`] as const);
    const message = `${counting(rows, 'row', 'rows')} of ${file} in other currencies are put into ${code} ${how}.`;
    notes.push({ code: 'converted', message, table, rows, sentence, figures: { rows, file, currency: code, other: by ?? '', text: said } });
  }
  if (without) {
    const { rows, all, codes } = without;
    const message = `${figure(rows)} of ${figure(all)} rows of ${file} are in ${some(codes)}, and no exchange rate into ${code} is among the data: amounts are those in ${code} alone.`;
    const figures = { rows, all, file, currency: code, members: codes.join(', ') };
    notes.push({ code: 'not-computable', message, table, rows, sentence: 'amounts-without-rate', figures });
  }
  return notes;
}
