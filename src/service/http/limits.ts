/** Limits: requests per minute, concurrent large bodies, disk space. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withinBounds } from '../../model/bounds.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import type { Room } from '../local/store/room.ts';
import { clientAddress } from './auth.ts';
import type { App } from './route-parts.ts';

/** Lower limit for requests with a missing or invalid key, counted by address. */
const strangersPerMinute = 120;

export function limitRates(app: FastifyInstance, requestsPerMinute: number): void {
  const tenants = new RateLimiter(requestsPerMinute);
  app.addHook('onRequest', async (request, reply) => {
    if (request.caller === null) return;
    const { allowed, limit, remaining, seconds } = tenants.take(request.caller.tenantId, performance.now());
    reply.header('ratelimit-policy', `"default";q=${limit};w=${windowSeconds}`);
    reply.header('ratelimit', `"default";r=${remaining};t=${seconds}`);
    if (!allowed) refuse(seconds, `The limit is ${limit} requests in ${windowSeconds} seconds.`);
  });
}

/** Separate, so that strangers at the same address do not slow down callers with a key. */
export function limitStrangers(): (request: FastifyRequest) => void {
  const strangers = new RateLimiter(strangersPerMinute);
  return (request) => {
    const { allowed, seconds } = strangers.take(clientAddress(request), performance.now());
    if (!allowed) refuse(seconds, 'Too many requests without a valid API key came from this address.');
  };
}

function refuse(seconds: number, message: string): never {
  const retryAfter = Math.max(1, seconds);
  throw new QuarterdeckError('rate_limited', message, { next: `send the request again in ${retryAfter} s`, retryAfter });
}

interface RateAnswer {
  allowed: boolean;
  limit: number;
  /** Requests that may follow immediately. */
  remaining: number;
  /** Seconds until the whole limit is available again; for a refusal, until the next request is allowed. */
  seconds: number;
}

/** The window reported with the limit. */
const windowSeconds = 60;
/** At this number of tenants, those idle for a window are forgotten. */
const mostKept = 10_000;

export class RateLimiter {
  readonly #perWindow: number;
  /** When each tenant's bucket will be empty again, milliseconds. */
  readonly #emptyAt = new Map<string, number>();

  /** @param perWindow Requests per minute. */
  constructor(perWindow: number) {
    this.#perWindow = perWindow;
  }

  /** @param now Milliseconds of a monotonic clock. */
  take(tenant: string, now: number): RateAnswer {
    const windowMs = windowSeconds * 1000;
    const step = windowMs / this.#perWindow;
    const start = Math.max(this.#emptyAt.get(tenant) ?? now, now);
    const end = start + step;
    const limit = this.#perWindow;
    // Rounding must not cost the last request of a window.
    if (end - now > windowMs + 1e-6) return { allowed: false, limit, remaining: 0, seconds: Math.ceil((end - now - windowMs) / 1000) };
    this.#emptyAt.set(tenant, end);
    if (this.#emptyAt.size > mostKept) this.#forget(now);
    return { allowed: true, limit, remaining: Math.floor((windowMs - (end - now)) / step + 1e-6), seconds: Math.ceil((end - now) / 1000) };
  }

  #forget(now: number): void {
    for (const [tenant, end] of this.#emptyAt) if (end <= now) this.#emptyAt.delete(tenant);
  }
}

/**
 * An `onRequest` hook, run once the caller is known.
 * @param large Bytes from which a body counts as large; a body of unknown size does too.
 */
export function fewLargeBodies({ large, atOnce }: { large: number; atOnce: number }) {
  let inside = 0;
  return async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const unsaid = headers['transfer-encoding'] === undefined ? 0 : Number.POSITIVE_INFINITY;
    const size = Number(headers['content-length'] ?? unsaid);
    if (size < large) return;
    if (inside >= atOnce) {
      throw new QuarterdeckError('server_busy', 'Other large bodies are just being read.', {
        next: 'send the request again',
        retryAfter: 5,
      });
    }
    inside++;
    // However it ends: answered, refused or disconnected.
    reply.raw.once('close', () => inside--);
  };
}

export function needRoom(app: FastifyInstance, room: Pick<Room, 'demand' | 'refuses'>): void {
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    if ((method === 'POST' || method === 'PUT') && !routeOptions.url?.endsWith('/cancel')) await room.demand();
  });
  // A quota only shows when a write fails.
  app.addHook('onError', async (_request, _reply, error) => void room.refuses(error));
}

export function readBodies(app: App): void {
  // No route takes plain text, which Fastify parses by default.
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(body as Buffer);
    } catch (cause) {
      return done(new QuarterdeckError('request_invalid', 'The body is not text in UTF-8.', { next: 'send JSON in UTF-8', cause }));
    }
    parse(request, text, (error, value) => {
      if (error) return done(error);
      try {
        done(null, withinBounds(value));
      } catch (thrown) {
        done(thrown as Error);
      }
    });
  });
  app.addHook('preParsing', async ({ method, headers }: FastifyRequest) => {
    if (method === 'GET' || method === 'HEAD') return;
    const encoding = headers['content-encoding'];
    const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type'] ?? '')?.[1];
    if (encoding !== undefined && encoding.toLowerCase() !== 'identity') throw unsupported(`Content-Encoding ${encoding}`);
    if (charset !== undefined && !/^(utf-?8|us-ascii)$/i.test(charset)) throw unsupported(`the character set ${charset}`);
  });
}

function unsupported(what: string): QuarterdeckError {
  return new QuarterdeckError('media_type_unsupported', `A body with ${what} cannot be read here.`, {
    next: 'send it uncompressed, in UTF-8',
  });
}
