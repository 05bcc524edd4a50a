/** The storage quota of tenants: what a request brings is reserved while it lasts, so that many at once are never more than allowed. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { QuarterdeckError } from '../../model/errors.ts';

/** Seconds; space is only there again when someone deletes something. */
const retryAfter = 3600;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body, or what is made of it, is stored. */
    stores?: true;
  }
}

/** @param storedBytes What a tenant has stored. */
export function limitStorage(app: FastifyInstance, storedBytes: (tenantId: string) => Promise<number>): void {
  const reserved = new Map<string, number>();
  const turns = new Map<string, Promise<unknown>>();
  /** One measurement of a tenant at a time, each with all reservations before it. */
  const inTurn = <T>(tenantId: string, work: () => Promise<T>): Promise<T> => {
    const turn = (turns.get(tenantId) ?? Promise.resolve()).then(work, work);
    turns.set(tenantId, turn);
    void turn.catch(() => {}).finally(() => turns.get(tenantId) === turn && turns.delete(tenantId));
    return turn;
  };
  const reserve = (tenantId: string, bytes: number) => {
    const sum = (reserved.get(tenantId) ?? 0) + bytes;
    if (sum > 0) reserved.set(tenantId, sum);
    else reserved.delete(tenantId);
  };

  app.addHook('onRequest', async (request, reply) => {
    const quota = request.standing?.tenant.stored_bytes ?? null;
    if (quota === null || !request.routeOptions.config.stores) return;
    const { tenantId } = request.caller!;
    const bytes = sizeOf(request);
    let held = 0;
    // However it ends: answered, refused or disconnected, also while it waits its turn.
    reply.raw.once('close', () => reserve(tenantId, -held));
    await inTurn(tenantId, async () => {
      // What ends while it is measured counts twice rather than not at all.
      const arriving = reserved.get(tenantId) ?? 0;
      const used = arriving + (await storedBytes(tenantId));
      // Whatever is made takes some space.
      if (used + Math.max(1, bytes) > quota) throw refusal(quota, used);
      if (reply.raw.closed) return;
      held = bytes;
      reserve(tenantId, held);
    });
  });
}

/** A body of unknown size may be as large as the route allows. */
function sizeOf({ headers, routeOptions }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit ?? 0;
  return Number(headers['content-length'] ?? 0);
}

function refusal(quota: number, used: number): QuarterdeckError {
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  return new QuarterdeckError('storage_quota_reached', `Of ${mb(quota)}, ${mb(used)} are used, and the request would be too much.`, {
    next: 'delete decks, data sources or brand kits, or ask the operator for more',
    retryAfter,
    policy: { name: 'stored-bytes', quota },
  });
}
