/** What stands on top of each other: text, charts, tables and pictures, by what is seen of them. */
import { area, shared } from '../../../model/geometry.ts';
import type { Box } from '../../../model/layout.ts';
import { encloses, intersection } from '../../check/fits.ts';
import { blocksOf, tableHeight } from '../blocks.ts';
import { quoted, type Reviewing } from '../finding.ts';
import { inkBox } from '../measure-text.ts';
import { type ForeignDeck, isTitle, type Page, type Shape, seen } from '../page.ts';

/** Inches both ways: letters have air above and below. */
const tolerance = 0.05;
/** Share of the smaller one. */
const least = 0.04;
/** What covers so much of the page is its ground. */
const ground = 0.8;
/** A table this much higher than it is set moves what is under it. */
const growth = 0.25;

interface Item {
  shape: Shape;
  order: number;
  box: Box;
  what: 'text' | 'picture' | 'chart' | 'table' | 'object';
}

export function checkOverlaps({ size, pages }: ForeignDeck, reviewing: Reviewing): void {
  for (const page of pages) {
    const items = seen(page).flatMap((shape, order) => itemOf(shape, order, size));
    for (const [i, a] of items.entries()) for (const b of items.slice(i + 1)) checkPair(a, b, page, reviewing);
    checkCards(page, size, reviewing);
    for (const item of items) {
      checkCovered(item, page, reviewing);
      checkGrowth(item, size, page, reviewing);
    }
  }
}

function itemOf(shape: Shape, order: number, size: { w: number; h: number }): Item[] {
  const box = shape.box!;
  const ink = inkBox(shape);
  if (ink) return [{ shape, order, box: ink, what: 'text' }];
  if (shape.kind === 'table') {
    return [{ shape, order, box: { ...box, h: tableHeight(shape) }, what: 'table' }];
  }
  if (shape.kind === 'chart') return [{ shape, order, box, what: 'chart' }];
  if (shape.kind === 'picture') return area(box) > ground * area(size) || shape.decorative ? [] : [{ shape, order, box, what: 'picture' }];
  return shape.kind === 'other' ? [{ shape, order, box, what: 'object' }] : [];
}

function checkPair(a: Item, b: Item, page: Page, { report }: Reviewing): void {
  if (a.shape.group !== null && a.shape.group === b.shape.group && !(a.what === 'text' && b.what === 'text')) return;
  const w = Math.min(a.box.x + a.box.w, b.box.x + b.box.w) - Math.max(a.box.x, b.box.x);
  const h = Math.min(a.box.y + a.box.h, b.box.y + b.box.h) - Math.max(a.box.y, b.box.y);
  if (w <= tolerance || h <= tolerance) return;
  const smaller = Math.min(area(a.box), area(b.box));
  if (w * h < least * smaller) return;
  const [outer, inner] = area(a.box) >= area(b.box) ? [a, b] : [b, a];
  const inside = w * h > 0.95 * area(inner.box);
  // Words on a picture, and a badge or logo on one, are meant.
  if (inside && outer.what === 'picture' && inner.order > outer.order) return;
  // A label on a chart is meant; a whole text is not.
  if (inside && outer.what === 'chart' && isLabel(inner)) return;
  const share = Math.round((100 * w * h) / smaller);
  report(
    'overlap',
    { page, shape: b.shape },
    `The ${a.what} ${quoted(a.shape.name)} and the ${b.what} ${quoted(b.shape.name)} overlap by ${w.toFixed(2)} × ${h.toFixed(2)} in, ${share}% of the smaller.`,
  );
}

/** Cards, tiles and boxes of one kind that run into each other; one inside the other is meant. */
function checkCards(page: Page, size: { w: number; h: number }, { report }: Reviewing): void {
  const cards = blocksOf(page, size).filter(
    ({ shape }) => (shape.form === 'rect' || shape.form === 'roundRect') && shape.fill !== null && shape.turn === 0,
  );
  for (const [i, a] of cards.entries())
    for (const b of cards.slice(i + 1)) {
      const common = intersection(a.box, b.box);
      if (!common || Math.min(common.w, common.h) < cardOverlap || encloses(a.box, b.box) || encloses(b.box, a.box)) continue;
      if (Math.abs(a.box.w - b.box.w) > 0.2 * a.box.w || Math.abs(a.box.h - b.box.h) > 0.2 * a.box.h) continue;
      report(
        'overlap',
        { page, shape: b.name },
        `${quoted(a.name)} and ${quoted(b.name)} overlap by ${common.w.toFixed(2)} × ${common.h.toFixed(2)} in.`,
      );
    }
}

const cardOverlap = 0.06;

/** Words that a label has at most. */
const labelWords = 8;

function isLabel({ what, shape }: Item): boolean {
  if (what !== 'text' || isTitle(shape)) return false;
  const words = shape.text!.paragraphs.flatMap(({ runs }) =>
    runs
      .map(({ text }) => text)
      .join('')
      .split(/\s+/),
  );
  return words.filter((word) => word !== '').length <= labelWords;
}

/** Text, charts and tables under what is drawn over them. */
function checkCovered(item: Item, page: Page, { report }: Reviewing): void {
  if (item.what === 'picture' || item.what === 'object') return;
  const covering = seen(page)
    .slice(item.order + 1)
    .find(
      ({ kind, fill, box }) =>
        ((kind === 'shape' && fill !== null && fill.alpha > 0.85) || kind === 'picture') && shared(box!, item.box) > 0.3 * area(item.box),
    );
  if (covering)
    report('covered', { page, shape: item.shape }, `${quoted(covering.name)} covers the ${item.what} ${quoted(item.shape.name)}.`);
}

function checkGrowth({ shape, box, what }: Item, size: { h: number }, page: Page, { report }: Reviewing): void {
  if (what !== 'table') return;
  const over = box.h - shape.box!.h;
  if (box.y + box.h > size.h + tolerance && over > tolerance)
    report(
      'off-slide',
      { page, shape },
      `With its text ${quoted(shape.name)} ends ${(box.y + box.h - size.h).toFixed(2)} in below the slide.`,
    );
  // Rows without a height of their own are as high as their text on purpose.
  else if (over > growth && shape.table!.rows.reduce((sum, { height }) => sum + height, 0) > 0.9 * shape.box!.h)
    report('table-grows', { page, shape }, `With its text ${quoted(shape.name)} is ${over.toFixed(2)} in higher than it is set.`);
}
