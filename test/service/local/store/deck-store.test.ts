import { describe, expect, it, onTestFinished } from 'vitest';
import { QuarterdeckError } from '../../../../src/engine/errors.ts';
import { problemOf } from '../../../../src/service/errors.ts';
import { DeckStore, leaseMs } from '../../../../src/service/local/store/deck-store.ts';
import { openStore } from '../../../../src/service/local/store/open-store.ts';
import { tempDir } from '../../../helpers/temp-dir.ts';

const request = { prompt: 'Review', data: [], dataSources: [], brandKit: null, options: { today: '2025-12-31' }, strict: false };
const failure = problemOf(new QuarterdeckError('prompt_empty', 'Nothing.'));

/** A store with some decks that wait, and a clock that the test moves. */
async function queue(...ids: string[]) {
  const clock = { now: 1_000_000 };
  const store = await openStore(tempDir());
  onTestFinished(() => store.destroy());
  const decks = new DeckStore(store, () => clock.now);
  for (const id of ids) {
    await decks.insert({ id, tenant_id: 'acme', prompt: 'Review', brand_kit_id: 'default', key_id: null, metadata: '{}', request }, store);
    clock.now += 1;
  }
  const status = async (id: string) => (await decks.get('acme', id))?.status;
  return { decks, clock, status };
}

describe('the queue of decks', () => {
  it('gives each deck to one worker, the oldest first', async () => {
    const { decks } = await queue('deck_b', 'deck_a');
    const claims = await Promise.all([decks.claim(), decks.claim(), decks.claim()]);
    expect(claims.map((claim) => claim?.id)).toEqual(['deck_b', 'deck_a', undefined]);
    expect(claims[0]).toEqual({ id: 'deck_b', tenantId: 'acme', attempt: 1, request });
  });

  it('leaves a deck with a worker that is heard of', async () => {
    const { decks, clock } = await queue('deck_a');
    const claim = (await decks.claim())!;
    clock.now += leaseMs - 1;
    expect(await decks.extend(claim)).toBe(true);
    clock.now += leaseMs - 1;
    expect(await decks.claim()).toBeNull();
  });

  it('gives the deck of a silent worker to another, and the first can write no more', async () => {
    const { decks, clock, status } = await queue('deck_a');
    const lost = (await decks.claim())!;
    clock.now += leaseMs + 1;
    const second = (await decks.claim())!;
    expect(second).toMatchObject({ id: 'deck_a', attempt: 2 });
    expect(await decks.extend(lost)).toBe(false);
    expect(await decks.stage(lost, 'layout')).toBe(false);
    expect(await decks.fail(lost, failure)).toBe(false);
    expect(await status('deck_a')).toBe('processing');
    expect(await decks.fail(second, failure)).toBe(true);
    expect(await status('deck_a')).toBe('failed');
  });

  it('gives up a deck whose workers were lost three times', async () => {
    const { decks, clock } = await queue('deck_a');
    for (let at = 0; at < 3; at++) {
      expect(await decks.claim()).not.toBeNull();
      clock.now += leaseMs + 1;
    }
    expect(await decks.claim()).toBeNull();
    const { status, error } = (await decks.get('acme', 'deck_a'))!;
    expect({ status, code: JSON.parse(error!).code }).toEqual({ status: 'failed', code: 'worker_lost' });
  });

  it('never begins a deck again whose maker was waiting for it', async () => {
    const { decks, clock, status } = await queue('deck_a', 'deck_b');
    expect(await decks.claim('deck_b')).toMatchObject({ id: 'deck_b' });
    clock.now += leaseMs + 1;
    expect((await decks.claim())?.id).toBe('deck_a');
    expect(await status('deck_b')).toBe('failed');
    expect(await decks.claim()).toBeNull();
  });

  it('takes a deck back from a worker that is being stopped', async () => {
    const { decks } = await queue('deck_a');
    const claim = (await decks.claim())!;
    expect(await decks.release(claim)).toBe(true);
    expect(await decks.claim()).toMatchObject({ id: 'deck_a', attempt: 2 });
  });

  it('cancels what is not settled, for its tenant alone', async () => {
    const { decks, status } = await queue('deck_a');
    const claim = (await decks.claim())!;
    expect(await decks.cancel('other', 'deck_a')).toBe(false);
    expect(await decks.cancel('acme', 'deck_a')).toBe(true);
    expect(await decks.cancel('acme', 'deck_a')).toBe(false);
    expect(await decks.extend(claim)).toBe(false);
    expect(await status('deck_a')).toBe('canceled');
  });

  it('counts what is ahead of a deck', async () => {
    const { decks } = await queue('deck_a', 'deck_b', 'deck_c');
    await decks.claim();
    expect(await decks.waiting()).toBe(3);
    expect(await decks.waiting((await decks.get('acme', 'deck_c'))!)).toBe(2);
    await decks.cancel('acme', 'deck_b');
    expect(await decks.waiting((await decks.get('acme', 'deck_c'))!)).toBe(1);
  });

  it('moves a version and a time with every change', async () => {
    const { decks, clock } = await queue('deck_a');
    const claim = (await decks.claim())!;
    clock.now += 5;
    await decks.stage(claim, 'layout');
    const { version, updated_at, progress } = (await decks.get('acme', 'deck_a'))!;
    expect({ version, updated_at, progress }).toEqual({ version: 3, updated_at: clock.now, progress: 0.5 });
  });
});
