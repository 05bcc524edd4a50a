/** Who calls: keys, scopes and addresses. */

import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { QuarterdeckError } from '../../model/errors.ts';
import { hashOf, isWellFormed } from '../local/local-api-keys.ts';
import type { ApiKeyStore, Caller } from '../local/store/api-key-store.ts';
import { allows, type Scope } from '../schema/api-key.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whoever sent it; null where no key is needed. */
    caller: Caller | null;
    /** Whose key it carries that holds no longer. */
    formerCaller: Omit<Caller, 'scopes'> | null;
  }
  interface FastifyContextConfig {
    /** What the key must allow; without it no key is asked for. Said by the request where one address does several things. */
    scope?: Scope | ((request: FastifyRequest) => Scope);
  }
}

/** @param refuseTooMany Throws when too many requests without a valid key came from where this one comes from. */
export function authenticate(
  app: FastifyInstance,
  keys: () => Promise<ApiKeyStore>,
  refuseTooMany: (request: FastifyRequest) => void,
): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('formerCaller', null);
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.scope === undefined) return;
    const key = keyOf(request);
    const hash = key !== null && isWellFormed(key) ? hashOf(key) : null;
    const caller = hash === null ? null : await (await keys()).caller(hash);
    if (!caller) {
      refuseTooMany(request);
      if (hash !== null) request.formerCaller = await (await keys()).owner(hash);
      throw new QuarterdeckError(
        'unauthorized',
        key === null ? 'The request carries no API key.' : 'The API key is unknown, revoked or expired.',
        {
          next: 'send Authorization: Bearer qd_live_…; quarterdeck keys create makes a key',
        },
      );
    }
    request.caller = caller;
  });
}

/** After requests are counted: whoever asks for what the key does not allow is slowed down like others. */
export function authorize(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { scope } = request.routeOptions.config;
    if (scope !== undefined) demand(typeof scope === 'function' ? scope(request) : scope, request, reply);
  });
}

/** @throws QuarterdeckError forbidden when the key does not hold the scope */
export function demand(scope: Scope, { caller }: FastifyRequest, reply: FastifyReply): void {
  if (allows(caller!.scopes, scope)) return;
  reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${scope}"`);
  throw new QuarterdeckError('forbidden', `The API key does not hold the scope ${scope}.`, {
    next: `create a key that does: quarterdeck keys create --scope ${scope}`,
  });
}

/** `Authorization: Bearer …`, or `X-API-Key`. */
export function keyOf({ headers }: FastifyRequest): string | null {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const plain = headers['x-api-key'];
  return bearer ?? (typeof plain === 'string' ? plain : null);
}

export function clientAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  // A proxy may pass on whatever a client wrote.
  return isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip;
}
