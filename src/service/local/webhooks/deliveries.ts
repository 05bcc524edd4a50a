/** Sends webhooks: signed, with retries, to allowed addresses only. */

import http from 'node:http';
import https from 'node:https';
import type { Event, EventType } from '../../schema/webhook.ts';
import { headersOf, signatureOf } from '../../webhook-signature.ts';
import type { DeliveryClaim, DeliveryStore } from '../store/delivery-store.ts';
import type { EventStore } from '../store/event-store.ts';
import type { WebhookAddresses } from './addresses.ts';

/** Pauses before each further attempt, seconds: seven attempts over about 18 hours. */
export const pauses = [5, 300, 1800, 7200, 18_000, 36_000] as const;
/** Maximum random extension of a pause, so that simultaneous failures do not retry together. */
const jitter = 0.1;
/** Maximum pause a receiver can ask for, seconds. */
const longestAsked = 36_000;
/** A webhook that accepts nothing for this long is disabled, milliseconds. */
export const patienceMs = 5 * 86_400_000;

/** Result of one attempt. */
export interface Outcome {
  /** HTTP status; null without a response. */
  status: number | null;
  /** Seconds, if the receiver asked for a pause. */
  retryAfter: number | null;
}

export interface Standing {
  /** Attempts made, including this one. */
  attempts: number;
  /** Whether it may be retried at all. */
  retried: boolean;
  now: number;
  /** When every attempt at this webhook started to fail. */
  failingSince: number | null;
  /** 0..1. */
  random: () => number;
}

export type Next =
  | { status: 'delivered' }
  | { status: 'pending'; at: number; disable: null }
  | { status: 'failed'; disable: 'gone' | 'failing' | null };

export function isSuccess({ status }: Pick<Outcome, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300;
}

export function nextOf(outcome: Outcome, { attempts, retried, now, failingSince, random }: Standing): Next {
  if (isSuccess(outcome)) return { status: 'delivered' };
  if (outcome.status === 410) return { status: 'failed', disable: 'gone' };
  if (retried && failingSince !== null && now - failingSince >= patienceMs) return { status: 'failed', disable: 'failing' };
  const pause = pauses[attempts - 1];
  if (!retried || pause === undefined) return { status: 'failed', disable: null };
  const asked = outcome.status === 429 || outcome.status === 503 ? Math.min(outcome.retryAfter ?? 0, longestAsked) : 0;
  const seconds = Math.max(pause * (1 + jitter * random()), asked);
  return { status: 'pending', at: now + Math.ceil(seconds * 1000), disable: null };
}

const nothing = '0'.repeat(24);
const error = { code: 'internal', title: 'A sample of a failure' };

export function sampleOf(type: EventType): Event['data'] {
  if (type === 'webhook.test') return { webhook_id: `wh_${nothing}`, sample: true };
  const [kind, state] = type.split('.') as ['deck' | 'export', 'completed'];
  const failed = type.endsWith('.failed');
  return kind === 'deck'
    ? { deck_id: `deck_${nothing}`, status: state, version: 1, error: failed ? error : null, sample: true }
    : {
        export_id: `export_${nothing}`,
        deck_id: `deck_${nothing}`,
        format: 'pptx',
        status: state,
        error: failed ? error : null,
        sample: true,
      };
}

/** Time limit from resolving the name to the end of the response, milliseconds. */
const longestMs = 15_000;
/** Bytes kept of the response body. */
const mostRead = 1024;

export interface Sent extends Outcome {
  /** Why it failed; null for a success. */
  error: string | null;
  /** The start of the response body. */
  response: string | null;
}

/** Never throws: any error is the result. @param now Milliseconds since 1970 */
export async function send(
  { url, eventId, body, secrets }: Pick<DeliveryClaim, 'url' | 'eventId' | 'body' | 'secrets'>,
  { addresses, now }: { addresses: WebhookAddresses; now: number },
): Promise<Sent> {
  const signed = { id: eventId, timestamp: Math.floor(now / 1000), body };
  const signal = AbortSignal.timeout(longestMs);
  try {
    const route = await orAborted(addresses.route(url), signal);
    return await post(url, { ...route, signal, body, headers: headersOf(signed, signatureOf(signed, secrets)), now });
  } catch (error) {
    const why = signal.aborted ? `No answer came within ${longestMs / 1000} seconds.` : (error as Error).message;
    return { status: null, retryAfter: null, error: why, response: null };
  }
}

