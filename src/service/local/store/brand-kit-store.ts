/** Brand kits in the store, with all versions; a deck keeps the one it was made with. */
import type { Selectable } from 'kysely';
import type { BrandKit } from '../../../model/brand-kit.ts';
import type { StoredRequest } from '../render/stored-request.ts';
import { openDeck } from './decks/sealed-deck.ts';
import { rowOfKit } from './encryption/encrypted-fields.ts';
import type { Vault } from './encryption/vault.ts';
import { type Store, vaultOf } from './open-store.ts';
import type { StoreTables } from './tables.ts';

export interface BrandKitVersion {
  version: number;
  kit: BrandKit;
  createdAt: number;
}

export class BrandKitStore {
  readonly #store: Store;
  readonly #vault: Vault;
  readonly #clock: () => number;

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#vault = vaultOf(store);
    this.#clock = clock;
  }

  /** The latest version by default; null if there is none, or it was deleted. */
  async get(tenantId: string, id: string, version?: number): Promise<BrandKitVersion | null> {
    let query = this.#store.selectFrom('brand_kits').selectAll().where('tenant_id', '=', tenantId).where('id', '=', id);
    if (version !== undefined) query = query.where('version', '=', version);
    const row = await query.orderBy('version', 'desc').limit(1).executeTakeFirst();
    return !row || row.deleted_at !== null ? null : this.#version(row);
  }

  /** Newest first, without deleted ones. */
  async versions(tenantId: string, id: string): Promise<{ version: number; name: string; createdAt: number }[]> {
    const rows = await this.#store
      .selectFrom('brand_kits')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .orderBy('version', 'desc')
      .execute();
    return rows.map((row) => this.#version(row)).map(({ version, kit, createdAt }) => ({ version, name: kit.name, createdAt }));
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
      if (last && last.deleted_at === null && this.#written(last) === written)
        return { version: last.version, kit, createdAt: last.created_at };
      const version = (last?.version ?? 0) + 1;
      const createdAt = this.#clock();
      const sealed = this.#vault.seal(tenantId, 'brand_kits.kit', rowOfKit(kit.id, version), written);
      await trx
        .insertInto('brand_kits')
        .values({ tenant_id: tenantId, id: kit.id, version, kit: sealed, created_at: createdAt, deleted_at: null })
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
    return rows.map((row) => this.#version(row));
  }

  /** Hashes of the templates in all available versions and in unfinished decks. */
  async templates(tenantId: string): Promise<string[]> {
    const [kits, decks] = await Promise.all([
      this.#store.selectFrom('brand_kits').selectAll().where('tenant_id', '=', tenantId).where('deleted_at', 'is', null).execute(),
      this.#store
        .selectFrom('decks')
        .select(['id', 'tenant_id', 'request'])
        .where('tenant_id', '=', tenantId)
        .where('status', 'in', ['queued', 'processing'])
        .execute(),
    ]);
    const ofDecks = decks.map((row) => (JSON.parse(openDeck(this.#vault, row).request) as StoredRequest).brandKit);
    return [...kits.map((row) => this.#version(row).kit), ...ofDecks].flatMap((kit) => kit?.template?.data ?? []);
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

  #version(row: BrandKitRow): BrandKitVersion {
    return { version: row.version, kit: JSON.parse(this.#written(row)), createdAt: row.created_at };
  }

  #written({ tenant_id, id, version, kit }: BrandKitRow): string {
    return this.#vault.open(tenant_id, 'brand_kits.kit', rowOfKit(id, version), kit);
  }
}

type BrandKitRow = Selectable<StoreTables['brand_kits']>;
