/** HTTP requests to a server, with retries, and its responses and errors. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, type Dispatcher, EnvHttpProxyAgent, type FormData, request } from 'undici';
import { QuarterdeckError } from '../../model/errors.ts';
import { errorOfProblem } from '../errors.ts';
import type { Problem } from '../schema/problem.ts';
import { versionHeader } from '../version-header.ts';

export interface RemoteOptions {
  /** `https://decks.example.com`, without a path. */
  baseUrl: string;
  /** Empty for a call that needs none. */
  apiKey: string;
  /** Used instead of a key. */
  tokens?: AccessTokens;
  /** For proxy settings: HTTPS_PROXY, NO_PROXY. */
  env: Readonly<Record<string, string | undefined>>;
  version: string;
  /** Receives every request without its secrets: `--debug`. */
  trace?: (line: string) => void;
  /** Told once of what is about to be sent: files or a prompt of this machine. */
  onSending?: (what: Sending) => void;
  /** Sends a request; over the network by default. */
  request?: typeof request;
  patience?: Patience;
}

export interface Sending {
  files: number;
  bytes: number;
}

/** Access tokens of a sign-in, which end soon and are renewed. */
export interface AccessTokens {
  current(): Promise<string>;
  /** Another one, because the server refused this one. @throws QuarterdeckError unauthorized if the sign-in has ended */
  renewed(refused: string): Promise<string>;
}

/** The answer of an endpoint of OAuth 2.0. */
export interface FormAnswer {
  status: number;
  body: Record<string, unknown>;
}

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Readonly<Record<string, string | number | undefined>>;
  json?: unknown;
  form?: FormData;
  /** A file as the body. */
  bytes?: { type: string; content: Uint8Array };
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
  /** Seconds the server may wait on purpose, as in a long poll. */
  wait?: number;
  /** Maximum seconds between two chunks of a response, such as a file or an event stream. */
  silence?: number;
}

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Dispatcher.ResponseData['body'];
}

/** How long to wait for a server, milliseconds. */
export interface Patience {
  /** For a response that needs no work, and between its chunks. */
  answerMs: number;
  /** Minimum for a last attempt, however little time is left. */
  leastMs: number;
  /** Total time to try a server that does not respond properly. */
  inAllMs: number;
  /** Before the second attempt; doubles with each further one. */
  firstDelayMs: number;
}

export const patience: Patience = { answerMs: 6_500, leastMs: 1_000, inAllMs: 7_500, firstDelayMs: 500 };

const retries = 3;
const longestDelayMs = 8_000;
/** Maximum random extension of a pause. */
const jitter = 0.25;
/** Maximum pause a server can ask for. */
const longestAskedMs = 60_000;
/** Assumed minimum speed of a connection; larger bodies get more time. */
const slowestBytesPerSecond = 50_000;

export class Transport {
  readonly #options: RemoteOptions;
  readonly #agent: Dispatcher;
  readonly #patience: Patience;
  /** Whether a Quarterdeck server has responded. */
  #met = false;

