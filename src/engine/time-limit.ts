/** The stages of a deck end in time, whatever they are given to read. */
import { createContext, Script } from 'node:vm';
import { QuarterdeckError } from '../model/errors.ts';

/**
 * Seconds a stage may compute without a pause: many times what the largest ordinary input takes, so that a busy machine fails none.
 * The stages that read data are not among them: their work grows with the data, and whoever waits for it can end it.
 * Nor is the writing of the file, whose work is what the layout holds.
 */
export const limits = {
  brief: { seconds: 20, what: 'The brief was not read', next: 'Shorten the prompt, or pass long tables as data files with --data.' },
  outline: { seconds: 40, what: 'The pages were not planned', next: 'Ask for fewer slides, or shorten the texts of the outline.' },
  layout: { seconds: 60, what: 'The pages were not laid out', next: 'Ask for fewer slides, or shorten the longest texts.' },
  check: { seconds: 60, what: 'The deck was not checked', next: 'Ask for fewer slides, or shorten the longest texts.' },
} as const;

// Only code that V8 was told to run for so long is interrupted, in the middle of a pattern too; what it calls need not be its own.
const place: { run: () => void } = { run: () => {} };
const context = createContext(place);
const script = new Script('run()');

/**
 * What `compute` returns.
 * @throws QuarterdeckError render_timeout when it takes longer than the stage may
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
    // An error of the context's own, so no instance of ours.
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
