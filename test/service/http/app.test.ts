/** The whole REST API as whoever sends it anything sees it. */
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedSchema } from '../../../src/service/schema/deck.ts';
import { problemSchema } from '../../../src/service/schema/problem.ts';
import { api } from '../../helpers/api.ts';

const brief = 'All-hands\n\n# Wins\n\n- New office opened\n';

/** Requests that the document allows. */
const word = fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,20}$/);
const valid = fc.record(
  {
    prompt: fc.oneof(
      word,
      fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }).filter((text) => !text.includes('\u0000') && text.isWellFormed()),
    ),
    brand_kit_id: fc.constantFrom('light', 'dark', 'ibcs'),
    commentary: word,
    options: fc.record(
      {
        slides: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constant({ min: 3, max: 9 })),
        language: fc.constantFrom('en', 'de', 'ja', 'ar'),
        audience: word,
        as_of: fc.constantFrom('2025-12-31', '2024-02-29'),
        today: fc.constant('2026-01-15'),
        currency: fc.constantFrom('USD', 'EUR'),
        strict: fc.boolean(),
        until: fc.constantFrom('outline', 'layout', 'deck'),
      },
      { requiredKeys: [] },
    ),
    metadata: fc.dictionary(word, fc.string({ maxLength: 50 }), { maxKeys: 5 }),
  },
  { requiredKeys: ['prompt'] },
);

