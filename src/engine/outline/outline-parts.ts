/** Shared by both forms of an outline: validates parts against schemas, resolves kind names and reports errors. */
import { z } from 'zod';
import { type ErrorDetail, QuarterdeckError, said } from '../../model/errors.ts';
import { type LanguageCode, languages } from '../../model/language.ts';
import type { KindId } from '../../model/outline.ts';
import { inspect } from '../inspect.ts';
import { slideKinds } from '../kinds/registry.ts';

export const languageField = z.enum(Object.keys(languages) as [LanguageCode, ...LanguageCode[]]);

export const transitionField = z.enum(['fade', 'none']).optional();

export const mostSlides = 100;

/** Validates a part of an outline; adds its errors with their path. */
export function inspectPart<S extends z.ZodType>(schema: S, value: unknown, at: string, errors: ErrorDetail[]): z.infer<S> | null {
  const found = inspect(schema, value, { at, separator: '/', meant: nearest });
  if (found.errors === null) return found.data;
  for (const error of found.errors) errors.push(error);
  return null;
}

/** The slides up to the limit; an outline with more is refused for that reason. */
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

/** The known word closest to a mistyped one, within two edits; null if there is none. */
function nearest(word: string, known: readonly string[]): string | null {
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

/** A kind by name, or an error with the likely one. */
export function readKind(kind: string, path: string, errors: ErrorDetail[]): KindId | null {
  if (Object.hasOwn(slideKinds, kind)) return kind as KindId;
  const kindIds = Object.keys(slideKinds);
  const close = nearest(kind, kindIds);
  const hint = close ? `Did you mean "${close}"?` : `Choose one of ${kindIds.join(', ')}.`;
  errors.push({ path: `${path}/kind`, code: 'unknown_kind', message: `There is no slide kind "${kind}". ${hint}` });
  return null;
}
