/** Parses a date or timestamp given as the start or end of a range. */
import { QuarterdeckError } from '../../model/errors.ts';

/** @param wholeDayMs Added to a date without a time: a day, if its end is meant. @throws QuarterdeckError option_invalid */
export function readMoment(text: string, option: string, wholeDayMs: number): number {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const at = isDay || /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
  // February 30 would be read as a day in March.
  if (!Number.isNaN(at) && (!isDay || new Date(at).toISOString().startsWith(text))) return at + (isDay ? wholeDayMs : 0);
  throw new QuarterdeckError('option_invalid', `${option} cannot be "${text}".`, { next: `${option} 2025-12-31` });
}
