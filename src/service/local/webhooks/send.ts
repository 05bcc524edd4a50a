/** Sends one event to one webhook: one request, no redirects, bounded in time and in what is read of the answer. */
import http from 'node:http';
import https from 'node:https';
import { headersOf, signatureOf } from '../../webhook-signature.ts';
import type { DeliveryClaim } from '../store/delivery-store.ts';
import type { WebhookAddresses } from './addresses.ts';
import { isSuccess, type Outcome } from './retries.ts';

/** For all of it, from looking up the name to the end of the answer, milliseconds. */
const longestMs = 15_000;
/** Of the answer's body, bytes. */
const mostRead = 1024;

export interface Sent extends Outcome {
  /** Why it is no success. */
  error: string | null;
  /** The beginning of the answer's body. */
  response: string | null;
}

/** Never throws: whatever goes wrong is what came of it. @param now Milliseconds since 1970 */
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
      // The status has been told: an answer that breaks off after it is one all the same.
      sending.off('error', reject).on('error', done);
      answer.once('end', done).once('error', done).once('close', done);
    });
    sending.end(body);
  });
}

function refusalOf(status: number): string {
  return status >= 300 && status < 400 ? `It answered ${status}; redirects are not followed.` : `It answered ${status}.`;
}

/** Seconds, or a date. */
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
