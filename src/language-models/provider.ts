/** What distinguishes one provider's interface from another's: the request it takes and where its answer is. */
import type { Asking, ModelAnswer } from '../engine/story/language-model.ts';

export interface Provider {
  /** Where it is, unless a base URL says otherwise; null if it is wherever someone runs it. */
  baseUrl: string | null;
  /** Environment variables that may hold its key, the first that is set. */
  keyNames: readonly string[];
  /** It answers no one without a key. */
  needsKey: boolean;
  /** It may cut a prompt without saying so. */
  mayCut?: true;
  /** The path below the base URL, with what the model is called. */
  path(model: string): string;
  headers(key: string): Record<string, string>;
  body(asking: Asking, how: BodyHow): Record<string, unknown>;
  /** @throws ModelFailure refused */
  read(response: unknown): ModelAnswer;
}

export interface BodyHow {
  model: string;
  /** Most tokens of an answer. */
  most: number;
  /** The base URL is the provider's own, and not of something compatible. */
  isOwn: boolean;
  /** How an answer is held to JSON: to its schema, to any object, or by the prompt alone. */
  form: AnswerForm;
}

/** Strictest first; what a server does not take is asked for in the next. */
export const answerForms = ['schema', 'object', 'words'] as const;
export type AnswerForm = (typeof answerForms)[number];

/** The value at a path of keys and positions; undefined if there is none. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  let found = value;
  for (const key of path)
    found = typeof found === 'object' && found !== null ? (found as Record<string | number, unknown>)[key] : undefined;
  return found;
}

export function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
}

export function countAt(value: unknown, ...path: readonly (string | number)[]): number {
  const found = at(value, ...path);
  return typeof found === 'number' && Number.isFinite(found) && found > 0 ? found : 0;
}
