/** What is recorded of each request: log line, metrics, trace, audit entry. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Histogram, Registry } from 'prom-client';
import { idIn, joined } from '../local/local-audit-log.ts';
import type { AuditEvent } from '../schema/audit.ts';
import { type Tracer, traceOf } from '../tracing.ts';
import { clientAddress } from './auth.ts';
import type { App } from './route-parts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The deck a request is about, if not in its path. */
    deckId: string | null;
  }
}

export function logRequests(app: App): void {
  app.decorateRequest('deckId', null);
  app.addHook('onResponse', async ({ method, routeOptions, params, caller, deckId, id, log }, { statusCode, elapsedTime }) => {
    const deck = deckId ?? (params as { deck_id?: string } | undefined)?.deck_id;
    log.info(
      {
        request_id: id,
        ...(caller && { key_id: caller.keyId, tenant_id: caller.tenantId }),
        ...(deck !== undefined && { deck_id: deck }),
        method,
        // An unknown path could contain anything.
        route: routeOptions.url ?? 'unknown',
        status: statusCode,
        duration_ms: Math.round(elapsedTime),
      },
      'request',
    );
  });
}

/** @returns the metrics as text */
export function measureRequests(app: App): () => Promise<string> {
  const registry = new Registry();
  const taken = new Histogram({
    name: 'quarterdeck_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    // Unknown paths would be an unbounded number of labels.
    const route = routeOptions.url ?? 'none';
    taken.observe({ method, route, status: `${Math.floor(statusCode / 100)}xx` }, elapsedTime / 1000);
  });
  return () => registry.metrics();
}

export function traceRequests(app: FastifyInstance, tracer: Tracer, clock: () => Date): void {
  app.addHook('onResponse', async ({ method, routeOptions, headers, id }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'unknown';
    const end = clock().getTime();
    tracer.add({
      name: `${method} ${route}`,
      start: end - elapsedTime,
      end,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': statusCode,
        'quarterdeck.request_id': id,
      },
      kind: 'server',
      failed: statusCode >= 500,
      ...traceOf(headers.traceparent),
    });
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its name in the audit log: `deck.delete`. Required on every route that changes something; false if it changes nothing of anyone's. */
    action?: string | false | ((request: FastifyRequest) => string | false);
  }
  interface FastifyRequest {
    /** ID of what it created. */
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
  // Before the response is sent, so that everything a caller was told is in the log.
  app.addHook('onSend', async (request, reply) => {
    const event = eventOf(request, reply);
    if (!event) return;
    // The change is done and cannot be undone for this: the entry goes to the server log.
    await record(event).catch((err: unknown) => request.log.error({ err, event }, 'The audit log could not be written.'));
  });
}

function eventOf(request: FastifyRequest, reply: FastifyReply): AuditEvent | null {
  const named = request.routeOptions.config.action;
  const action = typeof named === 'function' ? named(request) : named;
  const { statusCode: status } = reply;
  const refused = status === 401 || status === 403;
  const isChange = action !== undefined && action !== false;
  if (!refused && (!isChange || status === 304 || (status >= 400 && status < 500))) return null;
  const { tenant_id, ...others } = (request.params ?? {}) as Record<string, string>;
  // In a link, the tenant is whose the link is.
  const params = request.caller === null ? others : { ...others, ...(tenant_id !== undefined && { tenant_id }) };
  const owner = request.caller ?? request.formerCaller ?? linkOwner(request, refused);
  return {
    tenant_id: owner?.tenantId ?? null,
    key_id: owner?.keyId ?? null,
    address: clientAddress(request),
    action: action || `${request.method} ${request.routeOptions.url}`,
    target: joined([Object.values(params).join('/') || undefined, request.made]),
    result: refused ? 'refused' : status < 400 ? 'done' : 'failed',
    status,
    request_id: request.id,
  };
}

/** A valid link belongs to its key; nothing in an invalid one can be trusted. */
function linkOwner({ params, query }: FastifyRequest, refused: boolean): { tenantId: string; keyId: string } | null {
  const { tenant_id } = (params ?? {}) as { tenant_id?: string };
  const { key } = (query ?? {}) as { key?: string };
  return refused || tenant_id === undefined || key === undefined ? null : { tenantId: tenant_id, keyId: key };
}
