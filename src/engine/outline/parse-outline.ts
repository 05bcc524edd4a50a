/** An outline from a file or a JSON prompt: the full form checked, the shorthand completed. */
import type { ErrorDetail } from '../../model/errors.ts';
import type { Outline } from '../../model/outline.ts';
import { parseFull } from './parse-outline/full.ts';
import { invalid } from './parse-outline/outline-errors.ts';
import { parseShorthand, readShortSlides } from './parse-outline/shorthand.ts';

/**
 * The outline in a parsed JSON or YAML value: `{version: 1, …}` as the engine writes it, or the shorthand
 * `{title, subtitle, language, audience, slides: [{title, points, kpis, quote, table, steps, columns, chart …}]}`.
 * Throws `outline_invalid` with one entry in `errors` for each thing that cannot be used.
 */
export function parseOutline(value: unknown): Outline {
  const errors: ErrorDetail[] = [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid([{ path: '/', code: 'invalid_type', message: 'An outline is an object with a title and slides.' }]);
  }
  const outline = 'version' in value ? parseFull(value, errors, readShortSlides) : parseShorthand(value, errors);
  if (outline === null || errors.length > 0) throw invalid(errors);
  return outline;
}
