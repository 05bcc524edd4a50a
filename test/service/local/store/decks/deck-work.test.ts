import { describe, expect, it, onTestFinished } from 'vitest';
import { QuarterdeckError } from '../../../../../src/model/errors.ts';
import { problemOf } from '../../../../../src/service/errors.ts';
import { DeckQueue } from '../../../../../src/service/local/store/decks/deck-queue.ts';
import { DeckStore } from '../../../../../src/service/local/store/decks/deck-store.ts';
import { DeckWork, leaseMs } from '../../../../../src/service/local/store/decks/deck-work.ts';
import { openStore } from '../../../../../src/service/local/store/open-store.ts';
import { TenantStore } from '../../../../../src/service/local/store/tenant-store.ts';
import { tempDir } from '../../../../helpers/temp-dir.ts';

const request = { prompt: 'Review', data: [], dataSources: [], brandKit: null, options: { today: '2025-12-31' }, strict: false };
const failure = problemOf(new QuarterdeckError('prompt_empty', 'Nothing.'));

/** A store with some decks that wait, of a tenant named before a slash or of one, and a clock that the test moves. */
async function queue(...names: string[]) {
  const clock = { now: 1_000_000 };
  const store = await openStore(tempDir());
  onTestFinished(() => store.destroy());
  const parts = [store, () => clock.now] as const;
  const [decks, work, waiting] = [new DeckStore(...parts), new DeckWork(...parts), new DeckQueue(...parts)];
  for (const name of names) {
    const [id, tenant_id = 'acme'] = name.split('/').reverse() as [string, string?];
    await decks.insert(
      { id, tenant_id, prompt: 'Review', brand_kit_id: 'default', brand_kit_version: null, key_id: null, metadata: '{}', request },
      store,
    );
    clock.now += 1;
  }
  const status = async (id: string) => (await decks.get('acme', id))?.status;
  return { store, decks, work, waiting, clock, status };
}

