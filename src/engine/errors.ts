/** Every error the product can name: one table of codes, one class. */

/** What a code means to a caller: `usage` is the caller's input, `gate` a deck that must not be written, `failed` the rest. */
export type ErrorKind = 'usage' | 'gate' | 'not-allowed' | 'timeout' | 'canceled' | 'failed';

export const errorCodes = {
  // What was asked
  command_invalid: { kind: 'usage', title: 'The command line cannot be read' },
  prompt_empty: { kind: 'usage', title: 'The prompt is empty' },
  prompt_too_long: { kind: 'usage', title: 'The prompt is too long' },
  option_invalid: { kind: 'usage', title: 'An option has a value it cannot take' },
  slides_out_of_range: { kind: 'usage', title: 'The number of slides is out of range' },
  outline_invalid: { kind: 'usage', title: 'The outline cannot be used' },
  layout_invalid: { kind: 'usage', title: 'The layout cannot be used' },
  period_invalid: { kind: 'usage', title: 'The period cannot be used' },
  remote_unavailable: { kind: 'usage', title: 'There is no server to ask' },
  // Brand kits
  brand_kit_invalid: { kind: 'usage', title: 'The brand kit cannot be used' },
  brand_kit_unreadable: { kind: 'usage', title: 'The brand kit cannot be read on a slide' },
  // Data
  file_not_found: { kind: 'usage', title: 'A file was not found' },
  file_unreadable: { kind: 'usage', title: 'A file could not be read' },
  data_empty: { kind: 'usage', title: 'The data holds no rows' },
  data_not_tabular: { kind: 'usage', title: 'The data is not a table' },
  data_unsupported: { kind: 'usage', title: 'This kind of data cannot be read' },
  data_insufficient: { kind: 'usage', title: 'The data is not enough for a deck' },
  account_unknown: { kind: 'usage', title: 'The data hold no such account' },
  account_ambiguous: { kind: 'usage', title: 'Several accounts can be meant' },
  date_order_ambiguous: { kind: 'usage', title: 'Dates can be read two ways' },
  currency_mixed: { kind: 'usage', title: 'Amounts are in several currencies' },
  commentary_invalid: { kind: 'usage', title: 'The commentary cannot be used' },
  mapping_invalid: { kind: 'usage', title: 'The mapping file cannot be used' },
  // Sources
  source_invalid: { kind: 'usage', title: 'A data source cannot be used as given' },
  source_exists: { kind: 'usage', title: 'There is a data source of that name' },
  source_not_found: { kind: 'usage', title: 'There is no such data source' },
  source_unreachable: { kind: 'failed', title: 'A data source cannot be reached' },
  source_denied: { kind: 'not-allowed', title: 'A data source does not let you in' },
  source_timeout: { kind: 'timeout', title: 'A data source took too long' },
  source_failed: { kind: 'failed', title: 'A data source failed while it was read' },
  snapshot_damaged: { kind: 'usage', title: 'A snapshot is not as it was taken' },
  password_in_argument: { kind: 'usage', title: 'A password does not belong on the command line' },
  // Decks
  deck_not_found: { kind: 'usage', title: 'There is no such deck' },
  deck_unsupported: { kind: 'usage', title: 'The deck cannot be used' },
  // Writing
  output_exists: { kind: 'usage', title: 'The output file exists' },
  output_unwritable: { kind: 'failed', title: 'The output file cannot be written' },
  disk_full: { kind: 'failed', title: 'The disk is full' },
  gate_failed: { kind: 'gate', title: 'The deck failed a gate' },
  canceled: { kind: 'canceled', title: 'Canceled' },
  internal: { kind: 'failed', title: 'Something went wrong inside Quarterdeck' },
} as const satisfies Record<string, { kind: ErrorKind; title: string }>;

export type ErrorCode = keyof typeof errorCodes;

/** One finding inside a larger error: which field, which rule, in words. */
export interface ErrorDetail {
  path: string;
  code: string;
  message: string;
}

/**
 * An error a person can act on: what failed and why (`message`), and what to do next (`next`).
 * Anything else that is thrown is a defect and becomes `internal`.
 */
export class QuarterdeckError extends Error {
  readonly code: ErrorCode;
  readonly next: string | undefined;
  readonly errors: readonly ErrorDetail[];

  constructor(code: ErrorCode, message: string, more: { next?: string; errors?: readonly ErrorDetail[]; cause?: unknown } = {}) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.name = 'QuarterdeckError';
    this.code = code;
    this.next = more.next;
    this.errors = more.errors ?? [];
  }

  get kind(): ErrorKind {
    return errorCodes[this.code].kind;
  }
}
