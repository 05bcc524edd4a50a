/** Quotas of tenants and keys: each refuses with its own code and policy, at its boundary, also many at once. */
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { limitStorage } from '../../../src/service/http/storage-quotas.ts';
import { LocalDeckService } from '../../../src/service/local/local-deck-service.ts';
import { demandQuota } from '../../../src/service/local/store/decks/deck-quotas.ts';
import { noKeyLimits, noLimits } from '../../../src/service/local/store/tenant-store.ts';
import type { Limits, SomeLimits } from '../../../src/service/schema/limits.ts';
import { api } from '../../helpers/api.ts';

const hourMs = 3_600_000;

async function limited(limits: SomeLimits, ofKey: SomeLimits = {}) {
  const { app, host } = await api();
  const service = new LocalDeckService(host);
  await service.tenants.create({ tenant_id: 'acme', limits });
  const keyWith = async (own: object) => {
    const { key, key_id } = await service.tenants.createKey('acme', { name: 'key', scopes: ['admin'], limits: own });
    return { headers: { authorization: `Bearer ${key}` }, key_id };
  };
  const { headers, key_id } = await keyWith(ofKey);
  const generate = (by = headers) => app.inject({ method: 'POST', url: '/v1/generate', headers: by, payload: { prompt: 'Wins' } });
  const upload = (name: string, bytes: number) => {
    const payload = `--b\r\ncontent-disposition: form-data; name="file"; filename="deals.csv"\r\n\r\nid\n${'1\n'.repeat(bytes / 2)}\r\n--b--\r\n`;
    const type = { 'content-type': 'multipart/form-data; boundary=b' };
    return app.inject({ method: 'PUT', url: `/v1/data-sources/${name}`, headers: { ...headers, ...type }, payload });
  };
  return { app, host, service, headers, key_id, keyWith, generate, upload };
}

/** A server whose only caller has these limits. */
function ofTenantWith(limits: SomeLimits) {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.decorateRequest('caller', null);
  app.decorateRequest('standing', null);
  app.addHook('onRequest', async (request) => {
    request.caller = { tenantId: 'acme', keyId: 'key_1', scopes: [] };
    request.standing = { state: 'active', tenant: { ...noLimits, ...limits } as Limits, key: noKeyLimits };
  });
  return app;
}

const codes = (answers: { statusCode: number; json(): { code?: string } }[]) =>
  answers.map((answer) => (answer.statusCode < 300 ? 'taken' : answer.json().code));
const count = (all: readonly (string | undefined)[], one: string) => all.filter((each) => each === one).length;

