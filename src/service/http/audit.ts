/** Tells the audit log of every change, every download by link, and every request that is refused for who sent it: by what the routes say, in one place. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { idIn, joined } from '../local/audited.ts';
import type { AuditEvent } from '../schema/audit.ts';
import { clientAddress } from './client-address.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the audit log calls it: `deck.delete`. Every route that changes something has one. */
    action?: string | ((request: FastifyRequest) => string);
  }
  interface FastifyRequest {
    /** Id of what it made. */
    made: string | undefined;
  }
}

export function auditRequests(app: FastifyInstance, record: (event: AuditEvent) => Promise<void>): void {
  app.decorateRequest('made', undefined);
  app.addHook('onRoute', ({ method, url, config }) => {
    const changes = ![method].flat().every((each) => each === 'GET' || each === 'HEAD');
    if (changes && config?.action === undefined) throw new Error(`${method} ${url} says nothing to the audit log.`);
  });
  app.addHook('preSerialization', async (request, _reply, payload) => {
    if (request.routeOptions.config.action !== undefined) request.made = idIn(payload);
    return payload;
  });
  // Before the answer goes out: what a caller was told of is in the log.
  app.addHook('onSend', async (request, reply) => {
    const event = eventOf(request, reply);
    if (!event) return;
    // It is done, and cannot be undone for that: the entry goes where the operator looks.
    await record(event).catch((err: unknown) => request.log.error({ err, event }, 'The audit log could not be written.'));
  });
}

function eventOf(request: FastifyRequest, reply: FastifyReply): AuditEvent | null {
  const { action = `${request.method} ${request.routeOptions.url}` } = request.routeOptions.config;
  const { statusCode: status } = reply;
  const refused = status === 401 || status === 403;
  const isChange = request.routeOptions.config.action !== undefined;
  if (!refused && (!isChange || status === 304 || (status >= 400 && status < 500))) return null;
  const { tenant_id, ...params } = (request.params ?? {}) as Record<string, string>;
  const owner = request.caller ?? request.formerCaller ?? linkOwner(request, refused);
  return {
    tenant_id: owner?.tenantId ?? null,
    key_id: owner?.keyId ?? null,
    address: clientAddress(request),
    action: typeof action === 'function' ? action(request) : action,
    target: joined([Object.values(params).join('/') || undefined, request.made]),
    result: refused ? 'refused' : status < 400 ? 'done' : 'failed',
    status,
    request_id: request.id,
  };
}

/** A link that holds was given out to this key; of one that does not, nothing it says is known. */
function linkOwner({ params, query }: FastifyRequest, refused: boolean): { tenantId: string; keyId: string } | null {
  const { tenant_id } = (params ?? {}) as { tenant_id?: string };
  const { key } = (query ?? {}) as { key?: string };
  return refused || tenant_id === undefined || key === undefined ? null : { tenantId: tenant_id, keyId: key };
}
