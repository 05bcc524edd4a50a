/** Sends one request to a model's server: within a deadline, again where that can help, and with every failure in plain words. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, type Dispatcher, EnvHttpProxyAgent, request } from 'undici';
import { ModelFailure } from '../engine/story/language-model.ts';
import { textAt } from './provider.ts';

export interface Sending {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: unknown;
  /** What must not be shown anywhere. */
  key: string;
  /** `performance.now()` after which nobody waits. */
  until: number;
  env: Readonly<Record<string, string | undefined>>;
  signal?: AbortSignal | undefined;
  patience: Patience;
}

/** Milliseconds. */
export interface Patience {
  /** For one answer. */
  answerMs: number;
  /** For everything that one deck asks. */
  inAllMs: number;
  /** The longest pause a server may ask for. */
  askedMs: number;
  /** Before the second attempt; doubled with each further one. */
  firstDelayMs: number;
}

export const patience: Patience = { answerMs: 240_000, inAllMs: 600_000, askedMs: 30_000, firstDelayMs: 800 };

const retries = 2;
/** No answer of a deck is longer. */
const mostBytes = 1_000_000;

/** The JSON of a successful response. @throws ModelFailure; Refusal of a request that may be put differently; the signal's reason */
export async function send(sending: Sending): Promise<unknown> {
  const { until, patience: waits, signal } = sending;
  for (let attempt = 0; ; attempt++) {
    const outcome = await once(sending);
    if (!('failure' in outcome)) return outcome.json;
    const { failure, again, afterMs } = outcome;
    signal?.throwIfAborted();
    const pause = afterMs ?? waits.firstDelayMs * 2 ** attempt * (1 + Math.random() / 4);
    if (!again || attempt >= retries) throw failure;
    if (pause > waits.askedMs || performance.now() + pause >= until) {
      if (afterMs === undefined) throw failure;
      throw new ModelFailure('limit', `${failure.message} It asks to wait ${Math.ceil(afterMs / 1000)} seconds.`);
    }
    await sleep(pause, undefined, signal ? { signal } : {}).catch(() => signal?.throwIfAborted());
  }
}

/** The server does not take this form of request: `said` is its reason. */
export class Refusal extends ModelFailure {
  readonly said: string;

  constructor(message: string, said: string) {
    super('request', message);
    this.said = said;
  }
}

type Outcome = { json: unknown } | { failure: ModelFailure; again: boolean; afterMs?: number };

async function once({ url, headers, body, key, until, env, signal, patience: waits }: Sending): Promise<Outcome> {
  const limitMs = Math.min(waits.answerMs, until - performance.now());
  const host = new URL(url).host;
  if (limitMs <= 0) return { failure: late(host, waits.inAllMs), again: false };
  const deadline = AbortSignal.timeout(Math.ceil(limitMs));
  const agent = agentFor(env);
  try {
    const response = await request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'user-agent': 'quarterdeck', ...headers },
      body: JSON.stringify(body),
      dispatcher: agent,
      headersTimeout: 0,
      bodyTimeout: 0,
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    const text = await textOf(response.body);
    if (response.statusCode < 300) return parsed(text, host);
    return failed(response.statusCode, text.replaceAll(key === '' ? '\u0000' : key, '…'), response.headers['retry-after'], host);
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof ModelFailure) return { failure: cause, again: false };
    if (deadline.aborted) return { failure: late(host, limitMs), again: false };
    const { code = '', message } = cause as NodeJS.ErrnoException;
    return { failure: new ModelFailure('unreachable', `${host} cannot be reached: ${reasons[code] ?? message}.`, cause), again: true };
  } finally {
    void agent.destroy().catch(() => {});
  }
}

async function textOf(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw new ModelFailure('unreadable', 'The answer is longer than any deck.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string, host: string): Outcome {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return { failure: new ModelFailure('unreadable', `${host} did not answer as a model's server does.`), again: true };
  }
}

function failed(status: number, text: string, retryAfter: string | string[] | undefined, host: string): Outcome {
  const said = reasonIn(text);
  const because = said === '' ? '' : `: ${said}`;
  const failure = (kind: ConstructorParameters<typeof ModelFailure>[0], message: string) => new ModelFailure(kind, `${message}${because}`);
  if (status === 401 || status === 403) return { failure: failure('key', `${host} does not accept the key`), again: false };
  if (status === 402 || /insufficient_quota|billing|credit balance/i.test(text))
    return { failure: failure('quota', `The account at ${host} has no credit left`), again: false };
  if (status === 413 || /context.{0,20}(?:length|window|size)|prompt is too long|too many (?:input )?tokens|exceed_context/i.test(text))
    return { failure: failure('context', 'The prompt is longer than the model reads'), again: false };
  if (status === 404) return { failure: failure('request', `${host} does not know the model or the address`), again: false };
  if (status === 400 || status === 422) return { failure: new Refusal(`${host} does not take the request${because}`, said), again: false };
  const afterMs = waitAsked(retryAfter);
  if (status === 429 || status === 503 || status === 529)
    return { failure: failure('limit', `${host} is asked too much at the moment`), again: true, ...(afterMs !== null && { afterMs }) };
  return { failure: failure('unreachable', `${host} answered ${status}`), again: status >= 500 || status === 408 || status === 409 };
}

/** The server's own words, in the places where providers put them. */
function reasonIn(text: string): string {
  let found = '';
  try {
    const value: unknown = JSON.parse(text);
    found = textAt(value, 'error', 'message') || textAt(value, 'error') || textAt(value, 'message') || textAt(value, 0, 'error', 'message');
  } catch {
    // A proxy's page.
  }
  return found
    .replace(/\b(?:sk|key|AIza)[\w-]{8,}/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, 300);
}

/** Seconds or a date, in milliseconds. */
function waitAsked(header: string | string[] | undefined): number | null {
  if (typeof header !== 'string') return null;
  const ms = /^\d+(?:\.\d+)?$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

function late(host: string, afterMs: number): ModelFailure {
  return new ModelFailure('late', `${host} did not answer within ${Math.round(afterMs / 1000)} seconds.`);
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the name is not known',
  EAI_AGAIN: 'its name cannot be looked up at the moment',
  ECONNRESET: 'it closed the connection',
  UND_ERR_SOCKET: 'it closed the connection',
  UND_ERR_CONNECT_TIMEOUT: 'it did not answer in time',
};

function agentFor(env: Sending['env']): Dispatcher {
  const proxied = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'].some((name) => env[name]);
  return proxied
    ? new EnvHttpProxyAgent({
        httpProxy: env.http_proxy ?? env.HTTP_PROXY ?? '',
        httpsProxy: env.https_proxy ?? env.HTTPS_PROXY ?? '',
        noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
      })
    : new Agent();
}
