/** What is said of work that went beyond its limits of time and memory, or broke its process. */

import type { Stage } from '../../../engine/generate-deck.ts';
import { QuarterdeckError } from '../../../model/errors.ts';
import type { JobKind } from './jobs.ts';

const names: Record<JobKind, string> = {
  deck: 'Making the deck',
  export: 'Making the file',
  outline: 'Reading the outline',
  mapping: 'Reading the mapping file',
  'brand-kit': 'Reading the brand kit',
  description: 'Reading the data source',
  snapshot: 'Reading the data source',
};

export function late(kind: JobKind, stage: Stage | null, deadlineMs: number): QuarterdeckError {
  return new QuarterdeckError('render_timeout', `${names[kind]} was not done within ${deadlineMs / 1000} seconds${at(stage)}.`, {
    next: next(kind),
  });
}

export function crashed(kind: JobKind, stage: Stage | null, why: 'too much memory' | 'unknown'): QuarterdeckError {
  const said = why === 'too much memory' ? 'it took more memory than it may' : 'it broke down, or took more memory than it may';
  return new QuarterdeckError('render_crashed', `${names[kind]} ended early${at(stage)}: ${said}.`, {
    next: next(kind),
  });
}

/** Whatever ended the process, the job was not yet in it. */
export function notBegun(): QuarterdeckError {
  return new QuarterdeckError('server_busy', 'The process that does such work could not be started.', {
    next: 'send the request again; if that goes on, see what the log of the server says',
    retryAfter: 5,
  });
}

/** What V8, Node.js and the data engine throw when the process is given no more memory, though its heap has not reached its limit. */
export function isOutOfMemory(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return thrown instanceof RangeError
    ? /allocation failed|invalid (array buffer|string|array) length|cannot create a string/i.test(thrown.message)
    : /^Out of Memory Error/.test(thrown.message);
}

function next(kind: JobKind): string {
  return kind === 'brand-kit' ? 'delete unused layouts and large pictures from its template' : 'ask for fewer slides, or give less data';
}

function at(stage: Stage | null): string {
  return stage === null ? '' : ` at the stage "${stage}"`;
}
