/** A line of the log for each answer: who asked for what and what came of it, and nothing of what was sent. */
import type { App } from './app.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The deck it is about, where its address does not name one. */
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
        // An address that is none of ours could hold anything.
        route: routeOptions.url ?? 'unknown',
        status: statusCode,
        duration_ms: Math.round(elapsedTime),
      },
      'request',
    );
  });
}
