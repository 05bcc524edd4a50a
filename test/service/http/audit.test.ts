/** The audit log: every change and every refusal is in it, nothing secret is, and nothing in it can be changed unseen. */
import path from 'node:path';
import Database from 'libsql';
import { expect, it } from 'vitest';
import { AuditStore } from '../../../src/service/local/store/audit-store.ts';
import { openStore, storeFile } from '../../../src/service/local/store/open-store.ts';
import type { AuditEntry } from '../../../src/service/schema/audit.ts';
import { api } from '../../helpers/api.ts';
import { bodies, fileBodies } from '../../helpers/api-page.ts';
import { tempDir } from '../../helpers/temp-dir.ts';
import { everyOperation } from './api-properties.ts';

it('holds every change, of every operation that the OpenAPI document has, with who, what and from where', async () => {
  const { api: living, operations } = await everyOperation('acme');
  const { app, headers, pick, deckId } = living;
  const last = async (): Promise<AuditEntry> => {
    const { audit } = await living.host.open();
    const page = { tenantId: null, withNobodys: true, from: 0, to: Number.MAX_SAFE_INTEGER, before: Number.MAX_SAFE_INTEGER, limit: 1 };
    return (await audit.read(page))[0]!;
  };
  const { key_id } = (await app.inject({ url: '/v1/api-keys', headers })).json().data[0];
  const own: Readonly<Record<string, unknown>> = {
    ...bodies,
    'POST /v1/generate': { prompt: 'Wins', metadata: { secret: 's3cr3t-metadata' } },
    'POST /v1/export': { deck_id: deckId },
    'POST /v1/webhooks': { url: 'http://127.0.0.1:9/hook?token=s3cr3t-token' },
    'PUT /v1/data-sources/{name}': { ...(bodies['PUT /v1/data-sources/{name}'] as object), password: 's3cr3t-password' },
  };
  const changes = operations.filter(({ method, secured }) => secured && method !== 'GET');
  const actions = new Set<string>();
  for (const operation of changes) {
    const { method, path: address } = operation;
    const caller = await living.callerOf(operation);
    let url = address;
    const ends = method === 'DELETE' || method === 'PATCH' || /\/(cancel|rotate)$/.test(address);
    for (const [part, name] of address.matchAll(/\{(\w+)\}/g)) url = url.replace(part, await pick(name!, 0, ends));
    const file = fileBodies[`${method} ${address}`];
    const body = file ? living.deck : own[`${method} ${address}`];
    const answer = await app.inject({
      method: method as 'POST',
      url,
      headers: { ...caller.headers, ...(file && { 'content-type': file.type }) },
      ...(body ? { payload: body as object } : {}),
    });
    expect(answer.statusCode, `${method} ${url} ${answer.payload}`).toBeLessThan(300);
    const entry = await last();
    expect(entry, `${method} ${address}`).toMatchObject({
      tenant_id: caller.tenantId,
      key_id: caller.tenantId === 'acme' ? key_id : expect.stringMatching(/^key_/),
      address: '127.0.0.1',
      result: 'done',
      status: answer.statusCode,
      request_id: answer.headers['x-request-id'],
    });
    expect(actions.has(entry.action), `${method} ${address} ${entry.action}`).toBe(false);
    actions.add(entry.action);
    const named = url.split('/').filter((part) => /^((deck|key|wh|dlv)_\w+|spare\d+)$/.test(part));
    const made = /"(?:deck|key|webhook|export|tenant)_id":"(\w+)"/.exec(answer.payload)?.[1];
    for (const id of [...named, ...(made ? [made] : [])]) expect(entry.target, `${method} ${address}`).toContain(id);
  }
  expect([...actions]).toContain('source.connect');

  // A link is followed by whoever holds it; the entry names the key that it was given to.
  const { deck_id } = (await app.inject({ url: '/v1/decks?status=completed', headers })).json().data[0] ?? { deck_id: null };
  if (deck_id === null) throw new Error('No deck is left to download.');
  const link = (await app.inject({ url: `/v1/decks/${deck_id}`, headers })).json().download_url.replace(/^https?:\/\/[^/]+/, '');
  expect((await app.inject({ url: link })).statusCode).toBe(200);
  expect(await last()).toMatchObject({ action: 'deck.download', target: `${deck_id}/pptx`, tenant_id: 'acme', key_id, result: 'done' });

  const { payload } = await app.inject({ url: '/v1/audit-log?limit=100', headers });
  expect(payload).not.toMatch(/s3cr3t|Wins|qd_live_|whsec_|sig=/);
});

