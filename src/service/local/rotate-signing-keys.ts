/** Replaces the key that signs access tokens, next to a server that may be running. */
import { dataFolder, type Environment } from './home.ts';
import { AuditStore } from './store/audit-store.ts';
import { OauthKeyStore } from './store/oauth-key-store.ts';
import { openStore } from './store/open-store.ts';

/** @returns the ID of the new key @throws QuarterdeckError store_unusable */
export async function rotateSigningKeys(env: Environment, clock: () => Date, { revoke }: { revoke: boolean }): Promise<string> {
  const store = await openStore(dataFolder(env), env);
  const now = () => clock().getTime();
  try {
    const id = await new OauthKeyStore(store, now).rotate({ revoke });
    await new AuditStore(store, now).record({ action: revoke ? 'oauth.revoke-keys' : 'oauth.rotate-keys', target: id, result: 'done' });
    return id;
  } finally {
    await store.destroy();
  }
}
