/** Requests to a server: with proxy and certificate settings of the environment, time limits, and retries of what may be sent twice. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, type Dispatcher, EnvHttpProxyAgent, type FormData, request } from 'undici';
import { QuarterdeckError } from '../../engine/errors.ts';
import { errorOfProblem } from '../errors.ts';
import type { Problem } from '../schema/problem.ts';

export interface RemoteOptions {
  /** `https://decks.example.com`, without a path. */
  baseUrl: string;
  apiKey: string;
  /** Read for proxies: HTTPS_PROXY, NO_PROXY. */
  env: Readonly<Record<string, string | undefined>>;
  version: string;
  /** Told of every request, without its secrets: `--debug`. */
  trace?: (line: string) => void;
  /** Sends a request; over the network unless given. */
  request?: typeof request;
}

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  query?: Readonly<Record<string, string | number | undefined>>;
  json?: unknown;
  form?: FormData;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
  /** Seconds that the server may take on purpose, as for a long poll. */
  wait?: number;
}

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Dispatcher.ResponseData['body'];
}

const retries = 3;
const firstDelayMs = 500;
const longestDelayMs = 8_000;
/** Pauses are longer by up to this share. */
const jitter = 0.25;
/** What a server that asks for a longer pause is not waited for. */
const longestAskedMs = 60_000;
const answerMs = 30_000;

export class Transport {
  readonly #options: RemoteOptions;
  readonly #agent: Dispatcher;

  constructor(options: RemoteOptions) {
    this.#options = options;
    const { env } = options;
    const shared = { connect: { timeout: 10_000 } };
    const proxied = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'].some((name) => env[name]);
    this.#agent = proxied
      ? new EnvHttpProxyAgent({
          ...shared,
          httpProxy: env.http_proxy ?? env.HTTP_PROXY ?? '',
          httpsProxy: env.https_proxy ?? env.HTTPS_PROXY ?? '',
          noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
        })
      : new Agent(shared);
  }

  /** The answer of a call that succeeded; its body is still to be read. @throws QuarterdeckError what the server answered; server_unreachable */
  async send(path: string, call: Call = {}): Promise<Answer> {
    // What creates something may be sent again, as the server can tell by its key that it is the same request.
    const headers = call.method === 'POST' ? { 'idempotency-key': randomUUID(), ...call.headers } : call.headers;
    for (let attempt = 0; ; attempt++) {
      const outcome = await this.#once(path, { ...call, ...(headers && { headers }) });
      if (!('error' in outcome)) return outcome.answer;
      const { error, retryable, afterMs } = outcome;
      if (!retryable || attempt >= retries || (afterMs ?? 0) > longestAskedMs || call.signal?.aborted) throw error;
      // Later by chance, never earlier than asked: those who were refused together do not come back together.
      const delay = (afterMs ?? Math.min(longestDelayMs, firstDelayMs * 2 ** attempt)) * (1 + jitter * Math.random());
      this.#options.trace?.(`${error.message} Again in ${Math.round(delay)} ms.`);
      await sleep(delay, undefined, call.signal ? { signal: call.signal } : {});
    }
  }

  async json<T>(path: string, call: Call = {}): Promise<T> {
    const { body } = await this.send(path, call);
    return (await body.json()) as T;
  }

  close(): Promise<void> {
    return this.#agent.close();
  }

  async #once(path: string, { method = 'GET', query, json, form, headers, signal, wait = 0 }: Call): Promise<Outcome> {
    const { baseUrl, apiKey, version, trace, request: send = request } = this.#options;
    const url = new URL(path, baseUrl);
    for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) url.searchParams.set(name, String(value));
    const began = performance.now();
    let response: Dispatcher.ResponseData;
    try {
      response = await send(url, {
        method,
        dispatcher: this.#agent,
        headers: {
          // A link to elsewhere carries its own permission, and no one there is to see the key.
          ...(url.origin === new URL(baseUrl).origin && { authorization: `Bearer ${apiKey}` }),
          accept: 'application/json',
          'user-agent': `quarterdeck/${version}`,
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        headersTimeout: answerMs + wait * 1000,
        bodyTimeout: answerMs + wait * 1000,
        ...(json !== undefined ? { body: JSON.stringify(json) } : form ? { body: form } : {}),
        ...(signal && { signal }),
      });
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      return { error: unreachable(baseUrl, cause), retryable: true };
    }
    trace?.(
      `${method} ${url.pathname} ${response.statusCode} ${Math.round(performance.now() - began)} ms ${response.headers['x-request-id'] ?? ''}`,
    );
    if (response.statusCode < 400) return { answer: { status: response.statusCode, headers: response.headers, body: response.body } };
    const afterMs = retryAfterMs(response.headers['retry-after']);
    const error = await errorOfAnswer(response, baseUrl);
    return {
      error,
      retryable: [408, 429, 500, 502, 503, 504].includes(response.statusCode) || error.code === 'idempotency_in_flight',
      ...(afterMs !== null && { afterMs }),
    };
  }
}

type Outcome = { answer: Answer } | { error: QuarterdeckError; retryable: boolean; afterMs?: number };

/** Seconds, or a date. */
function retryAfterMs(header: string | string[] | undefined): number | null {
  if (typeof header !== 'string') return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

async function errorOfAnswer({ statusCode, headers, body }: Dispatcher.ResponseData, baseUrl: string): Promise<QuarterdeckError> {
  const text = await body.text();
  const requestId = typeof headers['x-request-id'] === 'string' ? headers['x-request-id'] : undefined;
  try {
    const problem = JSON.parse(text) as Problem;
    if (typeof problem.code === 'string') {
      const error = errorOfProblem({ ...problem, ...(requestId && { request_id: requestId }) });
      if (statusCode !== 401) return error;
      const refused = new QuarterdeckError('unauthorized', error.message, { next: `quarterdeck login --base-url ${baseUrl}` });
      refused.requestId = error.requestId;
      return refused;
    }
  } catch {
    // Not ours: a proxy, or another server.
  }
  return new QuarterdeckError('server_unreachable', `${baseUrl} answered ${statusCode} and not as a Quarterdeck server does.`, {
    next: 'check the address: quarterdeck whoami',
  });
}

function unreachable(baseUrl: string, cause: unknown): QuarterdeckError {
  const { code, message } = cause as NodeJS.ErrnoException;
  const untrusted = /certificate|self.signed/i.test(message);
  const why =
    {
      ECONNREFUSED: 'nothing listens there',
      ENOTFOUND: 'the name is not known',
      UND_ERR_CONNECT_TIMEOUT: 'it did not answer in time',
      UND_ERR_HEADERS_TIMEOUT: 'it did not answer in time',
    }[code ?? ''] ?? (untrusted ? `its certificate is not trusted (${message})` : message);
  return new QuarterdeckError('server_unreachable', `${baseUrl} cannot be reached: ${why}.`, {
    next: untrusted
      ? 'name the file of its certificate authority: NODE_EXTRA_CA_CERTS=ca.pem'
      : 'check the address and the network, or work on this machine with --local',
    cause,
  });
}