describe('decks a day', () => {
  it('are never more than the quota, of fifty at once', async () => {
    const { generate } = await limited({ decks_per_day: 10 });
    const answers = codes(await Promise.all(Array.from({ length: 50 }, () => generate())));
    expect([count(answers, 'taken'), count(answers, 'deck_quota_reached')]).toEqual([10, 40]);
  });

  it('are refused with when there is room again, by the policy that binds', async () => {
    const { generate } = await limited({ decks_per_day: 1 });
    await generate();
    const refused = await generate();
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'deck_quota_reached']);
    const wait = Number(refused.headers['retry-after']);
    expect([wait > 86_000, wait <= 86_400]).toEqual([true, true]);
    expect(refused.headers['ratelimit-policy']).toBe('"decks-per-day";q=1;w=86400');
    expect(refused.headers.ratelimit).toBe(`"decks-per-day";r=0;t=${wait}`);
  });

  it('do not come again by deleting decks', async () => {
    const { app, headers, generate } = await limited({ decks_per_day: 1 });
    const { deck_id } = (await generate()).json();
    await app.inject({ method: 'DELETE', url: `/v1/decks/${deck_id}`, headers });
    expect((await generate()).json().code).toBe('deck_quota_reached');
  });

  it('are ten in any 24 hours, also nine before midnight and ten after', async () => {
    const { host, key_id } = await limited({ decks_per_day: 10 });
    const { store } = await host.open();
    const midnight = Date.parse('2026-01-02T00:00:00Z');
    const take = async (at: number, id: string) => {
      try {
        await demandQuota(store, 'acme', key_id, at);
      } catch {
        return false;
      }
      const settled = { id, tenant_id: 'acme', key_id, brand_kit_id: 'default', status: 'completed', stage_times: '[]', created_at: at };
      await store
        .insertInto('removed_decks')
        .values({ ...settled, figures: null, started_at: at, completed_at: at })
        .execute();
      return true;
    };
    const taken: number[] = [];
    for (let at = 0; at < 9; at++) if (await take(midnight - 60_000 + at, `before${at}`)) taken.push(at);
    for (let at = 0; at < 10; at++) if (await take(midnight + 60_000 + at, `after${at}`)) taken.push(at);
    expect(taken).toHaveLength(10);
    // A day after the first ones there is room for as many as are a day old, and for no more.
    expect(await take(midnight + 24 * hourMs - 60_000 - 1, 'early')).toBe(false);
    expect(await take(midnight + 24 * hourMs - 60_000 + 1, 'next')).toBe(true);
  });

  it('of a key are its own, below those of its tenant', async () => {
    const { generate, keyWith } = await limited({ decks_per_day: 3 }, { decks_per_day: 1 });
    const other = (await keyWith({})).headers;
    expect(codes([await generate(), await generate(), await generate(other), await generate(other), await generate(other)])).toEqual([
      'taken',
      'deck_quota_reached',
      'taken',
      'taken',
      'deck_quota_reached',
    ]);
  });
});

describe('decks at the same time', () => {
  it('are never more than the quota, of fifty at once, and one more when one is done', async () => {
    const { app, headers, generate } = await limited({ concurrent_decks: 4 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => generate()));
    expect([count(codes(answers), 'taken'), count(codes(answers), 'concurrency_reached')]).toEqual([4, 46]);
    const refused = answers.find(({ statusCode }) => statusCode === 429)!;
    expect([refused.headers['retry-after'], refused.headers['ratelimit-policy']]).toEqual(['5', '"concurrent-decks";q=4']);
    const { deck_id } = answers.find(({ statusCode }) => statusCode === 202)!.json();
    await app.inject({ method: 'POST', url: `/v1/decks/${deck_id}/cancel`, headers });
    expect(codes([await generate(), await generate()])).toEqual(['taken', 'concurrency_reached']);
  });

  it('of a key hold up none of its tenant’s other keys', async () => {
    const { generate, keyWith } = await limited({}, { concurrent_decks: 1 });
    const other = (await keyWith({})).headers;
    expect(codes([await generate(), await generate(), await generate(other)])).toEqual(['taken', 'concurrency_reached', 'taken']);
  });
});

