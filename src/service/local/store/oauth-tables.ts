/** Tables of OAuth 2.0: clients, what was granted to them, and the keys that sign their tokens. */
import type { Kysely } from 'kysely';

export interface OauthClientTable {
  id: string;
  tenant_id: string;
  name: string;
  /** JSON. */
  scopes: string;
  /** JSON. */
  grants: string;
  /** SHA-256 of its secret; null if it signs its requests with a key. */
  secret_hash: string | null;
  /** The public key that its assertions are verified with, JWK as JSON. */
  public_key: string | null;
  created_at: number;
}

/** Grants, refresh tokens, device codes, and assertions that were used. */
export interface OauthRecordTable {
  kind: string;
  /** SHA-256 of the token, code or ID: reading the store reveals none that could be used. */
  hash: string;
  /** Whose it is, once someone has consented. */
  tenant_id: string | null;
  /** SHA-256 of the ID of the grant that it belongs to. */
  grant_hash: string | null;
  /** SHA-256 of the code that a person types. */
  user_code_hash: string | null;
  /** JSON. */
  payload: string;
  consumed_at: number | null;
  expires_at: number | null;
}

export interface OauthKeyTable {
  id: string;
  /** The private key, JWK as JSON. */
  key: string;
  created_at: number;
  /** When another key took over; null for the one that signs. */
  retired_at: number | null;
}

// biome-ignore lint/suspicious/noExplicitAny: tables change from version to version, so that no type of today can describe them
export async function makeOauthTables(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('oauth_clients')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('grants', 'text', (column) => column.notNull())
    .addColumn('secret_hash', 'text')
    .addColumn('public_key', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('oauth_clients_of_tenant').on('oauth_clients').columns(['tenant_id', 'created_at']).execute();
  await db.schema
    .createTable('oauth_records')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('tenant_id', 'text')
    .addColumn('grant_hash', 'text')
    .addColumn('user_code_hash', 'text')
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('consumed_at', 'bigint')
    .addColumn('expires_at', 'bigint')
    .addPrimaryKeyConstraint('oauth_record', ['kind', 'hash'])
    .execute();
  await db.schema.createIndex('oauth_records_of_grant').on('oauth_records').column('grant_hash').execute();
  await db.schema.createIndex('oauth_records_of_tenant').on('oauth_records').column('tenant_id').execute();
  await db.schema.createIndex('oauth_records_by_user_code').on('oauth_records').column('user_code_hash').execute();
  await db.schema.createIndex('oauth_records_by_expiry').on('oauth_records').column('expires_at').execute();
  await db.schema
    .createTable('oauth_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('retired_at', 'bigint')
    .execute();
}
