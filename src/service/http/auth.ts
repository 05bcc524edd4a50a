/** Authentication and authorisation: keys, scopes and addresses. */

import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { QuarterdeckError } from '../../model/errors.ts';
import { hashOf, isWellFormed } from '../local/local-api-keys.ts';
import { ownTenant } from '../local/local-host.ts';
import type { Caller } from '../local/store/api-key-store.ts';
import type { Standing } from '../local/store/tenant-store.ts';
import { allows, type Scope } from '../schema/api-key.ts';
import type { AppParts } from './route-parts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The authenticated caller; null where no key is needed. */
    caller: Caller | null;
    /** Limits of the caller's tenant and key. */
    standing: Standing | null;
    /** Owner of the request's revoked or expired key. */
    formerCaller: Omit<Caller, 'scopes'> | null;
  }
  interface FastifyContextConfig {
    /** The required scope; without one, no key is needed. A function where one path does several things. */
    scope?: Scope | ((request: FastifyRequest) => Scope);
  }
}

/** @param refuseTooMany Throws if too many requests without a valid key came from the same address. */
export function authenticate(
  app: FastifyInstance,
  { keys, callerOfToken, tenants }: Pick<AppParts, 'keys' | 'callerOfToken' | 'tenants'>,
  refuseTooMany: (request: FastifyRequest) => void,
): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('standing', null);
  app.decorateRequest('formerCaller', null);
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.scope === undefined) return;
    const key = keyOf(request);
    const isToken = key !== null && isJwt(key);
    const hash = key !== null && isWellFormed(key) ? hashOf(key) : null;
    const caller = isToken ? await callerOfToken?.(key) : hash === null ? null : await (await keys()).caller(hash);
    if (!caller) {
      refuseTooMany(request);
      if (key !== null) reply.header('www-authenticate', 'Bearer realm="quarterdeck", error="invalid_token"');
      if (hash !== null) request.formerCaller = await (await keys()).owner(hash);
      throw new QuarterdeckError(
        'unauthorized',
        key === null
          ? 'The request carries no API key.'
          : `The ${isToken ? 'access token is not one that this server takes, revoked' : 'API key is unknown, revoked'} or expired.`,
        {
          next: 'send Authorization: Bearer qd_live_…; quarterdeck keys create makes a key',
        },
      );
    }
    const standing = await (await tenants()).standing(caller.tenantId, caller.keyId);
    if (standing.state !== 'active') {
      request.formerCaller = caller;
      refuseTooMany(request);
      throw new QuarterdeckError('tenant_suspended', `The tenant ${caller.tenantId} is ${standing.state}.`, {
        next: 'ask the operator of the server',
      });
    }
    request.caller = caller;
    request.standing = standing;
  });
}

/** How often a stream looks whether its caller may still have it, milliseconds. */
const lookAgainMs = 1_000;

/** Aborts when the caller of a stream may have it no longer: the key is revoked or over, or its tenant suspended or deleted. */
export function untilRefused({ caller, raw }: FastifyRequest, { keys, tenants }: Pick<AppParts, 'keys' | 'tenants'>): AbortSignal {
  const over = new AbortController();
  const { tenantId, keyId } = caller!;
  const look = async () => {
    const isKey = keyId.startsWith('key_');
    const may = isKey
      ? await (await keys()).isLive(tenantId, keyId)
      : (await (await tenants()).standing(tenantId, null)).state === 'active';
    if (!may) over.abort(new Error('The caller is signed in no longer.'));
  };
  const timer = setInterval(() => void look().catch(() => {}), lookAgainMs).unref();
  raw.socket.once('close', () => clearInterval(timer));
  return over.signal;
}

/** After counting requests, so that callers without the scope are also rate-limited. */
export function authorize(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { scope, operation } = request.routeOptions.config;
    if (operation?.operator && request.caller!.tenantId !== ownTenant) {
      throw new QuarterdeckError('forbidden', 'Only the operator of the server manages tenants.', {
        next: 'use a key of the tenant local',
      });
    }
    if (scope !== undefined) demand(typeof scope === 'function' ? scope(request) : scope, request, reply);
  });
}

/** @throws QuarterdeckError forbidden if the key lacks the scope */
export function demand(scope: Scope, request: FastifyRequest, reply: FastifyReply): void {
  if (allows(request.caller!.scopes, scope)) return;
  reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${scope}"`);
  const isToken = isJwt(keyOf(request) ?? '');
  throw new QuarterdeckError('forbidden', `The ${isToken ? 'access token' : 'API key'} does not hold the scope ${scope}.`, {
    next: isToken
      ? `ask for one that does: quarterdeck login --device --scope ${scope}`
      : `create a key that does: quarterdeck keys create --scope ${scope}`,
  });
}

/** `Authorization: Bearer …`, or `X-API-Key`. */
export function keyOf({ headers }: FastifyRequest): string | null {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const plain = headers['x-api-key'];
  return bearer ?? (typeof plain === 'string' ? plain : null);
}

/** An access token, where a key would be. */
function isJwt(credential: string): boolean {
  return /^[\w-]{2,4000}\.[\w-]{2,8000}\.[\w-]{0,2000}$/.test(credential);
}

export function clientAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  // A proxy may forward whatever a client wrote.
  return isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip;
}
