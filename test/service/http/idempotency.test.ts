/** The same request sent twice, to whatever creates something. */
import { describe, expect, it, vi } from 'vitest';
import { LocalApiKeys } from '../../../src/service/local/local-api-keys.ts';
import { api } from '../../helpers/api.ts';
import { everyOperation } from './api-properties.ts';

async function acme() {
  const made = await api();
  const headers = { authorization: `Bearer ${await made.keyOf('acme')}` };
  const post = (url: string, payload: object | undefined, key: string, own = headers) =>
    made.app.inject({ method: 'POST', url, headers: { ...own, 'idempotency-key': key }, ...(payload && { payload }) });
  return { ...made, headers, post };
}

describe('a request with an idempotency key', () => {
  it('that makes an API key makes one, shows the same secret again, and keeps it nowhere in plain text', async () => {
    const { post, app, headers, host } = await acme();
    const first = await post('/v1/api-keys', { name: 'ci' }, 'k1');
    const again = await post('/v1/api-keys', { name: 'ci' }, 'k1');
    expect([first.statusCode, again.statusCode, again.payload]).toEqual([201, 201, first.payload]);
    expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([undefined, 'true']);
    expect(again.headers['cache-control']).toBe('no-store');
    expect((await app.inject({ url: '/v1/api-keys', headers })).json().data).toHaveLength(2);
    const { store } = await host.open();
    const rows = JSON.stringify(await store.selectFrom('idempotency').selectAll().execute());
    const { key } = first.json();
    expect(rows).toContain('k1');
    expect(rows).not.toContain(key);
    for (const text of rows.match(/[\w+/=]{40,}/g) ?? []) expect(Buffer.from(text, 'base64').toString('latin1')).not.toContain(key);
  });

  it('shows an answer only to the API key that had it', async () => {
    const { post, keyOf } = await acme();
    await post('/v1/webhooks', { url: 'http://127.0.0.1:9/hook' }, 'k1');
    const other = await post('/v1/webhooks', { url: 'http://127.0.0.1:9/hook' }, 'k1', { authorization: `Bearer ${await keyOf('acme')}` });
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_mismatch']);
    const stranger = await post('/v1/webhooks', { url: 'http://127.0.0.1:9/hook' }, 'k1', {
      authorization: `Bearer ${await keyOf('zenith')}`,
    });
    expect([stranger.statusCode, stranger.headers['idempotency-replayed']]).toEqual([201, undefined]);
  });

  it('is refused with another body', async () => {
    const { post } = await acme();
    await post('/v1/api-keys', { name: 'ci' }, 'k1');
    const other = await post('/v1/api-keys', { name: 'cd' }, 'k1');
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_mismatch']);
  });

  it('is told to wait while the first one is under way', async () => {
    const { post } = await acme();
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const real = LocalApiKeys.prototype.create;
    const slow = vi.spyOn(LocalApiKeys.prototype, 'create').mockImplementation(async function (this: LocalApiKeys, request) {
      await gate;
      return real.call(this, request);
    });
    const first = post('/v1/api-keys', { name: 'ci' }, 'k1');
    await vi.waitFor(() => expect(slow).toHaveBeenCalled());
    const second = await post('/v1/api-keys', { name: 'ci' }, 'k1');
    expect([second.statusCode, second.json().code, second.headers['retry-after']]).toEqual([409, 'idempotency_in_flight', '1']);
    go();
    expect((await first).statusCode).toBe(201);
    slow.mockRestore();
    expect((await post('/v1/api-keys', { name: 'ci' }, 'k1')).payload).toBe((await first).payload);
  });

  it('that failed may be sent again', async () => {
    const { post } = await acme();
    const failing = vi.spyOn(LocalApiKeys.prototype, 'create').mockRejectedValueOnce(new Error('The store has gone.'));
    expect((await post('/v1/api-keys', { name: 'ci' }, 'k1')).statusCode).toBe(500);
    failing.mockRestore();
    expect((await post('/v1/api-keys', { name: 'ci' }, 'k1')).statusCode).toBe(201);
  });

  it('for the bytes of an export gets the same bytes, and nobody is told twice', async () => {
    const { api: living } = await everyOperation('acme');
    const accept = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
    const send = () =>
      living.app.inject({
        method: 'POST',
        url: '/v1/export',
        headers: { ...living.headers, accept, 'idempotency-key': 'k1' },
        payload: { deck_id: living.deckId },
      });
    const { store } = await living.host.open();
    const events = async () => (await store.selectFrom('events').selectAll().execute()).length;
    const first = await send();
    const told = await events();
    const again = await send();
    expect([again.statusCode, again.headers['content-type'], again.headers['idempotency-replayed']]).toEqual([200, accept, 'true']);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(again.headers['content-disposition']).toBe(first.headers['content-disposition']);
    expect(await events()).toBe(told);
  });

  it('is documented for everything that is posted', async () => {
    const { operations } = await everyOperation('acme');
    for (const { method, path, parameters, responses } of operations.filter((each) => each.method === 'POST')) {
      const said = `${method} ${path}`;
      expect(
        parameters.map(({ name }) => name.toLowerCase()),
        said,
      ).toContain('idempotency-key');
      expect(Object.keys(responses), said).toEqual(expect.arrayContaining(path === '/v1/generate' ? ['422'] : ['409', '422']));
    }
  });
});
