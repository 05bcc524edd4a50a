import { describe, expect, it, onTestFinished } from 'vitest';
import { QuarterdeckError } from '../../../../../src/engine/errors.ts';
import { problemOf } from '../../../../../src/service/errors.ts';
import { DeckQueue } from '../../../../../src/service/local/store/decks/deck-queue.ts';
import { DeckStore } from '../../../../../src/service/local/store/decks/deck-store.ts';
import { DeckWork, leaseMs } from '../../../../../src/service/local/store/decks/deck-work.ts';
import { openStore } from '../../../../../src/service/local/store/open-store.ts';
import { tempDir } from '../../../../helpers/temp-dir.ts';

const request = { prompt: 'Review', data: [], dataSources: [], brandKit: null, options: { today: '2025-12-31' }, strict: false };
const failure = problemOf(new QuarterdeckError('prompt_empty', 'Nothing.'));

/** A store with some decks that wait, and a clock that the test moves. */
async function queue(...ids: string[]) {
  const clock = { now: 1_000_000 };
  const store = await openStore(tempDir());
  onTestFinished(() => store.destroy());
  const parts = [store, () => clock.now] as const;
  const [decks, work, waiting] = [new DeckStore(...parts), new DeckWork(...parts), new DeckQueue(...parts)];
  for (const id of ids) {
    await decks.insert(
      { id, tenant_id: 'acme', prompt: 'Review', brand_kit_id: 'default', brand_kit_version: null, key_id: null, metadata: '{}', request },
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
    expect(await waiting.waiting((await decks.get('acme', 'deck_c'))!)).toBe(2);
    await decks.cancel('acme', 'deck_b');
    expect(await waiting.waiting((await decks.get('acme', 'deck_c'))!)).toBe(1);
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
