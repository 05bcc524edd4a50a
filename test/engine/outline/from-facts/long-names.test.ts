import { expect, it } from 'vitest';
import { safe } from '../../../../src/engine/outline/from-facts/context.ts';

it('trap 49: a name of the data is cut with … where it is too long, and only there', () => {
  const cut = safe('Donaudampfschifffahrtsgesellschaft '.repeat(4));
  expect([[...cut].length <= 60, cut.endsWith('…')]).toEqual([true, true]);
  expect(safe('Donaudampfschifffahrtsgesellschaft')).toBe('Donaudampfschifffahrtsgesellschaft');
});
