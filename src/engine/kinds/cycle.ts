/** Cycle: three to eight steps in a ring, the last leading back to the first. */
import { z } from 'zod';
import { meets } from '../../model/geometry.ts';
import type { Box, Element, Paragraph } from '../../model/layout.ts';
import { fitLine } from '../fonts/fit-line.ts';
import { defineKind, type Page } from './define-kind.ts';
import { diagram, drawnToFit, familyFill, join, labelled, labelParagraphs, spread, spreadWords, standsIn } from './parts/diagram.ts';
import { fewEnoughWords } from './parts/pages.ts';

const cycleContent = z.strictObject({
  steps: z.array(labelled).min(3).max(8),
  /** What the steps revolve around. */
  center: z.string().optional(),
});
export type CycleContent = z.infer<typeof cycleContent>;

type Step = CycleContent['steps'][number];

/** Maximum radius of the ring, and of a step if there are few or more, inches. */
const most = { ring: 2.2, few: 0.6, node: 0.45 };
const fewSteps = 6;
/** Half the gap between adjacent steps on a low page. */
const apart = 0.15;
/** Minimum width for labels beside the ring. */
const leastLabel = 1.7;

export const cycle = defineKind({
  summary: 'Three to eight steps in a ring; used when the last step leads back to the first.',
  content: cycleContent,
  split: (content, page) => {
    const { steps, center } = content;
    const telling = (told: readonly Step[]): CycleContent => ({
      ...content,
      steps: steps.map((step) => (told.includes(step) ? step : { head: step.head })),
    });
    const fits = (part: CycleContent) =>
      fewEnoughWords(page, center, ...part.steps.flatMap(({ head, text }) => [head, text])) && drawn(part, page).fits;
    return spreadWords(content, steps, telling, fits);
  },
  place: (content, page) => {
    const { nodes, labels, size, hub } = drawn(content, page);
    const { steps, center } = content;
    const count = steps.length;
    const placed = nodes.map(({ box }, index) => ({ name: `Step ${index + 1}`, box }));
    const parts = steps.flatMap((_, index): Element[] => {
      const fill = familyFill(index, count);
      const { box, angle } = nodes[index]!;
      const { box: labelBox, paragraphs } = labels[index]!;
      return [
        page.text(placed[index]!.name, box, [{ runs: [{ text: String(index + 1), bold: true }], align: 'center' }], {
          geometry: 'ellipse',
          fill,
          color: page.textOn(fill),
          size: page.sizes.lead,
          anchor: 'middle',
          lineSpacing: 1,
          // Connection sites face outwards, so that all arrows meet their steps alike.
          turn: (angle * 180) / Math.PI + 90,
        }),
        page.text(`Label ${index + 1}`, labelBox, paragraphs, { size, anchor: 'middle' }),
      ];
    });
    const arrows = placed.map((from, index) => join(from, placed[(index + 1) % count]!, { arrow: true }));
    const heads = steps.map(({ head }) => page.plain(head));
    const middle = center === undefined ? [] : [placeCenter(center, hub, page)];
    return diagram('Cycle', [...heads, heads[0]].join(' → '), [...middle, ...parts, ...arrows]);
  },
  /** Five steps that lead back to the first. */
  example: {
    title: 'Every renewal begins with the review of the one before',
    content: {
      center: 'Customer year',
      steps: [
        { head: 'Onboard', text: 'Goals are agreed and written down' },
        { head: 'Adopt', text: 'Teams are trained where usage is low' },
        { head: 'Review', text: 'Results are set against the goals' },
        { head: 'Renew', text: 'Terms follow from what was reached' },
        { head: 'Expand', text: 'New goals bring in new teams' },
      ],
    },
  },
});

function placeCenter(center: string, hub: Box, page: Page): Element {
  const of = (text: string): Paragraph[] => [{ runs: page.runs(text, { bold: true }), align: 'center' }];
  const { kept } = fitLine(center, (text) => {
    const { height, widest } = page.measure(of(text), hub.w, page.sizes.label);
    return height <= hub.h && widest <= hub.w;
  });
  if (kept !== center) page.report(`“${center}” was cut to “${kept}”`);
  const paragraphs = of(kept);
  const size = page.fitSize(paragraphs, hub, [page.sizes.lead, page.sizes.body, page.sizes.label]);
  return page.text('Center', hub, paragraphs, { size, anchor: 'middle' });
}

