/**
 * A server, with accounts, tokens and TLS, and the worker beside it: killed, stopped, out of disk and with a clock that jumps, at random,
 * while slow clients and such that go away in the middle use it. Nothing that was accepted is lost, failed or made twice, and nothing is told as two.
 */
import { expect, it } from 'vitest';
import { shake } from '../helpers/faults/shake.ts';
import { deep, rotating } from '../helpers/rotating.ts';

/** Another one each day. */
const seeds = rotating([11, 12, 13, 14, 15, 16, 17], 7).slice(0, 1);
/** Two of three are kills and stops. */
const times = deep ? 90 : 15;

it.skipIf(process.platform !== 'linux').each(process.env.QUARTERDECK_SEED ? [Number(process.env.QUARTERDECK_SEED)] : seeds)(
  'faults of every kind at random lose nothing, double nothing and fail nothing (seed %i)',
  async (seed) => {
    // In the whole run longer than a lease, so that what is stopped comes back to find its deck with another.
    const { faults, done, accepted, seen } = await shake(seed, { times, patience: deep ? 25_000 : 3_000 });
    console.info(`${JSON.stringify(done)}; ${accepted} decks accepted, ${seen.decks.length} made`);
    expect(faults).toEqual([]);
    expect(accepted).toBeGreaterThan(times);
  },
  3_600_000,
);
