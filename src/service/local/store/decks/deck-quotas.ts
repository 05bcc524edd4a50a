/** Quotas of decks: checked in the transaction that accepts one, so that many at once are never more than allowed. */
import { QuarterdeckError } from '../../../../model/errors.ts';
import type { Store } from '../open-store.ts';
import { standingOf } from '../tenant-store.ts';

const dayMs = 86_400_000;
/** How soon one of several decks may be done, seconds. */
const soon = 5;

/**
 * @param keyId The caller's API key, whose own quotas count its own decks.
 * @throws QuarterdeckError deck_quota_reached, concurrency_reached, tenant_suspended
 */
export async function demandQuota(trx: Store, tenantId: string, keyId: string | null, now: number): Promise<void> {
  const { state, tenant, key } = await standingOf(trx, tenantId, keyId);
  // It may have changed since the request came in.
  if (state !== 'active') throw new QuarterdeckError('tenant_suspended', `The tenant ${tenantId} is ${state}.`);
  for (const { limits, ofKey, whose } of [
    { limits: key, ofKey: keyId, whose: 'of this API key' },
    { limits: tenant, ofKey: null, whose: 'of your account' },
  ]) {
    const { decks_per_day, concurrent_decks } = limits;
    if (decks_per_day !== null) await demandDay(trx, { tenantId, ofKey, whose, most: decks_per_day, now });
    if (concurrent_decks !== null) await demandPlace(trx, { tenantId, ofKey, whose, most: concurrent_decks });
  }
}

interface Counted {
  tenantId: string;
  /** null for all decks of the tenant. */
  ofKey: string | null;
  whose: string;
  most: number;
}

/** In any 24 hours, deleted decks too: there is no moment at which the whole quota is there again at once. */
async function demandDay(trx: Store, { tenantId, ofKey, whose, most, now }: Counted & { now: number }): Promise<void> {
  const times: number[] = [];
  for (const table of ['decks', 'removed_decks'] as const) {
    let query = trx
      .selectFrom(table)
      .select('created_at')
      .where('tenant_id', '=', tenantId)
      .where('created_at', '>', now - dayMs);
    if (ofKey !== null) query = query.where('key_id', '=', ofKey);
    times.push(...(await query.orderBy('created_at', 'desc').limit(most).execute()).map(({ created_at }) => created_at));
  }
  if (times.length < most) return;
  // The next one may follow when the oldest that fills the quota is a day old.
  const oldest = times.sort((one, other) => other - one)[most - 1]!;
  const retryAfter = Math.max(1, Math.ceil((oldest + dayMs - now) / 1000));
  throw new QuarterdeckError('deck_quota_reached', `The ${most} decks ${whose} in 24 hours are used up.`, {
    next: `send the request again in ${retryAfter} s, or ask the operator for more`,
    retryAfter,
    policy: { name: 'decks-per-day', quota: most, windowSeconds: dayMs / 1000 },
  });
}

async function demandPlace(trx: Store, { tenantId, ofKey, whose, most }: Counted): Promise<void> {
  let query = trx
    .selectFrom('decks')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('status', 'in', ['queued', 'processing']);
  if (ofKey !== null) query = query.where('key_id', '=', ofKey);
  const { count } = await query.executeTakeFirstOrThrow();
  if (Number(count) < most) return;
  throw new QuarterdeckError('concurrency_reached', `${count} decks ${whose} are queued or in progress; no more than ${most} may be.`, {
    next: 'send the request again when one of them is done',
    retryAfter: soon,
    policy: { name: 'concurrent-decks', quota: most },
  });
}
