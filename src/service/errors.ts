/** Errors as the service tells them: problem details (RFC 9457) with a stable code, the same on the wire and on stderr. */
import { type ErrorCode, type ErrorDetail, type ErrorKind, errorCodes, QuarterdeckError } from '../engine/errors.ts';

export interface Problem {
  /** `urn:quarterdeck:error:<code>`. */
  type: string;
  title: string;
  /** HTTP status. */
  status: number;
  code: ErrorCode;
  detail: string;
  errors: readonly ErrorDetail[];
  /** What to do next. */
  next?: string;
  request_id?: string;
}

const statuses = { usage: 400, 'not-allowed': 403, gate: 422, canceled: 499, failed: 500, timeout: 504 } as const satisfies Record<
  ErrorKind,
  number
>;

/** Whatever was thrown, as an error of the product; a defect becomes `internal` and keeps its cause. */
export function quarterdeckErrorOf(thrown: unknown): QuarterdeckError {
  if (thrown instanceof QuarterdeckError) return thrown;
  if (thrown instanceof Error && thrown.name === 'AbortError')
    return new QuarterdeckError('canceled', 'Nothing was written.', { cause: thrown });
  return new QuarterdeckError('internal', thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown), {
    next: 'run the command again with --debug and report what it shows',
    cause: thrown,
  });
}

export function problemOf(error: QuarterdeckError): Problem {
  const { kind, title } = errorCodes[error.code];
  return {
    type: `urn:quarterdeck:error:${error.code}`,
    title,
    status: statuses[kind],
    code: error.code,
    detail: error.message,
    errors: error.errors,
    ...(error.next === undefined ? {} : { next: error.next }),
  };
}
