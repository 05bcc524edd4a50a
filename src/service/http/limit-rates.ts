/** The rate limit of each tenant, told in every answer (draft-ietf-httpapi-ratelimit-headers). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { QuarterdeckError } from '../../model/errors.ts';
import { clientAddress } from './client-address.ts';
import { RateLimiter, windowSeconds } from './rate-limit.ts';

/** Requests that carry no key, or a wrong one, are counted by address, and more narrowly. */
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

/** Callers with a key are not held up by strangers at the same address. */
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
