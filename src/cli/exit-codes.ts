/** The meaning of the program's exit codes; `quarterdeck help exit-codes` prints it. */
import type { ErrorKind } from '../model/errors.ts';

export const exitCodes = {
  done: { code: 0, meaning: 'done' },
  failed: { code: 1, meaning: 'failed: disk, file system or internal error' },
  usage: { code: 2, meaning: 'usage error: invalid command line, brief, data or brand kit' },
  gate: { code: 3, meaning: 'a check failed: the deck would not open or a figure would be wrong; with --strict or --fail-on, other gates' },
  'not-allowed': { code: 4, meaning: 'not signed in or not allowed' },
  timeout: { code: 5, meaning: 'timed out waiting' },
  running: { code: 8, meaning: 'still running (status --exit-status)' },
  canceled: { code: 130, meaning: 'canceled with Ctrl-C (143 if terminated)' },
} as const satisfies Record<ErrorKind | 'done' | 'running', { code: number; meaning: string }>;

export type ExitCode = number;
