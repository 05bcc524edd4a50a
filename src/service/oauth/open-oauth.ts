/** OAuth 2.0 as the REST server uses it; its library is loaded at the first request that needs it. */
import type { ApiKeyStore, Caller } from '../local/store/api-key-store.ts';
import type { OauthClientStore } from '../local/store/oauth-client-store.ts';
import type { Store } from '../local/store/open-store.ts';
import type { TenantStore } from '../local/store/tenant-store.ts';
import type { AuthorizationServer } from './authorization-server.ts';

interface OauthParts {
  store: Store;
  keys: ApiKeyStore;
  oauthClients: OauthClientStore;
  tenants: TenantStore;
  clock: () => Date;
  /** Where callers reach the server. */
  baseUrl: () => string;
  isOn: boolean;
  onDefect(error: Error): void;
}

export interface Oauth {
  oauth: (() => Promise<AuthorizationServer>) | undefined;
  callerOfToken(token: string): Promise<Caller | null>;
  isLive(tenantId: string, keyId: string): Promise<boolean>;
}

export function openOauth({ store, keys, oauthClients, tenants, clock, baseUrl, isOn, onDefect }: OauthParts): Oauth {
  let opened: Promise<AuthorizationServer> | undefined;
  const open = async () => {
    const [{ AuthorizationServer: Server }, { OauthRecordStore }, { OauthKeyStore }] = await Promise.all([
      import('./authorization-server.ts'),
      import('../local/store/oauth-record-store.ts'),
      import('../local/store/oauth-key-store.ts'),
    ]);
    const now = () => clock().getTime();
    const stores = { keys, clients: oauthClients, records: new OauthRecordStore(store, now), signingKeys: new OauthKeyStore(store, now) };
    return new Server({ stores, issuer: new URL(baseUrl()).origin, clock, onDefect });
  };
  const oauth = isOn ? () => (opened ??= open()) : undefined;
  return {
    oauth,
    callerOfToken: async (token) => (oauth ? (await oauth()).caller(token) : null),
    async isLive(tenantId, keyId) {
      if (await keys.isLive(tenantId, keyId)) return true;
      if (!isOn || (await oauthClients.get(tenantId, keyId)) === null) return false;
      return (await tenants.standing(tenantId, null)).state === 'active';
    },
  };
}
