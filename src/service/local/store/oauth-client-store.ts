/** OAuth clients in the store: the hash of their secret, or their public key. */
import type { Selectable } from 'kysely';
import type { Scope } from '../../schema/api-key.ts';
import type { OauthClient, OauthGrant } from '../../schema/oauth-client.ts';
import type { OauthClientTable } from './oauth-tables.ts';
import type { Store } from './open-store.ts';

/** What the token endpoint needs of a client. */
export interface KnownClient extends OauthClient {
  tenantId: string;
  secretHash: string | null;
  publicKey: Record<string, unknown> | null;
}

export class OauthClientStore {
  readonly #store: Store;
  readonly #clock: () => number;

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#clock = clock;
  }

  async insert({
    scopes,
    grants,
    ...client
  }: Pick<OauthClientTable, 'id' | 'tenant_id' | 'name' | 'secret_hash' | 'public_key'> & {
    scopes: readonly Scope[];
    grants: readonly OauthGrant[];
  }): Promise<OauthClient> {
    const row = { ...client, scopes: JSON.stringify(scopes), grants: JSON.stringify(grants), created_at: this.#clock() };
    await this.#store.insertInto('oauth_clients').values(row).execute();
    return recordOf(row);
  }

  /** Newest first. */
  async list(tenantId: string): Promise<OauthClient[]> {
    const rows = await this.#store
      .selectFrom('oauth_clients')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map(recordOf);
  }

  /** Of any tenant. */
  async find(id: string): Promise<KnownClient | null> {
    const row = await this.#store.selectFrom('oauth_clients').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const publicKey = row.public_key === null ? null : (JSON.parse(row.public_key) as Record<string, unknown>);
    return { ...recordOf(row), tenantId: row.tenant_id, secretHash: row.secret_hash, publicKey };
  }

  async get(tenantId: string, id: string): Promise<OauthClient | null> {
    const found = await this.#store
      .selectFrom('oauth_clients')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .executeTakeFirst();
    return found ? recordOf(found) : null;
  }

  async remove(tenantId: string, id: string): Promise<void> {
    await this.#store.deleteFrom('oauth_clients').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
  }
}

function recordOf({ id, name, scopes, grants, secret_hash, created_at }: Selectable<OauthClientTable>): OauthClient {
  return {
    client_id: id,
    name,
    scopes: JSON.parse(scopes),
    grants: JSON.parse(grants),
    authentication: secret_hash === null ? 'private_key_jwt' : 'client_secret_basic',
    created_at: new Date(created_at).toISOString(),
  };
}
