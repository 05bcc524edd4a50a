/** Tenants as the operator makes, limits, suspends and deletes them, and accounts as anyone registers them. */
import { describe, expect, it } from 'vitest';
import { api } from '../../helpers/api.ts';

async function operated({ registration = false } = {}) {
  const made = await api({ registration });
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  const operator = bearer(await made.keyOf('local'));
  const ask = (method: string, url: string, payload?: object, headers: Record<string, string> = operator) =>
    made.app.inject({ method: method as 'GET', url, headers, ...(payload && { payload }) });
  const keyOf = async (tenant: string, payload: object = { name: 'first', scopes: ['admin'] }) =>
    bearer((await ask('POST', `/v1/tenants/${tenant}/api-keys`, payload)).json().key);
  return { ...made, ask, keyOf };
}

describe('a tenant', () => {
  it('is created with its limits, listed, and has keys of its own', async () => {
    const { ask, keyOf } = await operated();
    const created = await ask('POST', '/v1/tenants', { tenant_id: 'acme', name: 'Acme Ltd.', limits: { decks_per_day: 5 } });
    expect([created.statusCode, created.json()]).toMatchObject([
      201,
      { tenant_id: 'acme', state: 'active', limits: { decks_per_day: 5, stored_bytes: null } },
    ]);
    expect((await ask('POST', '/v1/tenants', { tenant_id: 'acme' })).json().code).toBe('tenant_exists');
    const { data } = (await ask('GET', '/v1/tenants')).json();
    expect(data.map(({ tenant_id }: { tenant_id: string }) => tenant_id)).toEqual(['acme', 'local']);
    const own = await keyOf('acme');
    expect((await ask('GET', '/v1/accounts/me', undefined, own)).json()).toMatchObject({
      tenant_id: 'acme',
      kept: { decks: 0, api_keys: 1 },
    });
    // An admin of one tenant is none of the server.
    expect((await ask('GET', '/v1/tenants', undefined, own)).statusCode).toBe(403);
  });

  it('that is suspended has no key and no link that works, from the next request on, and all of them when it is active again', async () => {
    const { ask, keyOf } = await operated();
    await ask('POST', '/v1/tenants', { tenant_id: 'acme' });
    const own = await keyOf('acme');
    const read = async () => (await ask('GET', '/v1/decks', undefined, own)).json().code ?? 'answered';
    expect(await read()).toBe('answered');
    await ask('PATCH', '/v1/tenants/acme', { state: 'suspended' });
    expect(await read()).toBe('tenant_suspended');
    await ask('PATCH', '/v1/tenants/acme', { state: 'active' });
    expect(await read()).toBe('answered');
  });

  it('that is deleted has no key that works, and nobody gets its ID again', async () => {
    const { ask, keyOf } = await operated();
    await ask('POST', '/v1/tenants', { tenant_id: 'acme' });
    const own = await keyOf('acme');
    expect((await ask('DELETE', '/v1/tenants/acme')).statusCode).toBe(204);
    expect((await ask('GET', '/v1/decks', undefined, own)).statusCode).toBe(401);
    expect((await ask('GET', '/v1/tenants/acme')).statusCode).toBe(404);
    expect((await ask('POST', '/v1/tenants', { tenant_id: 'acme' })).json().code).toBe('tenant_exists');
    expect((await ask('POST', '/v1/tenants/acme/api-keys', { name: 'again' })).json().code).toBe('tenant_not_found');
  });

  it('of the operator is neither suspended nor deleted', async () => {
    const { ask } = await operated();
    expect((await ask('PATCH', '/v1/tenants/local', { state: 'suspended' })).statusCode).toBe(400);
    expect((await ask('DELETE', '/v1/tenants/local')).statusCode).toBe(400);
    expect((await ask('DELETE', '/v1/accounts/me')).statusCode).toBe(400);
  });
});

