/**
 * Encrypts what an earlier version left readable, once, when the store is opened: in small steps, each of which is kept if the
 * process is killed in between. What was overwritten is then removed from the file and the journal.
 */
import path from 'node:path';
import type Database from 'libsql';
import { type EncryptedField, encryptedFields, secretSettings, tenantOfSetting } from './encrypted-fields.ts';
import { keyIdOf } from './envelope.ts';
import type { Vault } from './vault.ts';

type Db = InstanceType<typeof Database>;

/** Rows per transaction. */
const batch = 200;

/** @throws QuarterdeckError encryption_key_unusable */
export function encryptStore(database: Db, vault: Vault, folder: string): void {
  if (database.prepare("select 1 from settings where name = 'encrypted'").get()) return;
  const isNew = !database
    .prepare(
      'select 1 from decks union all select 1 from brand_kits union all select 1 from webhooks union all select 1 from oauth_keys union all select 1 from removed_decks limit 1',
    )
    .get();
  for (const field of encryptedFields)
    sealColumn(database, field, ({ tenant_id, row, value }) => {
      if (keyIdOf(value) !== null) return value;
      return vault.seal(tenant_id, field.place, row, field.column === 'request' ? movable(value, folder) : value);
    });
  // On a full disk it is tried again at the next start; until then, all that is there can be read.
  if (!isNew && !cleanUp(database)) return;
  database.exec("insert or ignore into settings (name, value) values ('encrypted', 'AES-256-GCM')");
}

/** Seals every field anew, with the keys that are the tenants' now. */
export function reencryptStore(database: Db, vault: Vault): void {
  for (const field of encryptedFields)
    sealColumn(database, field, ({ tenant_id, row, value }) => {
      // What the service itself says of a lost worker is in the clear.
      const text = keyIdOf(value) === null ? value : vault.open(tenant_id, field.place, row, value);
      return vault.seal(tenant_id, field.place, row, text);
    });
  cleanUp(database);
}

/** What was overwritten leaves no trace in free pages or in the journal. @returns false if there was no room for that */
function cleanUp(database: Db): boolean {
  try {
    database.exec('vacuum');
    database.exec('pragma wal_checkpoint(truncate)');
    return true;
  } catch {
    return false;
  }
}

interface Found {
  rowid: number;
  value: string;
  tenant_id: string;
  row: string;
}

function sealColumn(database: Db, { table, column }: EncryptedField, sealed: (found: Found) => string): void {
  const named = {
    decks: 'tenant_id, id as row',
    webhooks: 'tenant_id, id as row',
    brand_kits: "tenant_id, id || '@' || version as row",
    settings: "'' as tenant_id, name as row",
    tenants: 'id as tenant_id, id as row',
    oauth_keys: "'' as tenant_id, id as row",
  }[table];
  const select = database.prepare(
    `select rowid, ${column} as value, ${named} from ${table} where rowid > ? and ${column} is not null order by rowid limit ${batch}`,
  );
  const update = database.prepare(`update ${table} set ${column} = ? where rowid = ?`);
  for (let after = 0; ; ) {
    database.exec('begin immediate');
    try {
      const rows = select.all(after) as Found[];
      for (const found of rows) {
        if (table === 'settings' && !secretSettings.test(found.row)) continue;
        const text = sealed(table === 'settings' ? { ...found, tenant_id: tenantOfSetting(found.row) } : found);
        if (text !== found.value) update.run(text, found.rowid);
      }
      database.exec('commit');
      if (rows.length < batch) return;
      after = Number(rows.at(-1)!.rowid);
    } catch (thrown) {
      if (database.inTransaction) database.exec('rollback');
      throw thrown;
    }
  }
}

/** Files of the store by their keys instead of their paths, so that an encrypted request survives a move to another folder. */
function movable(request: string, folder: string): string {
  const inside = JSON.stringify(path.join(folder, 'files') + path.sep).slice(1, -1);
  return request.replaceAll(inside, '');
}
