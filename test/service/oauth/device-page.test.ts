/** The page where a sign-in on a device is approved: what it shows, and that codes and keys cannot be guessed there. */
import { describe, expect, it } from 'vitest';
import { LocalDeckService } from '../../../src/service/local/local-deck-service.ts';
import { api } from '../../helpers/api.ts';
import { postForm, refresh, signInOnDevice } from '../../helpers/oauth.ts';

const startSignIn = async (app: Parameters<typeof postForm>[0], form: Record<string, string> = {}) =>
  (await postForm(app, '/oauth/device_authorization', { client_id: 'quarterdeck', ...form })).json() as {
    user_code: string;
    device_code: string;
  };

describe('the page', () => {
  it('names who asks for what before anything is approved', async () => {
    const { app } = await api();
    const { user_code } = await startSignIn(app, { scope: 'decks:read metrics:read' });
    expect(user_code).toMatch(/^[B-DF-HJ-NP-TV-XZ]{4}-[B-DF-HJ-NP-TV-XZ]{4}$/);
    const { body } = await postForm(app, '/oauth/device', { user_code: user_code.toLowerCase(), step: 'look' });
    expect(body).toContain('Quarterdeck command line');
    expect(body).toContain(user_code);
    for (const scope of ['decks:read', 'metrics:read']) expect(body).toContain(`<code>${scope}</code>`);
    expect(body).not.toContain('<code>admin</code>');
  });

  it('is framed by nobody, keeps nothing and runs nothing', async () => {
    const { app } = await api();
    const { headers, body } = await app.inject('/oauth/device');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* frame-ancestors 'none'/);
    expect([headers['x-frame-options'], headers['cache-control'], headers['set-cookie']]).toEqual(['DENY', 'no-store', undefined]);
    expect(body).not.toMatch(/<script/);
  });

  it('shows what others wrote as text', async () => {
    const { app, host } = await api();
    const name = '<script>alert(1)</script>"&';
    const { client_id, client_secret } = await new LocalDeckService(host, 'acme').oauthClients.create({
      name,
      grants: ['urn:ietf:params:oauth:grant-type:device_code'],
    });
    const authorization = `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`;
    const { user_code } = (await postForm(app, '/oauth/device_authorization', {}, { authorization })).json();
    const { body } = await postForm(app, '/oauth/device', { user_code, step: 'look' });
    expect(body).not.toContain('<script>');
    expect(body).toContain('&#60;script&#62;');
    expect((await app.inject(`/oauth/device?user_code=${encodeURIComponent('"><script>')}`)).body).not.toContain('<script>');
  });

  it('approves nothing without a key that may do some of it', async () => {
    const { app, host } = await api();
    const { key } = await new LocalDeckService(host, 'acme').apiKeys.create({ name: 'mine', scopes: ['metrics:read'] });
    const { approval, poll } = await signInOnDevice(app, key, 'decks:read');
    expect([approval.statusCode, (await poll()).json().error]).toEqual([403, 'authorization_pending']);
  });

  it('approves a code once', async () => {
    const { app, keyOf } = await api();
    const [one, other] = [await keyOf('acme'), await keyOf('other')];
    const { user_code, poll } = await signInOnDevice(app, one, 'decks:read');
    expect((await postForm(app, '/oauth/device', { user_code, api_key: other, step: 'approve' })).statusCode).toBe(404);
    expect((await poll()).statusCode).toBe(200);
    expect((await poll()).json().error).toBe('invalid_grant');
  });

  it('tells the device of a refusal', async () => {
    const { app } = await api();
    const { user_code, device_code } = await startSignIn(app);
    await postForm(app, '/oauth/device', { user_code, step: 'deny' });
    const grant_type = 'urn:ietf:params:oauth:grant-type:device_code';
    expect((await postForm(app, '/oauth/token', { grant_type, client_id: 'quarterdeck', device_code })).json().error).toBe('access_denied');
  });
});

describe('guessing', () => {
  it('a code ends after five wrong ones, even for the right one', async () => {
    const { app } = await api();
    const { user_code } = await startSignIn(app);
    const look = (code: string) => postForm(app, '/oauth/device', { user_code: code, step: 'look' });
    for (let at = 0; at < 5; at++) expect((await look(`BBBB-BBB${'BCDFG'[at]}`)).statusCode).toBe(404);
    const locked = await look(user_code);
    expect([locked.statusCode, Number(locked.headers['retry-after']) > 500]).toEqual([429, true]);
  });

  it('a key ends the sign-in after five wrong ones, from wherever they come', async () => {
    const { app, keyOf } = await api({ trustedProxies: 'loopback' });
    const key = await keyOf('acme');
    const { user_code } = await startSignIn(app);
    const approve = (api_key: string, at: number) =>
      postForm(app, '/oauth/device', { user_code, api_key, step: 'approve' }, { 'x-forwarded-for': `198.51.100.${at}` });
    for (let at = 0; at < 5; at++) expect((await approve(`${key.slice(0, -1)}_`, at)).statusCode).toBe(403);
    expect((await approve(key, 9)).statusCode).toBe(404);
  });

  it('a secret or a token is limited by address', async () => {
    const { app } = await api();
    const answers: number[] = [];
    // Each minute allows 120, and one may end within the test.
    for (let at = 0; at < 245 && answers.at(-1) !== 429; at++) answers.push((await refresh(app, `guess-${at}`)).statusCode);
    expect(answers[0]).toBe(400);
    expect(answers.at(-1)).toBe(429);
    expect(answers.length).toBeGreaterThan(120);
  });
});

describe('what is kept', () => {
  it('has no code, token or secret that someone could use', async () => {
    const { app, host, keyOf } = await api();
    const { client_secret } = await new LocalDeckService(host, 'acme').oauthClients.create({ name: 'reports' });
    const { user_code, device_code, poll } = await signInOnDevice(app, await keyOf('acme'), 'decks:read');
    const waiting = await startSignIn(app);
    const { access_token, refresh_token } = (await poll()).json();
    const { store } = await host.open();
    const rows = JSON.stringify([
      await store.selectFrom('oauth_records').selectAll().execute(),
      await store.selectFrom('oauth_clients').selectAll().execute(),
      await store.selectFrom('audit_log').selectAll().execute(),
    ]);
    const plain = [user_code, waiting.user_code].flatMap((code) => [code, code.replace('-', '')]);
    for (const secret of [client_secret!, device_code, waiting.device_code, access_token, refresh_token, ...plain])
      expect(rows).not.toContain(secret);
  });
});
