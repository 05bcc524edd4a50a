import { expect, it } from 'vitest';
import { claimsOf, factsOf } from '../../stories/judge.ts';
import { noEffect } from '../../stories/no-effect.ts';

it('a change, difference, trend or driver is claimed of at most 9 of 100 data sets in which nothing happens', async () => {
  const claims: string[] = [];
  let claiming = 0;
  for (let seed = 1; seed <= 100; seed++) {
    const found = claimsOf(await factsOf(noEffect(seed)));
    claims.push(...found.map(({ finding: { id, direction } }) => `${seed}: ${id} ${direction}`));
    if (found.length > 0) claiming++;
  }
  console.log(`${claiming} of 100\n${claims.join('\n')}`);
  expect(claiming, claims.join('\n')).toBeLessThanOrEqual(9);
});
