/** Clients as the OAuth library knows them. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { AdapterPayload } from 'oidc-provider';
import type { OauthClientStore } from '../local/store/oauth-client-store.ts';
import { commandLineClient } from './command-line-client.ts';

/** Without redirects: no grant that this server knows has any. */
const always = { redirect_uris: [], response_types: [] as [] };

export async function clientMetadata(id: string, clients: OauthClientStore): Promise<AdapterPayload | undefined> {
  if (id === commandLineClient.client_id) return { ...always, ...commandLineClient } as AdapterPayload;
  const found = await clients.find(id);
  if (!found) return undefined;
  return {
    ...always,
    client_id: id,
    client_name: found.name,
    scope: found.scopes.join(' '),
    grant_types: found.grants,
    token_endpoint_auth_method: found.authentication,
    // Its hash, which `compareSecret` knows.
    ...(found.secretHash !== null && { client_secret: found.secretHash }),
    ...(found.publicKey !== null && { jwks: { keys: [found.publicKey] } }),
  } as AdapterPayload;
}

/** Replaces the library's own comparison, which wants the secret itself to be kept. */
export function compareSecret(this: { clientSecret?: string }, given: string): boolean {
  const expected = Buffer.from(this.clientSecret ?? '', 'hex');
  const actual = hashOfSecret(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Fast, because secrets are made here, from 256 random bits. */
function hashOfSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