describe('stored bytes', () => {
  it('are never more than the quota, of fifty uploads at once, and none of them by half', async () => {
    const { host, service, upload } = await limited({ stored_bytes: 100_000 });
    const answers = codes(await Promise.all(Array.from({ length: 50 }, (_, at) => upload(`s${at}`, 10_000))));
    expect(count(answers, 'taken') + count(answers, 'storage_quota_reached')).toBe(50);
    expect(count(answers, 'taken')).toBeGreaterThan(4);
    const { kept } = await new LocalDeckService(host, 'acme').account.get();
    expect(kept.stored_bytes).toBeLessThanOrEqual(100_000);
    expect(kept.stored_bytes).toBeGreaterThan(50_000);
    expect(kept.data_sources).toBe(count(answers, 'taken'));
    expect((await service.tenants.get('acme')).limits.stored_bytes).toBe(100_000);
  });

  it('count what ends while they are measured', async () => {
    const app = ofTenantWith({ stored_bytes: 100 });
    let stored = 0;
    let finishFirst = () => {};
    const measured = [
      async () => 0,
      // The first request writes and ends after its folder was looked at.
      async () => {
        stored = 60;
        finishFirst();
        await first;
        await new Promise(setImmediate);
        return 0;
      },
    ];
    limitStorage(app, () => measured.shift()!(), { whileAllFits: 0, beforeRefusing: 0 });
    const held = new Promise<void>((resolve) => {
      finishFirst = resolve;
    });
    app.post('/first', { config: { stores: true } }, () => held.then(() => null));
    app.post('/second', { config: { stores: true } }, async () => null);
    const send = (url: string) => app.inject({ method: 'POST', url, payload: 'x'.repeat(60), headers: { 'content-type': 'text/plain' } });
    const first = send('/first');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await send('/second')).json().code).toBe('storage_quota_reached');
    expect([(await first).statusCode, stored]).toEqual([200, 60]);
  });

  it('are not measured at every request, and again before one is refused for long', async () => {
    const app = ofTenantWith({ stored_bytes: 100 });
    const full = 'storage_quota_reached';
    let measurements = 0;
    limitStorage(app, async () => [0, 90, 10][measurements++]!, { whileAllFits: 10_000, beforeRefusing: 50 });
    app.post('/', { config: { stores: true } }, async () => null);
    const send = async () => {
      const headers = { 'content-type': 'text/plain' };
      return codes([await app.inject({ method: 'POST', url: '/', payload: 'x'.repeat(30), headers })])[0];
    };
    expect([await send(), await send(), await send(), await send(), measurements]).toEqual(['taken', 'taken', 'taken', full, 1]);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect([await send(), await send(), measurements]).toEqual([full, full, 2]);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect([await send(), measurements]).toEqual(['taken', 3]);
  });

  it('refuse what would be too much, say so, and take it when something is deleted', async () => {
    const { app, headers, upload } = await limited({ stored_bytes: 30_000 });
    expect((await upload('one', 20_000)).statusCode).toBe(200);
    const refused = await upload('two', 20_000);
    expect([refused.statusCode, refused.json().code, refused.headers['ratelimit-policy']]).toEqual([
      429,
      'storage_quota_reached',
      '"stored-bytes";q=30000',
    ]);
    await app.inject({ method: 'DELETE', url: '/v1/data-sources/one', headers });
    expect((await upload('two', 20_000)).statusCode).toBe(200);
  });

  it('count brand kits, and refuse decks when they are used up', async () => {
    const { app, headers, generate } = await limited({ stored_bytes: 50 });
    const kit = { name: 'House', colors: { primary: '#1F4E79' } };
    const put = () => app.inject({ method: 'PUT', url: '/v1/brand-kits/house', headers, payload: kit });
    expect((await put()).statusCode).toBe(200);
    expect(codes([await put(), await generate()])).toEqual(['storage_quota_reached', 'storage_quota_reached']);
  });
});

describe('requests a minute', () => {
  it('are those of the tenant, below them those of the key, and both are told', async () => {
    const { app, headers, keyWith, service } = await limited({ requests_per_minute: 4 }, { requests_per_minute: 2 });
    const other = (await keyWith({})).headers;
    const read = async (by = headers) => {
      const { statusCode, headers: told } = await app.inject({ url: '/v1/decks', headers: by });
      return [statusCode, told['ratelimit-policy'], String(told.ratelimit).replace(/;t=.*/, '')];
    };
    const both = '"tenant";q=4;w=60, "key";q=2;w=60';
    expect(await read()).toEqual([200, both, '"key";r=1']);
    expect(await read()).toEqual([200, both, '"key";r=0']);
    expect(await read()).toEqual([429, both, '"key";r=0']);
    expect(await read(other)).toEqual([200, '"tenant";q=4;w=60', '"tenant";r=1']);
    // Without a restart.
    await service.tenants.update('acme', { limits: { requests_per_minute: null } });
    expect((await read(other)).slice(1)).toEqual(['"default";q=1000000;w=60', expect.stringMatching(/^"default";r=\d+$/)]);
  });
});
