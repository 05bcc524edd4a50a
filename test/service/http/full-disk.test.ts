/** What the API answers while the disk of the store is full. */
import { describe, expect, it, vi } from 'vitest';
import { api } from '../../helpers/api.ts';
import { templates } from '../../helpers/templates/templates.ts';

async function asking() {
  const { app, host, keyOf } = await api();
  const authorization = `Bearer ${await keyOf('acme')}`;
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url: `/v1/${url}`, headers: { authorization }, ...(payload && { payload }) });
  return { ask, host };
}

const full = { statusCode: 503, code: 'storage_full' };
const told = ({ statusCode, json }: { statusCode: number; json(): { code?: string } }) => ({ statusCode, code: json().code });

describe('a store without room', () => {
  it('takes nothing in, and goes on to answer, cancel and delete', async () => {
    const { ask, host } = await asking();
    const accepted = async () => (await ask('POST', 'generate', { prompt: 'Wins' })).json().deck_id as string;
    const [one, other] = [await accepted(), await accepted()];
    const has = vi.spyOn(host.room, 'has').mockResolvedValue(false);
    const refused = [
      await ask('POST', 'generate', { prompt: 'Wins' }),
      await ask('POST', 'export', { layout: {} }),
      await ask('PUT', 'brand-kits/house', { name: 'House' }),
      await ask('PUT', 'data-sources/deals', { kind: 'postgres', location: 'postgres://127.0.0.1/x', tables: ['deals'] }),
      await ask('POST', 'api-keys', { name: 'more' }),
      await ask('POST', 'webhooks', { url: 'http://127.0.0.1:9/' }),
    ];
    expect(refused.map(told)).toEqual(refused.map(() => full));
    for (const { headers, payload } of refused) {
      expect(headers['retry-after']).toBe('10');
      expect(payload).not.toContain(host.folder);
    }
    expect((await ask('GET', `decks/${one}`)).statusCode).toBe(200);
    expect((await ask('POST', `decks/${one}/cancel`)).statusCode).toBe(200);
    expect((await ask('DELETE', `decks/${other}`)).statusCode).toBe(204);
    has.mockRestore();
    expect((await ask('POST', 'generate', { prompt: 'Wins' })).statusCode).toBe(202);
  });

  it.each([
    ['a file', Object.assign(new Error("ENOSPC: no space left on device, open '/var/lib/secret'"), { code: 'ENOSPC' })],
    ['a quota', Object.assign(new Error("EDQUOT: disk quota exceeded, write '/var/lib/secret'"), { code: 'EDQUOT' })],
    ['a row', Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })],
  ])('answers the same when %s is refused all of a sudden, without a word of where, and takes in again', async (what, error) => {
    const { ask, host } = await asking();
    const { store } = await host.open();
    const refusing = () => {
      throw error;
    };
    const refused =
      what === 'a row'
        ? vi.spyOn(store, 'transaction').mockImplementation(refusing)
        : vi.spyOn(host.files, 'put').mockImplementation(refusing);
    const template = { data: Buffer.from(templates['full-potx']()).toString('base64') };
    const answer =
      what === 'a row' ? await ask('POST', 'generate', { prompt: 'Wins' }) : await ask('PUT', 'brand-kits/house', { template });
    expect(told(answer)).toEqual(full);
    expect(answer.payload).not.toMatch(/secret|SQLITE/);
    refused.mockRestore();
    expect((await ask('POST', 'generate', { prompt: 'Wins' })).statusCode).toBe(202);
  });
});
