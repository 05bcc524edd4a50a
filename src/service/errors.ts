/** Errors as the service reports them: problem details (RFC 9457) with a stable code, the same over HTTP and on stderr. */
import { type ErrorCode, type ErrorKind, errorCodes, QuarterdeckError } from '../model/errors.ts';
import type { Problem } from './schema/problem.ts';

export type { Problem };

const statuses = { usage: 400, 'not-allowed': 403, gate: 422, canceled: 499, failed: 500, timeout: 504 } as const satisfies Record<
  ErrorKind,
  number
>;

/** Codes with a more specific HTTP status than their kind's. */
const ownStatuses: Partial<Record<ErrorCode, number>> = {
  deck_not_found: 404,
  slide_not_found: 404,
  source_not_found: 404,
  brand_kit_not_found: 404,
  export_not_found: 404,
  key_not_found: 404,
  encryption_key_not_found: 404,
  deck_encrypted: 409,
  client_not_found: 404,
  webhook_not_found: 404,
  delivery_not_found: 404,
  tenant_not_found: 404,
  route_not_found: 404,
  method_not_allowed: 405,
  unauthorized: 401,
  deck_not_ready: 409,
  deck_settled: 409,
  idempotency_in_flight: 409,
  source_exists: 409,
  tenant_exists: 409,
  precondition_failed: 412,
  body_too_large: 413,
  media_type_unsupported: 415,
  range_invalid: 416,
  idempotency_mismatch: 422,
  rate_limited: 429,
  too_many_waiting: 429,
  deck_quota_reached: 429,
  concurrency_reached: 429,
  storage_quota_reached: 429,
  source_unreachable: 502,
  source_failed: 502,
  queue_full: 503,
  server_busy: 503,
  storage_full: 503,
  stopping: 503,
  public_url_missing: 503,
};

/** Anything thrown, as a product error; a defect becomes `internal` and keeps its cause. */
export function quarterdeckErrorOf(thrown: unknown): QuarterdeckError {
  if (isFullDisk(thrown)) return storageFull(thrown);
  if (thrown instanceof QuarterdeckError) return thrown;
  if (thrown instanceof Error && thrown.name === 'AbortError')
    return new QuarterdeckError('canceled', 'Nothing was written.', { cause: thrown });
  if (thrown instanceof Error && isOfStore(thrown)) {
    return new QuarterdeckError('store_unusable', `The store of decks cannot be written or read: ${thrown.message}.`, {
      next: 'free some space and check that the folder is writable, or name another folder with QUARTERDECK_HOME',
      cause: thrown,
    });
  }
  return new QuarterdeckError('internal', thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown), {
    next: 'run the command again with --debug and report the output',
    cause: thrown,
  });
}

export function storageFull(cause?: unknown): QuarterdeckError {
  return new QuarterdeckError('storage_full', 'There is no room left on the disk that the service writes to.', {
    next: 'free some space, or name a folder on another disk with QUARTERDECK_HOME',
    retryAfter: 10,
    cause,
  });
}

/** Anywhere in the chain of causes, except where a command writes its own output and reports that itself. */
function isFullDisk(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const { code, message, cause } = thrown as { code?: unknown; message: string; cause?: unknown };
  if (code === 'disk_full') return false;
  return (
    /^(ENOSPC|EDQUOT|SQLITE_FULL|SQLITE_IOERR_SHMSIZE)$/.test(String(code)) ||
    /no space left on device|disk quota exceeded|database or disk is full/i.test(message) ||
    isFullDisk(cause)
  );
}

/** SQLite errors caused by the disk or another process are not defects; all others are. */
function isOfStore(thrown: Error): boolean {
  const { code } = thrown as { code?: unknown };
  return typeof code === 'string' && /^SQLITE_(IOERR|BUSY|READONLY|CANTOPEN|CORRUPT|NOTADB)/.test(code);
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
    ...(error.moreErrors > 0 && { more_errors: error.moreErrors }),
    ...(error.next === undefined ? {} : { next: error.next }),
  };
}

/** The error behind a problem, as if thrown here; a code unknown to this version becomes `internal`. */
export function errorOfProblem(
  { code, detail, errors, more_errors, next, request_id }: Problem,
  { stack, cause }: { stack?: string | undefined; cause?: string | undefined } = {},
): QuarterdeckError {
  const known = Object.hasOwn(errorCodes, code) ? (code as ErrorCode) : 'internal';
  const error = new QuarterdeckError(known, detail, {
    errors,
    moreErrors: more_errors ?? 0,
    ...(next !== undefined && { next }),
    ...(cause !== undefined && { cause: new Error(cause) }),
  });
  if (stack !== undefined) error.stack = stack;
  if (request_id !== undefined) error.requestId = request_id;
  return error;
}
