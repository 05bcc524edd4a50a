/** The port to a language model: what the engine asks of one, and the ways it can fail. Whoever opens one brings the network. */

export interface LanguageModel {
  /** For the report: `anthropic:claude-sonnet-4-5`. */
  name: string;
  /** @throws ModelFailure */
  ask(asking: Asking, signal?: AbortSignal): Promise<ModelAnswer>;
  /** What the report has to say about its answers; null if nothing. */
  remark?(): string | null;
}

/** One question, with the turns before it; the same for every provider. */
export interface Asking {
  /** What holds for all questions of a kind; first and unchanged, so that providers can cache it. */
  system: string;
  /** Turns of both sides, the last of them ours. */
  turns: readonly Turn[];
  /** What the answer is called and looks like, as JSON Schema; models that cannot be held to it are told in words. */
  answer: { name: string; schema: Readonly<Record<string, unknown>> };
}

export interface Turn {
  by: 'us' | 'model';
  text: string;
}

export interface ModelAnswer {
  /** JSON, or text that holds it. */
  text: string;
  /** It ended before the answer did. */
  cut: boolean;
  /** Tokens, as far as the provider counts them. */
  tokens: { read: number; written: number };
}

/**
 * `budget` is the caller's own limit of tokens; `refused` by the model; `context` is a prompt longer than the model reads; `limit` asks to wait longer than is worth waiting;
 * `request` is one the provider does not take; `replay` a question that the kept answers do not have.
 */
export type FailureKind =
  | 'key'
  | 'quota'
  | 'limit'
  | 'budget'
  | 'context'
  | 'refused'
  | 'request'
  | 'unreachable'
  | 'late'
  | 'unreadable'
  | 'replay';

/** Why a model gave no answer, in a sentence without secrets. */
export class ModelFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'ModelFailure';
    this.kind = kind;
  }
}
