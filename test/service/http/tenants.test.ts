/** What one tenant can do to another: nothing, at any operation of the OpenAPI document; an operation that is new is tried here by itself. */
import { expect, it } from 'vitest';
import { LocalDeckService } from '../../../src/service/local/local-deck-service.ts';
import { bodies } from '../../helpers/api-page.ts';
import { type Operation, streams } from '../../helpers/openapi.ts';
import { everyOperation } from './api-properties.ts';

it('shows one tenant nothing of another, whatever it asks for by whichever name', async () => {
  const { api, operations } = await everyOperation('acme');
  const rival = { authorization: `Bearer ${await api.keyOf('rival')}` };
  // Every kind of ID that any address has. Names that a tenant chooses itself mean nothing of another's.
  const parameters = [...new Set(operations.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)))];
  const chosen = ['brand_kit_id', 'name', 'format', 'tenant_id'];
  const ids = await Promise.all(parameters.filter((name) => !chosen.includes(name)).map((name) => api.pick(name, 0, false)));
  const theirs = [...ids, '"tenant_id":"acme"', 'All-hands', '"House"', '"house"', 'deals.csv'];
  const named: Readonly<Record<string, unknown>> = {
    ...bodies,
    'POST /v1/generate': { prompt: 'Wins' },
    'POST /v1/export': {},
    'PATCH /v1/tenants/{tenant_id}': { state: 'suspended' },
    'PUT /v1/brand-kits/{brand_kit_id}': { name: 'Rival', colors: { primary: '#0B5FFF' } },
  };
  const state = async () => {
    const reads = operations.filter(
      ({ method, path, secured, operator }) =>
        method === 'GET' && secured && !operator && !/^\/v1\/(metrics|audit-log|events\/secret)/.test(path),
    );
    const answers = reads
      .filter((operation) => !streams(operation) && !operation.path.endsWith('/snapshot'))
      .map(async ({ path }) => {
        const answer = await api.app.inject({ url: await addressOf(path), headers: api.headers });
        return [path, answer.statusCode, answer.payload.replace(/"(url|download_url|expires_at|last_used_at)":("[^"]*"|null)/g, '')];
      });
    return Promise.all(answers);
  };
  const addressOf = async (path: string) => {
    let url = path;
    for (const [part, name] of path.matchAll(/\{(\w+)\}/g)) url = url.replace(part, await api.pick(name!, 0, false));
    return url;
  };
  /** An example, with everything it can name being another tenant's. */
  const bodyOf = async ({ method, path, bodies: taken, operator }: Operation) => {
    const example = named[`${method} ${path}`] as object | undefined;
    const naming = Object.keys(taken['application/json']?.properties ?? {}).filter(
      (name) => !operator && parameters.includes(name) && name.endsWith('_id'),
    );
    const theirs = await Promise.all(naming.map(async (name) => [name, await api.pick(name, 0, false)]));
    return { payload: example && { ...example, ...Object.fromEntries(theirs) }, refers: naming.length > 0 };
  };
  const before = await state();
  // What a tenant makes by a name that another uses too is its own: that comes last.
  const turn = ({ method, path }: Operation) => (path === '/v1/accounts/me' && method === 'DELETE' ? 2 : method === 'PUT' ? 1 : 0);
  const asked = operations.filter(({ secured }) => secured).sort((one, other) => turn(one) - turn(other));
  for (const operation of asked) {
    const { method, path, operator } = operation;
    const url = await addressOf(path);
    const { payload, refers } = await bodyOf(operation);
    // A stream of one's own events is open to everyone, and empty: below.
    if (path === '/v1/events' && method === 'GET') continue;
    const { statusCode, payload: told } = await api.app.inject({
      method: method as 'GET',
      url,
      headers: rival,
      ...(payload && { payload }),
    });
    const names = path.includes('{') && method !== 'PUT';
    if (operator) expect(statusCode, `${method} ${url} ${told}`).toBe(403);
    else if (names || refers) expect(statusCode, `${method} ${url} ${told}`).toBe(404);
    // What was asked by may be repeated.
    const said = `${url}${JSON.stringify(payload)}`;
    for (const word of theirs.filter((each) => !said.includes(each.replaceAll('"', ''))))
      expect(told, `${method} ${url}`).not.toContain(word);
  }
  expect(await state()).toEqual(before);
});

