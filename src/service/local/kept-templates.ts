/** Templates of brand kits: one file per template, named after its hash, however many versions and decks use it. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrandKit } from '../../model/brand-kit.ts';
import type { LocalHost } from './local-host.ts';
import { openTenantFile } from './store/encryption/tenant-files.ts';

const digest = /^sha256:([0-9a-f]{64})$/;

/** A template needed this recently may belong to a kit or deck being saved. Milliseconds. */
const graceMs = 3_600_000;

/** The kit with its template's hash instead of its bytes, because rows should not hold megabytes. */
export async function keepTemplate(kit: BrandKit, tenantId: string, host: LocalHost): Promise<BrandKit> {
  const { template } = kit;
  if (!template) return kit;
  const known = digest.exec(template.data)?.[1];
  if (known !== undefined) {
    await host.files.touch(keyOf(known, tenantId));
    return kit;
  }
  const bytes = Buffer.from(template.data, 'base64');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const key = keyOf(sha256, tenantId);
  // Written completely or not at all, so an existing file is valid.
  if (!(await host.files.touch(key))) await host.filesOf(tenantId).put(key, bytes);
  return { ...kit, template: { ...template, data: `sha256:${sha256}` } };
}

/** Removes templates that no kit and no unfinished deck uses; a finished deck has its own copy. */
export async function removeUnusedTemplates(tenantId: string, host: LocalHost): Promise<void> {
  const kept = await host.files.list(`${tenantId}/templates`);
  if (kept.length === 0) return;
  const { brandKits } = await host.open();
  const used = new Set((await brandKits.templates(tenantId)).map((data) => digest.exec(data)?.[1]));
  for (const { key, changedAt } of kept) {
    if (changedAt < host.now() - graceMs && !used.has(key.split('/').at(-1))) await host.files.remove(key);
  }
}

/** The key of the file of the kit's template; null without one. */
export function templateKey(kit: BrandKit, tenantId: string): string | null {
  const sha256 = digest.exec(kit.template?.data ?? '')?.[1];
  return sha256 === undefined ? null : keyOf(sha256, tenantId);
}

/** The kit with its template's bytes, read from its file. @param fileKey null for a file of an earlier version, which is not encrypted */
export async function withTemplate(kit: BrandKit, file: string | undefined, fileKey: string | null): Promise<BrandKit> {
  if (!kit.template || file === undefined) return kit;
  const bytes = await openTenantFile(await readFile(file), fileKey, path.basename(file));
  return { ...kit, template: { ...kit.template, data: bytes.toString('base64') } };
}

function keyOf(sha256: string, tenantId: string): string {
  return `${tenantId}/templates/${sha256}`;
}
