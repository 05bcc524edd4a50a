/** Tenants in the store: who may use the service, and within which limits. */
import { type Selectable, sql } from 'kysely';
import type { KeyLimits, Limits, SomeLimits } from '../../schema/limits.ts';
import type { Tenant } from '../../schema/tenant.ts';
import { settingsOf } from './encryption/encrypted-fields.ts';
import type { Vault } from './encryption/vault.ts';
import { busyMs, type Store, vaultOf } from './open-store.ts';
import type { TenantTable } from './tenant-table.ts';

export const noKeyLimits: KeyLimits = { requests_per_minute: null, decks_per_day: null, concurrent_decks: null };
export const noLimits: Limits = { ...noKeyLimits, stored_bytes: null };

/** What holds for a caller now. */
export interface Standing {
  state: Tenant['state'] | 'deleted';
  tenant: Limits;
  /** None for a caller without an API key. */
  key: KeyLimits;
}

export class TenantStore {
  readonly #store: Store;
  readonly #vault: Vault;
  readonly #clock: () => number;

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#vault = vaultOf(store);
    this.#clock = clock;
  }

  /** @returns null if the ID is or was someone's */
  async insert({ id, name, contact, limits }: { id: string; name: string; contact: string | null; limits: SomeLimits }) {
    const row = { ...newTenant(id, this.#clock()), name, contact: this.#sealed(id, contact), limits: JSON.stringify(limits) };
    const { numInsertedOrUpdatedRows } = await this.#store
      .insertInto('tenants')
      .values(row)
      .onConflict((known) => known.column('id').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 0n ? null : this.#record(row);
  }

  async get(id: string): Promise<Tenant | null> {
    const row = await this.#store.selectFrom('tenants').selectAll().where('id', '=', id).where('state', '!=', 'deleted').executeTakeFirst();
    return row ? this.#record(row) : null;
  }

  /** By ID; one more than requested, to tell whether there are more. */
  async list({ limit, after }: { limit: number; after: string | null }): Promise<Tenant[]> {
    let query = this.#store.selectFrom('tenants').selectAll().where('state', '!=', 'deleted');
    if (after !== null) query = query.where('id', '>', after);
    return (
      await query
        .orderBy('id')
        .limit(limit + 1)
        .execute()
    ).map((row) => this.#record(row));
  }

  async update(
    id: string,
    { limits, contact, ...changes }: { name?: string; contact?: string | null; state?: Tenant['state']; limits?: SomeLimits },
  ): Promise<Tenant | null> {
    return this.#store.transaction().execute(async (trx) => {
      const row = await trx.selectFrom('tenants').selectAll().where('id', '=', id).where('state', '!=', 'deleted').executeTakeFirst();
      if (!row) return null;
      const told = contact === undefined ? {} : { contact: this.#sealed(id, contact) };
      const changed = { ...row, ...changes, ...told, limits: JSON.stringify({ ...JSON.parse(row.limits), ...limits }) };
      await trx.updateTable('tenants').set(changed).where('id', '=', id).execute();
      return this.#record(changed);
    });
  }

  async standing(id: string, keyId: string | null): Promise<Standing> {
    return standingOf(this.#store, id, keyId);
  }

  /** Leaves nothing but the ID. @returns false if there is no such tenant */
  async bury(id: string): Promise<boolean> {
    const now = this.#clock();
    const { numUpdatedRows } = await this.#store
      .updateTable('tenants')
      .set({ name: '', contact: null, state: 'deleted', limits: '{}', created_at: now, deleted_at: now })
      .where('id', '=', id)
      .where('state', '!=', 'deleted')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /**
   * From every table that has tenants, whichever there are. Until `overwrite()`, the file still has traces of them.
   * @returns the IDs of its decks, and the number of records
   */
  async removeRecords(id: string): Promise<{ decks: string[]; removed: number }> {
    return this.#store.transaction().execute(async (trx) => {
      const decks = (await trx.selectFrom('decks').select('id').where('tenant_id', '=', id).execute()).map((deck) => deck.id);
      const tables = await sql<{ name: string }>`
        select tables.name from sqlite_master as tables join pragma_table_info(tables.name) as columns
        where tables.type = 'table' and columns.name = 'tenant_id'`.execute(trx);
      let removed = 0;
      for (const { name } of tables.rows.filter((table) => table.name !== 'audit_log')) {
        const { numAffectedRows } = await sql`delete from ${sql.table(name)} where tenant_id = ${id}`.execute(trx);
        removed += Number(numAffectedRows ?? 0);
      }
      const { numDeletedRows } = await trx.deleteFrom('settings').where('name', 'in', settingsOf(id)).executeTakeFirst();
      return { decks, removed: removed + Number(numDeletedRows) };
    });
  }

  /**
   * Writes the file of the store anew and empties its log: deleted records are overwritten where they lay, but moving
   * others to make room leaves copies.
   * @param most Not in a larger store, bytes: it holds up whoever else wants to write
   * @returns false if something still has to be overwritten, also because another process is just reading the store
   */
  async overwrite(most = Number.POSITIVE_INFINITY): Promise<boolean> {
    const due = { name: 'overwrite_due', value: '1' };
    await this.#store
      .insertInto('settings')
      .values(due)
      .onConflict((known) => known.column('name').doNothing())
      .execute();
    const done = await this.#store.connection().execute(async (connection) => {
      const size = await sql<{
        bytes: number;
      }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(connection);
      if (size.rows[0]!.bytes > most) return false;
      // Waiting for another process would hold up this one.
      await sql`pragma busy_timeout = 100`.execute(connection);
      try {
        await sql`vacuum`.execute(connection);
        const log = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
        return log.rows[0]?.busy === 0;
      } catch {
        // No room for a second file, or someone is writing: the next sweep tries again.
        return false;
      } finally {
        await sql.raw(`pragma busy_timeout = ${busyMs}`).execute(connection);
      }
    });
    if (done) await this.#store.deleteFrom('settings').where('name', '=', due.name).execute();
    return done;
  }

  /** Whether deleted records still have to be overwritten. */
  async isOverwriteDue(): Promise<boolean> {
    return (await this.#store.selectFrom('settings').select('name').where('name', '=', 'overwrite_due').executeTakeFirst()) !== undefined;
  }

  /** The large columns of its records; bytes. */
  async recordBytes(id: string): Promise<number> {
    // From the headers of the records, without reading what is in them.
    const decks = sql<number>`coalesce(sum(octet_length(request) + octet_length(coalesce(prompt, '')) + octet_length(coalesce(made, ''))), 0)`;
    const kits = sql<number>`coalesce(sum(octet_length(kit)), 0)`;
    const [inDecks, inKits] = await Promise.all([
      this.#store.selectFrom('decks').select(decks.as('bytes')).where('tenant_id', '=', id).executeTakeFirstOrThrow(),
      this.#store.selectFrom('brand_kits').select(kits.as('bytes')).where('tenant_id', '=', id).executeTakeFirstOrThrow(),
    ]);
    return Number(inDecks.bytes) + Number(inKits.bytes);
  }

  #sealed(id: string, contact: string | null): string | null {
    return contact === null ? null : this.#vault.seal(id, 'tenants.contact', id, contact);
  }

  #record(row: Selectable<TenantTable>): Tenant {
    const { id, contact } = row;
    return recordOf({ ...row, contact: contact === null ? null : this.#vault.open(id, 'tenants.contact', id, contact) });
  }

  /** Tenants deleted since a moment; milliseconds. */
  async deletedSince(at: number): Promise<string[]> {
    const rows = await this.#store
      .selectFrom('tenants')
      .select('id')
      .where('state', '=', 'deleted')
      .where('deleted_at', '>=', at)
      .execute();
    return rows.map(({ id }) => id);
  }
}

/** In the transaction that depends on it. A tenant that is not recorded has no limits. */
export async function standingOf(store: Store, id: string, keyId: string | null): Promise<Standing> {
  const tenant = await store.selectFrom('tenants').select(['state', 'limits']).where('id', '=', id).executeTakeFirst();
  const key =
    keyId === null
      ? undefined
      : await store.selectFrom('api_keys').select('limits').where('id', '=', keyId).where('tenant_id', '=', id).executeTakeFirst();
  return {
    state: (tenant?.state ?? 'active') as Standing['state'],
    tenant: { ...noLimits, ...JSON.parse(tenant?.limits ?? '{}') },
    key: { ...noKeyLimits, ...JSON.parse(key?.limits ?? '{}') },
  };
}

/** A tenant of which nothing is known but its ID, as a row. */
export function newTenant(id: string, now: number): Selectable<TenantTable> {
  return { id, name: id, contact: null, state: 'active', limits: '{}', created_at: now, deleted_at: null };
}

function recordOf({ id, name, contact, state, limits, created_at }: Selectable<TenantTable>): Tenant {
  return {
    tenant_id: id,
    name,
    contact,
    state: state as Tenant['state'],
    limits: { ...noLimits, ...JSON.parse(limits) },
    created_at: new Date(created_at).toISOString(),
  };
}
