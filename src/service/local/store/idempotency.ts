/** What was answered to a request that carried a key, for a day: the same request is then answered the same way and done once. */
import { createHash } from 'node:crypto';
import { QuarterdeckError } from '../../../engine/errors.ts';
import type { Store } from './open-store.ts';

const keptMs = 24 * 3_600_000;

export interface IdempotentRequest {
  tenantId: string;
  route: string;
  key: string;
  request: unknown;
  now: number;
}

/**
 * In the transaction that does the work, so that answer and work are kept together or not at all.
 * @throws QuarterdeckError idempotency_mismatch
 */
export async function once<T>(
  trx: Store,
  { tenantId, route, key, request, now }: IdempotentRequest,
  work: () => Promise<T>,
): Promise<{ answer: T; replayed: boolean }> {
  const fingerprint = createHash('sha256').update(canonical(request)).digest('hex');
  await trx
    .deleteFrom('idempotency')
    .where('created_at', '<', now - keptMs)
    .execute();
  const before = await trx
    .selectFrom('idempotency')
    .select(['fingerprint', 'answer'])
    .where('tenant_id', '=', tenantId)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst();
  if (before) {
    if (before.fingerprint === fingerprint) return { answer: JSON.parse(before.answer), replayed: true };
    throw new QuarterdeckError('idempotency_mismatch', `The idempotency key ${JSON.stringify(key)} was sent with another request before.`, {
      next: 'send a new key with a new request',
    });
  }
  const answer = await work();
  await trx
    .insertInto('idempotency')
    .values({ tenant_id: tenantId, route, key, fingerprint, answer: JSON.stringify(answer), created_at: now })
    .execute();
  return { answer, replayed: false };
}

/** JSON with the names of every object in order: requests that mean the same read the same. */
function canonical(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, name, part) {
    // As it was before it was made ready for JSON, which would spell bytes out one by one.
    const original = this[name];
    if (original instanceof Uint8Array) return createHash('sha256').update(original).digest('hex');
    return typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part;
  });
}
