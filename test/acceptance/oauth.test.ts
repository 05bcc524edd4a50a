/** OAuth 2.0 in the built program, where bundling must not have changed it, and its log, which has none of its secrets. */
import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { runCli } from '../helpers/run-cli.ts';
import { serve } from '../helpers/serve.ts';
import { tempDir } from '../helpers/temp-dir.ts';

it('gives a token with scopes and an end, which works, and says nothing of it', async () => {
  const home = tempDir();
  const server = await serve(home, ['--log', 'debug']);
  const made = await runCli(['clients', 'create', 'reports', '--scope', 'decks:read', '--json'], { env: { QUARTERDECK_HOME: home } });
  const { client_id, client_secret } = JSON.parse(made.stdout);
  const authorization = `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`;
  const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${path}`, { method: 'POST', headers, body: new URLSearchParams(form) });
  const ask = async (...asked: Parameters<typeof post>) => (await (await post(...asked)).json()) as Record<string, string>;
  const answer = await ask('/oauth/token', { grant_type: 'client_credentials' }, { authorization });
  expect(answer).toMatchObject({ expires_in: 600, scope: 'decks:read' });
  const { exp, iat, aud } = decodeJwt(answer.access_token!);
  expect([exp! - iat!, aud]).toEqual([600, server.url]);
  const decks = await fetch(`${server.url}/v1/decks`, { headers: { authorization: `Bearer ${answer.access_token}` } });
  expect(decks.status).toBe(200);

  const started = await ask('/oauth/device_authorization', { client_id: 'quarterdeck', scope: 'decks:read' });
  await post('/oauth/device', { user_code: started.user_code!, api_key: server.key!, step: 'approve' });
  const grant_type = 'urn:ietf:params:oauth:grant-type:device_code';
  const tokens = await ask('/oauth/token', { grant_type, client_id: 'quarterdeck', device_code: started.device_code! });
  expect(tokens).toMatchObject({ expires_in: 600, scope: 'decks:read' });

  expect(await server.stop()).toBe(0);
  const secrets = [client_secret, answer.access_token, tokens.access_token, tokens.refresh_token, started.device_code, started.user_code];
  for (const secret of [...secrets, server.key]) expect(server.log()).not.toContain(secret);
  // Neither does the library warn of the version of Node.js.
  expect(server.log()).not.toMatch(/oidc-provider|WARNING|NOTICE/);
});
