/** Every error of the product: one table of codes, one class. */

/** What a code means to the caller: `usage` is invalid input, `gate` a deck that must not be written, `failed` the rest. */
export type ErrorKind = 'usage' | 'gate' | 'not-allowed' | 'timeout' | 'canceled' | 'failed';

export const errorCodes = {
  // What was asked
  command_invalid: { kind: 'usage', title: 'The command line is invalid' },
  prompt_empty: { kind: 'usage', title: 'The prompt is empty' },
  prompt_too_long: { kind: 'usage', title: 'The prompt is too long' },
  input_too_deep: { kind: 'usage', title: 'The input is nested too deeply' },
  input_too_wide: { kind: 'usage', title: 'The input has too many fields' },
  option_invalid: { kind: 'usage', title: 'An option has an invalid value' },
  config_invalid: { kind: 'usage', title: 'A configuration file cannot be used' },
  slides_out_of_range: { kind: 'usage', title: 'The number of slides is out of range' },
  outline_invalid: { kind: 'usage', title: 'The outline cannot be used' },
  layout_invalid: { kind: 'usage', title: 'The layout cannot be used' },
  period_invalid: { kind: 'usage', title: 'The period cannot be used' },
  remote_unavailable: { kind: 'usage', title: 'No server is configured' },
  // Language models
  model_invalid: { kind: 'usage', title: 'The language model cannot be used' },
  model_failed: { kind: 'failed', title: 'The language model gave no deck' },
  // Brand kits
  brand_kit_invalid: { kind: 'usage', title: 'The brand kit cannot be used' },
  brand_kit_unreadable: { kind: 'usage', title: 'The brand kit’s colours are unreadable' },
  brand_template_refused: { kind: 'usage', title: 'The template cannot be used' },
  // Data
  file_not_found: { kind: 'usage', title: 'A file was not found' },
  file_unreadable: { kind: 'usage', title: 'A file could not be read' },
  data_empty: { kind: 'usage', title: 'The data have no rows' },
  data_not_tabular: { kind: 'usage', title: 'The data are not a table' },
  data_unsupported: { kind: 'usage', title: 'This kind of data cannot be read' },
  data_insufficient: { kind: 'usage', title: 'The data are not enough for a deck' },
  account_unknown: { kind: 'usage', title: 'No such account in the data' },
  account_ambiguous: { kind: 'usage', title: 'Several accounts match' },
  date_order_ambiguous: { kind: 'usage', title: 'Dates are ambiguous' },
  currency_mixed: { kind: 'usage', title: 'Amounts are in several currencies' },
  picture_unreadable: { kind: 'usage', title: 'A picture cannot be used' },
  commentary_invalid: { kind: 'usage', title: 'The commentary cannot be used' },
  mapping_invalid: { kind: 'usage', title: 'The mapping file cannot be used' },
  // Sources
  source_invalid: { kind: 'usage', title: 'The data source is invalid' },
  source_exists: { kind: 'usage', title: 'A data source with that name already exists' },
  source_not_found: { kind: 'usage', title: 'There is no such data source' },
  source_unreachable: { kind: 'failed', title: 'A data source cannot be reached' },
  source_denied: { kind: 'not-allowed', title: 'Access to the data source was denied' },
  source_timeout: { kind: 'timeout', title: 'A data source took too long' },
  source_failed: { kind: 'failed', title: 'A data source failed while being read' },
  snapshot_damaged: { kind: 'usage', title: 'The snapshot is damaged' },
  password_in_argument: { kind: 'usage', title: 'A password does not belong on the command line' },
  // Decks
  deck_not_found: { kind: 'usage', title: 'There is no such deck' },
  slide_not_found: { kind: 'usage', title: 'There is no such slide' },
  deck_not_ready: { kind: 'usage', title: 'The deck is not ready' },
  deck_settled: { kind: 'usage', title: 'The deck has already finished' },
  deck_encrypted: { kind: 'usage', title: 'The deck is encrypted end to end' },
  decryption_failed: { kind: 'usage', title: 'The file cannot be decrypted' },
  encryption_key_not_found: { kind: 'usage', title: 'No encryption key is set' },
  deck_unsupported: { kind: 'usage', title: 'The deck cannot be used' },
  // The service
  request_invalid: { kind: 'usage', title: 'The request cannot be used' },
  route_not_found: { kind: 'usage', title: 'There is nothing at this address' },
  method_not_allowed: { kind: 'usage', title: 'This address does not support that method' },
  media_type_unsupported: { kind: 'usage', title: 'The media type of the body is not supported' },
  body_too_large: { kind: 'usage', title: 'The body is too large' },
  range_invalid: { kind: 'usage', title: 'The file has no such range' },
  precondition_failed: { kind: 'usage', title: 'The record has changed since' },
  idempotency_mismatch: { kind: 'usage', title: 'The idempotency key was used for another request' },
  idempotency_in_flight: { kind: 'usage', title: 'The first request with this idempotency key is still in progress' },
  brand_kit_not_found: { kind: 'usage', title: 'There is no such brand kit' },
  export_not_found: { kind: 'usage', title: 'There is no such export' },
  key_not_found: { kind: 'usage', title: 'There is no such API key' },
  client_not_found: { kind: 'usage', title: 'There is no such OAuth client' },
  public_key_invalid: { kind: 'usage', title: 'The public key cannot be used' },
  webhook_not_found: { kind: 'usage', title: 'There is no such webhook' },
  delivery_not_found: { kind: 'usage', title: 'There is no such delivery' },
  tenant_not_found: { kind: 'usage', title: 'There is no such tenant' },
  tenant_exists: { kind: 'usage', title: 'A tenant with that ID already exists' },
  webhook_invalid: { kind: 'usage', title: 'The webhook cannot be used' },
  tls_required: { kind: 'not-allowed', title: 'The server takes encrypted requests only' },
  unauthorized: { kind: 'not-allowed', title: 'Not signed in' },
  keychain_unusable: { kind: 'failed', title: 'The keychain cannot be used' },
  sign_in_refused: { kind: 'not-allowed', title: 'The sign-in was refused' },
  forbidden: { kind: 'not-allowed', title: 'The API key or access token does not allow this' },
  tenant_suspended: { kind: 'not-allowed', title: 'The tenant is suspended' },
  registration_closed: { kind: 'not-allowed', title: 'The server takes no registrations' },
  rate_limited: { kind: 'failed', title: 'Too many requests' },
  queue_full: { kind: 'failed', title: 'The queue is full' },
  server_busy: { kind: 'failed', title: 'The server is busy' },
  too_many_waiting: { kind: 'failed', title: 'Too many decks are queued' },
  deck_quota_reached: { kind: 'failed', title: 'The decks of the day are used up' },
  concurrency_reached: { kind: 'failed', title: 'Too many decks at the same time' },
  storage_quota_reached: { kind: 'failed', title: 'The storage is used up' },
  public_url_missing: { kind: 'failed', title: 'The server does not know its public address' },
  stopping: { kind: 'failed', title: 'The service is shutting down' },
  render_timeout: { kind: 'timeout', title: 'The deck took too long' },
  render_crashed: { kind: 'failed', title: 'The deck could not be finished' },
  worker_lost: { kind: 'failed', title: 'The deck could not be finished' },
  address_unusable: { kind: 'failed', title: 'The address cannot be used' },
  server_running: { kind: 'failed', title: 'A server is using the store' },
  backup_damaged: { kind: 'usage', title: 'The backup is damaged' },
  store_newer: { kind: 'failed', title: 'The store was created by a later version' },
  encryption_key_unusable: { kind: 'failed', title: 'The encryption key cannot be used' },
  field_damaged: { kind: 'failed', title: 'A record of the store is damaged' },
  storage_full: { kind: 'failed', title: 'The disk of the service is full' },
  store_unusable: { kind: 'failed', title: 'The store cannot be used' },
  server_unreachable: { kind: 'failed', title: 'The server cannot be reached' },
  answer_invalid: { kind: 'failed', title: 'The server sent an invalid response' },
  download_damaged: { kind: 'failed', title: 'The download is corrupted' },
  wait_timeout: { kind: 'timeout', title: 'Timed out waiting' },
  // Writing
  output_exists: { kind: 'usage', title: 'The output file already exists' },
  output_unwritable: { kind: 'failed', title: 'The output file cannot be written' },
  disk_full: { kind: 'failed', title: 'The disk is full' },
  gate_failed: { kind: 'gate', title: 'The deck failed a check' },
  canceled: { kind: 'canceled', title: 'Canceled' },
  internal: { kind: 'failed', title: 'Internal error in Quarterdeck' },
} as const satisfies Record<string, { kind: ErrorKind; title: string }>;

