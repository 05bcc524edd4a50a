/** What the program's exit code means, in one table; `quarterdeck help exit-codes` prints it. */
import type { ErrorKind } from '../model/errors.ts';

export const exitCodes = {
  done: { code: 0, meaning: 'done' },
  failed: { code: 1, meaning: 'failed: the disk, the file system or the program itself' },
  usage: { code: 2, meaning: 'usage: command line, brief, data or brand kit cannot be used as given' },
  gate: { code: 3, meaning: 'a gate failed: it would not open or be true; with --strict any gate' },
  'not-allowed': { code: 4, meaning: 'not signed in or not allowed' },
  timeout: { code: 5, meaning: 'waited too long' },
  running: { code: 8, meaning: 'still running (status --exit-status)' },
  canceled: { code: 130, meaning: 'canceled with Ctrl-C (143 when terminated)' },
} as const satisfies Record<ErrorKind | 'done' | 'running', { code: number; meaning: string }>;

export type ExitCode = number;
