/** Deletes a tenant with everything that is kept of it; only its ID stays, in the audit log and so that nobody has it again. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { LocalHost } from './local-host.ts';

/** How long requests and workers that had begun before may still leave something, milliseconds. */
const lateMs = 2 * 86_400_000;
/** Up to this size the file of the store is overwritten at once, bytes: it takes about half a second. */
const small = 64 * 1024 * 1024;

/** @returns false if there is no such tenant */
export async function deleteTenant(host: LocalHost, tenantId: string): Promise<boolean> {
  const { tenants } = await host.open();
  // From here on its keys do not work, and nothing of it is begun.
  if (!(await tenants.bury(tenantId))) return false;
  await host.requests?.keep();
  await removeAll(host, tenantId);
  await tenants.overwrite(small);
  return true;
}

/** Removes what requests and workers in progress left after their tenant was deleted, and every trace in the file of the store. */
export async function removeLate(host: LocalHost): Promise<void> {
  const { tenants } = await host.open();
  let removed = 0;
  for (const tenantId of await tenants.deletedSince(host.now() - lateMs)) removed += await removeAll(host, tenantId);
  if (removed > 0 || (await tenants.isOverwriteDue())) await tenants.overwrite();
}

/** @returns the number of records */
async function removeAll(host: LocalHost, tenantId: string): Promise<number> {
  const { tenants } = await host.open();
  const { decks, removed } = await tenants.removeRecords(tenantId);
  // Workers in this process notice that their deck is gone.
  for (const id of decks) host.changes.tell(id);
  await host.files.remove(tenantId);
  await rm(path.join(host.folder, 'tenants', tenantId), { recursive: true, force: true });
  return removed;
}