describe('the REST API', () => {
  it('takes in whatever its document allows', async () => {
    const { app, keyOf } = await api();
    const headers = { authorization: `Bearer ${await keyOf('acme')}` };
    await fc.assert(
      fc.asyncProperty(valid, async (payload) => {
        const answer = await app.inject({ method: 'POST', url: '/v1/generate', headers, payload });
        expect(answer.statusCode, answer.payload).toBe(202);
        const accepted = acceptedSchema.parse(answer.json());
        expect(answer.headers.location).toBe(`/v1/decks/${accepted.deck_id}`);
      }),
      { numRuns: 100 },
    );
  });

  it('never breaks down, whatever is sent anywhere, and says what is wrong as a problem document', async () => {
    const { app, keyOf } = await api();
    const headers = { authorization: `Bearer ${await keyOf('acme')}` };
    const { paths } = (await app.inject({ url: '/v1/openapi.json' })).json() as { paths: Record<string, Record<string, unknown>> };
    const routes = Object.entries(paths).flatMap(([url, methods]) =>
      // Streams end with their deck or their reader.
      Object.keys(methods)
        .filter(() => !url.endsWith('/events'))
        .map((method) => ({ url, method: method.toUpperCase() as 'GET' })),
    );
    const odd = fc.oneof(
      fc.constantFrom('..', '%00', '%2e%2e%2f', '__proto__', 'deck_0', "';--", '0', 'x'.repeat(300), '💥'),
      fc.string({ maxLength: 20 }),
    );
    const body = fc.oneof(
      fc.json(),
      fc.jsonValue().map((value) => JSON.stringify({ prompt: value, layout: value, name: value, options: value, kit: value, url: value })),
      fc.constantFrom('', '{', '[]', 'null', '{"prompt":"\\u0000"}', '{"prompt":"\\ud800"}', '{"__proto__":{"x":1}}', '['.repeat(5_000)),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...routes), odd, body, odd, async ({ url, method }, id, payload, query) => {
        const target = `${url.replace(/\{\w+\}/g, () => encodeURIComponent(id.isWellFormed() ? id : '_'))}?x=${encodeURIComponent(query.isWellFormed() ? query : '_')}`;
        const sends = method !== 'GET' && method !== ('DELETE' as string);
        const send = () =>
          app.inject({
            method,
            url: target,
            headers: { ...headers, ...(sends && { 'content-type': 'application/json' }) },
            ...(sends && { payload }),
          });
        let answer = await send();
        // A machine that is busy with other things is refused work for a moment, on purpose.
        for (let tries = 0; tries < 50 && answer.statusCode === 503 && answer.json().code === 'server_busy'; tries++) {
          await sleep(100);
          answer = await send();
        }
        expect(answer.statusCode, `${method} ${target} ${payload}\n${answer.payload}`).toBeLessThan(500);
        if (answer.statusCode >= 400) expect(problemSchema.parse(answer.json()).status).toBe(answer.statusCode);
      }),
      { numRuns: 300 },
    );
  });

  it('shows one tenant nothing of another: every address with every id of theirs is not there', async () => {
    const { app, keyOf } = await api();
    const mine = { authorization: `Bearer ${await keyOf('acme')}` };
    const other = { authorization: `Bearer ${await keyOf('rival')}` };
    const ask = (method: string, url: string, headers: Record<string, string>, payload?: object) =>
      app.inject({ method: method as 'GET', url, headers, ...(payload && { payload }) });
    const { deck_id } = (await ask('POST', '/v1/generate', mine, { prompt: brief })).json();
    const { key_id } = (await ask('POST', '/v1/api-keys', mine, { name: 'pipeline' })).json();
    expect((await ask('PUT', '/v1/brand-kits/house', mine, { name: 'House', colors: { primary: '#1F4E79' } })).statusCode).toBe(200);
    const theirs: [string, string, object?][] = [
      ['GET', `/v1/decks/${deck_id}`],
      ['GET', `/v1/decks/${deck_id}/outline`],
      ['GET', `/v1/decks/${deck_id}/layout`],
      ['GET', `/v1/decks/${deck_id}/events`],
      ['GET', `/v1/decks/${deck_id}/files/pptx`],
      ['POST', `/v1/decks/${deck_id}/cancel`],
      ['DELETE', `/v1/decks/${deck_id}`],
      ['POST', '/v1/export', { deck_id }],
      ['POST', '/v1/generate', { prompt: brief, brand_kit_id: 'house' }],
      ['GET', '/v1/brand-kits/house'],
      ['DELETE', '/v1/brand-kits/house'],
      ['DELETE', `/v1/api-keys/${key_id}`],
      ['POST', `/v1/api-keys/${key_id}/rotate`, {}],
    ];
    for (const [method, url, payload] of theirs) {
      const { statusCode, payload: text } = await ask(method, url, other, payload);
      expect({ method, url, statusCode }).toEqual({ method, url, statusCode: 404 });
      expect(text).not.toContain('All-hands');
    }
    for (const url of ['/v1/decks', '/v1/brand-kits', '/v1/api-keys']) {
      const { payload } = await ask('GET', url, other);
      for (const id of [deck_id, key_id, '"house"']) expect(payload).not.toContain(id);
    }
    expect((await ask('GET', `/v1/decks/${deck_id}`, mine)).json()).toMatchObject({ status: 'queued' });
    expect((await ask('GET', '/v1/brand-kits/house', mine)).statusCode).toBe(200);
  });

  it('makes one deck of fifty requests at once that carry one idempotency key', async () => {
    const { app, keyOf } = await api();
    const headers = { authorization: `Bearer ${await keyOf('acme')}`, 'idempotency-key': 'monday' };
    const send = () => app.inject({ method: 'POST', url: '/v1/generate', headers, payload: { prompt: brief } });
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.payload}`)).size).toBe(1);
    expect(answers.filter((answer) => answer.headers['idempotency-replayed'] === undefined)).toHaveLength(1);
    expect((await app.inject({ url: '/v1/decks', headers })).json().data).toHaveLength(1);
  });

  it('counts requests by tenant, and those without a valid key by address, which hold up nobody who has one', async () => {
    const { app, keyOf } = await api({ requestsPerMinute: 150 });
    const key = await keyOf('acme');
    const ask = (authorization: string) => app.inject({ url: '/v1/decks', headers: { authorization } });
    const strangers = await Promise.all(Array.from({ length: 130 }, () => ask('Bearer qd_live_no')));
    expect(strangers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(120);
    expect(strangers.at(-1)!.statusCode).toBe(429);
    const own = await Promise.all(Array.from({ length: 160 }, () => ask(`Bearer ${key}`)));
    expect(own.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(155);
    const refused = own.find(({ statusCode }) => statusCode === 429)!;
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers.ratelimit).toMatch(/^"default";r=0;t=\d+$/);
  });
});
