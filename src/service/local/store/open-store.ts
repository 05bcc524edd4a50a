/** The embedded store: one SQLite file, durable at each commit, shared by the processes of this machine. */
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { QuarterdeckError } from '../../../model/errors.ts';
import { migrate } from './migrations.ts';
import type { StoreTables } from './tables.ts';

export type Store = Kysely<StoreTables>;

/** In the folder of the store. */
export const storeFile = 'quarterdeck.sqlite';

/**
 * @param folder Made when it is not there; only its owner may look into it, as prompts and decks lie there.
 * @throws QuarterdeckError store_unusable, store_newer
 */
export async function openStore(folder: string): Promise<Store> {
  let database: InstanceType<typeof Database>;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    database = new Database(path.join(folder, storeFile));
    // The waiting first: the journal's mode is changed under a lock of its own.
    database.exec('pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full;');
    // What one long backup made the log grow to is given back.
    database.exec('pragma journal_size_limit = 33554432');
  } catch (cause) {
    throw new QuarterdeckError('store_unusable', `The store in ${folder} cannot be opened: ${(cause as Error).message}`, {
      next: 'free some space and check that the folder is writable, or name another folder with QUARTERDECK_HOME',
      cause,
    });
  }
  const store = new Kysely<StoreTables>({ dialect: new SqliteDialect({ database: writingAtOnce(database) as never }) });
  await migrate(store);
  return store;
}

/**
 * Transactions take the right to write when they begin: one that reads first and writes later could be refused in between.
 * Those that SQLite itself has rolled back, as on a full disk, are not rolled back again: that would hide why.
 */
function writingAtOnce(database: InstanceType<typeof Database>) {
  const own: Record<string, () => string> = {
    begin: () => 'begin immediate',
    rollback: () => (database.inTransaction ? 'rollback' : 'select 1'),
  };
  return {
    prepare: (sql: string) => database.prepare(own[sql]?.() ?? sql),
    close: () => database.close(),
  };
}
