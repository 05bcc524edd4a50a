/** A backup: one SQLite file with the whole store as it was at a moment, the files beside it as rows with their checksums. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Database from 'libsql';
import { QuarterdeckError } from '../../../engine/errors.ts';
import { dataFolder, type Environment, settingsFolder } from '../home.ts';
import type { MadeDeck } from '../render/made-deck.ts';
import { openStore, storeFile } from './open-store.ts';
import { lockServer } from './server-lock.ts';

export interface BackupRecord {
  /** Where the backup lies. */
  path: string;
  created_at: string;
  /** Of the backup. */
  bytes: number;
  decks: number;
  files: number;
}

/** Definitions of sources of who works on this machine, and their passwords: kept among the settings. */
const settingsFiles = ['sources.json', 'secrets/sources.json'];

/**
 * While a server runs too: what is asked for meanwhile is not in it.
 * @param file Made, or replaced; only its owner may read it.
 * @throws QuarterdeckError store_unusable, backup_damaged
 */
export async function backUp(env: Environment, file: string, now: Date): Promise<BackupRecord> {
  const folder = dataFolder(env);
  const store = await openStore(folder);
  await store.destroy();
  const beside = `${file}.part-${process.pid}`;
  await rm(beside, { force: true });
  try {
    const source = new Database(path.join(folder, storeFile));
    source.exec('pragma busy_timeout = 5000');
    source.prepare('vacuum into ?').run(beside);
    source.close();
    await chmod(beside, 0o600);
    const backup = new Database(beside);
    backup.exec('create table backup (name text primary key, value text not null)');
    backup.exec('create table backup_files (path text primary key, sha256 text not null, content blob not null)');
    const insert = backup.prepare('insert into backup_files values (?, ?, ?)');
    const keep = async (name: string, at: string) => {
      const content = await readFile(at).catch(ifGone);
      if (content) insert.run(name, createHash('sha256').update(content).digest('hex'), content);
    };
    for (const kind of ['files', 'tenants'])
      for (const name of await filesBelow(folder, kind)) await keep(`store/${name}`, path.join(folder, name));
    for (const name of settingsFiles) await keep(`settings/${name}`, path.join(settingsFolder(env), name));
    for (const [name, value] of [
      ['created_at', now.toISOString()],
      ['folder', folder],
    ])
      backup.prepare('insert into backup values (?, ?)').run(name, value);
    dropDeleted(backup);
    const record = { created_at: now.toISOString(), ...verify(backup) };
    backup.close();
    await rename(beside, file);
    return { path: file, bytes: (await stat(file)).size, ...record };
  } finally {
    await rm(beside, { force: true });
  }
}

/**
 * Puts a backup in the place of the store; what was there is set aside beside it.
 * @returns where the store before lies now, if there was one
 * @throws QuarterdeckError backup_damaged, server_running, output_exists unless the store may be replaced
 */
