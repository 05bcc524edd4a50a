import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { QuarterdeckError } from '../../../../src/model/errors.ts';
import { DeckChanges } from '../../../../src/service/local/deck-changes.ts';
import { Dispatcher } from '../../../../src/service/local/render/dispatcher.ts';
import type { Made } from '../../../../src/service/local/render/make-deck.ts';
import type { Make } from '../../../../src/service/local/render/worker.ts';
import { DeckStore } from '../../../../src/service/local/store/decks/deck-store.ts';
import { DeckWork } from '../../../../src/service/local/store/decks/deck-work.ts';
import { FileStore } from '../../../../src/service/local/store/file-store.ts';
import { openStore } from '../../../../src/service/local/store/open-store.ts';
import { Room } from '../../../../src/service/local/store/room.ts';
import { tempDir } from '../../../helpers/temp-dir.ts';

const request = { prompt: 'Review', data: [], dataSources: [], brandKit: null, options: { today: '2025-12-31' }, strict: false };

/** Times faster than it is: nobody waits for pauses of seconds. */
const pace = 10;
const began = Date.now();
const clock = () => began + (Date.now() - began) * pace;
const lookAgainMs = 1_000 / pace;

async function dispatching(make: Make, { decks: count, slots = 1 }: { decks: number; slots?: number }) {
  const folder = tempDir();
  const store = await openStore(folder);
  onTestFinished(() => store.destroy());
  const decks = new DeckStore(store, clock);
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
  const work = new DeckWork(store, clock);
  const parts = {
    decks: work,
    files: new FileStore(folder),
    room: new Room(folder, lookAgainMs),
    changes: new DeckChanges(),
    make,
    onDefect: (error: Error) => void defects.push(error),
  };
  const statuses = async () => (await decks.list('acme', { limit: 50, after: null })).map(({ status }) => status).sort();
  return {
    room: parts.room,
    files: parts.files,
    dispatcher: new Dispatcher(parts, { inAll: slots, ofTenant: slots }, lookAgainMs),
    work,
    statuses,
    defects,
    store,
  };
}

/** A deck that takes as long as it is given, and stops when it is told to. */
const never: Make = (_, { signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
const made: Made = {
  title: 'Wins',
  brandKitId: 'default',
  dataSources: [],
  slides: [],
  report: { passed: true, gates: [], findings: [] } as unknown as Made['report'],
  artifacts: [{ format: 'outline', bytes: Buffer.from('{}') }],
};
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

  it('makes a deck again whose child was killed, and then keeps it', async () => {
    let tries = 0;
    const crashing: Make = async () => {
      if (++tries < 3) throw new QuarterdeckError('render_crashed', 'It broke down.');
      return made;
    };
    const { dispatcher, statuses } = await dispatching(crashing, { decks: 1 });
    await dispatcher.drain();
    expect({ tries, statuses: await statuses() }).toEqual({ tries: 3, statuses: ['completed'] });
  });

  it('gives a deck up that breaks each child it gets, and goes on with the others', async () => {
    const crashing: Make = async ({ id }) => {
      if (id === 'deck_0') throw new QuarterdeckError('render_crashed', 'It broke down.');
      return made;
    };
    const { dispatcher, statuses } = await dispatching(crashing, { decks: 3 });
    await dispatcher.drain();
    expect(await statuses()).toEqual(['completed', 'completed', 'failed']);
  });

  it('never counts against a deck that no child could be started for it', async () => {
    let tries = 0;
    const notStarting: Make = async () => {
      if (++tries <= 4) throw new QuarterdeckError('server_busy', 'It could not be started.');
      return made;
    };
    const { dispatcher, statuses } = await dispatching(notStarting, { decks: 1 });
    await dispatcher.drain();
    expect({ tries, statuses: await statuses() }).toEqual({ tries: 5, statuses: ['completed'] });
  });

  it('gives a deck up that fills the disk itself, and waits with one for which others have filled it', async () => {
    let tries = 0;
    const filling: Make = async () => {
      tries++;
      throw new QuarterdeckError('storage_full', 'There is no room left.');
    };
    const { dispatcher, statuses, room } = await dispatching(filling, { decks: 1 });
    const has = vi.spyOn(room, 'has').mockResolvedValueOnce(true).mockResolvedValueOnce(false);
    await dispatcher.drain();
    // The first time there was no room afterwards.
    expect({ tries, statuses: await statuses() }).toEqual({ tries: 4, statuses: ['failed'] });
    has.mockRestore();
  });

  it('does not make a deck again that took too long', async () => {
    let tries = 0;
    const slow: Make = async () => {
      tries++;
      throw new QuarterdeckError('render_timeout', 'It took too long.');
    };
    const { dispatcher, statuses } = await dispatching(slow, { decks: 1 });
    await dispatcher.drain();
    expect({ tries, statuses: await statuses() }).toEqual({ tries: 1, statuses: ['failed'] });
  });

  it('keeps a deck that was made while the disk is full or the store is locked, until it can be written', async () => {
    let tries = 0;
    const making: Make = async () => {
      tries++;
      return made;
    };
    const { dispatcher, statuses, files, work } = await dispatching(making, { decks: 1 });
    const put = files.put.bind(files);
    const complete = work.complete.bind(work);
    const refused = vi
      .spyOn(files, 'put')
      .mockRejectedValueOnce(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }))
      .mockImplementation(put);
    vi.spyOn(work, 'complete')
      .mockRejectedValueOnce(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }))
      .mockRejectedValueOnce(Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' }))
      .mockImplementation(complete);
    await dispatcher.drain();
    expect({ tries, statuses: await statuses() }).toEqual({ tries: 1, statuses: ['completed'] });
    expect(refused).toHaveBeenCalledTimes(4);
  });

  it('begins nothing while there is no room, and all of it when there is again', async () => {
    const { dispatcher, statuses, room } = await dispatching(async () => made, { decks: 2 });
    const full = vi.spyOn(room, 'has').mockResolvedValue(false);
    dispatcher.start();
    await sleep(1.5 * lookAgainMs);
    expect(await statuses()).toEqual(['queued', 'queued']);
    full.mockRestore();
    await expect.poll(statuses, { timeout: 5_000 }).toEqual(['completed', 'completed']);
    await dispatcher.stop(0);
  });

  it('tells of a store that cannot be asked, and does not break down', async () => {
    const { dispatcher, work, defects } = await dispatching(never, { decks: 0 });
    work.claim = () => Promise.reject(new Error('the disk is full'));
    dispatcher.start();
    await expect.poll(() => defects.map(({ message }) => message)).toContain('the disk is full');
    await dispatcher.stop(0);
  });
});
