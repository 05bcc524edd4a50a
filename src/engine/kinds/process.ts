/** Process: steps in order, as equal shapes joined by glued connectors. */
import { z } from 'zod';
import type { Box, ColorToken, Element } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import {
  diagram,
  drawnToFit,
  familyFill,
  join,
  labelled,
  labelParagraphs,
  roomyScale,
  type Scale,
  scales,
  standsIn,
} from './parts/diagram.ts';
import { evenPages, fewEnoughWords, fittingPages } from './parts/pages.ts';

const processContent = z.strictObject({
  steps: z.array(labelled).min(2),
  /** Number of the first step, if continued from another page. */
  first: z.number().int().positive().optional(),
});
type ProcessContent = z.infer<typeof processContent>;

type Step = ProcessContent['steps'][number];

const mostInRow = 5;
/** Space for the arrow between two steps, inches. */
const arrowGap = 0.45;
const inset = 0.2;
/** Height of a step if its text needs no more: a share of its width, within these inches. */
const shape = { part: 0.9, lowest: 2.9, highest: 3.4 };

export const process = defineKind({
  summary: 'Steps in order, as equal shapes joined by connectors; used when one step leads to the next.',
  content: processContent,
  split: ({ steps, first = 1 }, page) => {
    const fits = (group: readonly Step[]) =>
      group.length <= 2 * mostInRow &&
      fewEnoughWords(page, ...group.flatMap(({ head, text }) => [head, text])) &&
      arranged(numbered(group, first), page).fits;
    const groups = fittingPages(steps, fits);
    return groups.length === 1
      ? [{ steps, ...(first > 1 && { first }) }]
      : groups.map((group) => ({ steps: group, first: first + steps.indexOf(group[0]!) }));
  },
  place: ({ steps, first }, page) => {
    const shown = steps.length > mostInRow || first !== undefined ? numbered(steps, first ?? 1) : steps;
    const { boxes, scale } = arranged(shown, page);
    // Names alone are centred; with details, they start at the same height.
    const named = steps.every(({ text }) => text === undefined);
    const placed = boxes.map((box, index) => ({ name: `Step ${(first ?? 1) + index}`, box }));
    const shapes = shown.map((step, index) => placeStep(step, familyFill(index, steps.length), placed[index]!, { scale, named }, page));
    const arrows = placed.slice(1).flatMap((to, index) => {
      const from = placed[index]!;
      return from.box.y === to.box.y ? [join(from, to, { arrow: true })] : [];
    });
    return diagram('Process', steps.map(({ head }) => page.plain(head)).join(' → '), [...shapes, ...arrows]);
  },
  /** Four steps joined by arrows. */
  example: {
    title: 'From first call to signed order in four steps',
    content: {
      steps: [
        { head: 'Qualify', text: 'Need, budget and decision maker are known' },
        { head: 'Demonstrate', text: "The product is shown on the customer's own case" },
        { head: 'Propose', text: 'Price within the corridor, delivery date confirmed' },
        { head: 'Close', text: 'Order signed and handed to delivery' },
      ],
    },
  },
});

/** One or two rows of equal boxes, at the largest scale at which every step fits. */
function arranged(steps: readonly Step[], page: Page): { boxes: Box[]; scale: Scale; fits: boolean } {
  const rows = evenPages(steps, mostInRow);
  const most = rows[0]!.length;
  const { x, w: width } = page.columns(0, 12);
  const w = (width - arrowGap * (most - 1)) / most;
  const between = page.gaps.between;
  const roomiest = (page.body.h - between * (rows.length - 1)) / rows.length;
  const sizes = rows.length === 1 ? [roomyScale, ...scales] : scales;
  const { scale, needed, fits } = drawnToFit((scale) => {
    const words = steps.map((step) => labelParagraphs(step, scale, page));
    const needed = Math.max(...words.map((each) => page.measure(each, w - 2 * inset, scale.head).height)) + 2 * inset;
    return { scale, needed, fits: words.every((each) => standsIn(each, { w: w - 2 * inset, h: roomiest - 2 * inset }, scale.head, page)) };
  }, sizes);
  const h = Math.min(roomiest, Math.max(shape.lowest, Math.min(shape.part * w, shape.highest), needed));
  const height = rows.length * h + between * (rows.length - 1);
  const top = page.body.y + Math.max(0, (page.body.h - height) * 0.4);
  const boxes = rows.flatMap((row, line) =>
    row.map((_, index): Box => ({ x: x + index * (w + arrowGap), y: top + line * (h + between), w, h })),
  );
  return { boxes, scale, fits };
}

/** Numbers steps in two rows or on several pages, because no arrow connects the rows. */
function numbered(steps: readonly Step[], first: number): Step[] {
  return steps.map((step, index) => ({ ...step, head: `${first + index}  ${step.head}` }));
}

function placeStep(
  step: Step,
  fill: ColorToken,
  { name, box }: { name: string; box: Box },
  { scale, named }: { scale: Scale; named: boolean },
  page: Page,
): Element {
  return page.text(name, box, labelParagraphs(step, scale, page), {
    geometry: 'rect',
    fill,
    color: page.textOn(fill),
    inset,
    size: scale.head,
    anchor: named ? 'middle' : 'top',
  });
}
