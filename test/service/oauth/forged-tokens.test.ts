/** Access tokens that were forged, have ended or are for someone else are all refused in the same way. */
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { LocalDeckService } from '../../../src/service/local/local-deck-service.ts';
import { OauthKeyStore } from '../../../src/service/local/store/oauth-key-store.ts';
import { api } from '../../helpers/api.ts';
import { issuer, listDecks, newClient } from '../../helpers/oauth.ts';

async function world() {
  const made = await api();
  const { app, host } = made;
  const client = await newClient(app, host, 'acme', ['decks:read']);
  const token = (await client.token()).json().access_token as string;
  const signing = (await new OauthKeyStore((await host.open()).store, Date.now).all())[0];
  const ours = createPrivateKey({ key: signing.jwk as never, format: 'jwk' });
  /** The token with something else in it, signed as if it were ours. */
  const resigned = (payload: JWTPayload, header: Partial<JWTHeaderParameters> = {}, key: KeyObject | Uint8Array = ours) =>
    new SignJWT({ ...decodeJwt(token), ...payload })
      .setProtectedHeader({ ...(decodeProtectedHeader(token) as JWTHeaderParameters), ...header })
      .sign(key);
  return { ...made, client, token, signing, resigned };
}

type World = Awaited<ReturnType<typeof world>>;
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = () => Math.floor(Date.now() / 1000);

it('a token made in this way is taken as long as nothing is wrong with it', async () => {
  const { app, resigned } = await world();
  expect((await listDecks(app, await resigned({}))).statusCode).toBe(200);
});

it.each<[string, (world: World) => Promise<string> | string]>([
  ['of another key', ({ resigned }) => resigned({}, {}, generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey)],
  [
    'of another key that says its ID',
    ({ resigned }) => resigned({}, { kid: 'mine' }, generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey),
  ],
  [
    'that brings its own key',
    ({ resigned }) => {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      return resigned({}, { jwk: publicKey.export({ format: 'jwk' }) as never }, privateKey);
    },
  ],
  [
    'with other content',
    ({ token }) => {
      const [header, , signature] = token.split('.');
      return `${header}.${part({ ...decodeJwt(token), scope: 'admin' })}.${signature}`;
    },
  ],
  ['without a signature', ({ token }) => `${token.split('.').slice(0, 2).join('.')}.`],
  ['of the algorithm none', ({ token }) => `${part({ ...decodeProtectedHeader(token), alg: 'none' })}.${token.split('.')[1]}.`],
  [
    'of HS256 with our public key for its secret',
    ({ resigned, signing }) => {
      const { d: _, ...shared } = signing.jwk;
      return resigned({}, { alg: 'HS256' }, Buffer.from(JSON.stringify(shared)));
    },
  ],
  ['that has expired', ({ resigned }) => resigned({ exp: seconds() - 1 })],
  ['that never expires', ({ resigned }) => resigned({ exp: undefined as never })],
  ['that is not valid yet', ({ resigned }) => resigned({ nbf: seconds() + 600 })],
  ['of another issuer', ({ resigned }) => resigned({ iss: 'https://evil.example' })],
  ['for another audience', ({ resigned }) => resigned({ aud: 'https://other.example' })],
  ['of another type', ({ resigned }) => resigned({}, { typ: 'JWT' })],
  ['of no type', ({ resigned }) => resigned({}, { typ: undefined as never })],
  ['of a client that never was', ({ resigned }) => resigned({ client_id: 'client_0', sub: 'client_0' })],
  ['of one client in the name of another', ({ resigned }) => resigned({ sub: 'client_0' })],
  ['of a grant that never was', ({ resigned }) => resigned({ grant_id: 'none', sub: 'acme/key_0' })],
  ['that is no token at all', () => 'a.b.c'],
])('a token %s is refused with 401', async (_, forge) => {
  const made = await world();
  const { statusCode, headers, body } = await listDecks(made.app, await forge(made));
  expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer realm="quarterdeck", error="invalid_token"']);
  expect(JSON.parse(body).code).toBe('unauthorized');
});

it('a token of one tenant shows nothing of another', async () => {
  const { app, host, token } = await world();
  const { decks } = new LocalDeckService(host, 'other');
  const { deck_id } = await decks.generate({ prompt: 'Review', data: [], options: { today: '2025-12-31' } });
  const headers = { authorization: `Bearer ${token}` };
  expect((await app.inject({ url: `/v1/decks/${deck_id}`, headers })).statusCode).toBe(404);
  expect((await app.inject({ url: '/v1/decks', headers })).json().data).toEqual([]);
});

it('a token that claims more than its client may do gets no more', async () => {
  const { app, resigned } = await world();
  const token = await resigned({ scope: 'decks:read admin' });
  expect((await app.inject({ url: '/v1/api-keys', headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(403);
});

it('a token ends with the suspension of its tenant', async () => {
  const { app, host, token } = await world();
  const { tenants } = new LocalDeckService(host);
  await tenants.create({ tenant_id: 'acme' });
  await tenants.update('acme', { state: 'suspended' });
  expect((await listDecks(app, token)).statusCode).toBe(403);
});

it('a token names this server as its issuer and its audience', async () => {
  const { token } = await world();
  expect(decodeJwt(token)).toMatchObject({ iss: issuer, aud: issuer });
});