describe('the queue of decks', () => {
  it('gives each deck to one worker, the oldest first', async () => {
    const { work } = await queue('deck_b', 'deck_a');
    const claims = await Promise.all([work.claim(), work.claim(), work.claim()]);
    expect(claims.map((claim) => claim?.id)).toEqual(['deck_b', 'deck_a', undefined]);
    expect(claims[0]).toEqual({ id: 'deck_b', tenantId: 'acme', attempt: 1, request });
  });

  it('leaves the decks of a suspended tenant until it is active again', async () => {
    const { work, store, clock } = await queue('idle/deck_b', 'acme/deck_a');
    const tenants = new TenantStore(store, () => clock.now);
    await tenants.insert({ id: 'idle', name: 'idle', contact: null, limits: {} });
    await tenants.update('idle', { state: 'suspended' });
    expect((await work.claim())?.id).toBe('deck_a');
    expect(await work.claim()).toBeNull();
    // Who works until nothing is left to do does not wait for it either.
    expect(await work.anyQueued()).toBe(false);
    await tenants.update('idle', { state: 'active' });
    expect((await work.claim())?.id).toBe('deck_b');
  });

  it('leaves a deck with a worker that is heard of', async () => {
    const { work, clock } = await queue('deck_a');
    const claim = (await work.claim())!;
    clock.now += leaseMs - 1;
    expect(await work.extend(claim)).toBe(true);
    clock.now += leaseMs - 1;
    expect(await work.claim()).toBeNull();
  });

  it('gives the deck of a silent worker to another, and the first can write no more', async () => {
    const { work, clock, status } = await queue('deck_a');
    const lost = (await work.claim())!;
    clock.now += leaseMs + 1;
    const second = (await work.claim())!;
    expect(second).toMatchObject({ id: 'deck_a', attempt: 2 });
    expect(await work.extend(lost)).toBe(false);
    expect(await work.stage(lost, 'layout')).toBe(false);
    expect(await work.fail(lost, failure)).toBe(false);
    expect(await status('deck_a')).toBe('processing');
    expect(await work.fail(second, failure)).toBe(true);
    expect(await status('deck_a')).toBe('failed');
  });

  it('lets no deck wait until a clock that was set back has caught up', async () => {
    const { decks, work, clock, status } = await queue('deck_a', 'deck_b');
    const lost = (await work.claim())!;
    await work.crashed((await work.claim())!, failure);
    clock.now -= 3_600_000;
    expect([(await work.claim())?.id, (await work.claim())?.id, await work.claim()]).toEqual(['deck_a', 'deck_b', null]);
    expect(await work.extend(lost)).toBe(false);
    // One that has been lost twice is not taken from whoever may just be making it.
    clock.now -= 3_600_000;
    expect([(await work.claim())?.id, (await work.claim())?.id]).toEqual(['deck_a', 'deck_b']);
    clock.now -= 3_600_000;
    expect(await work.claim()).toBeNull();
    expect([await status('deck_a'), (await decks.get('acme', 'deck_a'))!.crashes]).toEqual(['processing', 2]);
  });

  it('gives up a deck whose workers were lost three times', async () => {
    const { decks, work, clock } = await queue('deck_a');
    for (let at = 0; at < 3; at++) {
      expect(await work.claim()).not.toBeNull();
      clock.now += leaseMs + 1;
    }
    expect(await work.claim()).toBeNull();
    const { status, error } = (await decks.get('acme', 'deck_a'))!;
    expect({ status, code: JSON.parse(error!).code }).toEqual({ status: 'failed', code: 'worker_lost' });
  });

  it('begins a deck again whose process crashed, after a pause, and gives it up the third time with the reason', async () => {
    const { decks, work, clock } = await queue('deck_a');
    for (const pauseMs of [1_000, 2_000]) {
      expect(await work.crashed((await work.claim())!, failure)).toBe(true);
      expect((await decks.get('acme', 'deck_a'))!).toMatchObject({ status: 'queued', error: null });
      clock.now += pauseMs - 1;
      expect(await work.claim()).toBeNull();
      clock.now += 1;
    }
    expect(await work.crashed((await work.claim())!, failure)).toBe(true);
    const { status, error } = (await decks.get('acme', 'deck_a'))!;
    expect({ status, error: JSON.parse(error!) }).toEqual({
      status: 'failed',
      error: { ...failure, detail: 'Nothing. It was tried 3 times.' },
    });
  });

  it('counts lost workers and crashes of children together, and orderly stops not at all', async () => {
    const { work, clock, status } = await queue('deck_a');
    for (let at = 0; at < 5; at++) await work.release((await work.claim())!);
    await work.claim();
    clock.now += leaseMs + 1;
    await work.crashed((await work.claim())!, failure);
    clock.now += 10_000;
    expect(await status('deck_a')).toBe('queued');
    expect(await work.claim()).toMatchObject({ attempt: 8 });
    clock.now += leaseMs + 1;
    expect(await work.claim()).toBeNull();
    expect(await status('deck_a')).toBe('failed');
  });

  it('does not let a stale attempt tell of a crash', async () => {
    const { work, clock, status } = await queue('deck_a');
    const lost = (await work.claim())!;
    clock.now += leaseMs + 1;
    await work.claim();
    expect(await work.crashed(lost, failure)).toBe(false);
    expect(await status('deck_a')).toBe('processing');
  });

  it('lets tenants take turns, however many decks one of them has waiting', async () => {
    const many = Array.from({ length: 6 }, (_, at) => `acme/deck_${at}`);
    const { work, clock } = await queue(...many, 'brown/deck_b1', 'brown/deck_b2', 'clark/deck_c');
    const order: string[] = [];
    for (let at = 0; at < 9; at++) {
      const claim = (await work.claim())!;
      order.push(claim.id);
      clock.now += 1;
      await work.fail(claim, failure);
    }
    expect(order).toEqual(['deck_0', 'deck_b1', 'deck_c', 'deck_1', 'deck_b2', 'deck_2', 'deck_3', 'deck_4', 'deck_5']);
  });

  it('gives a free hand to whoever has the fewest decks being made', async () => {
    const { work, clock, decks } = await queue('acme/deck_a1', 'acme/deck_a2', 'acme/deck_a3');
    for (let at = 0; at < 2; at++) {
      await work.claim();
      clock.now += 1;
    }
    const row = { prompt: null, brand_kit_id: 'default', brand_kit_version: null, key_id: null, metadata: '{}', request };
    for (const id of ['deck_b1', 'deck_b2']) await decks.insert({ id, tenant_id: 'brown', ...row });
    expect([(await work.claim())?.id, (await work.claim())?.id]).toEqual(['deck_b1', 'deck_b2']);
    expect((await work.claim())?.id).toBe('deck_a3');
  });

  it('makes no more decks of a tenant at a time than it may, and those of others', async () => {
    const { work } = await queue('acme/deck_a1', 'acme/deck_a2', 'brown/deck_b');
    const limits = { ofTenant: 1, except: [] };
    const claims = [await work.claim(limits), await work.claim(limits), await work.claim(limits)];
    expect(claims.map((claim) => claim?.id)).toEqual(['deck_a1', 'deck_b', undefined]);
    await work.fail(claims[0]!, failure);
    expect((await work.claim(limits))?.id).toBe('deck_a2');
  });

  it('does not take its own deck for lost that it is still making', async () => {
    const { work, clock } = await queue('deck_a');
    await work.claim();
    clock.now += leaseMs + 1;
    expect(await work.claim({ ofTenant: 1, except: ['deck_a'] })).toBeNull();
    expect(await work.claim()).toMatchObject({ id: 'deck_a', attempt: 2 });
  });

  it('never begins a deck again whose maker was waiting for it', async () => {
    const { store, work, clock, status } = await queue('deck_a', 'deck_b');
    expect(await store.transaction().execute((trx) => work.claimNew(trx, 'deck_b'))).toMatchObject({ id: 'deck_b' });
    clock.now += leaseMs + 1;
    expect((await work.claim())?.id).toBe('deck_a');
    expect(await status('deck_b')).toBe('failed');
    expect(await work.claim()).toBeNull();
  });

  it('is left alone when a deck waits, or was lost, and nobody is at work', async () => {
    const { work, waiting, clock } = await queue('deck_a', 'deck_b');
    const isLeftAlone = () => waiting.isLeftAlone('acme', 1_000);
    expect(await isLeftAlone()).toBe(false);
    clock.now += 1_000;
    expect(await isLeftAlone()).toBe(true);
    expect(await waiting.isLeftAlone('other', 1_000)).toBe(false);
    await work.claim();
    clock.now += 1_000;
    expect(await isLeftAlone()).toBe(false);
    clock.now += leaseMs;
    expect(await isLeftAlone()).toBe(true);
  });

  it('takes a deck back from a worker that is being stopped', async () => {
    const { work } = await queue('deck_a');
    const claim = (await work.claim())!;
    expect(await work.release(claim)).toBe(true);
    expect(await work.claim()).toMatchObject({ id: 'deck_a', attempt: 2 });
  });

  it('cancels what is not settled, for its tenant alone', async () => {
    const { decks, work, status } = await queue('deck_a');
    const claim = (await work.claim())!;
    expect(await decks.cancel('other', 'deck_a')).toBe(false);
    expect(await decks.cancel('acme', 'deck_a')).toBe(true);
    expect(await decks.cancel('acme', 'deck_a')).toBe(false);
    expect(await work.extend(claim)).toBe(false);
    expect(await status('deck_a')).toBe('canceled');
  });

  it('counts what is ahead of a deck', async () => {
    const { decks, work, waiting } = await queue('deck_a', 'deck_b', 'deck_c');
    await work.claim();
    expect(await waiting.waiting()).toBe(3);
    expect(await waiting.ahead((await decks.get('acme', 'deck_c'))!)).toBe(2);
    await decks.cancel('acme', 'deck_b');
    expect(await waiting.ahead((await decks.get('acme', 'deck_c'))!)).toBe(1);
  });

  it('counts what is ahead of a deck as tenants take turns', async () => {
    const { decks, waiting } = await queue('acme/deck_1', 'acme/deck_2', 'acme/deck_3', 'acme/deck_4', 'brown/deck_b1', 'brown/deck_b2');
    expect(await waiting.ahead((await decks.get('brown', 'deck_b1'))!)).toBe(1);
    expect(await waiting.ahead((await decks.get('brown', 'deck_b2'))!)).toBe(3);
    expect(await waiting.ahead((await decks.get('acme', 'deck_4'))!)).toBe(5);
  });

  it('moves a version and a time with every change', async () => {
    const { decks, work, clock } = await queue('deck_a');
    const claim = (await work.claim())!;
    clock.now += 5;
    await work.stage(claim, 'layout');
    const { version, updated_at, progress } = (await decks.get('acme', 'deck_a'))!;
    expect({ version, updated_at, progress }).toEqual({ version: 3, updated_at: clock.now, progress: 0.5 });
  });
});
