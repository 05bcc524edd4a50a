/** Backs up the whole store as of one moment, while it is in use, and restores it. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Database from 'libsql';
import { QuarterdeckError } from '../../../model/errors.ts';
import { quarterdeckErrorOf } from '../../errors.ts';
import { type DeckStatus, isSettled } from '../../schema/deck-status.ts';
import { dataFolder, type Environment, settingsFolder } from '../home.ts';
import type { MadeDeck } from '../render/made-deck.ts';
import type { StoredRequest } from '../render/stored-request.ts';
import { BackupWriter, damaged, readBackup, verifyBackup } from './backup-file.ts';
import { openDeck } from './decks/sealed-deck.ts';
import { keyIdOf } from './encryption/envelope.ts';
import { readMasterKeys } from './encryption/master-keys.ts';
import type { Vault } from './encryption/vault.ts';
import { isPart, partOf } from './file-store.ts';
import { storeNewer, storeVersion } from './migrations.ts';
import { openStore, storeFile, vaultOf } from './open-store.ts';
import { lockServer } from './server-lock.ts';

export interface BackupRecord {
  /** Path of the backup. */
  path: string;
  created_at: string;
  /** Of the backup file. */
  bytes: number;
  decks: number;
  files: number;
}

/** The current user's source definitions and passwords, which are in the settings folder. */
const settingsFiles = ['sources.json', 'secrets/sources.json'];

/** Entry with the database. */
const databaseEntry = 'database';

/**
 * Works while a server runs; later changes are not included.
 * @param file Created or replaced; readable by its owner only.
 * @throws QuarterdeckError store_unusable, backup_damaged, disk_full
 */
export async function backUp(env: Environment, file: string, now: Date): Promise<BackupRecord> {
  const folder = dataFolder(env);
  const store = await openStore(folder, env);
  const beside = partOf(file);
  const rows = `${beside}.sqlite`;
  try {
    copyRows(path.join(folder, storeFile), rows);
    const writer = await BackupWriter.open(beside);
    try {
      const add = (name: string, at: string) => writer.add(name, at).catch(ifGone);
      for (const kind of ['files', 'tenants'])
        for (const name of await filesBelow(folder, kind)) await add(`store/${name}`, path.join(folder, name));
      for (const name of settingsFiles) await add(`settings/${name}`, path.join(settingsFolder(env), name));
      const files = new Map(writer.entries.map(({ name, sha256 }) => [name, sha256]));
      const { decks, schema } = checkRows(rows, folder, files, vaultOf(store));
      await writer.add(databaseEntry, rows);
      const created_at = now.toISOString();
      await writer.finish({ created_at, folder, schema });
      // As it now is on disk.
      await verifyBackup(beside);
      await rename(beside, file);
      return { path: file, created_at, bytes: (await stat(file)).size, decks, files: files.size };
    } finally {
      await writer.close();
    }
  } catch (thrown) {
    if (quarterdeckErrorOf(thrown).code !== 'storage_full') throw thrown;
    const next = 'free some space, or write it to another disk';
    throw new QuarterdeckError('disk_full', `There was no room left to write ${file}; nothing of it was kept.`, { next, cause: thrown });
  } finally {
    await store.destroy();
    await Promise.all([beside, rows].map((each) => rm(each, { force: true })));
  }
}

/**
 * Restores a backup in place of the store, which is set aside next to it.
 * @returns the new path of the previous store, if there was one
 * @throws QuarterdeckError backup_damaged, store_newer, server_running, output_exists unless the store may be replaced
 */
