/** An error on stderr: a problem object for programs, three short lines for people. */
import { Chalk } from 'chalk';
import { errorCodes, type QuarterdeckError, said } from '../model/errors.ts';
import { problemOf } from '../service/errors.ts';
import type { Output } from './io.ts';
import { printable } from './printable.ts';
import { folded } from './text-table.ts';

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

/** A command stays in one piece, to be copied. */
function whatNext(next: string, err: Output): string {
  return /^(quarterdeck|mkdir) /.test(next) ? printable(next) : folded(next, err, 5).join('\n').trimStart();
}

function stackOf(error: QuarterdeckError): string {
  const { cause } = error;
  return [error.stack, cause instanceof Error ? `caused by ${cause.stack}` : undefined].filter(Boolean).join('\n');
}
