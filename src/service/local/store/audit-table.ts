/** The audit log's table, which only grows at its end: the database itself rejects updates, and deletions but of what retention has let go. */
import { type Kysely, sql } from 'kysely';

export interface AuditTable {
  sequence: number;
  at: number;
  tenant_id: string | null;
  key_id: string | null;
  address: string | null;
  action: string;
  target: string | null;
  result: string;
  status: number | null;
  request_id: string | null;
  previous_hash: string;
  hash: string;
}

// biome-ignore lint/suspicious/noExplicitAny: see migrations.ts
export async function makeAuditTable(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('audit_log')
    .ifNotExists()
    .addColumn('sequence', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('tenant_id', 'text')
    .addColumn('key_id', 'text')
    .addColumn('address', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('target', 'text')
    .addColumn('result', 'text', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('request_id', 'text')
    .addColumn('previous_hash', 'text', (column) => column.notNull().unique())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_log_of_tenant').ifNotExists().on('audit_log').columns(['tenant_id', 'sequence']).execute();
  for (const change of ['update', 'delete']) {
    await sql
      .raw(
        `create trigger if not exists audit_log_no_${change} before ${change} on audit_log
         begin select raise(abort, 'The audit log only grows.'); end`,
      )
      .execute(db);
  }
}

/** The setting that tells up to which entry retention has deleted: its sequence number, and its hash, which the next one is bound to. */
export const auditLetGo = 'audit_let_go';

// biome-ignore lint/suspicious/noExplicitAny: see migrations.ts
export async function letOldEntriesGo(db: Kysely<any>): Promise<void> {
  await sql`drop trigger if exists audit_log_no_delete`.execute(db);
  await sql
    .raw(
      `create trigger audit_log_no_delete before delete on audit_log
       when old.sequence > coalesce((select json_extract(value, '$.sequence') from settings where name = '${auditLetGo}'), 0)
       begin select raise(abort, 'The audit log only grows.'); end`,
    )
    .execute(db);
}
