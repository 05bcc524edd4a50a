/** The store's schema, version by version: each migration runs once, in order, and is never changed after release. */
import { type Kysely, sql } from 'kysely';
import { QuarterdeckError } from '../../../model/errors.ts';
import { letOldEntriesGo, makeAuditTable } from './audit-table.ts';
import { makeOauthTables } from './oauth-tables.ts';
import { makeTenantTable } from './tenant-table.ts';
import { makeWebhookTables } from './webhook-tables.ts';

// biome-ignore lint/suspicious/noExplicitAny: tables change from version to version, so that no type of today can describe them
type AnyStore = Kysely<any>;

const migrations: readonly ((db: AnyStore) => Promise<void>)[] = [
  async (db) => {
    await db.schema
      .createTable('decks')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('stage', 'text')
      .addColumn('progress', 'real', (column) => column.notNull())
      .addColumn('request', 'text', (column) => column.notNull())
      .addColumn('prompt', 'text')
      .addColumn('brand_kit_id', 'text', (column) => column.notNull())
      .addColumn('key_id', 'text')
      .addColumn('metadata', 'text', (column) => column.notNull())
      .addColumn('made', 'text')
      .addColumn('figures', 'text')
      .addColumn('error', 'text')
      .addColumn('attempt', 'integer', (column) => column.notNull())
      .addColumn('lease_until', 'bigint')
      .addColumn('stage_times', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('started_at', 'bigint')
      .addColumn('completed_at', 'bigint')
      .execute();
    await db.schema.createIndex('decks_of_tenant').on('decks').columns(['tenant_id', 'created_at', 'id']).execute();
    await db.schema.createIndex('decks_by_status').on('decks').columns(['status', 'created_at']).execute();
    await db.schema
      .createTable('idempotency')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('route', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotency_key', ['tenant_id', 'route', 'key'])
      .execute();
    await db.schema
      .createTable('api_keys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('hint', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('scopes', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint')
      .addColumn('last_used_at', 'bigint')
      .addColumn('revoked_at', 'bigint')
      .execute();
    await db.schema
      .createTable('brand_kits')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('kit', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('deleted_at', 'bigint')
      .addPrimaryKeyConstraint('brand_kit_version', ['tenant_id', 'id', 'version'])
      .execute();
    await db.schema
      .createTable('removed_decks')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('key_id', 'text')
      .addColumn('brand_kit_id', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('figures', 'text')
      .addColumn('stage_times', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('started_at', 'bigint')
      .addColumn('completed_at', 'bigint')
      .execute();
    await db.schema.createIndex('removed_decks_of_tenant').on('removed_decks').columns(['tenant_id', 'created_at']).execute();
    await db.schema
      .createTable('request_counts')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('key_id', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('answered', 'integer', (column) => column.notNull())
      .addColumn('refused', 'integer', (column) => column.notNull())
      .addColumn('failed', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('request_count', ['tenant_id', 'key_id', 'day'])
      .execute();
    await db.schema
      .createTable('settings')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await makeWebhookTables(db);
  },
  async (db) => {
    await db.schema.alterTable('decks').addColumn('brand_kit_version', 'integer').execute();
  },
  async (db) => {
    await db.schema
      .alterTable('decks')
      .addColumn('crashes', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('decks').addColumn('not_before', 'bigint').execute();
    // Decks in progress had used all attempts but this one; a deck someone waits for has only one.
    await db.updateTable('decks').set({ crashes: sql`min(attempt, 3) - 1` }).where('status', '=', 'processing').execute();
    await db.schema.createIndex('decks_served').on('decks').columns(['tenant_id', 'started_at']).execute();
  },
  makeAuditTable,
  makeTenantTable,
  makeOauthTables,
  async (db) => {
    await db.schema
      .createTable('data_keys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('wrapped', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('retired_at', 'bigint')
      .execute();
    await db.schema.createIndex('data_keys_of_tenant').on('data_keys').columns(['tenant_id', 'created_at']).execute();
  },
  async (db) => {
    await db.schema
      .createTable('encryption_keys')
      .addColumn('tenant_id', 'text', (column) => column.primaryKey())
      .addColumn('key_id', 'text', (column) => column.notNull())
      .addColumn('algorithm', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
  },
  letOldEntriesGo,
];

/** Schema version of this program. */
export const storeVersion = migrations.length;

export function storeNewer(version: number): QuarterdeckError {
  return new QuarterdeckError(
    'store_newer',
    `The store was written by a later version of Quarterdeck (its tables are version ${version}).`,
    {
      next: 'update Quarterdeck, or name another folder with QUARTERDECK_HOME',
    },
  );
}

/**
 * Migrates the store to this program's version, all or nothing.
 * @throws QuarterdeckError store_newer if a later version of the program has written it
 */
export async function migrate(db: AnyStore): Promise<void> {
  const version = await versionOf(db);
  if (version === storeVersion) return;
  if (version > storeVersion) throw storeNewer(version);
  await db.transaction().execute(async (trx) => {
    // Another process may have migrated in the meantime.
    const now = await versionOf(trx);
    for (const step of migrations.slice(now)) await step(trx);
    if (now === 0)
      await trx
        .insertInto('settings')
        .values({ name: 'version', value: String(storeVersion) })
        .execute();
    else
      await trx
        .updateTable('settings')
        .set({ value: String(storeVersion) })
        .where('name', '=', 'version')
        .execute();
  });
}

async function versionOf(db: AnyStore): Promise<number> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'settings')) return 0;
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'version').executeTakeFirst();
  return Number(row?.value ?? 0);
}
