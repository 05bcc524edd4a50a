/**
 * What a program that serves does about an error nobody handled. A rejected promise is logged and the program goes on: whoever waited for it has been
 * answered, or is by a time limit, and what is kept is kept by transactions. After an exception out of a callback the state in memory may be half changed:
 * the program ends in good order and says so by its exit code, so that whoever watches it starts it again; accepted decks wait in the store.
 */
import type { Context } from './context.ts';

export interface LastResort {
  /** Aborts when the program is told to stop, or has to. */
  signal: AbortSignal;
  exitCode(): 0 | 1;
  /** Takes the handlers off again. */
  end(): void;
}

export function lastResort({ signal, clock }: Pick<Context, 'signal' | 'clock'>, write: (line: string) => void): LastResort {
  const broken = new AbortController();
  let code: 0 | 1 = 0;
  const log = (level: 50 | 60, thrown: unknown) => {
    const { message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
    write(`${JSON.stringify({ level, time: clock().getTime(), msg: message, stack })}\n`);
  };
  const rejected = (reason: unknown) => log(50, reason);
  const thrown = (error: Error) => {
    log(60, error);
    code = 1;
    broken.abort(error);
  };
  process.on('unhandledRejection', rejected).on('uncaughtException', thrown);
  return {
    signal: AbortSignal.any([signal, broken.signal]),
    exitCode: () => code,
    end: () => process.off('unhandledRejection', rejected).off('uncaughtException', thrown),
  };
}
