/** The names of what the dates of a row tell together, and its stage. */
import type { MetricNote } from '../../../model/fact.ts';
import { named } from '../named.ts';

export const rowNotes = [
  { ...named('on_time_rate'), unit: 'ratio', polarity: 'up' },
  { ...named('lead_time'), unit: 'days', polarity: 'down' },
  { ...named('converted_rate'), unit: 'ratio', polarity: 'up' },
] as const satisfies readonly Omit<MetricNote, 'status' | 'reason'>[];
