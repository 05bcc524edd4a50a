/** Grants, refresh tokens, device codes and used assertions in the store, under hashes of what their holders present. */
import { createHash } from 'node:crypto';
import type { OauthRecordTable } from './oauth-tables.ts';
import type { Store } from './open-store.ts';

export interface OauthRecord {
  payload: Record<string, unknown>;
  consumedAt: number | null;
}

interface NewRecord {
  payload: Record<string, unknown>;
  tenantId: string | null;
  grantId: string | null;
  userCode: string | null;
  expiresAt: number | null;
}

/** How often expired records are removed, milliseconds. */
const sweepEveryMs = 60_000;

export class OauthRecordStore {
  readonly #store: Store;
  readonly #clock: () => number;
  #sweptAt = 0;

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#clock = clock;
  }

  async put(kind: string, id: string, { payload, tenantId, grantId, userCode, expiresAt }: NewRecord): Promise<void> {
    await this.#sweep();
    const row = this.#row(kind, id, { payload, tenantId, grantId, userCode, expiresAt });
    await this.#store
      .insertInto('oauth_records')
      .values(row)
      .onConflict((conflict) => conflict.columns(['kind', 'hash']).doUpdateSet({ ...row, consumed_at: undefined }))
      .execute();
  }

  /** @returns false if there is one already */
  async putNew(kind: string, id: string, record: NewRecord): Promise<boolean> {
    await this.#sweep();
    const { numInsertedOrUpdatedRows } = await this.#store
      .insertInto('oauth_records')
      .values(this.#row(kind, id, record))
      .onConflict((conflict) => conflict.columns(['kind', 'hash']).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }

  async find(kind: string, id: string): Promise<OauthRecord | null> {
    const row = await this.#live(kind).where('hash', '=', hashOf(id)).executeTakeFirst();
    return row ? recordOf(row) : null;
  }

  async findByUserCode(userCode: string): Promise<OauthRecord | null> {
    const row = await this.#live('DeviceCode').where('user_code_hash', '=', hashOf(userCode)).executeTakeFirst();
    return row ? recordOf(row) : null;
  }

  /**
   * Writes the answer of whoever was asked into a device code that has none.
   * @returns false if it has an answer, has expired or never was
   */
  async answerUserCode(
    userCode: string,
    answer: Record<string, unknown>,
    tenantId: string | null,
    grantId: string | null,
  ): Promise<boolean> {
    return this.#store.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('oauth_records')
        .selectAll()
        .where('kind', '=', 'DeviceCode')
        .where('user_code_hash', '=', hashOf(userCode))
        .where('expires_at', '>', this.#clock())
        .executeTakeFirst();
      if (!row) return false;
      const payload = JSON.parse(row.payload) as Record<string, unknown>;
      if (payload.accountId !== undefined || payload.error !== undefined) return false;
      await trx
        .updateTable('oauth_records')
        .set({
          payload: JSON.stringify({ ...payload, ...answer }),
          tenant_id: tenantId ?? row.tenant_id,
          grant_hash: grantId === null ? null : hashOf(grantId),
          // Used up: what a person has typed can be looked over.
          user_code_hash: null,
        })
        .where('kind', '=', 'DeviceCode')
        .where('hash', '=', row.hash)
        .execute();
      return true;
    });
  }

  /** @returns false if it was consumed before, even at the same moment */
  async consume(kind: string, id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#store
      .updateTable('oauth_records')
      .set({ consumed_at: this.#clock() })
      .where('kind', '=', kind)
      .where('hash', '=', hashOf(id))
      .where('consumed_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async remove(kind: string, id: string): Promise<void> {
    await this.#store.deleteFrom('oauth_records').where('kind', '=', kind).where('hash', '=', hashOf(id)).execute();
  }

  /** Of one kind. */
  async removeOfGrant(kind: string, grantId: string): Promise<void> {
    await this.#store.deleteFrom('oauth_records').where('kind', '=', kind).where('grant_hash', '=', hashOf(grantId)).execute();
  }

  /** The grant itself, and whatever rests on it. */
  async removeGrant(grantId: string): Promise<void> {
    const hash = hashOf(grantId);
    await this.#store
      .deleteFrom('oauth_records')
      .where((record) =>
        record.or([record('grant_hash', '=', hash), record.and([record('kind', '=', 'Grant'), record('hash', '=', hash)])]),
      )
      .execute();
  }

  /** Device codes that nobody has answered. */
  async waiting(): Promise<number> {
    const { count } = await this.#store
      .selectFrom('oauth_records')
      .select((record) => record.fn.countAll<number>().as('count'))
      .where('user_code_hash', 'is not', null)
      .where('expires_at', '>', this.#clock())
      .executeTakeFirstOrThrow();
    return count;
  }

  #live(kind: string) {
    return this.#store
      .selectFrom('oauth_records')
      .selectAll()
      .where('kind', '=', kind)
      .where((record) => record.or([record('expires_at', 'is', null), record('expires_at', '>', this.#clock())]));
  }

  #row(kind: string, id: string, { payload, tenantId, grantId, userCode, expiresAt }: NewRecord): OauthRecordTable {
    return {
      kind,
      hash: hashOf(id),
      tenant_id: tenantId,
      grant_hash: grantId === null ? null : hashOf(grantId),
      user_code_hash: userCode === null ? null : hashOf(userCode),
      payload: JSON.stringify(payload),
      consumed_at: null,
      expires_at: expiresAt,
    };
  }

  async #sweep(): Promise<void> {
    const now = this.#clock();
    if (now - this.#sweptAt < sweepEveryMs) return;
    this.#sweptAt = now;
    await this.#store.deleteFrom('oauth_records').where('expires_at', '<=', now).execute();
  }
}

function recordOf({ payload, consumed_at }: Pick<OauthRecordTable, 'payload' | 'consumed_at'>): OauthRecord {
  return { payload: JSON.parse(payload), consumedAt: consumed_at };
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