it('holds every request that is refused for who sent it, also of a key that holds no longer', async () => {
  const { api: living, operations } = await everyOperation('acme');
  const { app, headers, host } = living;
  const ask = async (method: string, url: string, given: Record<string, string>, body?: object) =>
    app.inject({ method: method as 'GET', url, headers: given, ...(body && { payload: body }) });
  const narrow = (await ask('POST', '/v1/api-keys', headers, { name: 'narrow', scopes: ['metrics:read'] })).json();
  const newest = async () => {
    const { audit } = await host.open();
    const page = { tenantId: null, withNobodys: true, from: 0, to: Number.MAX_SAFE_INTEGER, before: Number.MAX_SAFE_INTEGER, limit: 1 };
    return (await audit.read(page))[0]!;
  };
  for (const { method, path: address, secured } of operations) {
    if (!secured || address === '/v1/metrics') continue;
    await ask(method, address.replace(/\{\w+\}/g, 'x'), { authorization: `Bearer ${narrow.key}` });
    expect(await newest(), `${method} ${address}`).toMatchObject({
      tenant_id: 'acme',
      key_id: narrow.key_id,
      result: 'refused',
      status: 403,
    });
  }
  await ask('GET', '/v1/decks', {});
  expect(await newest()).toMatchObject({ tenant_id: null, key_id: null, action: 'GET /v1/decks', result: 'refused', status: 401 });
  await ask('DELETE', `/v1/api-keys/${narrow.key_id}`, headers);
  await ask('GET', '/v1/metrics', { authorization: `Bearer ${narrow.key}` });
  expect(await newest()).toMatchObject({ tenant_id: 'acme', key_id: narrow.key_id, result: 'refused', status: 401 });
  await ask('GET', living.link.replace(/sig=.*/, 'sig=x'), {});
  expect(await newest()).toMatchObject({ tenant_id: null, key_id: null, action: 'deck.download', result: 'refused', status: 403 });
});

it('is read page by page, between two moments, by the admin of one tenant alone', async () => {
  const { app, keyOf } = await api();
  const [acme, rival, operator] = await Promise.all(
    ['acme', 'rival', 'local'].map(async (tenant) => ({ authorization: `Bearer ${await keyOf(tenant)}` })),
  );
  for (const name of ['a', 'b', 'c', 'd', 'e'])
    await app.inject({ method: 'POST', url: '/v1/api-keys', headers: acme!, payload: { name } });
  await app.inject({ url: '/v1/decks' });
  const read = async (query: string, headers = acme!) => (await app.inject({ url: `/v1/audit-log?${query}`, headers })).json();
  const seen: number[] = [];
  let cursor = '';
  do {
    const page = await read(`limit=2${cursor}`);
    seen.push(...page.data.map(({ sequence }: AuditEntry) => sequence));
    cursor = page.next_cursor === null ? '' : `&cursor=${page.next_cursor}`;
  } while (cursor);
  expect(seen).toEqual([5, 4, 3, 2, 1]);
  expect((await read('', rival!)).data).toEqual([]);
  // Who turned up without a key is for who runs the server to see.
  expect((await read('', operator!)).data.map(({ status }: AuditEntry) => status)).toEqual([401]);
  const today = new Date().toISOString();
  expect((await read(`from=${today.slice(0, 10)}&to=${today.slice(0, 10)}`)).data).toHaveLength(5);
  expect((await read('to=2020-12-31')).data).toEqual([]);
  expect((await read(`from=${today.slice(0, 4)}-12-31T23:59:59Z`)).data).toEqual([]);
  expect((await read('from=yesterday')).code).toBe('option_invalid');
});

it('only grows: the database refuses to change it, and whoever changes the file is found out', async () => {
  const folder = tempDir();
  const store = await openStore(folder);
  const audit = new AuditStore(store, () => 1_763_790_000_000);
  // Several at once follow on one another all the same.
  await Promise.all(Array.from({ length: 20 }, (_, at) => audit.record({ action: 'deck.delete', target: `deck_${at}`, result: 'done' })));
  expect(await audit.verify()).toEqual({ entries: 20, broken: null });
  await expect(store.updateTable('audit_log').set({ target: 'x' }).where('sequence', '=', 3).execute()).rejects.toThrow('only grows');
  await expect(store.deleteFrom('audit_log').where('sequence', '=', 3).execute()).rejects.toThrow('only grows');
  await store.destroy();
  const broken = async (sql: string) => {
    const file = new Database(path.join(folder, storeFile));
    file.exec('drop trigger if exists audit_log_no_update; drop trigger if exists audit_log_no_delete; begin');
    file.exec(`${sql}; commit`);
    file.close();
    const again = await openStore(folder);
    const found = (await new AuditStore(again, () => 0).verify()).broken;
    await again.destroy();
    return found;
  };
  expect(await broken("update audit_log set result = 'failed' where sequence = 19")).toBe(19);
  expect(await broken("update audit_log set result = 'done' where sequence = 19; delete from audit_log where sequence = 7")).toBe(7);
});