export async function restore(
  env: Environment,
  file: string,
  { replace, now }: { replace: boolean; now: Date },
): Promise<BackupRecord & { before: string | null }> {
  if (!existsSync(file)) throw new QuarterdeckError('file_not_found', `There is no file ${file}.`, { next: 'check the path' });
  const folder = dataFolder(env);
  lockServer(folder).release();
  const exists = existsSync(path.join(folder, storeFile));
  if (exists && !replace) {
    throw new QuarterdeckError('output_exists', `There is a store in ${folder}.`, {
      next: 'replace it with --force, or restore to another folder with QUARTERDECK_HOME',
    });
  }
  const beside = `${folder}.part-${process.pid}`;
  await rm(beside, { recursive: true, force: true });
  await mkdir(beside, { recursive: true, mode: 0o700 });
  try {
    const backup = openBackup(file);
    const counted = verify(backup);
    const values = Object.fromEntries(
      (backup.prepare('select name, value from backup').all() as { name: string; value: string }[]).map(({ name, value }) => [name, value]),
    );
    const settings: [string, Uint8Array][] = [];
    for (const { path: name } of backup.prepare('select path from backup_files').all() as { path: string }[]) {
      const content = contentOf(backup, name);
      if (settingsFiles.some((each) => name === `settings/${each}`)) settings.push([name.slice('settings/'.length), content]);
      else if (isBelowStore(name)) await writeBelow(beside, name.slice('store/'.length), content);
      else throw damaged(file, `it holds a file called ${JSON.stringify(name)}`);
    }
    backup.prepare('vacuum into ?').run(path.join(beside, storeFile));
    backup.close();
    const restored = new Database(path.join(beside, storeFile));
    restored.exec('drop table backup; drop table backup_files;');
    const moved = movedText(values.folder!, folder);
    if (moved) restored.prepare('update decks set request = replace(request, ?, ?)').run(...moved);
    restored.exec('vacuum');
    restored.close();
    if (moved) for (const name of await filesBelow(beside, 'tenants')) await rewrite(path.join(beside, name), moved);
    const before = exists ? `${folder}.before-${now.toISOString().replace(/\W/g, '')}` : null;
    if (before) await rename(folder, before);
    else await rm(folder, { recursive: true, force: true });
    await rename(beside, folder);
    for (const [name, content] of settings) {
      await writeBelow(settingsFolder(env), name, content);
      if (moved) await rewrite(path.join(settingsFolder(env), name), moved);
    }
    return { path: file, created_at: values.created_at!, bytes: (await stat(file)).size, ...counted, before };
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

type Backup = InstanceType<typeof Database>;

function openBackup(file: string): Backup {
  try {
    const backup = new Database(file);
    backup.prepare('select 1 from backup').all();
    return backup;
  } catch (cause) {
    throw damaged(file, (cause as Error).message);
  }
}

/** Every page, every file, every file that a finished deck names. @throws QuarterdeckError backup_damaged */
function verify(backup: Backup): { decks: number; files: number } {
  const name = backup.name;
  const [check] = backup.prepare('pragma integrity_check').all() as { integrity_check: string }[];
  if (check?.integrity_check !== 'ok') throw damaged(name, `its pages are not in order (${check?.integrity_check})`);
  const files = new Map<string, string>();
  for (const { path: file, sha256 } of backup.prepare('select path, sha256 from backup_files').all() as {
    path: string;
    sha256: string;
  }[]) {
    if (createHash('sha256').update(contentOf(backup, file)).digest('hex') !== sha256)
      throw damaged(name, `the file ${file} is not what it was`);
    files.set(file, sha256);
  }
  const decks = backup.prepare('select id, made from decks').all() as { id: string; made: string | null }[];
  for (const { id, made } of decks)
    for (const { key, sha256 } of filesOf(made))
      if (files.get(`store/files/${key}`) !== sha256) throw damaged(name, `the file ${key} of ${id} is missing`);
  return { decks: decks.length, files: files.size };
}

function contentOf(backup: Backup, name: string): Uint8Array {
  const [row] = backup.prepare('select content from backup_files where path = ?').all(name) as { content: ArrayBuffer }[];
  return new Uint8Array(row!.content);
}

/** Decks that were deleted while their files were copied. */
function dropDeleted(backup: Backup): void {
  const there = new Set((backup.prepare('select path from backup_files').all() as { path: string }[]).map(({ path: file }) => file));
  const decks = backup.prepare('select id, made from decks').all() as { id: string; made: string | null }[];
  for (const { id, made } of decks)
    if (filesOf(made).some(({ key }) => !there.has(`store/files/${key}`))) backup.prepare('delete from decks where id = ?').run(id);
}

function filesOf(made: string | null): MadeDeck['files'] {
  return made === null ? [] : (JSON.parse(made) as MadeDeck).files;
}

/** Paths from the folder on, with slashes; what is just being written is none of them. */
async function filesBelow(folder: string, kind: string): Promise<string[]> {
  const entries = await readdir(path.join(folder, kind), { recursive: true, withFileTypes: true }).catch(ifGone);
  return (entries ?? [])
    .filter((entry) => entry.isFile() && !/\.(part-|tmp)/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !name.includes('.part-'))
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

async function writeBelow(folder: string, name: string, content: Uint8Array): Promise<void> {
  const file = path.join(folder, ...name.split('/'));
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, content, { mode: 0o600 });
}

/** Requests and sources name their files by where they lie: the folder before and the one now, as JSON writes them. */
function movedText(before: string, now: string): [string, string] | null {
  if (before === now) return null;
  const inside = (folder: string) => JSON.stringify(folder + path.sep).slice(1, -1);
  return [inside(before), inside(now)];
}

async function rewrite(file: string, [before, now]: [string, string]): Promise<void> {
  if (!file.endsWith('.json')) return;
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll(before, now), { mode: 0o600 });
}

function ifGone(cause: unknown): null {
  if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw cause;
}

function damaged(file: string, why: string): QuarterdeckError {
  return new QuarterdeckError('backup_damaged', `The backup ${file} cannot be used: ${why}.`, { next: 'use another backup' });
}
