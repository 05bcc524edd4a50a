/** Gate "accessible": what a screen reader says of a slide. */
import { quoted, type Reviewing } from '../finding.ts';
import { type ForeignDeck, type Page, type Shape, seen } from '../page.ts';

const described = new Map([
  ['picture', 'picture'],
  ['chart', 'chart'],
  ['table', 'table'],
  ['other', 'object'],
]);

export function checkAccessible(deck: ForeignDeck, reviewing: Reviewing): void {
  for (const page of deck.pages) for (const shape of seen(page)) checkAlt(shape, page, reviewing);
}

/** A file name says nothing of what is seen. */
const fileName = /^[\w\s().-]+\.(?:png|jpe?g|gif|svg|emf|wmf|bmp|tiff?|webp)$/i;

function checkAlt(shape: Shape, page: Page, { report }: Reviewing): void {
  const what = described.get(shape.kind);
  if (what === undefined || shape.decorative) return;
  if (shape.alt === '') report('alt-missing', { page, shape }, `The ${what} ${quoted(shape.name)} has no description.`);
  else if (fileName.test(shape.alt))
    report('alt-missing', { page, shape }, `The ${what} ${quoted(shape.name)} has a file name for a description: ${quoted(shape.alt)}.`);
}
