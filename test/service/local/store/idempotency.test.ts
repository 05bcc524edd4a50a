import { describe, expect, it, onTestFinished } from 'vitest';
import { once } from '../../../../src/service/local/store/idempotency.ts';
import { openStore } from '../../../../src/service/local/store/open-store.ts';
import { tempDir } from '../../../helpers/temp-dir.ts';

async function answers() {
  const store = await openStore(tempDir());
  onTestFinished(() => store.destroy());
  let done = 0;
  const ask = (request: unknown, { key = 'k', tenantId = 'acme', now = 0 } = {}) =>
    store.transaction().execute((trx) => once(trx, { tenantId, route: 'generate', key, request, now }, async () => ++done));
  return { ask, done: () => done };
}

describe('an idempotency key', () => {
  it('is answered once and then the same', async () => {
    const { ask, done } = await answers();
    expect(await ask({ a: 1, b: [2] })).toEqual({ answer: 1, replayed: false });
    expect(await ask({ b: [2], a: 1 })).toEqual({ answer: 1, replayed: true });
    expect(done()).toBe(1);
  });

  it('is refused for another request', async () => {
    const { ask } = await answers();
    await ask({ a: 1 });
    await expect(ask({ a: 2 })).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  });

  it('tells bytes apart by what they are', async () => {
    const { ask } = await answers();
    await ask({ bytes: Buffer.from('one') });
    expect(await ask({ bytes: new TextEncoder().encode('one') })).toMatchObject({ replayed: true });
    await expect(ask({ bytes: Buffer.from('two') })).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  });

  it('belongs to one tenant', async () => {
    const { ask } = await answers();
    await ask({ a: 1 });
    expect(await ask({ a: 2 }, { tenantId: 'other' })).toEqual({ answer: 2, replayed: false });
  });

  it('is free again after a day', async () => {
    const { ask } = await answers();
    await ask({ a: 1 });
    expect(await ask({ a: 2 }, { now: 24 * 3_600_000 + 1 })).toEqual({ answer: 2, replayed: false });
  });

  it('is kept no more than the work that failed', async () => {
    const store = await openStore(tempDir());
    onTestFinished(() => store.destroy());
    const asked = { tenantId: 'acme', route: 'generate', key: 'k', request: {}, now: 0 };
    const broken = store.transaction().execute((trx) => once(trx, asked, () => Promise.reject(new Error('no room'))));
    await expect(broken).rejects.toThrow('no room');
    expect(await store.transaction().execute((trx) => once(trx, asked, async () => 'done'))).toEqual({ answer: 'done', replayed: false });
  });
});
