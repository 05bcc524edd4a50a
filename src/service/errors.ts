/** Errors as the service tells them: problem details (RFC 9457) with a stable code, the same on the wire and on stderr. */
import { type ErrorCode, type ErrorKind, errorCodes, QuarterdeckError } from '../engine/errors.ts';
import type { Problem } from './schema/problem.ts';

export type { Problem };

const statuses = { usage: 400, 'not-allowed': 403, gate: 422, canceled: 499, failed: 500, timeout: 504 } as const satisfies Record<
  ErrorKind,
  number
>;

/** Codes whose HTTP status says more than their kind does. */
const ownStatuses: Partial<Record<ErrorCode, number>> = {
  deck_not_found: 404,
  source_not_found: 404,
  brand_kit_not_found: 404,
  export_not_found: 404,
  key_not_found: 404,
  webhook_not_found: 404,
  delivery_not_found: 404,
  route_not_found: 404,
  method_not_allowed: 405,
  unauthorized: 401,
  deck_not_ready: 409,
  deck_settled: 409,
  source_exists: 409,
  precondition_failed: 412,
  body_too_large: 413,
  media_type_unsupported: 415,
  range_invalid: 416,
  idempotency_mismatch: 422,
  rate_limited: 429,
  too_many_waiting: 429,
  source_unreachable: 502,
  source_failed: 502,
  queue_full: 503,
  server_busy: 503,
  stopping: 503,
};

/** Whatever was thrown, as an error of the product; a defect becomes `internal` and keeps its cause. */
export function quarterdeckErrorOf(thrown: unknown): QuarterdeckError {
  if (thrown instanceof QuarterdeckError) return thrown;
  if (thrown instanceof Error && thrown.name === 'AbortError')
    return new QuarterdeckError('canceled', 'Nothing was written.', { cause: thrown });
  if (thrown instanceof Error && isOfStore(thrown)) {
    return new QuarterdeckError('store_unusable', `The store of decks cannot be written or read: ${thrown.message}.`, {
      next: 'free some space and check who may write there, or name another folder with QUARTERDECK_HOME',
      cause: thrown,
    });
  }
  return new QuarterdeckError('internal', thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown), {
    next: 'run the command again with --debug and report what it shows',
    cause: thrown,
  });
}

/** What the disk or another process does to the store is no defect of ours; any other word of SQLite is. */
function isOfStore(thrown: Error): boolean {
  const { code } = thrown as { code?: unknown };
  return typeof code === 'string' && /^SQLITE_(FULL|IOERR|BUSY|READONLY|CANTOPEN|CORRUPT|NOTADB)/.test(code);
}

export function problemOf(error: QuarterdeckError): Problem {
  const { kind, title } = errorCodes[error.code];
  return {
    type: `urn:quarterdeck:error:${error.code}`,
    title,
    status: ownStatuses[error.code] ?? statuses[kind],
    code: error.code,
    detail: error.message,
    errors: [...error.errors],
    ...(error.next === undefined ? {} : { next: error.next }),
  };
}

/** The error behind a problem, as if it had been thrown here; a code that this version does not know becomes `internal`. */
export function errorOfProblem(
  { code, detail, errors, next, request_id }: Problem,
  { stack, cause }: { stack?: string | undefined; cause?: string | undefined } = {},
): QuarterdeckError {
  const known = Object.hasOwn(errorCodes, code) ? (code as ErrorCode) : 'internal';
  const error = new QuarterdeckError(known, detail, {
    errors,
    ...(next !== undefined && { next }),
    ...(cause !== undefined && { cause: new Error(cause) }),
  });
  if (stack !== undefined) error.stack = stack;
  if (request_id !== undefined) error.requestId = request_id;
  return error;
}
