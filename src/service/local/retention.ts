/** Deletes what is older than the retention period: finished decks with their facts, exports and uploads, with their files, and entries of the audit log. */
import { removeUnusedTemplates } from './kept-templates.ts';
import type { LocalHost } from './local-host.ts';

/** Decks per query, so that the server can respond in between. */
const batch = 100;
const dayMs = 86_400_000;
/** Nothing is deleted before whoever runs the server has had this time to read that it will be, milliseconds. */
const noticeMs = 7 * dayMs;

/** Days; infinite for what is kept for ever. */
export interface Retention {
  /** Decks, their facts and exports, from when they are finished. */
  retentionDays: number;
  /** Uploads, from when they were last used. */
  uploadRetentionDays: number;
  /** Events and deliveries of webhooks. */
  logRetentionDays: number;
  /** Entries of the audit log. */
  auditRetentionDays: number;
}

interface Swept {
  decks: number;
  exports: number;
  uploads: number;
}

/** @param before Anything finished or written earlier is deleted. Milliseconds. */
export async function sweep(host: LocalHost, before: { decks: number; uploads: number }): Promise<Swept> {
  const swept: Swept = { decks: 0, exports: 0, uploads: 0 };
  const { decks } = await host.open();
  // Without an end, everything is kept.
  while (Number.isFinite(before.decks)) {
    const old = await decks.settledBefore(before.decks, batch);
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
      if (changedAt >= before.decks) continue;
      await host.files.remove(key);
      swept.exports++;
    }
    for (const { key, changedAt } of uploaded!) {
      if (changedAt >= before.uploads) continue;
      await removeUpload(host, tenantId, key);
      swept.uploads++;
    }
  }
  return swept;
}

/** Applies the retention of a server, once its operator has had time to read of it. */
export async function applyRetention(
  host: LocalHost,
  { retentionDays, uploadRetentionDays, auditRetentionDays }: Omit<Retention, 'logRetentionDays'>,
): Promise<Swept | null> {
  const { at } = await noticeOf(host);
  const now = host.now();
  if (now < at + noticeMs) return null;
  await letAuditGo(host, now - auditRetentionDays * dayMs);
  return sweep(host, { decks: now - retentionDays * dayMs, uploads: now - uploadRetentionDays * dayMs });
}

async function letAuditGo(host: LocalHost, before: number): Promise<void> {
  if (!Number.isFinite(before)) return;
  const { audit } = await host.open();
  const entries = await audit.letGo(before);
  if (entries > 0)
    await audit.record({ action: 'audit.let-go', target: `${entries} entries before ${new Date(before).toISOString()}`, result: 'done' });
}

/** What to tell at the first start on this store; null at later ones. */
export async function retentionNotice(host: LocalHost, retention: Retention): Promise<string | null> {
  const { at, isNew } = await noticeOf(host);
  if (!isNew) return null;
  const first = new Date(at + noticeMs).toISOString().slice(0, 10);
  return `${retentionText(retention)}. Nothing is deleted before ${first}. To keep everything: quarterdeck config set retention_days never, and the same for upload_retention_days, log_retention_days and audit_retention_days`;
}

/** `Deleted: decks and exports 90 days after they are finished, …`. */
export function retentionText({ retentionDays, uploadRetentionDays, logRetentionDays, auditRetentionDays }: Retention): string {
  const parts = [
    [retentionDays, 'decks with their facts, and exports,', 'they are finished'],
    [uploadRetentionDays, 'uploads', 'they were last used'],
    [logRetentionDays, 'events and deliveries', 'they happened'],
    [auditRetentionDays, 'entries of the audit log', 'they were written'],
  ] as const;
  const deleted = parts.filter(([days]) => Number.isFinite(days)).map(([days, what, since]) => `${what} ${days} days after ${since}`);
  return deleted.length === 0 ? 'Everything is kept' : `Deleted: ${deleted.join('; ')}`;
}

async function noticeOf(host: LocalHost): Promise<{ at: number; isNew: boolean }> {
  const { store } = await host.open();
  const now = host.now();
  const { numInsertedOrUpdatedRows } = await store
    .insertInto('settings')
    .values({ name: 'retention_told_at', value: String(now) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return { at: now, isNew: true };
  const { value } = await store.selectFrom('settings').select('value').where('name', '=', 'retention_told_at').executeTakeFirstOrThrow();
  return { at: Number(value), isNew: false };
}

/** Also deletes the source that uses it, which would be unreadable. */
async function removeUpload(host: LocalHost, tenantId: string, key: string): Promise<void> {
  const sources = host.sourcesOf(tenantId);
  const place = host.files.path(key);
  for (const { name, location } of (await sources.list()).data) if (location.startsWith(place)) await sources.delete(name);
  await host.files.remove(key);
}
