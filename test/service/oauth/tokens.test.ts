/** Access tokens of this server: how they are got, what they allow, and when they end. */
import { describe, expect, it } from 'vitest';
import { LocalDeckService } from '../../../src/service/local/local-deck-service.ts';
import { api } from '../../helpers/api.ts';
import { issuer, listDecks, newClient, postForm, refresh, signInOnDevice } from '../../helpers/oauth.ts';

describe('a client with a secret', () => {
  it('gets a token for all that it may do, and uses it as a key', async () => {
    const { app, host } = await api();
    const client = await newClient(app, host, 'acme', ['decks:read', 'metrics:read']);
    const answer = (await client.token()).json();
    expect(answer).toMatchObject({ token_type: 'Bearer', expires_in: 600, scope: 'decks:read metrics:read' });
    expect((await listDecks(app, answer.access_token)).statusCode).toBe(200);
  });

  it('is refused what its token does not cover', async () => {
    const { app, host } = await api();
    const client = await newClient(app, host, 'acme', ['decks:read', 'metrics:read']);
    const { access_token } = (await client.token({ scope: 'metrics:read' })).json();
    const refused = await listDecks(app, access_token);
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([
      403,
      'Bearer error="insufficient_scope", scope="decks:read"',
    ]);
  });

  it('gets nothing beyond its scopes', async () => {
    const { app, host } = await api();
    const client = await newClient(app, host, 'acme', ['decks:read']);
    expect((await client.token({ scope: 'admin' })).json()).toMatchObject({ error: 'invalid_scope' });
  });

  it('is refused with a wrong secret', async () => {
    const { app, host } = await api();
    const { client_id } = await newClient(app, host, 'acme', ['decks:read']);
    const answer = await postForm(
      app,
      '/oauth/token',
      { grant_type: 'client_credentials' },
      { authorization: `Basic ${Buffer.from(`${client_id}:wrong`).toString('base64')}` },
    );
    expect([answer.statusCode, answer.json().error, answer.headers['www-authenticate']]).toEqual([
      401,
      'invalid_client',
      expect.stringMatching(/^Basic /),
    ]);
  });

  it('loses its tokens at once when it is deleted', async () => {
    const { app, host } = await api();
    const client = await newClient(app, host, 'acme', ['decks:read']);
    const { access_token } = (await client.token()).json();
    await new LocalDeckService(host, 'acme').oauthClients.delete(client.client_id);
    const refused = await listDecks(app, access_token);
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer realm="quarterdeck", error="invalid_token"']);
  });
});

describe('a sign-in on a device', () => {
  it('waits, and once it is approved acts for the tenant of the key', async () => {
    const { app, keyOf } = await api();
    const key = await keyOf('acme');
    const signIn = await signInOnDevice(app, key, 'decks:read');
    expect(signIn.approval.statusCode).toBe(200);
    const tokens = (await signIn.poll()).json();
    expect(tokens).toMatchObject({ scope: 'decks:read', refresh_token: expect.any(String) });
    expect((await listDecks(app, tokens.access_token)).statusCode).toBe(200);
  });

  it('ends as a whole when a refresh token is used twice', async () => {
    const { app, keyOf } = await api();
    const first = (await (await signInOnDevice(app, await keyOf('acme'), 'decks:read')).poll()).json();
    const second = (await refresh(app, first.refresh_token)).json();
    expect((await listDecks(app, second.access_token)).statusCode).toBe(200);
    expect((await refresh(app, first.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
    expect((await refresh(app, second.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
    expect((await listDecks(app, second.access_token)).statusCode).toBe(401);
  });

  it('ends as a whole when two use a refresh token at the same moment', async () => {
    const { app, keyOf } = await api();
    const { refresh_token, access_token } = (await (await signInOnDevice(app, await keyOf('acme'), 'decks:read')).poll()).json();
    const answers = await Promise.all([1, 2].map(() => refresh(app, refresh_token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeLessThan(2);
    expect((await listDecks(app, access_token)).statusCode).toBe(401);
  });

  it('goes on for its own client alone', async () => {
    const { app, host, keyOf } = await api();
    const { refresh_token } = (await (await signInOnDevice(app, await keyOf('acme'), 'decks:read')).poll()).json();
    const { client_id, client_secret } = await new LocalDeckService(host, 'acme').oauthClients.create({
      name: 'other',
      grants: ['urn:ietf:params:oauth:grant-type:device_code', 'refresh_token'],
    });
    const authorization = `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`;
    const answer = await postForm(app, '/oauth/token', { grant_type: 'refresh_token', refresh_token }, { authorization });
    expect(answer.json()).toMatchObject({ error: 'invalid_grant' });
    expect((await postForm(app, '/oauth/revocation', { token: refresh_token }, { authorization })).statusCode).toBe(200);
    expect((await refresh(app, refresh_token)).statusCode).toBe(200);
  });

  it('ends when its refresh token is revoked, access tokens included', async () => {
    const { app, keyOf } = await api();
    const { access_token, refresh_token } = (await (await signInOnDevice(app, await keyOf('acme'), 'decks:read')).poll()).json();
    expect((await postForm(app, '/oauth/revocation', { client_id: 'quarterdeck', token: refresh_token })).statusCode).toBe(200);
    expect((await listDecks(app, access_token)).statusCode).toBe(401);
    expect((await refresh(app, refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('ends with the key that approved it', async () => {
    const { app, host } = await api();
    const { apiKeys } = new LocalDeckService(host, 'acme');
    const { key, key_id } = await apiKeys.create({ name: 'mine', scopes: ['decks:read'] });
    const { access_token, refresh_token } = (await (await signInOnDevice(app, key)).poll()).json();
    await apiKeys.revoke(key_id);
    expect((await listDecks(app, access_token)).statusCode).toBe(401);
    expect((await refresh(app, refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
  });
});

it('the audit log has who approved a sign-in, who got tokens and what ended, and nothing that only looked', async () => {
  const { app, host, keyOf } = await api();
  const { user_code, poll } = await signInOnDevice(app, await keyOf('acme'), 'decks:read');
  await postForm(app, '/oauth/device', { user_code, step: 'look' });
  const { refresh_token } = (await poll()).json();
  await postForm(app, '/oauth/revocation', { client_id: 'quarterdeck', token: 'guess' });
  await postForm(app, '/oauth/revocation', { client_id: 'quarterdeck', token: refresh_token });
  const { data } = await new LocalDeckService(host, 'acme').auditLog({ limit: 10 });
  const told = data.filter(({ action }) => action.startsWith('oauth.'));
  expect(told.map(({ action }) => action)).toEqual(['oauth.end-sign-in', 'oauth.token', 'oauth.approve']);
  expect(new Set(told.map(({ key_id }) => key_id))).toEqual(new Set([expect.stringMatching(/^key_/)]));
  const nobodys = (await new LocalDeckService(host).auditLog({ limit: 10 })).data;
  expect(nobodys.filter(({ action }) => action.startsWith('oauth.'))).toEqual([]);
});

it('the server says where its endpoints are', async () => {
  const { app } = await api();
  const { statusCode, body } = await app.inject({ url: '/.well-known/oauth-authorization-server', headers: { host: 'evil.example' } });
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toMatchObject({
    issuer,
    token_endpoint: `${issuer}/oauth/token`,
    device_authorization_endpoint: `${issuer}/oauth/device_authorization`,
    revocation_endpoint: `${issuer}/oauth/revocation`,
    jwks_uri: `${issuer}/oauth/jwks`,
  });
  expect(body).not.toContain('evil.example');
});