describe('registering an account', () => {
  const northfield = { name: 'Northfield', email: 'ops@northfield.example' };

  it('is refused unless the operator allows it', async () => {
    const { ask } = await operated();
    const refused = await ask('POST', '/v1/accounts', northfield, {});
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'registration_closed']);
  });

  it('gives a tenant with limits and a key, which sees and deletes what is its own', async () => {
    const { ask } = await operated({ registration: true });
    const made = await ask('POST', '/v1/accounts', northfield, {});
    expect([made.statusCode, made.headers['cache-control']]).toEqual([201, 'no-store']);
    const { tenant_id, api_key } = made.json();
    const own = { authorization: `Bearer ${api_key.key}` };
    expect((await ask('GET', '/v1/accounts/me', undefined, own)).json()).toMatchObject({
      tenant_id,
      contact: 'ops@northfield.example',
      limits: { decks_per_day: 100, concurrent_decks: 10, stored_bytes: 2 ** 30 },
    });
    expect((await ask('DELETE', '/v1/accounts/me', undefined, own)).statusCode).toBe(204);
    expect((await ask('GET', '/v1/accounts/me', undefined, own)).statusCode).toBe(401);
  });

  it('needs an address that could be one', async () => {
    const { ask } = await operated({ registration: true });
    for (const email of ['ops', 'ops@', '@northfield.example', 'a b@northfield.example', `${'x'.repeat(260)}@northfield.example`])
      expect((await ask('POST', '/v1/accounts', { ...northfield, email }, {})).statusCode, email).toBe(400);
  });

  it('is possible five times an hour from one address, and makes nothing twice of one request', async () => {
    const { ask } = await operated({ registration: true });
    const once = () => ask('POST', '/v1/accounts', northfield, { 'idempotency-key': 'monday' });
    const [first, again] = [await once(), await once()];
    expect(again.json()).toEqual(first.json());
    expect((await ask('POST', '/v1/accounts', { ...northfield, name: 'Other' }, { 'idempotency-key': 'monday' })).statusCode).toBe(422);
    for (let at = 0; at < 4; at++) expect((await ask('POST', '/v1/accounts', northfield, {})).statusCode).toBe(201);
    const refused = await ask('POST', '/v1/accounts', northfield, {});
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600);
  });

  it('is counted for a whole network of IPv6, and for everyone together', async () => {
    const { app } = await api({ registration: true, trustedProxies: 'loopback' });
    const from = async (address: string) =>
      (await app.inject({ method: 'POST', url: '/v1/accounts', payload: northfield, headers: { 'x-forwarded-for': address } })).statusCode;
    const ofOneNetwork: number[] = [];
    for (let at = 1; at <= 6; at++) ofOneNetwork.push(await from(`2001:db8:0:1:${at}::${at}`));
    expect(ofOneNetwork).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await from('2001:db8:0:2::1')).toBe(201);
    let taken = 6;
    for (let at = 0; at < 250; at++) if ((await from(`198.51.${100 + Math.floor(at / 250)}.${at}`)) === 201) taken++;
    // One more every 18 seconds, on a slow machine.
    expect([taken >= 200, taken < 205]).toEqual([true, true]);
  });

  it('is told to the audit log by the ID alone', async () => {
    const log: string[] = [];
    const { app, host } = await api({ registration: true, log });
    await app.inject({ method: 'POST', url: '/v1/accounts', payload: northfield });
    const { audit } = await host.open();
    const page = { tenantId: null, withNobodys: true, from: 0, to: Number.MAX_SAFE_INTEGER, before: Number.MAX_SAFE_INTEGER, limit: 9 };
    const entries = await audit.read(page);
    expect(entries).toMatchObject([{ action: 'account.create', target: expect.stringMatching(/^tenant_\w+$/), result: 'done' }]);
    expect(JSON.stringify([entries, log])).not.toMatch(/northfield|qd_live_/i);
  });
});
