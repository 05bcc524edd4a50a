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

/** How long a measurement stands in for another, milliseconds: while all fits, and before anything is refused. */
const usual = { whileAllFits: 5_000, beforeRefusing: 1_000 };
/** At this number of tenants, all are measured anew. */
const mostKept = 10_000;

/**
 * @param storedBytes What a tenant has stored. It looks at every file, so it is not asked at every request.
 */
export function limitStorage(app: FastifyInstance, storedBytes: (tenantId: string) => Promise<number>, pauses = usual): void {
  /** Bytes stored when it was measured, with all that was let in since. */
  const measured = new Map<string, { at: number; bytes: number }>();
  /** What requests in progress bring. */
  const reserved = new Map<string, number>();
  const turns = new Map<string, Promise<unknown>>();
  /** One measurement of a tenant at a time. */
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
  const measure = async (tenantId: string) => {
    // What ends while it is measured counts twice rather than not at all.
    const arriving = reserved.get(tenantId) ?? 0;
    const known = { at: performance.now(), bytes: arriving + (await storedBytes(tenantId)) };
    if (measured.size >= mostKept) measured.clear();
    measured.set(tenantId, known);
    return known;
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
      // Whatever is made takes some space.
      const fits = (used: number) => used + Math.max(1, bytes) <= quota;
      let known = measured.get(tenantId);
      const age = known ? performance.now() - known.at : Number.POSITIVE_INFINITY;
      if (!known || age >= (fits(known.bytes) ? pauses.whileAllFits : pauses.beforeRefusing)) known = await measure(tenantId);
      if (!fits(known.bytes)) throw refusal(quota, known.bytes);
      if (reply.raw.closed) return;
      known.bytes += bytes;
      held = bytes;
      reserve(tenantId, held);
    });
  });
  // Whoever deletes something has room again at once.
  app.addHook('onResponse', async ({ method, caller }) => {
    if (method === 'DELETE' && caller !== null) measured.delete(caller.tenantId);
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
