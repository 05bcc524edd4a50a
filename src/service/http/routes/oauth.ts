/** OAuth 2.0: the endpoints of its library, and the page where a sign-in on a device is approved. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { QuarterdeckError } from '../../../model/errors.ts';
import { hashOf, isWellFormed } from '../../local/local-api-keys.ts';
import type { AuthorizationServer } from '../../oauth/authorization-server.ts';
import { paths } from '../../oauth/paths.ts';
import { isLoopback } from '../../server-config.ts';
import { clientAddress } from '../auth.ts';
import { codePage, consentPage, donePage, pageHeaders } from '../device-page.ts';
import type { App, RouteParts } from '../route-parts.ts';
import { WrongTries } from '../wrong-tries.ts';

const largestForm = 64 * 1024;
/** Of requests that came through a proxy. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;
/** Headers of a request that the library reads. */
const passed = ['authorization', 'content-type', 'accept', 'user-agent'] as const;
/** Those of its answers that are made anew. */
const dropped = ['content-length', 'date', 'connection', 'transfer-encoding'];

const triesMs = 600_000;
/** Wrong codes and keys from one address, wrong keys for one code, and wrong codes in all, within ten minutes. */
const most = { ofAddress: 5, ofCode: 5, inAll: 500 };

type Parts = Pick<RouteParts, 'oauth' | 'keys' | 'refuseTooMany' | 'baseUrl' | 'hasPublicUrl'>;

export function addOauthRoutes(app: App, { oauth, keys, refuseTooMany, baseUrl, hasPublicUrl }: Parts): void {
  if (!oauth) return;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Tokens and addresses name the server as its callers know it: one that they cannot reach would only fail later, and elsewhere.
    scope.addHook('onRequest', async (request) => {
      if (!hasPublicUrl && !isReachedAt(baseUrl(), request)) throw publicUrlMissing();
    });
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: largestForm }, (_request, body, done) =>
      done(null, body),
    );
    const get = (url: string, handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
      scope.get(url, { schema: { hide: true } }, handler);
    const post = (
      url: string,
      action: string | false | ((request: FastifyRequest) => string | false),
      handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
    ) => scope.post(url, { schema: { hide: true }, config: { action } }, handler);

    get('/.well-known/oauth-authorization-server', async (request, reply) => {
      const answer = await passOn(request, await oauth());
      return reply.headers(answer.headers).send(metadata(JSON.parse(answer.body)));
    });
    get(paths.jwks, async (request, reply) => {
      const { status, headers, body } = await passOn(request, await oauth());
      return reply.code(status).headers(headers).send(body);
    });
    post(paths.token, 'oauth.token', async (request, reply) => {
      const server = await oauth();
      const answer = await passOn(request, server);
      if (answer.status === 200) {
        const token = (JSON.parse(answer.body) as { access_token: string }).access_token;
        request.caller = await server.caller(token);
      }
      return sendAnswer(request, reply, answer);
    });
    // It changes nothing before someone consents, and anyone can ask.
    post(paths.device_authorization, false, async (request, reply) => {
      refuseTooMany(request);
      return sendAnswer(request, reply, withInterval(await passOn(request, await oauth())));
    });
    // A sign-in that ends is recorded where it does, as it also ends in other ways.
    post(paths.revocation, false, async (request, reply) => sendAnswer(request, reply, await passOn(request, await oauth())));

    const tries = {
      ofAddress: new WrongTries(most.ofAddress, triesMs),
      ofCode: new WrongTries(most.ofCode, triesMs),
      inAll: new WrongTries(most.inAll, triesMs),
    };
    get(paths.code_verification, async ({ query }, reply) => {
      const { user_code } = query as { user_code?: unknown };
      return reply.headers(pageHeaders).send(codePage(typeof user_code === 'string' ? user_code.slice(0, 20) : ''));
    });
    const decided = ({ body }: FastifyRequest) => {
      const step = new URLSearchParams(String(body ?? '')).get('step');
      return step === 'approve' || step === 'deny' ? `oauth.${step}` : false;
    };
    post(paths.code_verification, decided, async (request, reply) => {
      const now = performance.now();
      const address = clientAddress(request);
      const locked = Math.max(tries.ofAddress.lockedFor(address, now), tries.inAll.lockedFor('all', now));
      if (locked > 0) {
        const retryAfter = Math.ceil(locked / 1000);
        throw new QuarterdeckError('rate_limited', 'There were too many wrong codes or keys.', {
          next: `try again in ${Math.ceil(retryAfter / 60)} min`,
          retryAfter,
        });
      }
      const form = new URLSearchParams(String(request.body ?? ''));
      const typed = (form.get('user_code') ?? '').slice(0, 20);
      const userCode = typed.toUpperCase().replace(/[^A-Z]/g, '');
      const server = await oauth();
      const show = (status: number, html: string) => reply.code(status).headers(pageHeaders).send(html);
      const signIn = await server.signIn(userCode);
      if (!signIn) {
        tries.ofAddress.count(address, now);
        tries.inAll.count('all', now);
        return show(404, codePage(typed, 'There is no such code, or it has expired. Codes are valid for ten minutes.'));
      }
      const shown = `${userCode.slice(0, 4)}-${userCode.slice(4)}`;
      if (form.get('step') === 'deny') {
        await server.deny(userCode, null);
        return show(200, donePage('Denied', 'The device was not signed in.'));
      }
      if (form.get('step') !== 'approve') return show(200, consentPage(shown, signIn));
      const key = form.get('api_key')?.trim() ?? '';
      const caller = isWellFormed(key) ? await (await keys()).caller(hashOf(key)) : null;
      if (!caller || !(await (await keys()).isLive(caller.tenantId, caller.keyId))) {
        tries.ofAddress.count(address, now);
        tries.ofCode.count(userCode, now);
        if (tries.ofCode.lockedFor(userCode, now) > 0) {
          await server.deny(userCode, null);
          return show(403, donePage('Denied', 'There were too many wrong API keys. Start again on the device.'));
        }
        return show(403, consentPage(shown, signIn, 'The API key is unknown, revoked or expired.'));
      }
      request.caller = caller;
      const granted = await server.approve(userCode, caller.tenantId, { key_id: caller.keyId, scopes: [...caller.scopes] });
      if (granted === null) {
        return show(403, consentPage(shown, signIn, 'The API key may do nothing of what was asked for.'));
      }
      return show(200, donePage('Approved', `${signIn.clientName} is signed in. You can close this page.`));
    });
  });

  async function passOn(request: FastifyRequest, server: AuthorizationServer) {
    const headers = Object.fromEntries(passed.map((name) => [name, request.headers[name]]));
    const {
      status,
      headers: sent,
      body,
    } = await server.answer({
      method: request.method === 'POST' ? 'POST' : 'GET',
      path: request.routeOptions.url!,
      headers,
      ...(typeof request.body === 'string' && { body: request.body }),
      address: clientAddress(request),
    });
    const kept = Object.fromEntries(Object.entries(sent).filter(([name]) => !dropped.includes(name)));
    return { status, headers: kept, body };
  }

  function sendAnswer(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: Awaited<ReturnType<typeof passOn>>) {
    // Guessing secrets, tokens and codes is limited; waiting for consent is not guessing.
    if (status >= 400 && !body.includes('"authorization_pending"')) refuseTooMany(request);
    if (status === 401 && headers['www-authenticate'] === undefined) reply.header('www-authenticate', 'Basic realm="quarterdeck"');
    return reply.code(status).headers(headers).send(body);
  }
}

