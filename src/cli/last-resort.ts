/**
 * What a program that serves does about an error nobody handled. A rejected promise is logged and the program goes on: whoever waited for it has been
 * answered, or is by a time limit, and what is kept is kept by transactions. After an exception out of a callback the state in memory may be half changed:
 * the program ends in good order and says so by its exit code, so that whoever watches it starts it again; accepted decks wait in the store.
 */
import type { Context } from './context.ts';

/** What a serving program is given: when to end, and where its log goes. */
export interface Serving {
  signal: AbortSignal;
  write(line: string): void;
}

/** @returns its exit code */
export async function withLastResort({ signal, clock, io }: Context, serve: (serving: Serving) => Promise<void>): Promise<0 | 1> {
  const broken = new AbortController();
  // A log that cannot be written ends no server.
  const write = (line: string) => void io.err.write(line).catch(() => {});
  const log = (level: 50 | 60, thrown: unknown) => {
    const { message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
    write(`${JSON.stringify({ level, time: clock().getTime(), msg: message, stack })}\n`);
  };
  const rejected = (reason: unknown) => log(50, reason);
  const thrown = (error: Error) => {
    log(60, error);
    broken.abort(error);
  };
  process.on('unhandledRejection', rejected).on('uncaughtException', thrown);
  try {
    await serve({ signal: AbortSignal.any([signal, broken.signal]), write });
  } finally {
    process.off('unhandledRejection', rejected).off('uncaughtException', thrown);
  }
  return broken.signal.aborted ? 1 : 0;
}
