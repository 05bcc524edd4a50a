/** Opens the chosen model: the engine's port to it, over the network. */
import { type Asking, type LanguageModel, type ModelAnswer, ModelFailure } from '../engine/story/language-model.ts';
import { baseUrlOf, type ModelChoice, nameOf, providers } from './choice.ts';
import { type AnswerForm, answerForms, type Provider } from './provider.ts';
import { type Patience, Refusal, send, patience as usual } from './send.ts';

export interface OpenHow {
  /** Empty for a server that asks for none. */
  key: string;
  /** For proxy settings: HTTPS_PROXY, NO_PROXY. */
  env: Readonly<Record<string, string | undefined>>;
  patience?: Patience;
}

/** Room for a deck of thirty pages. */
const mostTokens = 16_000;
/** Room for a corrected slide or two. */
const leastTokens = 500;
/** English has four letters to a token, other scripts fewer. */
const lettersPerToken = 4;

function lettersOf({ system, turns }: Asking): number {
  return system.length + turns.reduce((sum, { text }) => sum + text.length, 0);
}

/** What is sent, without the key. */
export interface Preview {
  url: string;
  body: Record<string, unknown>;
}

export function previewOf(choice: ModelChoice, asking: Asking): Preview {
  const provider = providers[choice.provider];
  return { url: urlOf(choice, provider), body: provider.body(asking, bodyHow(choice, provider, 'schema', mostTokens)) };
}

export function openModel(choice: ModelChoice, { key, env, patience = usual }: OpenHow): LanguageModel {
  const provider: Provider = providers[choice.provider];
  const url = urlOf(choice, provider);
  const headers = key === '' && !provider.needsKey ? {} : provider.headers(key);
  let until: number | null = null;
  // What a server does not take, it does not take next time either.
  let form: AnswerForm = 'schema';
  const unwanted = new Set<string>();

  /** Tokens of all answers so far, with their prompts. */
  let used = 0;

  /** What the limit of a deck leaves for an answer. @throws ModelFailure budget if that is too little for one */
  function tokensLeft(asking: Asking): number {
    if (choice.limit === undefined) return mostTokens;
    const left = choice.limit - used - Math.ceil(lettersOf(asking) / lettersPerToken);
    if (left >= leastTokens) return left;
    throw new ModelFailure('budget', `The next question would exceed the limit of ${choice.limit} tokens for one deck; ${used} are used.`);
  }

  async function ask(asking: Asking, signal?: AbortSignal): Promise<ModelAnswer> {
    until ??= performance.now() + patience.inAllMs;
    const most = Math.min(mostTokens, tokensLeft(asking));
    for (;;) {
      const body = without(provider.body(asking, bodyHow(choice, provider, form, most)), unwanted);
      try {
        const answer = provider.read(await send({ url, headers, body, key, until, env, signal, patience }));
        used += Math.max(answer.tokens.read, 1) + answer.tokens.written;
        refuseCut(asking, answer, provider);
        return answer;
      } catch (error) {
        if (!(error instanceof Refusal) || !yields(error, body)) throw error;
      }
    }
  }

  /** Whether the request can be put in another way: without what the server names, or held to its form less strictly. */
  function yields({ said }: Refusal, body: Record<string, unknown>): boolean {
    const named = optional.find((field) => field in body && said.includes(field));
    if (named !== undefined) {
      unwanted.add(named);
      return true;
    }
    const next = answerForms[answerForms.indexOf(form) + 1];
    if (next === undefined || !/schema|format|json|tool|grammar|mime/i.test(said)) return false;
    form = next;
    return true;
  }

  return { name: nameOf(choice), ask };
}

/** Fields that some servers do not know and that a request can do without. */
const optional = ['temperature', 'max_completion_tokens', 'max_tokens', 'store'] as const;

function bodyHow(choice: ModelChoice, provider: Provider, form: AnswerForm, most: number) {
  return { model: choice.model, most, isOwn: baseUrlOf(choice) === provider.baseUrl, form };
}

function urlOf(choice: ModelChoice, provider: Provider): string {
  return `${baseUrlOf(choice)}${provider.path(choice.model)}`;
}

function without(body: Record<string, unknown>, fields: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([field]) => !fields.has(field)));
}

/** A server that read much less than was sent has cut the prompt: what it answers is about something else. */
function refuseCut(asking: Asking, { tokens }: ModelAnswer, { mayCut }: Provider): void {
  const expected = lettersOf(asking) / lettersPerToken;
  if (!mayCut || tokens.read === 0 || tokens.read >= expected * leastRead) return;
  throw new ModelFailure(
    'context',
    `The server read only ${tokens.read} tokens of a prompt of about ${Math.round(expected)}: give the model a larger context window.`,
  );
}

const leastRead = 0.6;
