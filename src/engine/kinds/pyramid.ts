/** Pyramid: three to six levels, each resting on the one below. */
import { z } from 'zod';
import type { Box, Element, Paragraph } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import { diagram, drawnToFit, familyFill, labelled, labelParagraphs, scales, spread, spreadWords, standsIn } from './parts/diagram.ts';
import { fewEnoughWords, hairline } from './parts/pages.ts';

const pyramidContent = z.strictObject({
  /** From the top down. */
  levels: z.array(labelled).min(3).max(6),
});
export type PyramidContent = z.infer<typeof pyramidContent>;

type Level = PyramidContent['levels'][number];

/** Between two levels, inches. */
const seam = 0.06;
/** Between the labels of two levels, next to the line that separates them. */
const air = 0.05;
/** From the label in the top level to its base. */
const footing = 0.08;

export const pyramid = defineKind({
  summary: 'Three to six levels that build on each other; used for hierarchies, from the many at the bottom to the few at the top.',
  content: pyramidContent,
  split: (content, page) => {
    const { levels } = content;
    const telling = (told: readonly Level[]): PyramidContent => ({
      levels: levels.map((level) => (told.includes(level) ? level : { head: level.head })),
    });
    const fits = (part: PyramidContent) =>
      fewEnoughWords(page, ...part.levels.flatMap(({ head, text }) => [head, text])) && drawn(part, page).fits;
    return spreadWords(content, levels, telling, fits);
  },
  place: (content, page) => {
    const { shapes, inside, labels, size, lent } = drawn(content, page);
    const count = shapes.length;
    const { body } = page;
    const elements = shapes.flatMap(({ box, lean }, index): Element[] => {
      const fill = familyFill(count - 1 - index, count);
      const label = labels[index]!;
      const beside = label.paragraphs.length > 0;
      return [
        page.text(`Level ${index + 1}`, box, inside[index]!, {
          geometry: index === 0 ? 'triangle' : 'trapezoid',
          ...(index > 0 && { lean }),
          fill,
          color: page.textOn(fill),
          size,
          ...(index === 0 ? { anchor: 'bottom', inset: footing } : { anchor: 'middle' }),
        }),
        ...(beside
          ? [
              ...(index > 0 && !lent
                ? [
                    hairline(
                      `Level line ${index}`,
                      { x: box.x + box.w - lean, y: box.y - seam / 2, w: body.x + body.w - box.x - box.w + lean },
                      page,
                    ),
                  ]
                : []),
              page.text(`Label ${index + 1}`, label.box, label.paragraphs, { size, anchor: 'middle' }),
            ]
          : []),
      ];
    });
    return diagram('Pyramid', content.levels.map(({ head }) => page.plain(head)).join('; '), elements);
  },
  /** Four levels of pricing. */
  example: {
    title: 'Exceptions rest on rules, and rules on data',
    content: {
      levels: [
        { head: 'Exceptions', text: 'Decided by the board, one by one' },
        { head: 'Approvals', text: 'Given by the manager of the region within a day' },
        { head: 'Corridor', text: 'Floor and ceiling for every product, set by finance' },
        { head: 'Data', text: 'Won and lost deals with their prices, complete and current' },
      ],
    },
  },
});

