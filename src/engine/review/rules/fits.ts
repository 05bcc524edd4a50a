/** Gate "fits": text in its box, and everything on the slide. */
import { area, meets, shared } from '../../../model/geometry.ts';
import type { Box } from '../../../model/layout.ts';
import { quoted, type Reviewing } from '../finding.ts';
import { inkBox, isCertain, lineRoom, measureText, type TextSize } from '../measure-text.ts';
import { type ForeignDeck, type Page, type Shape, seen, textOf } from '../page.ts';

/** Inches: less is a matter of rounding between programs. */
const tolerance = 0.06;
/** Of a box with text, inches. */
const farOff = 0.3;
/** A form or a picture may bleed off the slide by this share of its area. */
const bleed = { form: 0.6, picture: 0.12 };

export function checkFits({ size, pages }: ForeignDeck, reviewing: Reviewing): void {
  for (const page of pages)
    for (const shape of seen(page)) {
      checkPlace(shape, size, page, reviewing);
      checkText(shape, page, reviewing);
    }
}

function checkPlace(shape: Shape, size: { w: number; h: number }, page: Page, { report }: Reviewing): void {
  const box = shape.box!;
  const say = (what: string, by: number) => report('off-slide', { page, shape }, `${what} leaves the slide by ${inches(by)}.`);
  const ink = inkBox(shape);
  // The letters of a box that bleeds may all be on the slide, and those of a box on it may not.
  const over = beyond(ink && shape.text!.autofit === 'resize' ? ink : box, size);
  const slide = { x: 0, y: 0, ...size };
  if (over <= tolerance) return;
  if (!meets(slide, { ...box, w: box.w + 0.001, h: box.h + 0.001 })) {
    report('off-slide', { page, shape }, `${quoted(shape.name)} lies outside of the slide.`);
  } else if (ink) {
    // Letters on the slide in a box far off it will not stay there.
    if (over > farOff) say(quoted(shape.name), over);
    else if (beyond(ink, size) > tolerance) say(`The text of ${quoted(shape.name)}`, beyond(ink, size));
  } else if (shape.kind === 'shape' || shape.kind === 'picture' || shape.kind === 'connector') {
    const allowed = shape.kind === 'picture' ? bleed.picture : bleed.form;
    if (shared(box, slide) < (1 - allowed) * area(box)) say(quoted(shape.name), over);
  } else say(quoted(shape.name), over);
}

/** How far a box leaves the slide, inches; 0 or less for one on it. */
function beyond({ x, y, w, h }: Box, size: { w: number; h: number }): number {
  return Math.max(-x, -y, x + w - size.w, y + h - size.h);
}

function checkText(shape: Shape, page: Page, { report, leave }: Reviewing): void {
  const { text, own } = shape;
  if (!text || textOf(text).trim() === '') return;
  const { top, bottom, left, right } = text.inset;
  const room = text.vertical ? own.w - left - right : own.h - top - bottom;
  const line = Math.max(...text.paragraphs.map(({ size }) => size)) / 60;
  const overBy = ({ height, broken }: TextSize) => (broken && text.wrap ? Math.max(height - room, tolerance * 2) : height - room);
  // A box without edges that follows its text is as high as it needs to be; what it meets is found by its letters.
  if (text.autofit === 'resize' && !shape.fill && !shape.line) return;
  const most = measureText(text, own);
  const over = overBy(most);
  const allowed = Math.max(tolerance, 0.2 * line);
  if (over <= allowed) return;
  if (!isCertain(text) && overBy(measureText(text, own, true)) <= allowed) {
    leave({ slide: page.number, shape: shape.name, reason: 'The widths of its font are not known: whether its text fits cannot be told.' });
    return;
  }
  const what =
    most.height - room > allowed
      ? `needs ${inches(most.height)} of height where its box has ${inches(Math.max(0, room))}`
      : `has a word wider than its line of ${inches(lineRoom(text, own))}`;
  report('text-overflows', { page, shape }, `The text of ${quoted(shape.name)} ${what}.`);
}

function inches(length: number): string {
  return `${length.toFixed(2)} in`;
}
