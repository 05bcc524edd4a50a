/** The whole REST API as whoever sends it anything sees it. */
import { describe, expect, it } from 'vitest';
import { api } from '../../helpers/api.ts';

const brief = 'All-hands\n\n# Wins\n\n- New office opened\n';

describe('the REST API', () => {
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
