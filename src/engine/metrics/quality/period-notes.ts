/** What is to be said of the periods: those that are not whole, and data that end before the day they speak of. */

import type { QualityNote } from '../../../model/quality-note.ts';
import { endsEarly, type Periods } from '../calendar/periods.ts';
import { spanNotes } from './date-notes.ts';

export function periodNotes(found: Periods): QualityNote[] {
  const { periods, moved, asOf, last } = found;
  const notes: QualityNote[] = periods
    .filter((period) => period.partial)
    .map((period) => ({ code: 'partial-period', message: `The data cover ${period.label} only in part; it is shown, never compared.` }));
  if (moved) {
    const message = `The data end on ${asOf}; the figures are as of that day.`;
    notes.push({ code: 'as-of-moved', message, sentence: 'as-of-moved', figures: { date: asOf } });
  } else if (endsEarly({ asOf, last })) {
    const message = `The data end on ${last}, long before ${asOf}.`;
    notes.push({ code: 'data-end-early', message, sentence: 'ends-early', figures: { last, date: asOf } });
  }
  return [...notes, ...spanNotes(found)];
}
