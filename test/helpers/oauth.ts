/** OAuth against the REST API inside a test: forms, tokens, and the device flow to its end. */
import type { App } from '../../src/service/http/route-parts.ts';
import { LocalDeckService } from '../../src/service/local/local-deck-service.ts';
import type { LocalHost } from '../../src/service/local/local-host.ts';
import type { Scope } from '../../src/service/schema/api-key.ts';

export const issuer = 'http://127.0.0.1:8080';
const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code';

export function postForm(app: App, url: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  });
}

function basic(id: string, secret: string): { authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` };
}

/** A client of a tenant with a secret, and how it gets a token. */
export async function newClient(app: App, host: LocalHost, tenantId: string, scopes: Scope[]) {
  const { client_id, client_secret } = await new LocalDeckService(host, tenantId).oauthClients.create({ name: 'reports', scopes });
  const token = (form: Record<string, string> = {}) =>
    postForm(app, '/oauth/token', { grant_type: 'client_credentials', ...form }, basic(client_id, client_secret!));
  return { client_id, client_secret: client_secret!, token };
}

/** Someone approves a sign-in of the command line with a key. */
export async function signInOnDevice(app: App, key: string, scope?: string) {
  const asked = (
    await postForm(app, '/oauth/device_authorization', { client_id: 'quarterdeck', ...(scope !== undefined && { scope }) })
  ).json() as { device_code: string; user_code: string };
  const poll = () => postForm(app, '/oauth/token', { grant_type: deviceGrant, client_id: 'quarterdeck', device_code: asked.device_code });
  const approval = await postForm(app, '/oauth/device', { user_code: asked.user_code, api_key: key, step: 'approve' });
  return { ...asked, approval, poll };
}

export const refresh = (app: App, token: string) =>
  postForm(app, '/oauth/token', { grant_type: 'refresh_token', client_id: 'quarterdeck', refresh_token: token });

export const listDecks = (app: App, token: string) => app.inject({ url: '/v1/decks', headers: { authorization: `Bearer ${token}` } });