export type ErrorCode = keyof typeof errorCodes;

/** One detail of a larger error: which field, which rule, in words. */
export interface ErrorDetail {
  path: string;
  code: string;
  message: string;
}

/** A limit as the `RateLimit-Policy` header names it. */
export interface LimitPolicy {
  name: string;
  quota: number;
  /** If it counts what happens in a time. */
  windowSeconds?: number;
}

/** Maximum number of details, so that a response stays small; the rest show up once these are fixed. */
export const mostErrors = 20;
const longest = { message: 1500, path: 200, detail: 400 };

/**
 * An error a person can act on: what failed and why (`message`), and what to do next (`next`).
 * Any other thrown value is a defect and becomes `internal`.
 */
export class QuarterdeckError extends Error {
  readonly code: ErrorCode;
  readonly next: string | undefined;
  readonly errors: readonly ErrorDetail[];
  /** Number of further details. */
  readonly moreErrors: number;
  /** When a retry may succeed: whole seconds, at least one. */
  readonly retryAfter: number | undefined;
  /** The limit that refused it. */
  readonly policy: LimitPolicy | undefined;
  /** ID of the server request that failed. */
  requestId: string | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: {
      next?: string;
      errors?: readonly ErrorDetail[];
      moreErrors?: number;
      retryAfter?: number;
      policy?: LimitPolicy;
      cause?: unknown;
    } = {},
  ) {
    super(cut(message, longest.message), more.cause === undefined ? undefined : { cause: more.cause });
    this.name = 'QuarterdeckError';
    this.code = code;
    this.next = more.next === undefined ? undefined : cut(more.next, longest.message);
    const all = more.errors ?? [];
    this.errors = all
      .slice(0, mostErrors)
      .map(({ path, code: rule, message: text }) => ({ path: cut(path, longest.path), code: rule, message: cut(text, longest.detail) }));
    this.moreErrors = (more.moreErrors ?? 0) + all.length - this.errors.length;
    this.retryAfter = more.retryAfter;
    this.policy = more.policy;
  }

  get kind(): ErrorKind {
    return errorCodes[this.code].kind;
  }
}

/** The start of a text, without splitting a surrogate pair. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** "`slides` is missing": a message in lower case follows its field, or the whole; any other stands alone. */
export function said({ path, message }: ErrorDetail, whole: string): string {
  if (!/^[a-z]/.test(message)) return path === '' ? message : `${path}: ${message}`;
  return `${path === '' || path === '/' ? whole : `\`${path}\``} ${message}`;
}