it('lets no key of a suspended tenant do anything, and none of a deleted one', async () => {
  const { api, operations } = await everyOperation('acme');
  const service = new LocalDeckService(api.host);
  const { key } = await service.tenants.createKey('acme', { name: 'key', scopes: ['admin'] });
  const codes = async () => {
    const asked = operations
      .filter(({ secured }) => secured)
      .map(async ({ method, path }) => {
        const headers = { authorization: `Bearer ${key}` };
        const answer = await api.app.inject({ method: method as 'GET', url: path.replace(/\{\w+\}/g, 'x'), headers });
        return `${answer.statusCode} ${answer.json().code}`;
      });
    return new Set(await Promise.all(asked));
  };
  await service.tenants.update('acme', { state: 'suspended' });
  expect(await codes()).toEqual(new Set(['403 tenant_suspended']));
  await service.tenants.delete('acme');
  expect(await codes()).toEqual(new Set(['401 unauthorized']));
});

it('lets nobody in without a key, or with one that does not allow it', async () => {
  const { api, operations } = await everyOperation('acme');
  const { key } = (
    await api.app.inject({ method: 'POST', url: '/v1/api-keys', headers: api.headers, payload: { name: 'narrow', scopes: ['decks:read'] } })
  ).json();
  for (const { method, path } of operations.filter(({ secured }) => secured)) {
    const url = path.replace(/\{\w+\}/g, 'x');
    const ask = async (headers: Record<string, string>) => (await api.app.inject({ method: method as 'GET', url, headers })).statusCode;
    expect([method, path, await ask({})]).toEqual([method, path, 401]);
    const mayRead = method === 'GET' && path.startsWith('/v1/decks');
    if (!mayRead) expect([method, path, await ask({ authorization: `Bearer ${key}` })]).toEqual([method, path, 403]);
  }
});

it('ends a stream when its key is revoked, or its tenant suspended', async () => {
  const { api } = await everyOperation('acme');
  const service = new LocalDeckService(api.host);
  const heard = async (how: (key: { key_id: string }) => Promise<unknown>) => {
    const key = await service.tenants.createKey('acme', { name: 'stream', scopes: ['admin'] });
    const { body } = await fetch(`${api.url}/v1/events`, { headers: { authorization: `Bearer ${key.key}` } });
    await how(key);
    let text = '';
    for await (const part of body!) text += Buffer.from(part).toString();
    return text;
  };
  const apiKeys = new LocalDeckService(api.host, 'acme').apiKeys;
  expect(await heard(({ key_id }) => apiKeys.revoke(key_id))).toBe(': listening\n\n');
  expect(await heard(() => service.tenants.update('acme', { state: 'suspended' }))).toBe(': listening\n\n');
  // Nor does a link that was given before.
  expect((await api.app.inject({ url: api.link })).statusCode).toBe(403);
  await service.tenants.update('acme', { state: 'active' });
  expect((await api.app.inject({ url: api.link })).statusCode).toBe(200);
});

it('tells one tenant nothing of what happens to another', async () => {
  const { api } = await everyOperation('acme');
  const enough = new AbortController();
  const rival = { authorization: `Bearer ${await api.keyOf('rival')}` };
  const { body } = await fetch(`${api.url}/v1/events`, { headers: rival, signal: enough.signal });
  let heard = '';
  const reading = (async () => {
    for await (const part of body!) heard += Buffer.from(part).toString();
  })().catch(() => {});
  const trigger = (headers: Record<string, string>, type: string) =>
    api.app.inject({ method: 'POST', url: '/v1/events', headers, payload: { type } });
  await trigger(api.headers, 'deck.completed');
  await trigger(rival, 'deck.failed');
  await expect.poll(() => heard, { timeout: 10_000 }).toContain('deck.failed');
  expect(heard).not.toContain('deck.completed');
  enough.abort();
  await reading;
});