/** Headings go inside if all fit there, otherwise beside; details always beside. */
function drawn({ levels }: PyramidContent, page: Page) {
  const detailed = levels.some(({ text }) => text !== undefined);
  const heads = (size: number) => levels.map(({ head }): Paragraph[] => [{ runs: page.runs(head, { bold: true, size }), align: 'center' }]);
  const alone = detailed ? null : headsInside(page.body.w * 0.75, (page.body.w * 0.25) / 2);
  if (alone?.fits) return alone;
  const within = headsInside(page.body.w * 0.52, 0);
  if (within.fits) return within;
  const beside = outlined(page.body.w * 0.46);
  if (beside.fits) return beside;
  const narrow = outlined(page.body.w * 0.3);
  // A single detail may use the space of levels that have only a heading.
  return narrow.fits || levels.filter(({ text }) => text !== undefined).length > 1 ? narrow : lending(narrow);

  function headsInside(width: number, left: number) {
    return drawnToFit(
      (scale) => {
        const shapes = stacked(levels.length, width, left, page);
        const words = heads(scale.head);
        const room = shapes.every(({ box, lean }, index) => {
          const { height } = page.measure(words[index]!, box.w, scale.head);
          // In the triangle, text goes in the lower half; in other levels, the width at the top of the text counts.
          if (index === 0) return standsIn(words[index]!, { w: box.w / 2 - 2 * footing, h: box.h / 2 - 2 * footing }, scale.head, page);
          const top = (box.h - height) / 2;
          const w = box.w - 2 * lean * (1 - top / box.h) - 0.2;
          return top >= 0 && standsIn(words[index]!, { w, h: box.h }, scale.head, page);
        });
        const labels = labelsBeside(
          shapes,
          levels.map(({ text }): Paragraph[] => (text ? [{ runs: page.runs(text, { size: scale.text }) }] : [])),
        );
        return { shapes, inside: words, labels, size: scale.head, lent: false, fits: room && labelsFit(labels, scale.head) };
      },
      scales.slice(0, 2),
    );
  }

  function outlined(width: number) {
    return drawnToFit((scale, smallest) => {
      const shapes = stacked(levels.length, width, 0, page);
      const labels = labelsBeside(
        shapes,
        levels.map((level) => labelParagraphs(level, scale, page, { quiet: 'ink-65' })),
      );
      const inside = levels.map((): Paragraph[] => []);
      return { shapes, inside, labels, size: scale.head, lent: false, fits: labelsFit(labels, scale.head, smallest) };
    });
  }

  /** Each label as high as its text, as close to its level as the others allow. */
  function lending(whole: ReturnType<typeof outlined>): ReturnType<typeof outlined> {
    const { body } = page;
    const wanted = whole.labels.map(({ box, paragraphs }) => ({
      at: box.y + box.h / 2,
      size: page.measure(paragraphs, box.w, whole.size).height + 0.01,
    }));
    const middles = spread(wanted, seam, body.y, body.y + body.h);
    const labels = whole.labels.map(({ box, paragraphs }, index) => {
      const { size: h } = wanted[index]!;
      return { paragraphs, box: { ...box, y: middles[index]! - h / 2, h } };
    });
    return { ...whole, labels, lent: true, fits: labels[0]!.box.y >= body.y - 1e-6 };
  }

  function labelsFit(labels: readonly { box: Box; paragraphs: Paragraph[] }[], size: number, mayBreak = false): boolean {
    return labels.every(
      ({ box, paragraphs }) => paragraphs.length === 0 || standsIn(paragraphs, { w: box.w, h: box.h - air }, size, page, mayBreak),
    );
  }

  /** In one column to the right of the base. */
  function labelsBeside(shapes: readonly { box: Box }[], words: readonly Paragraph[][]): { box: Box; paragraphs: Paragraph[] }[] {
    const base = shapes[shapes.length - 1]!.box;
    const x = base.x + base.w + page.gaps.between;
    return shapes.map(({ box }, index) => ({
      box: { x, y: box.y, w: page.body.x + page.body.w - x, h: box.h },
      paragraphs: words[index]!,
    }));
  }
}

/** Levels of equal height; `lean` is the inset of their sides. */
function stacked(count: number, width: number, left: number, page: Page): { box: Box; lean: number }[] {
  const { body } = page;
  const pitch = body.h / count;
  const middle = body.x + left + width / 2;
  return Array.from({ length: count }, (_, index) => {
    const [top, bottom] = [index === 0 ? 0 : index * pitch + seam / 2, (index + 1) * pitch - (index === count - 1 ? 0 : seam / 2)];
    const w = (width * bottom) / body.h;
    return { box: { x: middle - w / 2, y: body.y + top, w, h: bottom - top }, lean: (w - (width * top) / body.h) / 2 };
  });
}
