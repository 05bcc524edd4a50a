/** Picture with text: a cropped picture and what it means. */
import { z } from 'zod';
import { QuarterdeckError } from '../../model/errors.ts';
import type { Box, Element, Paragraph, PictureElement } from '../../model/layout.ts';
import { imageSize } from '../pictures/clean-picture.ts';
import { fill } from '../pictures/crop.ts';
import { type PictureContent, pictureContent } from '../pictures/read-pictures.ts';
import { defineKind, type Page } from './define-kind.ts';
import { fewEnoughWords, fittingPages } from './parts/pages.ts';

export const pictureTextContent = z
  .strictObject({
    picture: pictureContent,
    /** The sentence that the picture illustrates. */
    text: z.string().optional(),
    points: z.array(z.string()).default([]),
    /** Side of the picture; left by default. */
    side: z.enum(['left', 'right']).optional(),
  })
  .refine(({ text, points }) => text !== undefined || points.length > 0, 'needs a text or points beside the picture');
type PictureTextContent = z.infer<typeof pictureTextContent>;

/** Maximum share of a picture to crop. */
const mostCut = 0.3;
/** Maximum enlargement, beyond which pixels show. */
const largestScale = 1.5;
/** A picture with a larger aspect ratio goes above its text, and takes at most this share of the page. */
const panorama = 2.2;
const mostAbove = 0.55;
const creditGap = 0.08;

/** Sizes of the sentence and the points, preferred first. */
const scales = [
  { text: 18, points: 18 },
  { text: 18, points: 14 },
  { text: 14, points: 14 },
  { text: 14, points: 12 },
  { text: 12, points: 12 },
] as const;
/** A sentence without points. */
const alone = { text: 26, points: 14 } as const;
type Scale = (typeof scales)[number] | typeof alone;

export const pictureText = defineKind({
  summary: 'A picture next to what it means; used when the brief includes a picture.',
  content: pictureTextContent,
  layout: 'content',
  split: (content, page) => {
    const { words } = arranged(content, page);
    const fits = (points: readonly string[]) => {
      const said = { ...content, points: [...points] };
      return fewEnoughWords(page, said.text, ...points) && heightOf(said, words.w, scales.at(-1)!, page) <= words.h;
    };
    // The sentence is on the first page only, the picture on each.
    const { text: _, ...rest } = content;
    return fittingPages(content.points, fits).map((points, index) => (index === 0 ? { ...content, points } : { ...rest, points }));
  },
  place: (content, page) => {
    const { picture, words } = arranged(content, page);
    const shown = placePicture(content.picture, picture, page);
    const text = placeWords(content, words, page);
    return words.x < picture.x ? [text, ...shown] : [...shown, text];
  },
  /** A picture with the sentence it stands for and what follows from it. */
  example: {
    title: 'The new warehouse opens the valley route',
    content: {
      picture: { file: 'hills.png', alt: 'Hills behind the site at dusk, seen from the road', credit: 'Picture: Meridian Hardware' },
      text: '**Deliveries to the north no longer cross the city**',
      points: [
        'Carriers have confirmed the route',
        'Permits are granted, paving starts in spring',
        'Stores in the valley move to daily supply',
      ],
    },
  },
});

/** The picture gets as many columns as suit its proportions, the text the rest; a wide one goes above the text. */
function arranged({ picture, side }: PictureTextContent, page: Page): { picture: Box; words: Box } {
  const { y, h } = page.body;
  const proportion = proportionOf(picture);
  if (proportion > panorama) {
    const across = page.columns(0, 12);
    const box = { ...across, y, h: Math.min(mostAbove * h, across.w / proportion / (1 - mostCut)) };
    const top = y + box.h + creditHeight(picture, across.w, page) + page.gaps.between;
    return { picture: box, words: { ...page.columns(0, 10), y: top, h: y + h - top } };
  }
  const room = h - creditHeight(picture, page.columns(0, 4).w, page);
  const widest = (room * proportion) / (1 - mostCut);
  const count = [7, 6, 5, 4].find((columns) => page.columns(0, columns).w <= widest) ?? 3;
  const columns = page.columns(side === 'right' ? 12 - count : 0, count);
  const rest = page.columns(side === 'right' ? 0 : count, 12 - count);
  const gap = page.gaps.between - page.gaps.within;
  return {
    picture: { ...columns, y, h: Math.min(room, columns.w / proportion / (1 - mostCut)) },
    words: { x: side === 'right' ? rest.x : rest.x + gap, w: rest.w - gap, y, h },
  };
}

/** Aspect ratio of the upright picture. */
function proportionOf(content: PictureContent): number {
  const { width, height, turn } = pixelsOf(content);
  return turn === 90 || turn === 270 ? height / width : width / height;
}

function pixelsOf(content: PictureContent) {
  if (content.data === undefined)
    throw new QuarterdeckError('outline_invalid', `The picture "${content.file}" was not read.`, {
      next: 'give the outline as a file beside its pictures, or the picture itself as "data" in base64',
    });
  return { ...imageSize(Buffer.from(content.data, 'base64'))!, data: content.data, turn: content.turn };
}

function creditHeight({ credit }: PictureContent, w: number, page: Page): number {
  return credit ? creditGap + page.measure([{ runs: page.runs(credit) }], w, page.sizes.source).height : 0;
}

function placePicture(content: PictureContent, box: Box, page: Page): Element[] {
  const { type, width, height, data, turn } = pixelsOf(content);
  const { crop, scale } = fill(box, width, height, turn ?? 0);
  if (scale > largestScale)
    page.report(`The picture of ${width} × ${height} pixels is shown at ${Math.round(scale * 100)} % and may look coarse.`);
  const alt = content.alt?.trim();
  if (!alt) page.report('The picture has no description for those who cannot see it; its alternative text is to be filled.');
  const picture: PictureElement = {
    type: 'picture',
    name: 'Picture',
    alt: alt || `${page.words.toFill} ${page.title}`,
    ...box,
    data,
    mime: `image/${type}`,
    ...(crop && { crop }),
    ...(turn && { turn }),
  };
  if (!content.credit) return [picture];
  const place = { x: box.x, y: box.y + box.h + creditGap, w: box.w, h: creditHeight(content, box.w, page) - creditGap };
  return [picture, page.text('Source of the picture', place, content.credit, { size: page.sizes.source, color: 'ink-65' })];
}

function placeWords(content: PictureTextContent, box: Box, page: Page): Element {
  const given = content.points.length === 0 ? [alone, ...scales] : scales;
  const scale = given.find((candidate) => heightOf(content, box.w, candidate, page) <= box.h) ?? scales.at(-1)!;
  return page.text('Text', box, paragraphs(content, scale, page), { placeholder: 'body', size: scale.points, anchor: 'middle' });
}

function paragraphs({ text, points }: PictureTextContent, scale: Scale, page: Page): Paragraph[] {
  return [
    ...(text ? [{ runs: page.runs(text, { size: scale.text }), after: 12 }] : []),
    ...points.map((point): Paragraph => ({ runs: page.runs(point), bullet: 'dot', after: 8 })),
  ];
}

function heightOf(content: PictureTextContent, w: number, scale: Scale, page: Page): number {
  return page.measure(paragraphs(content, scale, page), w, scale.points).height;
}
