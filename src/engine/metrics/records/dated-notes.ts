/** The names of what the dates of a row tell together. */
import type { MetricNote } from '../../../model/fact.ts';
import { named } from '../named.ts';

export const datedNotes = [
  { ...named('on_time_rate'), unit: 'ratio', polarity: 'up' },
  { ...named('lead_time'), unit: 'days', polarity: 'down' },
] as const satisfies readonly Omit<MetricNote, 'status' | 'reason'>[];
