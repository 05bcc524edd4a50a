/** Replaces the master key; and, on request, the data keys of all tenants. */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder, type Environment, settingsFolder } from './home.ts';
import { ownTenant } from './local-host.ts';
import { sourceSecrets } from './source-secrets.ts';
import { SourceStore } from './source-store.ts';
import { newKeyText, readMasterKeys } from './store/encryption/master-keys.ts';
import { openStore, reencrypt, type Store, vaultOf } from './store/open-store.ts';
import { lockServer } from './store/server-lock.ts';

export interface Rotation {
  /** ID of the key that wraps now, and where it comes from. */
  key_id: string;
  origin: string;
  /** Data keys that another key had wrapped. */
  rewrapped: number;
  /** Whether all fields were encrypted anew, with new data keys. */
  reencrypted: boolean;
}

/**
 * The key beside the store is replaced by a new one. A key that the operator names is used if it comes first of several; the
 * others may be removed afterwards. A server may keep running, except to encrypt all fields anew.
 * @throws QuarterdeckError encryption_key_unusable, server_running
 */
export async function rotateEncryption(env: Environment, { reencrypt: wholly }: { reencrypt: boolean }): Promise<Rotation> {
  const folder = dataFolder(env);
  const lock = wholly ? lockServer(folder) : null;
  const store = await openStore(folder, env);
  try {
    const vault = vaultOf(store);
    vault.check();
    const { ownFile } = readMasterKeys(env, folder);
    // Both keys are in the file until nothing needs the old one, wherever this is interrupted.
    if (ownFile) replace(ownFile, `${newKeyText()}\n${existsSync(ownFile) ? readFileSync(ownFile, 'utf8') : ''}`);
    const rewrapped = vault.rewrap();
    if (ownFile) replace(ownFile, `${readFileSync(ownFile, 'utf8').split(/\s+/)[0]}\n`);
    if (wholly) await sealAnew(env, folder, store);
    const { keys, origin } = readMasterKeys(env, folder);
    return { key_id: keys[0]!.id, origin, rewrapped, reencrypted: wholly };
  } finally {
    await store.destroy();
    lock?.release();
  }
}

async function sealAnew(env: Environment, folder: string, store: Store): Promise<void> {
  const vault = vaultOf(store);
  for (const tenant of new Set(vault.rows().map(({ tenant_id }) => tenant_id))) vault.renew(tenant);
  reencrypt(store);
  const tenants = path.join(folder, 'tenants');
  const others = existsSync(tenants) ? readdirSync(tenants) : [];
  const places = [[ownTenant, settingsFolder(env)], ...others.map((tenant) => [tenant, path.join(tenants, tenant)])];
  for (const [tenant, at] of places)
    await new SourceStore(
      at!,
      sourceSecrets(tenant!, async () => vault),
    ).reseal();
  vault.forgetRetired();
}

/** Whole or not at all. */
function replace(file: string, text: string): void {
  const beside = `${file}.${process.pid}.part`;
  writeFileSync(beside, text, { mode: 0o600, flush: true });
  renameSync(beside, file);
}
