/** What a document is called, and what is no name of it. */
import { expect, it } from 'vitest';
import { isName, openingName } from '../../../src/engine/brief/deck-name.ts';
import { enumerated } from '../../../src/engine/brief/enumeration.ts';
import { titleParts } from '../../../src/engine/brief/title-parts.ts';
import { topicsOf } from '../../../src/engine/brief/topics.ts';
import { titleOf } from '../../../src/engine/outline/from-brief/prose/page-language.ts';

it('a title line loses what kind of text it heads, and names whose strategy it is', () => {
  expect(titleParts('Memo: From yards to service – Strategy 2031 of Tarn Boats Ltd')).toMatchObject({
    name: 'From yards to service – Strategy 2031',
    company: 'Tarn Boats Ltd',
  });
});

it('a product is the name of a text that says what it does for somebody', () => {
  expect(openingName('Tillnote tells small shops what to order for tomorrow.')).toBe('Tillnote');
});

it('half a clause names nothing', () => {
  expect(isName('How I would put the year in one sentence')).toBe(false);
  expect(isName('What the clerks use in the office')).toBe(false);
});

it('a statement with a figure is no label of what stands behind its colon', () => {
  expect(enumerated('Exports fell by 2 percent: the northern market has not turned yet.')).toBeNull();
});

it('the title among the slides is no section', () => {
  expect(topicsOf('Make eight slides including the title.').sections).toEqual([]);
});

it('a title ends in no bracket, and has no marks around all of it', () => {
  const long =
    'We release the spare amount from the reserve (120 in total, nothing of it drawn so far, and none before the end of the year), as agreed with the whole board in May';
  expect(titleOf(long, 'en') ?? '').not.toMatch(/\([^)]*$/u);
  expect(titleOf('"We have earned the right to build again this year."', 'en')).toBe('We have earned the right to build again this year');
});
