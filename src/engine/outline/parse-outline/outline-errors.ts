/** What is wrong with an outline, told field by field. */
import type { z } from 'zod';
import { type ErrorDetail, QuarterdeckError, said } from '../../../model/errors.ts';
import { inspect } from '../../inspect.ts';

export const mostSlides = 100;

/** A part of an outline against its schema; what is wrong is added with its place. */
export function inspectPart<S extends z.ZodType>(schema: S, value: unknown, at: string, errors: ErrorDetail[]): z.infer<S> | null {
  const found = inspect(schema, value, { at, separator: '/', meant: nearest });
  if (found.errors === null) return found.data;
  for (const error of found.errors) errors.push(error);
  return null;
}

/** Those that can be read at all: an outline that holds more is refused for it. */
export function slidesIn(value: object): unknown[] {
  return 'slides' in value && Array.isArray(value.slides) ? value.slides.slice(0, mostSlides) : [];
}

export function invalid(errors: readonly ErrorDetail[]): QuarterdeckError {
  const [first] = errors;
  const count = errors.length === 1 ? 'a mistake' : `${errors.length} mistakes`;
  return new QuarterdeckError('outline_invalid', `The outline has ${count}: ${first ? said(first, 'it') : ''}`, {
    next: 'Correct the outline, or write one with quarterdeck generate --outline-only to see the form.',
    errors,
  });
}

/** The known word closest to a mistyped one, within two edits; null when none is. */
export function nearest(word: string, known: readonly string[]): string | null {
  const flat = word.toLowerCase().replace(/[\s_]+/g, '-');
  const [best] = known
    .map((candidate) => [distance(flat, candidate), candidate] as const)
    .sort((a, b) => a[0] - b[0] || (a[1] < b[1] ? -1 : 1));
  return best && best[0] <= 2 ? best[1] : null;
}

/** Levenshtein. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}
