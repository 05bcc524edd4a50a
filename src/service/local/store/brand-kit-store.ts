/** Brand kits in the store, with all versions; a deck keeps the one it was made with. */
import { sql } from 'kysely';
import type { BrandKit } from '../../../model/brand-kit.ts';
import type { Store } from './open-store.ts';

export interface BrandKitVersion {
  version: number;
  kit: BrandKit;
  createdAt: number;
}

export class BrandKitStore {
  readonly #store: Store;
  readonly #clock: () => number;

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#clock = clock;
  }

  /** The latest version by default; null if there is none, or it was deleted. */
  async get(tenantId: string, id: string, version?: number): Promise<BrandKitVersion | null> {
    let query = this.#store.selectFrom('brand_kits').selectAll().where('tenant_id', '=', tenantId).where('id', '=', id);
    if (version !== undefined) query = query.where('version', '=', version);
    const row = await query.orderBy('version', 'desc').limit(1).executeTakeFirst();
    return !row || row.deleted_at !== null ? null : { version: row.version, kit: JSON.parse(row.kit), createdAt: row.created_at };
  }

  /** Newest first, without deleted ones. */
  async versions(tenantId: string, id: string): Promise<{ version: number; name: string; createdAt: number }[]> {
    const rows = await this.#store
      .selectFrom('brand_kits')
      .select(['version', 'created_at', sql<string>`json_extract(kit, '$.name')`.as('name')])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .orderBy('version', 'desc')
      .execute();
    return rows.map(({ version, name, created_at }) => ({ version, name, createdAt: created_at }));
  }

  /** Saves it as the next version, unless the latest one is the same. */
  async put(tenantId: string, kit: BrandKit): Promise<BrandKitVersion> {
    const written = JSON.stringify(kit);
    return this.#store.transaction().execute(async (trx) => {
      const last = await trx
        .selectFrom('brand_kits')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('id', '=', kit.id)
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (last && last.deleted_at === null && last.kit === written) return { version: last.version, kit, createdAt: last.created_at };
      const version = (last?.version ?? 0) + 1;
      const createdAt = this.#clock();
      await trx
        .insertInto('brand_kits')
        .values({ tenant_id: tenantId, id: kit.id, version, kit: written, created_at: createdAt, deleted_at: null })
        .execute();
      return { version, kit, createdAt };
    });
  }

  /** The latest version of each, by ID. */
  async list(tenantId: string): Promise<BrandKitVersion[]> {
    const rows = await this.#store
      .selectFrom('brand_kits')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('version', '=', (latest) =>
        latest
          .selectFrom('brand_kits as other')
          .select((row) => row.fn.max<number>('other.version').as('version'))
          .whereRef('other.tenant_id', '=', 'brand_kits.tenant_id')
          .whereRef('other.id', '=', 'brand_kits.id'),
      )
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute();
    return rows.map(({ version, kit, created_at }) => ({ version, kit: JSON.parse(kit), createdAt: created_at }));
  }

  /** Hashes of the templates in all available versions and in unfinished decks. */
  async templates(tenantId: string): Promise<string[]> {
    const [kits, decks] = await Promise.all([
      this.#store
        .selectFrom('brand_kits')
        .select(sql<string | null>`json_extract(kit, '$.template.data')`.as('template'))
        .where('tenant_id', '=', tenantId)
        .where('deleted_at', 'is', null)
        .execute(),
      this.#store
        .selectFrom('decks')
        .select(sql<string | null>`json_extract(request, '$.brandKit.template.data')`.as('template'))
        .where('tenant_id', '=', tenantId)
        .where('status', 'in', ['queued', 'processing'])
        .execute(),
    ]);
    return [...kits, ...decks].flatMap(({ template }) => template ?? []);
  }

  /** Marks all versions as deleted; decks have their own copies. */
  async delete(tenantId: string, id: string): Promise<void> {
    await this.#store
      .updateTable('brand_kits')
      .set({ deleted_at: this.#clock() })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .execute();
  }
}
