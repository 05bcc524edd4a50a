/** No two slides share a title, and telling them apart adds no number that no fact has. */
import { expect, it } from 'vitest';
import { uniqueTitles } from '../../../../src/engine/outline/from-facts/titles.ts';
import type { AnyOutlineSlide } from '../../../../src/model/outline.ts';

const slide = (id: string) => ({ id, kind: 'statement', title: 'Revenue fell', content: { text: 'It did.' } }) as AnyOutlineSlide;

it('slides of one title are told apart without a number', () => {
  const titles = uniqueTitles(['one', 'two', 'three'].map(slide)).map(({ title }) => title);
  expect(new Set(titles).size).toBe(3);
  expect(titles.join(' ')).not.toMatch(/\d/);
});
