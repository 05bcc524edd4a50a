/** The load that is promised, for a short time and on a machine that has other things to do; `npm run soak` measures it in full. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { deep } from '../helpers/rotating.ts';

const script = path.resolve(import.meta.dirname, '../../scripts/soak.mjs');

it('a thousand requests a minute are answered while decks are made, and a stop loses none of the decks', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [script, '20']);
  const { statuses, accept, accepted, closeSeconds, exitCode, states, goesOn } = JSON.parse(stdout);
  expect(statuses).toEqual({ 200: 300, 202: 33 });
  // Several times what it is where nothing else runs.
  expect(accept.p99).toBeLessThan(2_000);
  expect({ exitCode, closedInTime: closeSeconds < 30 }).toEqual({ exitCode: 0, closedInTime: true });
  const kept = Object.values(states as Record<string, number>).reduce((sum, count) => sum + count, 0);
  expect({ kept, lost: states.lost, failed: states.failed, goesOn }).toEqual({
    kept: accepted,
    lost: undefined,
    failed: undefined,
    goesOn: true,
  });
});

it('decks asked for over 20 connections at once, as many as the queue holds, are all taken in, and soon', async () => {
  const decks = deep ? 2_000 : 400;
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'burst', String(decks)]);
  const { statuses, accepted, accept } = JSON.parse(stdout);
  console.info(stdout);
  expect({ statuses, accepted }).toEqual({ statuses: { 202: decks }, accepted: decks });
  // Several times what it is where nothing else runs.
  expect(accept.p99).toBeLessThan(2_000);
});
