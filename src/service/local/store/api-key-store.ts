/** API keys in the store: hashes only, so that reading the store reveals no key. */
import type { Selectable } from 'kysely';
import type { ApiKey, Scope } from '../../schema/api-key.ts';
import type { SomeLimits } from '../../schema/limits.ts';
import type { Store } from './open-store.ts';
import type { ApiKeyTable } from './tables.ts';
import { newTenant, noKeyLimits, standingOf } from './tenant-store.ts';

/** The caller of a request. */
export interface Caller {
  tenantId: string;
  keyId: string;
  scopes: readonly Scope[];
}

export class ApiKeyStore {
  readonly #store: Store;
  readonly #clock: () => number;

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#clock = clock;
  }

  /** A tenant is recorded with its first key. @returns null if the tenant was deleted */
  async insert(
    key: Pick<ApiKeyTable, 'id' | 'tenant_id' | 'name' | 'hint' | 'hash' | 'expires_at'> & {
      scopes: readonly Scope[];
      limits: SomeLimits;
    },
  ): Promise<ApiKey | null> {
    const written = { scopes: JSON.stringify(key.scopes), limits: JSON.stringify(key.limits) };
    const row = { ...key, ...written, created_at: this.#clock(), last_used_at: null, revoked_at: null };
    return this.#store.transaction().execute(async (trx) => {
      await trx
        .insertInto('tenants')
        .values(newTenant(key.tenant_id, row.created_at))
        .onConflict((known) => known.column('id').doNothing())
        .execute();
      const { state } = await trx.selectFrom('tenants').select('state').where('id', '=', key.tenant_id).executeTakeFirstOrThrow();
      if (state === 'deleted') return null;
      await trx.insertInto('api_keys').values(row).execute();
      return recordOf(row);
    });
  }

  /** null for an unknown, revoked or expired key. Records the last use, to the minute. */
  async caller(hash: string): Promise<Caller | null> {
    const now = this.#clock();
    const row = await this.#store.selectFrom('api_keys').selectAll().where('hash', '=', hash).executeTakeFirst();
    if (!row || (row.revoked_at !== null && row.revoked_at <= now) || (row.expires_at !== null && row.expires_at <= now)) return null;
    if (row.last_used_at === null || now - row.last_used_at > 60_000) {
      const noted = this.#store.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', row.id).execute();
      // A read-only store, as on a full disk, must not lock anyone out.
      await noted.catch(() => {});
    }
    return { tenantId: row.tenant_id, keyId: row.id, scopes: JSON.parse(row.scopes) };
  }

  /** The owner of a key, valid or not. */
  async owner(hash: string): Promise<Omit<Caller, 'scopes'> | null> {
    const row = await this.#store.selectFrom('api_keys').select(['tenant_id', 'id']).where('hash', '=', hash).executeTakeFirst();
    return row ? { tenantId: row.tenant_id, keyId: row.id } : null;
  }

  /** Whether the key is valid now, and its tenant active. */
  async isLive(tenantId: string, id: string): Promise<boolean> {
    const key = await this.get(tenantId, id);
    if ((await standingOf(this.#store, tenantId, null)).state !== 'active') return false;
    const now = new Date(this.#clock()).toISOString();
    return key !== null && (key.revoked_at === null || key.revoked_at > now) && (key.expires_at === null || key.expires_at > now);
  }

  async list(tenantId: string): Promise<ApiKey[]> {
    const rows = await this.#store
      .selectFrom('api_keys')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map(recordOf);
  }

  async get(tenantId: string, id: string): Promise<ApiKey | null> {
    const row = await this.#store
      .selectFrom('api_keys')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? recordOf(row) : null;
  }

  /** Limits that are left out stay. */
  async limit(tenantId: string, id: string, limits: SomeLimits): Promise<void> {
    await this.#store.transaction().execute(async (trx) => {
      const ofKey = trx.selectFrom('api_keys').select('limits').where('tenant_id', '=', tenantId).where('id', '=', id);
      const before = await ofKey.executeTakeFirst();
      if (!before) return;
      const changed = JSON.stringify({ ...JSON.parse(before.limits), ...limits });
      await trx.updateTable('api_keys').set({ limits: changed }).where('tenant_id', '=', tenantId).where('id', '=', id).execute();
    });
  }

  /** From a given time on, possibly in the future, to give its users time to switch. */
  async revoke(tenantId: string, id: string, at: number): Promise<void> {
    await this.#store
      .updateTable('api_keys')
      .set({ revoked_at: at })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where((key) => key.or([key('revoked_at', 'is', null), key('revoked_at', '>', at)]))
      .execute();
  }

  /** Whether the tenant never had a key. */
  async isEmpty(tenantId: string): Promise<boolean> {
    const any = this.#store.selectFrom('api_keys').select('id').where('tenant_id', '=', tenantId).limit(1);
    return (await any.executeTakeFirst()) === undefined;
  }
}

function recordOf({ id, name, hint, scopes, limits, created_at, expires_at, last_used_at, revoked_at }: Selectable<ApiKeyTable>): ApiKey {
  return {
    key_id: id,
    name,
    hint,
    scopes: JSON.parse(scopes),
    limits: { ...noKeyLimits, ...JSON.parse(limits) },
    created_at: new Date(created_at).toISOString(),
    expires_at: iso(expires_at),
    last_used_at: iso(last_used_at),
    revoked_at: iso(revoked_at),
  };
}

function iso(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
