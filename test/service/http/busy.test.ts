import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { api } from '../../helpers/api.ts';

/** Keeps the process from everything else. */
function block(ms: number): void {
  const until = Date.now() + ms;
  while (Date.now() < until);
}

it('what is refused because the server is busy is not taken in, and has one answer', async () => {
  const { app, host, keyOf } = await api();
  const headers = { authorization: `Bearer ${await keyOf('acme')}` };
  // Not only busy with its own start.
  const { performance } = globalThis;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
  for (let at = 0; at < 3; at++) {
    block(1_600);
    await setImmediate();
  }
  const asked = { method: 'POST', url: '/v1/generate', headers, payload: { prompt: 'Wins' } } as const;
  const answers = await Promise.all([app.inject(asked), app.inject(asked)]);
  for (const answer of answers) {
    expect([answer.statusCode, answer.json()]).toEqual([503, expect.objectContaining({ code: 'server_busy' })]);
    expect(answer.headers['retry-after']).toBe('5');
  }
  const { store } = await host.open();
  expect(await store.selectFrom('decks').select('id').execute()).toEqual([]);
  // It says so all the same to whoever asks whether it is alive.
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
});