export async function restore(
  env: Environment,
  file: string,
  { replace, now }: { replace: boolean; now: Date },
): Promise<BackupRecord & { before: string | null; needs_key: string | null }> {
  if (!existsSync(file)) throw new QuarterdeckError('file_not_found', `There is no file ${file}.`, { next: 'check the path' });
  const folder = dataFolder(env);
  lockServer(folder).release();
  const exists = existsSync(path.join(folder, storeFile));
  if (exists && !replace) {
    throw new QuarterdeckError('output_exists', `There is a store in ${folder}.`, {
      next: 'replace it with --force, or restore to another folder with QUARTERDECK_HOME',
    });
  }
  const beside = partOf(folder);
  try {
    const store = path.join(beside, 'store');
    const manifest = await readBackup(file, async ({ name }, bytes) => {
      const place = placeOf(name);
      if (!place) throw damaged(file, `it holds a file called ${JSON.stringify(name)}`);
      const at = path.join(beside, ...place);
      await mkdir(path.dirname(at), { recursive: true, mode: 0o700 });
      await writeFile(at, bytes, { mode: 0o600 });
    });
    if (manifest.schema > storeVersion) throw storeNewer(manifest.schema);
    const moved = movedText(manifest.folder, folder);
    const decks = moveRows(path.join(store, storeFile), moved);
    if (moved) {
      for (const name of await filesBelow(store, 'tenants')) await rewrite(path.join(store, name), moved);
      for (const name of settingsFiles) await rewrite(path.join(beside, 'settings', name), moved);
    }
    const before = exists ? `${folder}.before-${now.toISOString().replace(/\W/g, '')}` : null;
    if (before) await rename(folder, before);
    else await rm(folder, { recursive: true, force: true });
    await rename(store, folder);
    for (const name of settingsFiles) {
      const [from, to] = [path.join(beside, 'settings', name), path.join(settingsFolder(env), name)];
      if (!existsSync(from)) continue;
      await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
      await copyFile(from, to);
    }
    const files = manifest.entries.length - 1;
    const needs_key = missingKey(path.join(folder, storeFile), env, folder);
    return { path: file, created_at: manifest.created_at, bytes: (await stat(file)).size, decks, files, before, needs_key };
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

/** @throws QuarterdeckError store_unusable if the store is damaged, because its backup would be useless */
function copyRows(from: string, to: string): void {
  const source = new Database(from);
  try {
    source.exec('pragma busy_timeout = 5000');
    source.prepare('vacuum into ?').run(to);
  } finally {
    source.close();
  }
}

/**
 * Removes decks that were deleted while files were copied, and checks all others against the copied files.
 * @param files Checksums by name.
 * @throws QuarterdeckError store_unusable
 */
function checkRows(rows: string, folder: string, files: ReadonlyMap<string, string>, vault: Vault): { decks: number; schema: number } {
  const database = new Database(rows);
  try {
    database.exec('pragma journal_mode = delete');
    const [check] = database.prepare('pragma integrity_check').all() as { integrity_check: string }[];
    if (check?.integrity_check !== 'ok') throw unsound(folder, `its pages are not in order (${check?.integrity_check})`);
    const decks = database.prepare('select id, tenant_id, made, request, status from decks').all() as DeckRow[];
    for (const row of decks) {
      const { id, made, request, status } = openDeck(vault, row);
      const kept = made === null ? [] : (JSON.parse(made) as MadeDeck).files;
      const data = isSettled({ status: status as DeckStatus }) ? [] : (JSON.parse(request) as StoredRequest).data;
      const asked = data.flatMap(({ bytesAt }) => bytesAt ?? []);
      const names = [...kept.map(({ key }) => key), ...asked].map((key) => `files/${key}`);
      if (names.some((name) => !files.has(`store/${name}`))) database.prepare('delete from decks where id = ?').run(id);
      for (const { key, sealed, ...plain } of kept) {
        const sha256 = sealed?.sha256 ?? plain.sha256;

        if ((files.get(`store/files/${key}`) ?? sha256) !== sha256) throw unsound(folder, `the file ${key} is not as it was made`);
      }
    }
    const [version] = database.prepare("select value from settings where name = 'version'").all() as { value: string }[];
    return { decks: countDecks(database), schema: Number(version!.value) };
  } finally {
    database.close();
  }
}

interface DeckRow {
  id: string;
  tenant_id: string;
  made: string | null;
  request: string;
  status: string;
}

/** @returns the number of decks */
function moveRows(rows: string, moved: [string, string] | null): number {
  const database = new Database(rows);
  try {
    if (moved) database.prepare('update decks set request = replace(request, ?, ?)').run(...moved);
    return countDecks(database);
  } finally {
    database.close();
  }
}

/** The ID of the key that the rows were encrypted with, if this machine does not have it; null if it does. */
function missingKey(rows: string, env: Environment, folder: string): string | null {
  const database = new Database(rows);
  try {
    const isThere = database.prepare("select 1 from sqlite_master where name = 'data_keys'").get();
    const wrapped = isThere ? (database.prepare('select wrapped from data_keys').all() as { wrapped: string }[]) : [];
    const { keys } = readMasterKeys(env, folder);
    return wrapped.map((row) => keyIdOf(row.wrapped)!).find((id) => !keys.some((key) => key.id === id)) ?? null;
  } finally {
    database.close();
  }
}

function countDecks(database: InstanceType<typeof Database>): number {
  const [counted] = database.prepare('select count(*) as decks from decks').all() as { decks: number }[];
  return Number(counted!.decks);
}

/** Path of an entry during a restore; null for anything our backups do not contain. */
function placeOf(name: string): string[] | null {
  if (name === databaseEntry) return ['store', storeFile];
  if (settingsFiles.some((each) => name === `settings/${each}`)) return name.split('/');
  return isBelowStore(name) ? name.split('/') : null;
}

/** Paths relative to the folder, with slashes, without unfinished files. */
async function filesBelow(folder: string, kind: string): Promise<string[]> {
  const entries = await readdir(path.join(folder, kind), { recursive: true, withFileTypes: true }).catch(ifGone);
  return (entries ?? [])
    .filter((entry) => entry.isFile() && !/\.tmp/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !isPart(name))
    .sort();
}

function isBelowStore(name: string): boolean {
  const [first, kind, ...parts] = name.split('/');
  return (
    first === 'store' &&
    (kind === 'files' || kind === 'tenants') &&
    parts.length > 0 &&
    parts.every((part) => !/^(\.{0,2}|.*[\\:\0].*)$/.test(part))
  );
}

/** Requests and sources contain absolute paths: the old and new folder, as JSON writes them. */
function movedText(before: string, now: string): [string, string] | null {
  if (before === now) return null;
  const inside = (folder: string) => JSON.stringify(folder + path.sep).slice(1, -1);
  return [inside(before), inside(now)];
}

async function rewrite(file: string, [before, now]: [string, string]): Promise<void> {
  if (!file.endsWith('.json') || !existsSync(file)) return;
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll(before, now), { mode: 0o600 });
}

function ifGone(cause: unknown): null {
  if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw cause;
}

function unsound(folder: string, why: string): QuarterdeckError {
  return new QuarterdeckError('store_unusable', `The store in ${folder} is damaged: ${why}.`, {
    next: 'restore a backup that was made before',
  });
}
