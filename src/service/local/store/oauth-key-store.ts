/** The keys that sign access tokens. One signs; those before it verify until the last token they signed is over. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Vault } from './encryption/vault.ts';
import { type Store, vaultOf } from './open-store.ts';

export interface SigningKey {
  id: string;
  /** Private, as JWK. */
  jwk: Record<string, string>;
}

/** They belong to the server, not to a tenant. */
const tenant = '';
const place = 'oauth_keys.key';
/** Access tokens are valid for this time, seconds. */
export const tokenSeconds = 600;
/** Clocks may differ by this, milliseconds. */
const leewayMs = 60_000;

export class OauthKeyStore {
  readonly #store: Store;
  readonly #vault: Vault;
  readonly #clock: () => number;

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#vault = vaultOf(store);
    this.#clock = clock;
  }

  /** The one that signs first; made if there is none. */
  async all(): Promise<[SigningKey, ...SigningKey[]]> {
    const keys = await this.#read(this.#store);
    if (keys[0]?.retired_at === null) return keys.map((key) => this.#opened(key)) as [SigningKey, ...SigningKey[]];
    await this.rotate({ onlyIfNone: true });
    return this.all();
  }

  /**
   * A new key signs from now on.
   * @param how.revoke Nothing that was signed before is valid any more.
   * @returns its ID
   */
  async rotate({ onlyIfNone = false, revoke = false } = {}): Promise<string> {
    const now = this.#clock();
    const id = randomBytes(9).toString('base64url');
    return this.#store.transaction().execute(async (trx) => {
      const [current] = await this.#read(trx);
      if (onlyIfNone && current?.retired_at === null) return current.id;
      const ended = now - tokenSeconds * 1000 - leewayMs;
      await trx
        .deleteFrom('oauth_keys')
        .where((key) => (revoke ? key.lit(true) : key('retired_at', '<=', ended)))
        .execute();
      await trx.updateTable('oauth_keys').set({ retired_at: now }).where('retired_at', 'is', null).execute();
      await trx
        .insertInto('oauth_keys')
        .values({ id, key: this.#vault.seal(tenant, place, id, JSON.stringify(newKey())), created_at: now, retired_at: null })
        .execute();
      return id;
    });
  }

  #opened({ id, key }: { id: string; key: string }): SigningKey {
    return { id, jwk: JSON.parse(this.#vault.open(tenant, place, id, key)) };
  }

  #read(store: Pick<Store, 'selectFrom'>) {
    return store
      .selectFrom('oauth_keys')
      .selectAll()
      .where((key) => key.or([key('retired_at', 'is', null), key('retired_at', '>', this.#clock() - tokenSeconds * 1000 - leewayMs)]))
      .orderBy((key) => key.fn.coalesce('retired_at', key.val(Number.MAX_SAFE_INTEGER)), 'desc')
      .execute();
  }
}

function newKey(): Record<string, string> {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }) as Record<string, string>;
}
