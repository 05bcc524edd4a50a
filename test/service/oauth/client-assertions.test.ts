/** Clients with a key of their own: each assertion is good once, here, and for minutes. */
import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { LocalDeckService } from '../../../src/service/local/local-deck-service.ts';
import { api } from '../../helpers/api.ts';
import { issuer, postForm } from '../../helpers/oauth.ts';

const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const type = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const seconds = () => Math.floor(Date.now() / 1000);

async function world() {
  const { app, host } = await api();
  const public_key = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const { client_id } = await new LocalDeckService(host, 'acme').oauthClients.create({
    name: 'pipeline',
    scopes: ['decks:read'],
    public_key,
  });
  const claims = { iss: client_id, sub: client_id, aud: issuer, jti: randomUUID(), iat: seconds(), exp: seconds() + 60 };
  const assertion = (other: object = {}, header: object = {}, key: Parameters<SignJWT['sign']>[0] = pair.privateKey) =>
    new SignJWT({ ...claims, ...other }).setProtectedHeader({ alg: 'ES256', ...header }).sign(key);
  const ask = async (client_assertion: string) =>
    postForm(app, '/oauth/token', { grant_type: 'client_credentials', client_assertion_type: type, client_assertion });
  return { app, client_id, assertion, ask };
}

describe('an assertion', () => {
  it('signed by the key of the client gets a token', async () => {
    const { assertion, ask } = await world();
    expect((await ask(await assertion())).json()).toMatchObject({ scope: 'decks:read', expires_in: 600 });
  });

  it('is refused the second time', async () => {
    const { assertion, ask } = await world();
    const once = await assertion();
    await ask(once);
    const again = await ask(once);
    expect([again.statusCode, again.json().error, again.headers['www-authenticate']]).toEqual([401, 'invalid_client', expect.anything()]);
  });

  it('is good for one of ten requests that bring it at the same moment', async () => {
    const { assertion, ask } = await world();
    const once = await assertion();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(once)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it.each<[string, (made: Awaited<ReturnType<typeof world>>) => Promise<string>]>([
    ['of another key', ({ assertion }) => assertion({}, {}, generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey)],
    ['for another server', ({ assertion }) => assertion({ aud: 'https://other.example' })],
    ['that has expired', ({ assertion }) => assertion({ exp: seconds() - 60 })],
    ['that lasts for an hour', ({ assertion }) => assertion({ exp: seconds() + 3600 })],
    ['without an ID', ({ assertion }) => assertion({ jti: undefined })],
    ['of the name of another', ({ assertion }) => assertion({ iss: 'client_0' })],
    [
      'of HS256 with its public key for the secret',
      ({ assertion }) =>
        assertion(
          {},
          { alg: 'HS256' },
          createHash('sha256')
            .update(pair.publicKey.export({ type: 'spki', format: 'der' }))
            .digest(),
        ),
    ],
  ])('%s is refused', async (_, make) => {
    const made = await world();
    const answer = await made.ask(await make(made));
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'invalid_client']);
  });

  it('is needed by a client that has a key: its ID alone gets nothing', async () => {
    const { app, client_id } = await world();
    const answer = await postForm(app, '/oauth/token', { grant_type: 'client_credentials', client_id });
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'invalid_client']);
  });
});
