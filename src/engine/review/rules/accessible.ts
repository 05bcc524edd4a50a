/** Gate "accessible": what a screen reader says of a slide, and in which order. */
import { languages } from '../../../model/language.ts';
import { readTooLate } from '../../check/accessible.ts';
import { blocksOf } from '../blocks.ts';
import { quoted, type Reviewing } from '../finding.ts';
import { type ForeignDeck, isEyebrow, isFoot, isTitle, type Page, runsOf, type Shape, seen } from '../page.ts';

const described: Readonly<Record<string, string>> = { picture: 'picture', chart: 'chart', table: 'table', other: 'object' };

export function checkAccessible(deck: ForeignDeck, reviewing: Reviewing): void {
  const rightToLeft = languages[deck.language].direction === 'rtl';
  for (const page of deck.pages) {
    for (const shape of seen(page)) {
      checkAlt(shape, page, reviewing);
      if (shape.table && !shape.table.header && shape.table.rows.length > 1)
        reviewing.report('table-header', { page, shape }, `The table ${quoted(shape.name)} has no header row.`);
    }
    checkOrder(page, deck, rightToLeft, reviewing);
  }
  checkLanguage(deck, reviewing);
}

/** A file name says nothing of what is seen. */
const fileName = /^[\w\s().-]+\.(?:png|jpe?g|gif|svg|emf|wmf|bmp|tiff?|webp)$/i;

function checkAlt(shape: Shape, page: Page, { report }: Reviewing): void {
  const what = described[shape.kind];
  if (what === undefined || shape.decorative) return;
  if (shape.alt === '') report('alt-missing', { page, shape }, `The ${what} ${quoted(shape.name)} has no description.`);
  else if (fileName.test(shape.alt))
    report('alt-missing', { page, shape }, `The ${what} ${quoted(shape.name)} has a file name for a description: ${quoted(shape.alt)}.`);
}

function checkOrder(page: Page, { size }: ForeignDeck, rightToLeft: boolean, { report }: Reviewing): void {
  const blocks = blocksOf(page, size);
  const read = blocks
    .filter(
      ({ shape, grouped }) =>
        !isTitle(shape) &&
        !isEyebrow(shape, page) &&
        !isFoot(shape, size) &&
        (grouped || shape.kind !== 'shape' || shape.text?.paragraphs.some(({ runs }) => runs.length > 0)),
    )
    .map(({ name, box }) => ({ name, group: undefined, left: box.x, top: box.y, right: box.x + box.w, bottom: box.y + box.h }));
  const late = readTooLate(read, rightToLeft);
  const title = blocks.findIndex(({ shape }) => isTitle(shape));
  const before = blocks
    .slice(0, Math.max(0, title))
    .find(
      ({ box, shape }) => shape.kind !== 'picture' && !isEyebrow(shape, page) && box.y > blocks[title]!.box.y + blocks[title]!.box.h - 0.05,
    );
  if (before) report('reading-order', { page, shape: before.name }, `${quoted(before.name)} is read before the title above it.`);
  else if (late) report('reading-order', { page, shape: late.name }, `${quoted(late.name)} is read after what stands behind it.`);
}

/** One finding for the deck where no page says its language. */
function checkLanguage({ pages }: ForeignDeck, { report }: Reviewing): void {
  const mute = pages.flatMap((page) => {
    const run = runsOf(page).find(({ language, field, text }) => language === '' && !field && /\p{L}/u.test(text));
    return run ? [{ page, run }] : [];
  });
  const spoken = pages.filter((page) => runsOf(page).length > 0).length;
  if (mute.length > 3 && mute.length > spoken / 2)
    report('language-missing', { slide: null }, `${mute.length} of ${pages.length} slides have text that does not say its language.`);
  else for (const { page, run } of mute) report('language-missing', { page }, `${quoted(run.text)} does not say its language.`);
}
