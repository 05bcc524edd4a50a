/** Who a deck is for, told from who it is about. */
import { expect, it } from 'vitest';
import { audienceOf } from '../../../src/engine/brief/audience.ts';

it.each([
  ['8 slides for the board. What would it change for customers?', 'board'],
  ['Should we raise prices for members? A deck for the finance committee', 'finance committee'],
  ['Could you make slides for the works committee on Friday?', 'works committee'],
  ['What should we fix first, and what would it change for customers?', null],
  ['Did it work for our clients? 5 pages', null],
])('%s', (prompt, audience) => {
  expect(audienceOf(prompt)).toBe(audience);
});
