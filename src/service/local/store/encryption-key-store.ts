/** The public keys of tenants, to which finished files are encrypted. */
import type { EncryptionKey } from '../../schema/encryption-key.ts';
import type { Store } from './open-store.ts';

export class EncryptionKeyStore {
  readonly #store: Store;
  readonly #clock: () => number;

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#clock = clock;
  }

  async get(tenantId: string): Promise<EncryptionKey | null> {
    const row = await this.#store.selectFrom('encryption_keys').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst();
    if (!row) return null;
    const { key_id, algorithm, public_key, created_at } = row;
    return {
      key_id,
      algorithm: algorithm as EncryptionKey['algorithm'],
      public_key: JSON.parse(public_key),
      created_at: new Date(created_at).toISOString(),
    };
  }

  async put(tenantId: string, { public_key, ...key }: Omit<EncryptionKey, 'created_at'>): Promise<void> {
    const row = { ...key, public_key: JSON.stringify(public_key), created_at: this.#clock() };
    await this.#store
      .insertInto('encryption_keys')
      .values({ tenant_id: tenantId, ...row })
      .onConflict((known) => known.column('tenant_id').doUpdateSet(row))
      .execute();
  }

  async remove(tenantId: string): Promise<void> {
    await this.#store.deleteFrom('encryption_keys').where('tenant_id', '=', tenantId).execute();
  }
}
