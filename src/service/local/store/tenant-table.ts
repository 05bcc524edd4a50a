/** The table of tenants. */
import { type Kysely, sql } from 'kysely';

export interface TenantTable {
  id: string;
  name: string;
  /** E-mail address, encrypted. */
  contact: string | null;
  /** `active`, `suspended`; `deleted` keeps only the ID, which nobody may have again. */
  state: string;
  /** `Limits`, those that are set. */
  limits: string;
  created_at: number;
  deleted_at: number | null;
}

/** Tenants of earlier versions were only names in other records; the operator's own is always there. */
const named = ['api_keys', 'decks', 'removed_decks', 'brand_kits', 'webhooks', 'events'];

// biome-ignore lint/suspicious/noExplicitAny: see migrations.ts
export async function makeTenantTable(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('tenants')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('contact', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('limits', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute();
  await db.schema
    .alterTable('api_keys')
    .addColumn('limits', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  const now = "select 'local', cast(unixepoch('subsec') * 1000 as integer)";
  const known = [...named.map((table) => `select tenant_id, created_at from ${table}`), now].join(' union all ');
  await sql
    .raw(
      `insert into tenants (id, name, state, limits, created_at)
       select tenant_id, tenant_id, 'active', '{}', min(created_at) from (${known}) group by tenant_id`,
    )
    .execute(db);
}
