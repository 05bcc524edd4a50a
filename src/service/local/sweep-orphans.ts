/** Removes what killed processes left: unfinished files, files of failed attempts, uploads that no source uses, anything of deleted tenants. */
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { removeLate } from './delete-tenant.ts';
import { removeUnusedTemplates } from './kept-templates.ts';
import type { LocalHost } from './local-host.ts';
import { isPart } from './store/file-store.ts';

/** Anything younger may be in use. Milliseconds. */
const graceMs = 3_600_000;

export async function sweepOrphans(host: LocalHost): Promise<void> {
  await removeLate(host);
  const before = host.now() - graceMs;
  for (const folder of ['files', 'tenants']) await removeParts(path.join(host.folder, folder), before);
  for (const { key: tenantId } of await host.files.list()) {
    await removeUnusedTemplates(tenantId, host);
    for (const key of [...(await lostUploads(tenantId, host, before)), ...(await lostAttempts(tenantId, host, before))])
      await host.files.remove(key);
  }
}

async function removeParts(folder: string, before: number): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const place = path.join(folder, entry.name);
    if (isPart(entry.name) || /\.tmp-/.test(entry.name)) {
      if ((await changedAt(place)) < before) await rm(place, { recursive: true, force: true });
    } else if (entry.isDirectory()) await removeParts(place, before);
  }
}

/** Last modification of a file, or of any file in a folder. */
async function changedAt(place: string): Promise<number> {
  const inside = await readdir(place).catch(() => []);
  const times = [place, ...inside.map((name) => path.join(place, name))].map(
    async (each) => (await stat(each).catch(() => null))?.mtimeMs ?? 0,
  );
  return Math.max(...(await Promise.all(times)));
}

async function lostUploads(tenantId: string, host: LocalHost, before: number): Promise<string[]> {
  const { data } = await host.sourcesOf(tenantId).list();
  const lost: string[] = [];
  for (const { key: source } of await host.files.list(`${tenantId}/sources`)) {
    for (const upload of await host.files.list(source)) {
      const place = host.files.path(upload.key);
      const isNamed = data.some(({ location }) => location.startsWith(place) || place.startsWith(location + path.sep));
      if (!isNamed && !isPart(upload.key) && upload.changedAt < before) lost.push(upload.key);
    }
  }
  return lost;
}

async function lostAttempts(tenantId: string, host: LocalHost, before: number): Promise<string[]> {
  const { decks } = await host.open();
  const standing = await decks.attempts(tenantId);
  const lost: string[] = [];
  for (const { key, changedAt: at } of await host.files.list(tenantId)) {
    const id = key.slice(tenantId.length + 1);
    if (!id.startsWith('deck_')) continue;
    const deck = standing.get(id);
    // A deck's files are written before its row.
    if (!deck) {
      if (at < before) lost.push(key);
    } else if (deck.attempt > 1 || deck.kept === null) {
      for (const attempt of await host.files.list(key)) {
        const name = attempt.key.slice(key.length + 1);
        if (/^\d+$/.test(name) && Number(name) !== deck.kept && attempt.changedAt < before) lost.push(attempt.key);
      }
    }
  }
  return lost;
}
