/** Templates of brand kits on this machine: each is one file named after its bytes, however many versions and decks use it. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { BrandKit } from '../../engine/brand/brand-kit.ts';
import type { FileStore } from './store/file-store.ts';

const digest = /^sha256:([0-9a-f]{64})$/;

/** The kit with the digest of its template in the place of its bytes: rows of the store hold no megabytes. */
export async function keepTemplate(kit: BrandKit, tenantId: string, files: FileStore): Promise<BrandKit> {
  const { template } = kit;
  if (!template || digest.test(template.data)) return kit;
  const bytes = Buffer.from(template.data, 'base64');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const key = keyOf(sha256, tenantId);
  if ((await files.size(key)) !== bytes.length) await files.put(key, bytes);
  return { ...kit, template: { ...template, data: `sha256:${sha256}` } };
}

/** Where the template of such a kit lies; null of a kit without one. */
export function templateFile(kit: BrandKit, tenantId: string, files: FileStore): string | null {
  const sha256 = digest.exec(kit.template?.data ?? '')?.[1];
  return sha256 === undefined ? null : files.path(keyOf(sha256, tenantId));
}

/** The kit as it was, from where its template lies. */
export async function withTemplate(kit: BrandKit, file: string | null): Promise<BrandKit> {
  if (!kit.template || file === null) return kit;
  return { ...kit, template: { ...kit.template, data: (await readFile(file)).toString('base64') } };
}

function keyOf(sha256: string, tenantId: string): string {
  return `${tenantId}/templates/${sha256}`;
}
