/** Access tokens of a company's own identity provider: which are taken, for whom, and how its keys are read. */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type JWTHeaderParameters, SignJWT } from 'jose';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SignedLinks } from '../../../src/service/http/links.ts';
import { LocalDeckService } from '../../../src/service/local/local-deck-service.ts';
import type { IdentityProviderSettings } from '../../../src/service/oauth/identity-provider.ts';
import { serverConfig } from '../../../src/service/server-config.ts';
import { api } from '../../helpers/api.ts';
import { listDecks } from '../../helpers/oauth.ts';
import { tempDir } from '../../helpers/temp-dir.ts';

const audience = 'https://decks.example.com';
const seconds = () => Math.floor(Date.now() / 1000);
const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** A provider with one key, and a server that accepts its tokens. */
async function world({
  allowed = '127.0.0.0/8',
  ...settings
}: Partial<IdentityProviderSettings> & { allowed?: string; clock?: () => Date } = {}) {
  const keys = [{ ...pair(), kid: 'one' }];
  const state = { reads: 0, isDown: false };
  const provider = createServer((request, response) => {
    if (state.isDown) return response.writeHead(503).end();
    if (request.url === '/jwks') {
      state.reads++;
      const jwks = keys.map(({ publicKey, kid }) => ({ ...publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' }));
      return response.end(JSON.stringify({ keys: jwks }));
    }
    return response.end(JSON.stringify({ issuer, jwks_uri: `${issuer}/jwks` }));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void provider.close());
  const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const { clock, ...mapping } = settings;
  const { app, host } = await api({
    env: { QUARTERDECK_OIDC_ALLOW: allowed },
    identityProvider: { issuer, audience, tenant: 'acme', scopesClaim: 'scope', tokenType: 'at+jwt', ...mapping },
    ...(clock && { clock }),
  });
  const { tenants } = new LocalDeckService(host);
  for (const tenant_id of ['acme', 'other']) await tenants.create({ tenant_id });
  const token = (claims: object = {}, header: Partial<JWTHeaderParameters> = {}, key: KeyObject | Uint8Array = keys[0]!.privateKey) =>
    new SignJWT({ iss: issuer, aud: audience, sub: 'ann', iat: seconds(), exp: seconds() + 300, scope: 'decks:read', ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'one', typ: 'at+jwt', ...header })
      .sign(key);
  return { app, host, token, keys, state };
}

const status = async (made: Awaited<ReturnType<typeof world>>, token: string) => (await listDecks(made.app, token)).statusCode;

describe('a token of the provider', () => {
  it('acts for the tenant that was set, with the scopes it has', async () => {
    const made = await world();
    const token = await made.token();
    expect(await status(made, token)).toBe(200);
    expect((await made.app.inject({ url: '/v1/metrics', headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(403);
  });

  it('acts for the tenant of its claim, and for none that is not known or the operator’s', async () => {
    const made = await world({ tenant: 'claim:org' });
    const { decks } = new LocalDeckService(made.host, 'other');
    await decks.generate({ prompt: 'Review', data: [], options: { today: '2025-12-31' } });
    const seen = async (org: unknown) => (await listDecks(made.app, await made.token({ org }))).json().data?.length;
    expect([
      await seen('other'),
      await seen('acme'),
      await seen('local'),
      await seen('nobody'),
      await seen('local/../acme'),
      await seen(7),
    ]).toEqual([1, 0, undefined, undefined, undefined, undefined]);
  });

  it('may have its scopes as a list, in another claim', async () => {
    const made = await world({ scopesClaim: 'roles' });
    expect(await status(made, await made.token({ scope: '', roles: ['decks:read', 'cook'] }))).toBe(200);
  });

  it('is named in the audit log, and has links that work until its tenant is suspended', async () => {
    const made = await world();
    const headers = { authorization: `Bearer ${await made.token({ scope: 'decks:write' })}` };
    const { deck_id } = (await made.app.inject({ method: 'POST', url: '/v1/generate', headers, payload: { prompt: 'QBR' } })).json();
    const entry = (await new LocalDeckService(made.host, 'acme').auditLog({ limit: 1 })).data[0]!;
    expect(entry).toMatchObject({ action: 'deck.create', tenant_id: 'acme', key_id: expect.stringMatching(/^idp_[0-9a-f]{24}$/) });
    const target = { tenantId: 'acme', deckId: deck_id, format: 'pptx', keyId: entry.key_id! };
    const link = async () => (await made.app.inject(new SignedLinks('secret').make(target, seconds() + 60))).json().code;
    expect(await link()).toBe('deck_not_ready');
    await new LocalDeckService(made.host).tenants.update('acme', { state: 'suspended' });
    expect(await link()).toBe('forbidden');
  });

  it.each<[string, (made: Awaited<ReturnType<typeof world>>) => Promise<string> | string]>([
    ['for another audience', ({ token }) => token({ aud: 'https://other.example' })],
    ['without an audience', ({ token }) => token({ aud: undefined })],
    ['that has expired', ({ token }) => token({ exp: seconds() - 10 })],
    ['that never expires', ({ token }) => token({ exp: undefined })],
    ['that is not valid yet', ({ token }) => token({ nbf: seconds() + 60 })],
    ['of another type, such as an ID token', ({ token }) => token({}, { typ: 'JWT' })],
    ['of another key', ({ token }) => token({}, {}, pair().privateKey)],
    ['of a key that is not known', ({ token }) => token({}, { kid: 'two' }, pair().privateKey)],
    [
      'of HS256 with the public key for its secret',
      ({ token, keys }) => token({}, { alg: 'HS256' }, Buffer.from(keys[0]!.publicKey.export({ type: 'spki', format: 'pem' }))),
    ],
    [
      'of the algorithm none',
      async ({ token }) => `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${(await token()).split('.')[1]}.`,
    ],
    ['without a subject', ({ token }) => token({ sub: undefined })],
  ])('%s is refused with 401', async (_, make) => {
    const made = await world();
    expect(await status(made, await make(made))).toBe(401);
  });
});

describe('the keys of the provider', () => {
  it('are read once for many tokens', async () => {
    const made = await world();
    const tokens = await Promise.all([1, 2, 3].map(() => made.token()));
    await Promise.all(tokens.map((token) => status(made, token)));
    await status(made, tokens[0]!);
    expect(made.state.reads).toBe(1);
  });

  it('are read again for a new one, and not for each that is not known', async () => {
    let later = 0;
    const made = await world({ clock: () => new Date(Date.now() + later) });
    await status(made, await made.token());
    made.keys.push({ ...pair(), kid: 'two' });
    later = 31_000;
    expect(await status(made, await made.token({}, { kid: 'two' }, made.keys[1]!.privateKey))).toBe(200);
    for (const kid of ['three', 'four', 'five']) await status(made, await made.token({}, { kid }, pair().privateKey));
    expect(made.state.reads).toBe(2);
  });

  it('are good while the provider is down, for a day', async () => {
    let later = 0;
    const made = await world({ clock: () => new Date(Date.now() + later) });
    const at = async (hours: number) => {
      later = hours * 3_600_000;
      return status(made, await made.token({ iat: seconds() + later / 1000, exp: seconds() + later / 1000 + 300 }));
    };
    expect(await at(0)).toBe(200);
    made.state.isDown = true;
    expect([await at(23), await at(25)]).toEqual([200, 401]);
  });

  it('are not read from a network that the operator does not allow', async () => {
    const made = await world({ allowed: '10.0.0.0/8' });
    expect([await status(made, await made.token()), made.state.reads]).toEqual([401, 0]);
  });
});

it('a provider without an audience or a tenant is an error at the start', () => {
  const place = { env: { QUARTERDECK_HOME: tempDir() }, cwd: tempDir() };
  expect(() => serverConfig({ oidcIssuer: 'https://login.example.com', oidcTenant: 'acme' }, place)).toThrow(/one of them is missing/);
});
