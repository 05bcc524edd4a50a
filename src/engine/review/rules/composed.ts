/** Gate "composed": white space, repetition, bullets and titles that only name a topic. */
import { all } from '../../../languages/all.ts';
import type { Box } from '../../../model/layout.ts';
import { largestEmpty } from '../../check/design.ts';
import { encloses } from '../../check/fits.ts';
import { countWords } from '../../check/readable.ts';
import { blocksOf, hull, seenBox } from '../blocks.ts';
import { quoted, type Reviewing } from '../finding.ts';
import { inkBox } from '../measure-text.ts';
import { contentPages, type ForeignDeck, isFoot, isTitle, type Page, type Shape, seen, textOf, titleShape } from '../page.ts';
import { isPart, titleOf } from './titles.ts';

const most = { empty: 0.3, running: 2, bullets: 0.4, topics: 0.2 };
const least = { card: 0.33, pages: 5 };
const lineAir = 0.06;
/** Forms that text does not fill. */
const cardForms = new Set(['rect', 'roundRect']);

export function checkComposed(deck: ForeignDeck, reviewing: Reviewing): void {
  const pages = contentPages(deck);
  for (const page of pages) {
    checkEmpty(page, deck, reviewing);
    checkCards(page, deck, reviewing);
  }
  checkSkeletons(deck, reviewing);
  checkBullets(pages, reviewing);
  checkTopics(pages, reviewing);
}

/** A statement or a quote stands alone on purpose. */
function isStatement(page: Page, { size }: ForeignDeck): boolean {
  const rest = seen(page).filter((shape) => !isTitle(shape) && !isFoot(shape, size));
  const words = rest.reduce((sum, { text }) => sum + countWords(textOf(text)), 0);
  const largest = Math.max(0, ...rest.flatMap(({ text }) => text?.paragraphs.flatMap(({ runs }) => runs.map((run) => run.size)) ?? []));
  return rest.every(({ kind }) => kind === 'shape' || kind === 'connector') && words < 50 && largest >= 24 && rest.length <= 6;
}

function checkEmpty(page: Page, deck: ForeignDeck, { report }: Reviewing): void {
  const { size } = deck;
  if (isStatement(page, deck)) return;
  const blocks = blocksOf(page, size).filter(({ shape }) => !isTitle(shape) && !isFoot(shape, size));
  if (blocks.length === 0 || isPart(titleOf(page))) return;
  const title = titleShape(page);
  const titleInk = title ? inkBox(title) : null;
  const top = Math.min(0.3 * size.h, Math.max(0.23 * size.h, titleInk ? titleInk.y + titleInk.h + 0.1 : 0));
  const body = { x: 0.045 * size.w, y: top, w: 0.91 * size.w, h: 0.9 * size.h - top };
  // A hairline across the page divides it like a row of a table.
  const lines = seen(page).filter(({ kind, form, box }) => kind === 'connector' || form === 'line' || Math.min(box!.w, box!.h) < 0.05);
  const share = largestEmpty([...blocks.map(seenBox), ...lines.map(({ box }) => thickened(box!))], body);
  if (share > most.empty)
    report('empty-page', { page }, `${Math.round(share * 100)}% of the body is empty in one piece; ${most.empty * 100}% is the most.`);
}

/** Lines are found by the grid that empty space is looked for in. */
function thickened({ x, y, w, h }: Box): Box {
  return { x: x - lineAir, y: y - lineAir, w: w + 2 * lineAir, h: h + 2 * lineAir };
}

/** Filled boxes large enough to be cards, by what stands in them. */
function checkCards(page: Page, { size }: ForeignDeck, { report }: Reviewing): void {
  const shapes = seen(page);
  for (const [order, card] of shapes.entries()) {
    const box = card.box!;
    if (card.kind !== 'shape' || !card.fill || !cardForms.has(card.form) || card.placeholder || isFoot(card, size)) continue;
    if (box.w < 1.5 || box.h < 1.5 || box.w * box.h > 0.5 * size.w * size.h) continue;
    const ink = inkBox(card);
    const inside = shapes.slice(order + 1).filter((shape) => shape.kind !== 'connector' && encloses(box, shape.box!));
    const boxes = [
      ...(ink ? [ink] : []),
      ...inside.map((shape) => (shape.fill || shape.line ? shape.box! : (inkBox(shape) ?? shape.box!))),
    ];
    if (boxes.length === 0 || inside.some(({ kind }) => kind !== 'shape')) continue;
    const filled = hull(boxes).h / box.h;
    if (filled < least.card)
      report('empty-card', { page, shape: card }, `What stands in ${quoted(card.name)} takes ${Math.round(filled * 100)}% of its height.`);
  }
}

/** Where things stand, to half an inch, and what they are. */
function skeletonOf(page: Page, size: { w: number; h: number }): string {
  const half = (value: number) => Math.round(value * 2);
  return blocksOf(page, size)
    .filter(({ shape }) => !isTitle(shape))
    .map(({ shape, box }) => `${shape.kind} ${half(box.x)} ${half(box.y)} ${half(box.w)} ${half(box.h)}`)
    .toSorted()
    .join('; ');
}

function checkSkeletons({ pages, size }: ForeignDeck, { report }: Reviewing): void {
  let before = '';
  let running = 0;
  for (const page of pages) {
    const skeleton = skeletonOf(page, size);
    running = skeleton !== '' && skeleton === before ? running + 1 : 1;
    before = skeleton;
    if (running === most.running + 1) report('same-skeleton', { page }, `The slide is built like the ${most.running} before it.`);
  }
}

function isBullets(page: Page): boolean {
  const shapes = seen(page).filter((shape) => !isTitle(shape));
  if (shapes.some(({ kind }) => kind === 'chart' || kind === 'table' || kind === 'picture' || kind === 'other')) return false;
  return shapes.flatMap(({ text }) => text?.paragraphs.filter(({ bullet }) => bullet) ?? []).length >= 3;
}

function checkBullets(pages: readonly Page[], { report }: Reviewing): void {
  const share = pages.filter(isBullets).length / pages.length;
  if (pages.length >= least.pages && share > most.bullets)
    report(
      'bullet-deck',
      { slide: null },
      `${Math.round(share * 100)}% of the ${pages.length} content slides are bullets; ${most.bullets * 100}% is the most.`,
    );
}

const moves = new RegExp(
  Object.values(all)
    .flatMap(({ signs: { moves } }) => [moves.up, moves.down])
    .map((words) => (/[a-z]/.test(words) ? `(?<!\\p{L})(?:${words})(?!\\p{L})` : words))
    .join('|'),
  'iu',
);

/** Short, without a figure, a verb of change or a question. */
function namesTopic(title: string): boolean {
  if (/\d|[?？!！:：]/.test(title) || moves.test(title)) return false;
  if (isPart(title)) return false;
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(title) ? title.length <= 8 : countWords(title) <= 4;
}

function checkTopics(pages: readonly Page[], { report }: Reviewing): void {
  const topics = pages.filter((page) => {
    const title = titleOf(page);
    return title !== '' && namesTopic(title);
  });
  for (const page of topics)
    report('topic-title', { page, shape: titleShape(page) as Shape }, `The title ${quoted(titleOf(page))} names a topic.`);
  const share = topics.length / pages.length;
  if (pages.length >= least.pages && share > most.topics)
    report('topic-titles', { slide: null }, `${topics.length} of ${pages.length} content slides have a title that only names a topic.`);
}
