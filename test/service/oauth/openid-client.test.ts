/** A certified client library gets along with this server, over a socket. */
import { generateKeyPairSync } from 'node:crypto';
import * as client from 'openid-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LocalDeckService } from '../../../src/service/local/local-deck-service.ts';
import { LocalHost } from '../../../src/service/local/local-host.ts';
import { type Server, startServer } from '../../../src/service/server.ts';
import { serverConfig } from '../../../src/service/server-config.ts';
import { suiteDir } from '../../helpers/temp-dir.ts';

let server: Server;
let service: LocalDeckService;
let host: LocalHost;

beforeAll(async () => {
  const folder = suiteDir();
  const [env, clock] = [{ QUARTERDECK_HOME: folder }, () => new Date()];
  server = await startServer({ ...serverConfig({ port: '0', slots: '1' }, { env, cwd: folder }), env, clock, version: '0.0.0-test' });
  host = new LocalHost({ env, clock, making: 'by workers' });
  service = new LocalDeckService(host);
});
afterAll(async () => {
  await server.close();
  await host.close();
});

const discovered = (id: string, authentication: client.ClientAuth) =>
  client.discovery(new URL(server.url), id, undefined, authentication, { algorithm: 'oauth2', execute: [client.allowInsecureRequests] });

const decksStatus = async (token: string) =>
  (await fetch(`${server.url}/v1/decks`, { headers: { authorization: `Bearer ${token}` } })).status;

it('with a secret', async () => {
  const { client_id, client_secret } = await service.oauthClients.create({ name: 'reports', scopes: ['decks:read'] });
  const { access_token } = await client.clientCredentialsGrant(await discovered(client_id, client.ClientSecretBasic(client_secret!)));
  expect(await decksStatus(access_token)).toBe(200);
});

it('with a key', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const public_key = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const { client_id } = await service.oauthClients.create({ name: 'reports', scopes: ['decks:read'], public_key });
  const key = await crypto.subtle.importKey(
    'pkcs8',
    privateKey.export({ type: 'pkcs8', format: 'der' }),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['sign'],
  );
  const { access_token } = await client.clientCredentialsGrant(await discovered(client_id, client.PrivateKeyJwt(key)));
  expect(await decksStatus(access_token)).toBe(200);
});

it('on a device, through a refresh to the end', async () => {
  const config = await discovered('quarterdeck', client.None());
  const { key } = await service.apiKeys.create({ name: 'mine', scopes: ['decks:read'] });
  const asked = await client.initiateDeviceAuthorization(config, { scope: 'decks:read admin' });
  const approved = await fetch(asked.verification_uri, {
    method: 'POST',
    body: new URLSearchParams({ user_code: asked.user_code, api_key: key, step: 'approve' }),
  });
  expect([approved.status, asked.expires_in]).toEqual([200, 600]);
  const first = await client.pollDeviceAuthorizationGrant(config, { ...asked, interval: 0.05 });
  const second = await client.refreshTokenGrant(config, first.refresh_token!);
  expect([await decksStatus(second.access_token), second.scope]).toEqual([200, 'decks:read']);
  await client.tokenRevocation(config, second.refresh_token!);
  expect(await decksStatus(second.access_token)).toBe(401);
});
