/** One server per store: a lock that the operating system releases when the process ends, however it ends. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { QuarterdeckError } from '../../../model/errors.ts';

export interface ServerLock {
  /** Records the server's URL, for anyone who is refused. */
  tell(url: string): void;
  release(): void;
}

interface Holder {
  pid: number;
  url: string;
}

/** @throws QuarterdeckError server_running, store_unusable */
export function lockServer(folder: string): ServerLock {
  const told = path.join(folder, 'server.json');
  let database: InstanceType<typeof Database> | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    database = new Database(path.join(folder, 'server.lock'));
    database.exec('pragma busy_timeout = 0; begin exclusive;');
  } catch (cause) {
    database?.close();
    if ((cause as { code?: string }).code !== 'SQLITE_BUSY') {
      throw new QuarterdeckError('store_unusable', `The store in ${folder} cannot be locked: ${(cause as Error).message}`, {
        next: 'check that the folder exists and is writable, or name another with QUARTERDECK_HOME',
        cause,
      });
    }
    const holder = holderOf(told);
    throw new QuarterdeckError(
      'server_running',
      `A server is using the store in ${folder}${holder ? `: process ${holder.pid}, at ${holder.url}` : ''}.`,
      { next: 'stop it first, or name another store with QUARTERDECK_HOME' },
    );
  }
  const held = database;
  return {
    tell: (url) => writeFileSync(told, JSON.stringify({ pid: process.pid, url } satisfies Holder), { mode: 0o600 }),
    release() {
      rmSync(told, { force: true });
      held.close();
    },
  };
}

function holderOf(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}
