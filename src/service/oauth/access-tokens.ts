/** Whether an access token of this server is good for a request: its signature, and whether what it rests on still stands. */
import { createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import type { Caller } from '../local/store/api-key-store.ts';
import type { SigningKey } from '../local/store/oauth-key-store.ts';
import { allows, type Scope, scopes } from '../schema/api-key.ts';
import { commandLineClient } from './command-line-client.ts';
import { type OauthStores, readSubject } from './oauth-stores.ts';

interface Claims {
  sub: string;
  client_id: string;
  scope: string;
  grant_id?: string;
}

/** null for a token that is forged, expired, for another server, or whose grant, client or API key is gone. */
export async function callerOfToken(
  token: string,
  { issuer, signingKeys, stores, now }: { issuer: string; signingKeys: readonly SigningKey[]; stores: OauthStores; now: Date },
): Promise<Caller | null> {
  const claims = await claimsOf(token, issuer, signingKeys, now);
  if (claims === null) return null;
  const { sub, client_id, scope, grant_id } = claims;
  const asked = scope.split(' ').filter((each): each is Scope => (scopes as readonly string[]).includes(each));
  const client = client_id === commandLineClient.client_id ? null : await stores.clients.find(client_id);
  if (client === null && client_id !== commandLineClient.client_id) return null;
  if (grant_id === undefined) {
    if (client === null || sub !== client_id) return null;
    return { tenantId: client.tenantId, keyId: client_id, scopes: asked.filter((each) => allows(client.scopes, each)) };
  }
  const subject = readSubject(sub);
  const grant = await stores.records.find('Grant', grant_id);
  if (!subject || grant?.payload.accountId !== sub || grant.payload.clientId !== client_id) return null;
  const { tenantId, keyId } = subject;
  const key = (await stores.keys.isLive(tenantId, keyId)) ? await stores.keys.get(tenantId, keyId) : null;
  return key && { tenantId, keyId, scopes: asked.filter((each) => allows(key.scopes, each)) };
}

async function claimsOf(token: string, issuer: string, signingKeys: readonly SigningKey[], now: Date): Promise<Claims | null> {
  const verified = await jwtVerify(
    token,
    ({ kid }) => {
      const key = signingKeys.find(({ id }) => id === kid);
      if (!key) throw new Error('The key is not one of ours.');
      return createPublicKey({ key: key.jwk, format: 'jwk' });
    },
    {
      algorithms: ['ES256'],
      typ: 'at+jwt',
      issuer,
      audience: issuer,
      currentDate: now,
      requiredClaims: ['exp', 'iat', 'jti', 'sub', 'client_id', 'scope'],
    },
  ).catch(() => null);
  const { sub, client_id, scope, grant_id } = (verified?.payload ?? {}) as Record<string, unknown>;
  if (typeof sub !== 'string' || typeof client_id !== 'string' || typeof scope !== 'string') return null;
  if (grant_id !== undefined && typeof grant_id !== 'string') return null;
  return { sub, client_id, scope, ...(grant_id !== undefined && { grant_id }) };
}
