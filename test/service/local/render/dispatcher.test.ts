import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DeckChanges } from '../../../../src/service/local/deck-changes.ts';
import { Dispatcher } from '../../../../src/service/local/render/dispatcher.ts';
import type { Make } from '../../../../src/service/local/render/worker.ts';
import { DeckStore } from '../../../../src/service/local/store/decks/deck-store.ts';
import { DeckWork } from '../../../../src/service/local/store/decks/deck-work.ts';
import { FileStore } from '../../../../src/service/local/store/file-store.ts';
import { openStore } from '../../../../src/service/local/store/open-store.ts';
import { tempDir } from '../../../helpers/temp-dir.ts';

const request = { prompt: 'Review', data: [], dataSources: [], brandKit: null, options: { today: '2025-12-31' }, strict: false };

async function dispatching(make: Make, { decks: count, slots = 1 }: { decks: number; slots?: number }) {
  const folder = tempDir();
  const store = await openStore(folder);
  onTestFinished(() => store.destroy());
  const decks = new DeckStore(store, Date.now);
  for (let at = 0; at < count; at++) {
    const deck = {
      tenant_id: 'acme',
      prompt: null,
      brand_kit_id: 'default',
      brand_kit_version: null,
      key_id: null,
      metadata: '{}',
      request,
    };
    await decks.insert({ id: `deck_${at}`, ...deck }, store);
  }
  const defects: Error[] = [];
  const work = new DeckWork(store, Date.now);
  const parts = {
    decks: work,
    files: new FileStore(folder),
    changes: new DeckChanges(),
    make,
    onDefect: (error: Error) => void defects.push(error),
  };
  const statuses = async () => (await decks.list('acme', { limit: 50, after: null })).map(({ status }) => status).sort();
  return { dispatcher: new Dispatcher(parts, slots), work, statuses, defects, store };
}

/** A deck that takes as long as it is given, and stops when it is told to. */
const never: Make = (_, { signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
const broken: Make = () => Promise.reject(new Error('a defect'));

describe('the dispatcher', () => {
  it('makes no more decks at a time than it has hands', async () => {
    const { dispatcher, statuses } = await dispatching(never, { decks: 5, slots: 2 });
    dispatcher.start();
    await expect.poll(statuses).toEqual(['processing', 'processing', 'queued', 'queued', 'queued']);
    await dispatcher.stop(0);
  });

  it('hands back what is being made when it is stopped, and takes nothing more', async () => {
    const { dispatcher, statuses } = await dispatching(never, { decks: 3, slots: 2 });
    dispatcher.start();
    await expect.poll(statuses).toContain('processing');
    await dispatcher.stop(0);
    expect(await statuses()).toEqual(['queued', 'queued', 'queued']);
  });

  it('gives what is nearly done the time to be done', async () => {
    const slow: Make = async () => {
      await sleep(150);
      throw new Error('done in its way');
    };
    const { dispatcher, statuses } = await dispatching(slow, { decks: 1 });
    dispatcher.start();
    await expect.poll(statuses).toEqual(['processing']);
    await dispatcher.stop(5_000);
    expect(await statuses()).toEqual(['failed']);
  });

  it('works off all that waits and then ends, whatever breaks', async () => {
    const { dispatcher, statuses, defects } = await dispatching(broken, { decks: 4, slots: 2 });
    await dispatcher.drain();
    expect(await statuses()).toEqual(['failed', 'failed', 'failed', 'failed']);
    expect(defects).toHaveLength(4);
  });

  it('tells of a store that cannot be asked, and does not break down', async () => {
    const { dispatcher, work, defects } = await dispatching(never, { decks: 0 });
    work.claim = () => Promise.reject(new Error('the disk is full'));
    dispatcher.start();
    await expect.poll(() => defects.map(({ message }) => message)).toContain('the disk is full');
    await dispatcher.stop(0);
  });
});
