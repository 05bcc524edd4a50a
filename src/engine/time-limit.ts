/** Time limits for the stages of a deck, whatever their input. */
import { createContext, Script } from 'node:vm';
import { QuarterdeckError } from '../model/errors.ts';

/**
 * Seconds of uninterrupted computing per stage: many times what the largest ordinary input takes, so that a busy machine fails none.
 * Reading data has no limit, because its work grows with the data and whoever waits can stop it;
 * nor has writing the file, whose work depends on the layout.
 */
export const limits = {
  brief: { seconds: 20, what: 'The brief was not read', next: 'Shorten the prompt, or pass long tables as data files with --data.' },
  document: { seconds: 30, what: 'The document was not read', next: 'Give the chapters that the deck is about, or their text.' },
  outline: { seconds: 40, what: 'The pages were not planned', next: 'Ask for fewer slides, or shorten the texts of the outline.' },
  layout: { seconds: 60, what: 'The pages were not laid out', next: 'Ask for fewer slides, or shorten the longest texts.' },
  check: { seconds: 60, what: 'The deck was not checked', next: 'Ask for fewer slides, or shorten the longest texts.' },
} as const;

// V8 can interrupt only code it was told to run with a timeout, even inside a regular expression; that code may call any other.
const place: { run: () => void } = { run: () => {} };
const context = createContext(place);
const script = new Script('run()');

/**
 * Returns the result of `compute`.
 * @throws QuarterdeckError render_timeout if it exceeds the stage's limit
 */
export function inTime<T>(stage: keyof typeof limits, compute: () => T, { seconds, what, next } = limits[stage] as Limit): T {
  let result: T | undefined;
  const outer = place.run;
  place.run = () => {
    result = compute();
  };
  try {
    script.runInContext(context, { timeout: seconds * 1000 });
  } catch (error) {
    // The error comes from another context, so instanceof does not work.
    if ((error as { code?: unknown } | null)?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw new QuarterdeckError('render_timeout', `${what} within ${seconds} seconds of computing.`, { next });
  } finally {
    place.run = outer;
  }
  return result as T;
}

interface Limit {
  seconds: number;
  what: string;
  next: string;
}
