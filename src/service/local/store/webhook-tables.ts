/** Tables of events, webhooks and deliveries. */
import type { Generated, Kysely } from 'kysely';

export interface EventTable {
  /** Order of the events. */
  sequence: Generated<number>;
  id: string;
  tenant_id: string;
  type: string;
  /** `Event`, as sent. */
  body: string;
  created_at: number;
}

export interface WebhookTable {
  id: string;
  tenant_id: string;
  url: string;
  description: string | null;
  /** Event types, JSON. */
  events: string;
  secret: string;
  previous_secret: string | null;
  previous_secret_until: number | null;
  disabled_reason: string | null;
  failing_since: number | null;
  created_at: number;
}

export interface DeliveryTable {
  id: string;
  tenant_id: string;
  webhook_id: string;
  event_id: string;
  event_type: string;
  kind: string;
  status: string;
  /** `Attempt[]`. */
  attempts: string;
  next_attempt_at: number | null;
  /** How long the sender is presumed alive. */
  lease_until: number | null;
  /** Increases with each claim: only the latest may write. */
  fence: number;
  created_at: number;
}

// biome-ignore lint/suspicious/noExplicitAny: tables change from version to version, so that no type of today can describe them
export async function makeWebhookTables(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('events')
    .addColumn('sequence', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('events_of_tenant').on('events').columns(['tenant_id', 'sequence']).execute();
  await db.schema
    .createTable('webhooks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('previous_secret', 'text')
    .addColumn('previous_secret_until', 'bigint')
    .addColumn('disabled_reason', 'text')
    .addColumn('failing_since', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('webhooks_of_tenant').on('webhooks').columns(['tenant_id', 'created_at']).execute();
  await db.schema
    .createTable('deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('webhook_id', 'text', (column) => column.notNull())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('event_type', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'text', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint')
    .addColumn('lease_until', 'bigint')
    .addColumn('fence', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('deliveries_due').on('deliveries').columns(['status', 'next_attempt_at']).execute();
  await db.schema.createIndex('deliveries_of_webhook').on('deliveries').columns(['webhook_id', 'created_at']).execute();
}