  constructor(options: RemoteOptions) {
    this.#options = options;
    this.#patience = options.patience ?? patience;
    const { env } = options;
    const shared = { connect: { timeout: this.#patience.answerMs, ...clientCertificate(env) } };
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

  /** A successful response with an unread body. @throws QuarterdeckError the server's error; server_unreachable */
  async send(path: string, call: Call = {}): Promise<Answer> {
    const body = call.json === undefined ? (call.bytes?.content ?? call.form) : JSON.stringify(call.json);
    const length = typeof body === 'string' || body instanceof Uint8Array ? body.length : 0;
    const wait = (call.wait ?? 0) + Math.floor(length / slowestBytesPerSecond);
    // Detect a hanging or foreign server before a call that may take long.
    if (wait > 0 && !this.#met) await this.json('/healthz', { signal: call.signal });
    // A POST can be retried, because its key tells the server that it is the same request.
    const headers = call.method === 'POST' ? { 'idempotency-key': randomUUID(), ...call.headers } : call.headers;
    const { answerMs, leastMs, inAllMs, firstDelayMs } = this.#patience;
    const { tokens } = this.#options;
    let credential = tokens ? await tokens.current() : this.#options.apiKey;
    let renewed = false;
    const until = performance.now() + inAllMs + wait * 1000;
    for (let attempt = 0; ; attempt++) {
      const left = until - performance.now();
      const limitMs = Math.max(leastMs, Math.min(answerMs + wait * 1000, left));
      const outcome = await this.#once(path, { ...call, ...(headers && { headers }) }, { body, limitMs, credential });
      if (!('error' in outcome)) return outcome.answer;
      const { error, retryable, afterMs } = outcome;
      if (tokens && error.code === 'unauthorized' && !renewed) {
        renewed = true;
        credential = await tokens.renewed(credential);
        continue;
      }
      if (!retryable || attempt >= retries || (afterMs ?? 0) > longestAskedMs || call.signal?.aborted) throw error;
      // Random delay, never shorter than requested, so that refused clients do not return together.
      const delay = (afterMs ?? Math.min(longestDelayMs, firstDelayMs * 2 ** attempt)) * (1 + jitter * Math.random());
      if (afterMs === undefined && performance.now() + delay >= until) throw error;
      this.#options.trace?.(`${error.message} Again in ${Math.round(delay)} ms.`);
      await sleep(delay, undefined, call.signal ? { signal: call.signal } : {});
    }
  }

  async json(path: string, call: Call = {}): Promise<unknown> {
    return this.read(await this.send(path, call), call.signal);
  }

  /** The JSON of a response. */
  async read({ body }: Answer, signal?: AbortSignal): Promise<unknown> {
    try {
      return await body.json();
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      throw unreachable(this.#options.baseUrl, cause);
    }
  }

  close(): Promise<void> {
    return this.#agent.close();
  }

  /** Sends a form to an endpoint of OAuth 2.0, once. @throws QuarterdeckError server_unreachable, and the server's own errors */
  async postForm(path: string, form: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<FormAnswer> {
    const { baseUrl, version, trace, request: send = request } = this.#options;
    const began = performance.now();
    const response = await send(new URL(path, baseUrl), {
      method: 'POST',
      dispatcher: this.#agent,
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded', 'user-agent': `quarterdeck/${version}` },
      headersTimeout: this.#patience.answerMs,
      bodyTimeout: this.#patience.answerMs,
      body: new URLSearchParams(form).toString(),
      ...(signal && { signal }),
    }).catch((cause: unknown) => {
      throw signal?.aborted ? signal.reason : unreachable(baseUrl, cause);
    });
    trace?.(`POST ${path} ${response.statusCode} ${Math.round(performance.now() - began)} ms ${response.headers['x-request-id'] ?? ''}`);
    if (response.headers[versionHeader] === undefined) throw strangerAnswered(response, baseUrl);
    const text = await response.body.text();
    const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
    // A limit, or a server that is busy.
    if (response.statusCode !== 404 && typeof body.code === 'string') throw errorOfProblem(body as unknown as Problem);
    return { status: response.statusCode, body };
  }

  async #once(
    path: string,
    call: Call,
    {
      body,
      limitMs,
      credential,
    }: { body: string | Uint8Array | FormData | undefined /** For the response headers. */; limitMs: number; credential: string },
  ): Promise<Outcome> {
    const { method = 'GET', query, json, bytes, headers, signal, silence = 0 } = call;
    const { baseUrl, version, trace, request: send = request } = this.#options;
    const url = new URL(path, baseUrl);
    for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) url.searchParams.set(name, String(value));
    const isElsewhere = url.origin !== new URL(baseUrl).origin;
    const began = performance.now();
    let response: Dispatcher.ResponseData;
    try {
      response = await send(url, {
        method,
        dispatcher: this.#agent,
        headers: {
          // A link to another host has its own permission, and that host must not see the key.
          ...(!isElsewhere && credential !== '' && { authorization: `Bearer ${credential}` }),
          accept: 'application/json',
          'user-agent': `quarterdeck/${version}`,
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...(bytes && { 'content-type': bytes.type }),
          ...headers,
        },
        headersTimeout: limitMs,
        bodyTimeout: Math.max(this.#patience.answerMs, silence * 1000),
        ...(body !== undefined && { body }),
        ...(signal && { signal }),
      });
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      return { error: unreachable(baseUrl, cause), retryable: true };
    }
    const { statusCode: status, headers: told } = response;
    trace?.(`${method} ${url.pathname} ${status} ${Math.round(performance.now() - began)} ms ${told['x-request-id'] ?? ''}`);
    const isOurs = isElsewhere || told[versionHeader] !== undefined;
    this.#met ||= isOurs;
    if (isOurs && status < 400) return { answer: { status, headers: told, body: response.body } };
    const afterMs = retryAfterMs(told['retry-after']);
    const error = isOurs ? await errorOfAnswer(response, baseUrl) : strangerAnswered(response, baseUrl);
    return {
      error,
      retryable: [408, 429, 500, 502, 503, 504].includes(status) || error.code === 'idempotency_in_flight',
      ...(isOurs && afterMs !== null && { afterMs }),
    };
  }
}

/** For a server that asks its callers for one. @throws QuarterdeckError file_unreadable */
function clientCertificate({ QUARTERDECK_CLIENT_CERT: cert, QUARTERDECK_CLIENT_KEY: key }: RemoteOptions['env']) {
  if (!cert || !key) return {};
  try {
    return { cert: readFileSync(cert), key: readFileSync(key) };
  } catch (cause) {
    throw new QuarterdeckError('file_unreadable', `The client certificate cannot be read: ${(cause as Error).message}.`, {
      next: 'check QUARTERDECK_CLIENT_CERT and QUARTERDECK_CLIENT_KEY: files in PEM',
      cause,
    });
  }
}

type Outcome = { answer: Answer } | { error: QuarterdeckError; retryable: boolean; afterMs?: number };

/** Parses Retry-After: seconds, or a date. */
function retryAfterMs(header: string | string[] | undefined): number | null {
  if (typeof header !== 'string') return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

const elsewhere = 'check the address and the network, or work on this machine with --local';

/** An error response of a Quarterdeck server. */
async function errorOfAnswer({ statusCode, headers, body }: Dispatcher.ResponseData, baseUrl: string): Promise<QuarterdeckError> {
  const requestId = headers['x-request-id'];
  const problem = (await body.json().catch(() => null)) as Problem | null;
  if (typeof problem?.code !== 'string') return notAsOurs(`${baseUrl} answered ${statusCode} and broke off.`);
  const error = errorOfProblem({ ...problem, ...(typeof requestId === 'string' && { request_id: requestId }) });
  if (statusCode !== 401) return error;
  const refused = new QuarterdeckError('unauthorized', error.message, { next: `quarterdeck login --base-url ${baseUrl}` });
  refused.requestId = error.requestId;
  return refused;
}

/** A response from something else: another server, a proxy, a network with a sign-in page. */
function strangerAnswered({ statusCode, headers, body }: Dispatcher.ResponseData, baseUrl: string): QuarterdeckError {
  // Its body is useless and may be endless.
  body.on('error', () => {}).destroy();
  const { location } = headers;
  if (statusCode >= 300 && statusCode < 400 && typeof location === 'string' && URL.canParse(location, baseUrl)) {
    return notAsOurs(
      `${baseUrl} sends callers on to ${new URL(location, baseUrl).origin}, as a network does that wants you to sign in first, or a wrong address.`,
    );
  }
  if (String(headers['content-type']).includes('html')) {
    return notAsOurs(
      `${baseUrl} answered with a web page (status ${statusCode}), not as a Quarterdeck server does. The address is wrong, or the network wants you to sign in first.`,
    );
  }
  return notAsOurs(`${baseUrl} answered ${statusCode}, but not as a Quarterdeck server does.`);
}

const notAsOurs = (message: string) => new QuarterdeckError('server_unreachable', message, { next: elsewhere });

/** By error codes of Node.js and undici. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the name is not known',
  EAI_AGAIN: 'its name cannot be looked up at the moment',
  EHOSTUNREACH: 'there is no way to it from this network',
  ENETUNREACH: 'this machine has no network',
  ECONNRESET: 'it closed the connection without an answer',
  EPIPE: 'it closed the connection without an answer',
  ETIMEDOUT: 'it did not answer in time',
  UND_ERR_SOCKET: 'it closed the connection without an answer',
  UND_ERR_CONNECT_TIMEOUT: 'it did not answer in time',
  UND_ERR_HEADERS_TIMEOUT: 'it did not answer in time',
  UND_ERR_BODY_TIMEOUT: 'it stopped in the middle of an answer',
  UND_ERR_HEADERS_OVERFLOW: 'it does not answer as a Quarterdeck server does',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak HTTPS; an address with http:// may be meant',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'it does not speak HTTPS; an address with http:// may be meant',
};

/** A request without a complete response. */
function unreachable(baseUrl: string, cause: unknown): QuarterdeckError {
  const { code = '', message, name } = cause as NodeJS.ErrnoException;
  // What a server does that asked for a certificate and got none: TLS 1.3 tells it only after the handshake.
  const closedSecurely = baseUrl.startsWith('https:') && (code === 'UND_ERR_SOCKET' || code === 'ECONNRESET');
  const untrusted = /certificate|self.signed/i.test(message);
  const why = untrusted
    ? `its certificate is not trusted (${message})`
    : (reasons[code] ??
      (name === 'SyntaxError' ? 'it stopped in the middle of an answer' : /^HPE_/.test(code) ? 'it does not speak HTTP' : message));
  return new QuarterdeckError('server_unreachable', `${baseUrl} cannot be reached: ${why}.`, {
    next: untrusted
      ? 'name the file of its certificate authority: NODE_EXTRA_CA_CERTS=ca.pem'
      : closedSecurely
        ? `if it asks callers for a certificate, name its files with QUARTERDECK_CLIENT_CERT and QUARTERDECK_CLIENT_KEY; else ${elsewhere}`
        : elsewhere,
    cause,
  });
}
