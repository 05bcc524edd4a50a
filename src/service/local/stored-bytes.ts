/** How much is stored of a tenant: its files and the large columns of its records. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { LocalHost } from './local-host.ts';
import { isPart } from './store/file-store.ts';

export async function storedBytes(host: LocalHost, tenantId: string): Promise<number> {
  const { tenants } = await host.open();
  return (await bytesIn(host.files.path(tenantId))) + (await tenants.recordBytes(tenantId));
}

/** Without files that are still being written. */
async function bytesIn(folder: string): Promise<number> {
  let sum = 0;
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    if (isPart(entry.name)) continue;
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) sum += await bytesIn(place);
    else sum += (await stat(place).catch(() => null))?.size ?? 0;
  }
  return sum;
}