/** Places steps on the ring and labels beside it, at the largest scale that fits. */
function drawn({ steps, center }: CycleContent, page: Page) {
  return drawnToFit((scale, smallest) => {
    const { body, gaps } = page;
    const count = steps.length;
    const odd = count % 2 === 1;
    // With an even number, none is at the very top, so that all labels are beside the ring.
    const angles = steps.map((_, index) => -Math.PI / 2 + ((odd ? index : index + 0.5) * 2 * Math.PI) / count);
    const aligns = angles.map((angle, index) => (odd && index === 0 ? 'center' : Math.cos(angle) > 0 ? undefined : 'right'));
    const words = steps.map((step, index) => {
      const align = aligns[index];
      return labelParagraphs(step, scale, page, { quiet: 'ink-65', ...(align && { align }) });
    });
    const topWidth = Math.min(body.w, 5);
    const above = odd ? page.measure(words[0]!, topWidth, scale.head).height + gaps.within / 2 : 0;
    const [highest, lowest] = [Math.min(...angles.map(Math.sin)), Math.max(...angles.map(Math.sin))];
    const high = (body.h - above) / (lowest - highest);
    const half = Math.sin(Math.PI / count);
    // On a low page, steps shrink until they fit next to each other.
    const node = Math.min(count <= fewSteps ? most.few : most.node, (high * half - apart) / (1 + (2 * half) / (lowest - highest)));
    const byHeight = high - (2 * node) / (lowest - highest);
    const ring = Math.min(most.ring, byHeight, body.w / 2 - node - gaps.within - leastLabel);
    const height = above + 2 * node + ring * (lowest - highest);
    const x = body.x + body.w / 2;
    const y = body.y + (body.h - height) / 2 + above + node - ring * highest;
    const nodes = angles.map((angle) => ({
      angle,
      box: { x: x + ring * Math.cos(angle) - node, y: y + ring * Math.sin(angle) - node, w: 2 * node, h: 2 * node },
    }));
    const boxes = nodes.map(({ box }, index): Box => {
      const align = aligns[index];
      if (align === 'center') return { x: x - topWidth / 2, y: box.y - above, w: topWidth, h: above - gaps.within / 2 };
      const left = align === 'right' ? body.x : box.x + box.w + gaps.within;
      const right = align === 'right' ? box.x - gaps.within : body.x + body.w;
      return { x: left, y: box.y + node, w: right - left, h: page.measure(words[index]!, right - left, scale.head).height };
    });
    for (const side of [undefined, 'right'] as const) settle(boxes, aligns, side, page);
    const labels = boxes.map((box, index) => ({ box, paragraphs: words[index]! }));
    const hubHalf = (ring * Math.cos(Math.PI / count) - 0.1) * 0.7;
    // As high as the steps allow.
    const hubs = [1, 0.7, 0.4].flatMap((wide) =>
      [1, 0.8, 0.6, 0.4].map((part) => ({ x: x - hubHalf * wide, y: y - hubHalf * part, w: 2 * hubHalf * wide, h: 2 * hubHalf * part })),
    );
    const hub = hubs.find((each) => nodes.every(({ box }) => !meets(each, box))) ?? hubs[hubs.length - 1]!;
    const inside = boxes.every((box, index) => {
      const clear = nodes.every(({ box: other }) => !meets(box, other));
      return (
        clear &&
        box.y >= body.y - 1e-6 &&
        box.y + box.h <= body.y + body.h + 1e-6 &&
        standsIn(words[index]!, box, scale.head, page, smallest)
      );
    });
    const centered = center === undefined || standsIn([{ runs: page.runs(center, { bold: true }) }], hub, page.sizes.label, page, smallest);
    return { nodes, labels, hub, size: scale.head, fits: inside && centered };
  });
}

/** Positions the labels of one side at the height of their steps, as far as they leave each other room. */
function settle(boxes: Box[], aligns: readonly (string | undefined)[], side: 'right' | undefined, page: Page): void {
  const indexes = boxes.map((_, index) => index).filter((index) => aligns[index] === side);
  const down = indexes.sort((a, b) => boxes[a]!.y - boxes[b]!.y);
  const wanted = down.map((index) => ({ at: boxes[index]!.y, size: boxes[index]!.h }));
  const middles = spread(wanted, page.gaps.within / 2, page.body.y, page.body.y + page.body.h);
  down.forEach((index, at) => {
    const box = boxes[index]!;
    boxes[index] = { ...box, y: middles[at]! - box.h / 2 };
  });
}