/** Whether the caller is on this machine, or uses the very address that the server listens on, with no proxy between. */
function isReachedAt(baseUrl: string, { headers }: FastifyRequest): boolean {
  if (proxyHeaders.some((name) => headers[name] !== undefined)) return false;
  const { hostname } = new URL(baseUrl);
  const asked = `http://${headers.host}`;
  if (!URL.canParse(asked)) return false;
  const called = new URL(asked).hostname;
  return called === hostname || (isLoopback(called) && isLoopback(hostname));
}

function publicUrlMissing(): QuarterdeckError {
  return new QuarterdeckError('public_url_missing', 'The server has not been told at which address its callers reach it.', {
    next: 'start it with --public-url https://decks.example.com, or set QUARTERDECK_PUBLIC_URL',
  });
}

/** How often a device may look, seconds; the library leaves it at five. */
const interval = 2;

function withInterval<T extends { status: number; body: string }>(answer: T): T {
  return answer.status === 200 ? { ...answer, body: JSON.stringify({ ...JSON.parse(answer.body), interval }) } : answer;
}

/** What the library says of itself, without what is only there for sign-ins that this server does not have. */
function metadata(said: Record<string, unknown>): Record<string, unknown> {
  const kept = [
    'issuer',
    'token_endpoint',
    'device_authorization_endpoint',
    'revocation_endpoint',
    'jwks_uri',
    'grant_types_supported',
    'response_types_supported',
    'token_endpoint_auth_methods_supported',
    'token_endpoint_auth_signing_alg_values_supported',
  ];
  const scopes = (said.scopes_supported as string[]).filter((scope) => scope !== 'openid');
  return { ...Object.fromEntries(kept.map((name) => [name, said[name]])), scopes_supported: scopes };
}
