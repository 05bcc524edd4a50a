/** No two slides share a title, and telling them apart adds no number that no fact has. */
import { expect, it } from 'vitest';
import { fitTitle, uniqueTitles } from '../../../../src/engine/outline/from-facts/titles.ts';
import type { AnyOutlineSlide } from '../../../../src/model/outline.ts';

const slide = (id: string) => ({ id, kind: 'statement', title: 'Revenue fell', content: { text: 'It did.' } }) as AnyOutlineSlide;

it('slides of one title are told apart without a number', () => {
  const titles = uniqueTitles(['one', 'two', 'three'].map(slide)).map(({ title }) => title);
  expect(new Set(titles).size).toBe(3);
  expect(titles.join(' ')).not.toMatch(/\d/);
});

it('a title that says two things says the first alone before it is cut', () => {
  const first = 'Allied Health in Denver alone moved the share of accepted offers down by nearly eight points';
  expect(fitTitle([`${first.slice(0, 79)}; everything together moved it down by less than three`])).toBe(first.slice(0, 79));
});

it('a title that is a little too long stays whole', () => {
  const long = 'Water damage by the application: files that were opened again within forty-five days are rising';
  expect(fitTitle([long])).toBe(long);
  expect(fitTitle([`${long} in all offices of the company`]).endsWith('…')).toBe(true);
});
