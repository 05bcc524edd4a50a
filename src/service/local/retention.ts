/** Deletes what is older than the retention period: finished decks, exports and uploads, with their files. */
import { removeUnusedTemplates } from './kept-templates.ts';
import type { LocalHost } from './local-host.ts';

/** Decks per query, so that the server can respond in between. */
const batch = 100;

export interface Swept {
  decks: number;
  exports: number;
  uploads: number;
}

/** @param before Anything finished or written earlier is deleted. Milliseconds. */
export async function sweep(host: LocalHost, before: number): Promise<Swept> {
  const swept: Swept = { decks: 0, exports: 0, uploads: 0 };
  const { decks } = await host.open();
  for (;;) {
    const old = await decks.settledBefore(before, batch);
    for (const { tenantId, id } of old) {
      await decks.remove(tenantId, id);
      await host.files.remove(`${tenantId}/${id}`);
      host.changes.tell(id);
    }
    swept.decks += old.length;
    if (old.length < batch) break;
  }
  for (const { key: tenantId } of await host.files.list()) {
    await removeUnusedTemplates(tenantId, host);
    const [exported, uploaded] = await Promise.all(['exports', 'sources'].map((kind) => host.files.list(`${tenantId}/${kind}`)));
    for (const { key, changedAt } of exported!) {
      if (changedAt >= before) continue;
      await host.files.remove(key);
      swept.exports++;
    }
    for (const { key, changedAt } of uploaded!) {
      if (changedAt >= before) continue;
      await removeUpload(host, tenantId, key);
      swept.uploads++;
    }
  }
  return swept;
}

/** Also deletes the source that uses it, which would be unreadable. */
async function removeUpload(host: LocalHost, tenantId: string, key: string): Promise<void> {
  const sources = host.sourcesOf(tenantId);
  const place = host.files.path(key);
  for (const { name, location } of (await sources.list()).data) if (location.startsWith(place)) await sources.delete(name);
  await host.files.remove(key);
}
