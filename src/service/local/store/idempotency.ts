/** Responses to requests with an idempotency key, stored for a day: a repeat returns the same response and does nothing again. */
import { createHash } from 'node:crypto';
import { QuarterdeckError } from '../../../model/errors.ts';
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
 * In the transaction that does the work, so that both response and work are stored or neither.
 * @throws QuarterdeckError idempotency_mismatch
 */
export async function once<T>(trx: Store, asked: IdempotentRequest, work: () => Promise<T>): Promise<{ answer: T; replayed: boolean }> {
  const before = await keptAnswer(trx, asked);
  if (before !== null) return { answer: JSON.parse(before), replayed: true };
  const answer = await work();
  await keepAnswer(trx, asked, JSON.stringify(answer));
  return { answer, replayed: false };
}

/** null if there is none. @throws QuarterdeckError idempotency_mismatch */
export async function keptAnswer(store: Store, { tenantId, route, key, request, now }: IdempotentRequest): Promise<string | null> {
  await store
    .deleteFrom('idempotency')
    .where('created_at', '<', now - keptMs)
    .execute();
  const before = await store
    .selectFrom('idempotency')
    .select(['fingerprint', 'answer'])
    .where('tenant_id', '=', tenantId)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!before) return null;
  if (before.fingerprint === fingerprintOf(request)) return before.answer;
  throw mismatch(key);
}

export async function keepAnswer(store: Store, { tenantId, route, key, request, now }: IdempotentRequest, answer: string): Promise<void> {
  await store
    .insertInto('idempotency')
    .values({ tenant_id: tenantId, route, key, fingerprint: fingerprintOf(request), answer, created_at: now })
    .execute();
}

export function mismatch(key: string): QuarterdeckError {
  return new QuarterdeckError('idempotency_mismatch', `The idempotency key ${JSON.stringify(key)} was sent with another request before.`, {
    next: 'send a new key with a new request',
  });
}

/** SHA-256. */
export function fingerprintOf(request: unknown): string {
  return createHash('sha256').update(canonical(request)).digest('hex');
}

/** JSON with sorted keys, so that equivalent requests are equal. */
function canonical(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, name, part) {
    // The value before toJSON, which would spell out bytes one by one.
    const original = this[name];
    if (original instanceof Uint8Array) return createHash('sha256').update(original).digest('hex');
    return typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part;
  });
}
