/** Limits on untrusted JSON and YAML, so that no code that walks it overflows the stack. */
import { QuarterdeckError } from './errors.ts';

/** Maximum nesting of objects and lists. */
export const deepest = 100;
/** Maximum fields of one object. */
const mostFields = 100_000;
/** Maximum values in total. */
const mostValues = 1_000_000;

/** @throws QuarterdeckError input_too_deep, input_too_wide; SyntaxError for invalid JSON */
export function readJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  // Each level takes two characters.
  return text.length <= 2 * deepest ? value : withinBounds(value);
}

/** Returns the value itself. @throws QuarterdeckError input_too_deep, input_too_wide */
export function withinBounds<T>(value: T): T {
  let values = 0;
  let level: object[] = isHolder(value) ? [value] : [];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > deepest) throw tooDeep();
    const next: object[] = [];
    for (const holder of level) {
      const inner = Array.isArray(holder) ? holder : Object.values(holder);
      values += inner.length;
      if (inner !== holder && inner.length > mostFields)
        throw tooWide(`An object has ${inner.length} fields; at most ${mostFields} are read.`);
      if (values > mostValues) throw tooWide(`There are more than ${mostValues} values.`);
      for (const each of inner) if (isHolder(each)) next.push(each);
    }
    level = next;
  }
  return value;
}

export function tooDeep(cause?: unknown): QuarterdeckError {
  return new QuarterdeckError('input_too_deep', `Objects and lists are nested more than ${deepest} levels deep.`, {
    next: 'flatten the input',
    cause,
  });
}

export function tooWide(message: string): QuarterdeckError {
  return new QuarterdeckError('input_too_wide', message, { next: 'delete what you no longer need' });
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
