/** A server, with accounts, tokens and TLS, to which everything that can go wrong happens once: short, for every run. `test/full/faults.test.ts` is the long form. */
import { expect, it } from 'vitest';
import { shake } from '../helpers/faults/shake.ts';

it.skipIf(process.platform !== 'linux')(
  'nothing accepted is lost, doubled or wrongly failed whatever happens once',
  async () => {
    const { faults, done, accepted } = await shake(5, { times: 9, patience: 300 });
    expect(faults).toEqual([]);
    expect(accepted).toBeGreaterThan(5);
    expect(Object.values(done)).not.toContain(0);
  },
  120_000,
);