interface Post {
  agent: http.Agent;
  lookup: http.RequestOptions['lookup'];
  signal: AbortSignal;
  body: string;
  headers: Record<string, string>;
  now: number;
}

function post(url: string, { agent, lookup, signal, body, headers, now }: Post): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const { request } = url.startsWith('https:') ? https : http;
    const sending = request(url, {
      method: 'POST',
      agent,
      signal,
      ...(lookup && { lookup }),
      headers: { 'user-agent': 'quarterdeck', 'content-length': Buffer.byteLength(body), ...headers },
    });
    sending.once('error', reject);
    sending.once('response', (answer) => {
      const status = answer.statusCode!;
      const read: Buffer[] = [];
      let bytes = 0;
      const done = () => {
        sending.destroy();
        const error = isSuccess({ status }) ? null : refusalOf(status);
        resolve({ status, retryAfter: seconds(answer.headers['retry-after'], now), error, response: textOf(Buffer.concat(read)) });
      };
      answer.on('data', (part: Buffer) => {
        read.push(part);
        bytes += part.length;
        if (bytes >= mostRead) done();
      });
      // The status has arrived, so a connection that breaks now is still a response.
      sending.off('error', reject).on('error', done);
      answer.once('end', done).once('error', done).once('close', done);
    });
    sending.end(body);
  });
}

function refusalOf(status: number): string {
  return status >= 300 && status < 400 ? `It answered ${status}; redirects are not followed.` : `It answered ${status}.`;
}

/** Parses Retry-After: seconds, or a date. */
function seconds(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  const asked = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(asked) ? null : Math.max(0, asked);
}

function textOf(bytes: Buffer): string | null {
  const text = bytes.subarray(0, mostRead).toString('utf8').replaceAll('\u0000', '');
  return text === '' ? null : text;
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ]);
}

export interface DeliveryParts {
  deliveries: DeliveryStore;
  addresses: WebhookAddresses;
  /** Milliseconds since 1970. */
  now: () => number;
  /** 0..1. */
  random: () => number;
}

export async function deliver(claim: DeliveryClaim, { deliveries, addresses, now, random }: DeliveryParts): Promise<void> {
  const at = now();
  const began = performance.now();
  const { status, retryAfter, error, response } = await send(claim, { addresses, now: at });
  const attempt = { at: new Date(at).toISOString(), status, ms: Math.round(performance.now() - began), error, response };
  await deliveries.settle(claim, attempt, { status, retryAfter }, random);
}

/** How often to look for due deliveries, milliseconds. */
const lookAgainMs = 500;
const forgetMs = 3_600_000;
const mostAtOnce = 16;

export class Deliverer {
  readonly #parts: DeliveryParts;
  readonly #events: EventStore;
  readonly #keptDays: number;
  readonly #onDefect: (error: Error) => void;
  readonly #sending = new Set<Promise<void>>();
  #looking: Promise<void> | undefined;
  #stopped = false;
  #timers: NodeJS.Timeout[] = [];

  /** @param keptDays How long events and deliveries are kept */
  constructor(parts: DeliveryParts, events: EventStore, keptDays: number, onDefect: (error: Error) => void) {
    this.#parts = parts;
    this.#events = events;
    this.#keptDays = keptDays;
    this.#onDefect = onDefect;
  }

  start(): void {
    const forget = () => void this.#events.forget(this.#keptDays).catch(this.#onDefect);
    this.#timers = [setInterval(() => void this.look(), lookAgainMs), setInterval(forget, forgetMs)];
    forget();
  }

  /** Starts everything that is due, up to the limit. */
  async look(): Promise<void> {
    this.#looking ??= this.#begin()
      .catch(this.#onDefect)
      .finally(() => {
        this.#looking = undefined;
      });
    await this.#looking;
  }

  /** Takes no more deliveries; running ones finish within their own time limit. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#looking;
    await Promise.all(this.#sending);
  }

  async #begin(): Promise<void> {
    while (this.#sending.size < mostAtOnce && !this.#stopped) {
      const claim = await this.#parts.deliveries.claim();
      if (!claim) return;
      const sending = deliver(claim, this.#parts)
        .catch(this.#onDefect)
        .finally(() => this.#sending.delete(sending));
      this.#sending.add(sending);
    }
  }
}
