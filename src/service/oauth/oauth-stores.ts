/** What OAuth 2.0 keeps, and what it reads of the rest of the store. */
import type { ApiKeyStore } from '../local/store/api-key-store.ts';
import type { OauthClientStore } from '../local/store/oauth-client-store.ts';
import type { OauthKeyStore } from '../local/store/oauth-key-store.ts';
import type { OauthRecordStore } from '../local/store/oauth-record-store.ts';

export interface OauthStores {
  keys: ApiKeyStore;
  clients: OauthClientStore;
  records: OauthRecordStore;
  signingKeys: OauthKeyStore;
}

/** Whose consent a token rests on: an API key of a tenant. Written as its subject: `acme/key_01jd…`. */
export interface Subject {
  tenantId: string;
  keyId: string;
}

export function subjectOf({ tenantId, keyId }: Subject): string {
  return `${tenantId}/${keyId}`;
}

export function readSubject(text: string): Subject | null {
  const [tenantId, keyId, more] = text.split('/');
  return tenantId && keyId && more === undefined ? { tenantId, keyId } : null;
}
