/** Shows an error as text for a person, or as one JSON object. */
import { Chalk } from 'chalk';
import { errorCodes, type QuarterdeckError, said } from '../model/errors.ts';
import { problemOf } from '../service/errors.ts';
import type { Context } from './context.ts';
import type { Output } from './io.ts';
import { folded, printable } from './text-table.ts';

export async function showError(error: QuarterdeckError, err: Output, { json, debug }: { json: boolean; debug: boolean }): Promise<void> {
  const { requestId } = error;
  if (json) return err.write(`${JSON.stringify({ ...problemOf(error), ...(requestId !== undefined && { request_id: requestId }) })}\n`);
  const paint = new Chalk({ level: err.color });
  const details = error.errors.filter(({ message }) => !error.message.includes(message));
  const lines = [
    `${paint.red.bold('Error:')} ${errorCodes[error.code].title}`,
    `${paint.bold('Cause:')} ${folded(error.message, err, 7).join('\n').trimStart()}`,
    ...details.flatMap((detail) => folded(said(detail, 'It'), err, 2, 4)),
    ...(error.moreErrors > 0 ? [`  and ${error.moreErrors} more`] : []),
    ...(requestId === undefined ? [] : [`${paint.bold('Request:')} ${printable(requestId)}`]),
    ...(error.next === undefined ? [] : [`${paint.bold('Try:')} ${whatNext(error.next, err)}`]),
    ...(debug ? [stackOf(error)] : []),
  ];
  await err.write(`${lines.join('\n')}\n`);
}

/** A command stays on one line, so that it can be copied. */
function whatNext(next: string, err: Output): string {
  return /^(quarterdeck|mkdir) /.test(next) ? printable(next) : folded(next, err, 5).join('\n').trimStart();
}

function stackOf(error: QuarterdeckError): string {
  const { cause } = error;
  return [error.stack, cause instanceof Error ? `caused by ${cause.stack}` : undefined].filter(Boolean).join('\n');
}

/** When a long-running command should stop, and where its log goes. */
export interface Serving {
  signal: AbortSignal;
  write(line: string): void;
}

/** Logs unhandled rejections; stops cleanly after an uncaught exception. @returns the exit code */
export async function withLastResort({ signal, clock, io }: Context, serve: (serving: Serving) => Promise<void>): Promise<0 | 1> {
  const broken = new AbortController();
  // A log that cannot be written must not stop the server.
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
