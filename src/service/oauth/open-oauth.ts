/** OAuth 2.0 as the REST server uses it; its library is loaded at the first request that needs it. */

import { ownTenant } from '../local/local-host.ts';
import type { ApiKeyStore, Caller } from '../local/store/api-key-store.ts';
import type { OauthClientStore } from '../local/store/oauth-client-store.ts';
import type { Store } from '../local/store/open-store.ts';
import type { TenantStore } from '../local/store/tenant-store.ts';
import { OutboundPolicy } from '../outbound/outbound-policy.ts';
import type { AuditEvent } from '../schema/audit.ts';
import type { AuthorizationServer } from './authorization-server.ts';
import type { IdentityProvider, IdentityProviderSettings } from './identity-provider.ts';

interface OauthParts {
  store: Store;
  keys: ApiKeyStore;
  oauthClients: OauthClientStore;
  tenants: TenantStore;
  clock: () => Date;
  /** Where callers reach the server. */
  baseUrl: () => string;
  isOn: boolean;
  /** Whose tokens are accepted, too; null for nobody's. */
  identityProvider: IdentityProviderSettings | null;
  /** Networks in which the identity provider may be, besides public ones. */
  allowed: string | undefined;
  audit(event: AuditEvent): Promise<void>;
  onDefect(error: Error): void;
}

export interface Oauth {
  oauth: (() => Promise<AuthorizationServer>) | undefined;
  callerOfToken(token: string): Promise<Caller | null>;
  isLive(tenantId: string, keyId: string): Promise<boolean>;
}

export function openOauth({
  store,
  keys,
  oauthClients,
  tenants,
  clock,
  baseUrl,
  isOn,
  identityProvider,
  allowed,
  audit,
  onDefect,
}: OauthParts): Oauth {
  const policy = new OutboundPolicy(allowed, 'QUARTERDECK_OIDC_ALLOW');
  let opened: Promise<AuthorizationServer> | undefined;
  const open = async () => {
    const [{ AuthorizationServer: Server }, { OauthRecordStore }, { OauthKeyStore }] = await Promise.all([
      import('./authorization-server.ts'),
      import('../local/store/oauth-record-store.ts'),
      import('../local/store/oauth-key-store.ts'),
    ]);
    const now = () => clock().getTime();
    const stores = { keys, clients: oauthClients, records: new OauthRecordStore(store, now), signingKeys: new OauthKeyStore(store, now) };
    return new Server({
      ...{ stores, issuer: new URL(baseUrl()).origin, clock, onDefect },
      onEnded: ({ tenantId, keyId }, clientId) =>
        audit({ action: 'oauth.end-sign-in', tenant_id: tenantId, key_id: keyId, target: clientId, result: 'done' }),
    });
  };
  let external: Promise<IdentityProvider> | undefined;
  const provider = (settings: IdentityProviderSettings) => {
    const isTenant = async (id: string) => id === ownTenant || (await tenants.get(id)) !== null;
    external ??= import('./identity-provider.ts').then(
      ({ IdentityProvider: Provider }) => new Provider(settings, { policy, clock, isTenant, onDefect }),
    );
    return external;
  };
  const oauth = isOn ? () => (opened ??= open()) : undefined;
  return {
    oauth,
    async callerOfToken(token) {
      if (identityProvider && issuerOf(token) === identityProvider.issuer) return (await provider(identityProvider)).caller(token);
      return oauth ? (await oauth()).caller(token) : null;
    },
    async isLive(tenantId, keyId) {
      if (await keys.isLive(tenantId, keyId)) return true;
      const isClient = isOn && (await oauthClients.get(tenantId, keyId)) !== null;
      // Its tokens end by themselves, and a link ends sooner only with its deck.
      if (!isClient && !(identityProvider && keyId.startsWith('idp_'))) return false;
      return (await tenants.standing(tenantId, null)).state === 'active';
    },
  };
}

/** What a token says, unverified; it only decides who verifies it. */
function issuerOf(token: string): unknown {
  try {
    return (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString('utf8')) as { iss?: unknown }).iss;
  } catch {
    return null;
  }
}
