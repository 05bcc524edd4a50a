/** The embedded store: one SQLite file, durable at each commit, shared by the processes of this machine. */
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { QuarterdeckError } from '../../../model/errors.ts';
import type { Environment } from '../home.ts';
import { encryptStore, reencryptStore } from './encryption/encrypt-store.ts';
import { readMasterKeys } from './encryption/master-keys.ts';
import { Vault } from './encryption/vault.ts';
import { migrate } from './migrations.ts';
import type { StoreTables } from './tables.ts';

export type Store = Kysely<StoreTables>;

/** How long a statement waits for another process, milliseconds. */
export const busyMs = 5_000;

/** Statements that are kept ready; those with lists of values have many texts. */
const mostPrepared = 500;

/** In the store's folder. */
export const storeFile = 'quarterdeck.sqlite';

/** Of each open store. */
const vaults = new WeakMap<Store, Vault>();
const databases = new WeakMap<Store, InstanceType<typeof Database>>();

/** Encrypts the fields of an open store. */
export function vaultOf(store: Store): Vault {
  return vaults.get(store)!;
}

/** Encrypts every field anew, with the data keys that are the tenants' now. */
export function reencrypt(store: Store): void {
  reencryptStore(databases.get(store)!, vaultOf(store));
}

/**
 * @param folder Created if missing; private, because it contains prompts and decks.
 * @param env Says where the encryption key is; by default, in a file beside the folder.
 * @throws QuarterdeckError store_unusable, store_newer, encryption_key_unusable if an earlier version left the store unencrypted
 */
export async function openStore(folder: string, env: Environment = {}): Promise<Store> {
  let database: InstanceType<typeof Database>;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    database = new Database(path.join(folder, storeFile));
    // The timeout first, because changing the journal mode needs a lock.
    database.exec(`pragma busy_timeout = ${busyMs}; pragma journal_mode = wal; pragma synchronous = full;`);
    // Shrinks a log that a long backup made grow.
    database.exec('pragma journal_size_limit = 33554432');
    // What is deleted is overwritten, so that nothing of it stays in the file.
    database.exec('pragma secure_delete = on');
  } catch (cause) {
    throw new QuarterdeckError('store_unusable', `The store in ${folder} cannot be opened: ${(cause as Error).message}`, {
      next: 'free some space and check that the folder is writable, or name another folder with QUARTERDECK_HOME',
      cause,
    });
  }
  const store = new Kysely<StoreTables>({ dialect: new SqliteDialect({ database: writingAtOnce(database) as never }) });
  await migrate(store);
  const vault = new Vault(database, () => readMasterKeys(env, folder));
  vaults.set(store, vault);
  databases.set(store, database);
  encryptStore(database, vault, folder);
  return store;
}

/**
 * Transactions take the write lock at the start, because one that reads first could be refused when it writes.
 * A transaction that SQLite itself rolled back, as on a full disk, is not rolled back again: that would hide the cause.
 */
function writingAtOnce(database: InstanceType<typeof Database>) {
  const own: Record<string, () => string> = {
    begin: () => 'begin immediate',
    rollback: () => (database.inTransaction ? 'rollback' : 'select 1'),
  };
  // The texts of our queries are few, and preparing one takes as long as running it.
  const prepared = new Map<string, ReturnType<typeof database.prepare>>();
  const prepare = (sql: string) => {
    const known = prepared.get(sql);
    if (known) return known;
    const made = database.prepare(sql);
    if (prepared.size < mostPrepared) prepared.set(sql, made);
    return made;
  };
  return {
    prepare: (sql: string) => prepare(own[sql]?.() ?? sql),
    close: () => {
      prepared.clear();
      database.close();
    },
  };
}
