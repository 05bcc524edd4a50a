/** Limits: requests per minute, concurrent large bodies, disk space. */
import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withinBounds } from '../../model/bounds.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import type { Room } from '../local/store/room.ts';
import { clientAddress } from './auth.ts';
import type { App } from './route-parts.ts';

/** Lower limit for requests with a missing or invalid key, counted by address. */
const strangersPerMinute = 120;
/** From one address, and from all. */
const registrationsPerHour = { ofOne: 5, inAll: 200 };

/** @param byDefault Requests per minute of a tenant that has no limit of its own. */
export function limitRates(app: FastifyInstance, byDefault: number): void {
  const limiter = new RateLimiter();
  app.addHook('onRequest', async ({ caller, standing }, reply) => {
    if (caller === null || standing === null) return;
    const own = standing.tenant.requests_per_minute;
    const ofKey = standing.key.requests_per_minute;
    const buckets: Bucket[] = [
      { policy: own === null ? 'default' : 'tenant', of: caller.tenantId, limit: own ?? byDefault },
      // A key has a bucket of its own below that of its tenant.
      ...(ofKey === null ? [] : [{ policy: 'key', of: caller.keyId, limit: ofKey }]),
    ];
    const { allowed, policy, limit, remaining, seconds } = limiter.take(buckets, performance.now());
    reply.header('ratelimit-policy', buckets.map((bucket) => `"${bucket.policy}";q=${bucket.limit};w=${minute}`).join(', '));
    reply.header('ratelimit', `"${policy}";r=${remaining};t=${seconds}`);
    if (!allowed) refuse(seconds, `The limit${policy === 'key' ? ' of this API key' : ''} is ${limit} requests in ${minute} seconds.`);
  });
}

/** Separate, so that strangers at the same address do not slow down callers with a key. */
export function limitStrangers(): (request: FastifyRequest) => void {
  return limitAddresses(minute, strangersPerMinute, null, 'Too many requests without a valid API key came from this address.');
}

export function limitRegistrations(): (request: FastifyRequest) => void {
  const { ofOne, inAll } = registrationsPerHour;
  return limitAddresses(60 * minute, ofOne, inAll, 'Too many accounts were registered in this hour.');
}

function limitAddresses(windowSeconds: number, ofOne: number, inAll: number | null, message: string): (request: FastifyRequest) => void {
  const limiter = new RateLimiter(windowSeconds);
  return (request) => {
    const own = { policy: 'address', of: networkOf(clientAddress(request)), limit: ofOne };
    const buckets = inAll === null ? [own] : [own, { policy: 'all', of: '', limit: inAll }];
    const { allowed, seconds } = limiter.take(buckets, performance.now());
    if (!allowed) refuse(seconds, message);
  };
}

/** One customer of a provider has a whole IPv6 network of 64 bits. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const whole = tail === undefined ? groups : [...groups, ...Array(8 - groups.length - after.length).fill('0'), ...after];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

function refuse(seconds: number, message: string): never {
  const retryAfter = Math.max(1, seconds);
  throw new QuarterdeckError('rate_limited', message, { next: `send the request again in ${retryAfter} s`, retryAfter });
}

const minute = 60;
/** At this number of buckets, those idle for a window are forgotten. */
const mostKept = 10_000;

export interface Bucket {
  /** Its name in the headers. */
  policy: string;
  /** Whose it is: an ID or address. */
  of: string;
  /** Requests per window. */
  limit: number;
}

interface RateAnswer {
  allowed: boolean;
  /** The bucket that binds: the one that refuses, or the one with the least left. */
  policy: string;
  limit: number;
  /** Requests that may follow immediately. */
  remaining: number;
  /** Seconds until the whole limit is available again; for a refusal, until the next request is allowed. */
  seconds: number;
}

export class RateLimiter {
  readonly #windowSeconds: number;
  /** When each bucket will be empty again, milliseconds. */
  readonly #emptyAt = new Map<string, number>();
  #forgetAt = mostKept;

  constructor(windowSeconds = minute) {
    this.#windowSeconds = windowSeconds;
  }

  /**
   * From all buckets, or from none if one of them is full.
   * @param now Milliseconds of a monotonic clock.
   */
  take(buckets: readonly Bucket[], now: number): RateAnswer {
    const windowMs = this.#windowSeconds * 1000;
    const filled = buckets.map(({ policy, of, limit }) => {
      const name = `${policy} ${of}`;
      const step = windowMs / limit;
      const end = Math.max(this.#emptyAt.get(name) ?? now, now) + step;
      // Rounding must not cost the last request of a window.
      return { policy, limit, name, step, end, over: end - now - windowMs > 1e-6 ? end - now - windowMs : 0 };
    });
    const refusing = filled.filter(({ over }) => over > 0).sort((one, other) => other.over - one.over)[0];
    if (refusing) {
      const { policy, limit, over } = refusing;
      return { allowed: false, policy, limit, remaining: 0, seconds: Math.ceil(over / 1000) };
    }
    for (const { name, end } of filled) this.#emptyAt.set(name, end);
    if (this.#emptyAt.size > this.#forgetAt) this.#forget(now);
    const left = filled.map(({ step, end, ...bucket }) => ({
      ...bucket,
      remaining: Math.floor((windowMs - (end - now)) / step + 1e-6),
      seconds: Math.ceil((end - now) / 1000),
    }));
    const { policy, limit, remaining, seconds } = left.reduce((least, each) => (each.remaining < least.remaining ? each : least));
    return { allowed: true, policy, limit, remaining, seconds };
  }

  #forget(now: number): void {
    for (const [name, end] of this.#emptyAt) if (end <= now) this.#emptyAt.delete(name);
    // Looking at all of them is worth it only when there are many more than those in use.
    this.#forgetAt = Math.max(mostKept, 2 * this.#emptyAt.size);
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
