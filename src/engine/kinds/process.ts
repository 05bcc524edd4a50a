/** Process: steps in order, as equal shapes joined by glued connectors. */
import { z } from 'zod';
import type { Box, ColorToken, Element, Paragraph } from '../layout/layout.ts';
import { evenPages, fittingPages } from './pages.ts';
import type { Page, SlideKind } from './slide-kind.ts';
import { fewEnoughWords } from './word-limit.ts';

export const processContent = z.strictObject({
  steps: z.array(z.strictObject({ head: z.string(), text: z.string().optional() })).min(2),
  /** Number of the first step, where the steps go on from another page. */
  first: z.number().int().positive().optional(),
});
export type ProcessContent = z.infer<typeof processContent>;

type Step = ProcessContent['steps'][number];

const mostInRow = 5;
/** Free space for the arrow between two steps, inches. */
const arrowGap = 0.45;
const inset = 0.2;
const leastHeight = 2;

/** Sizes of head and text, the preferred ones first. */
const scales = [
  { head: 18, text: 14 },
  { head: 14, text: 12 },
  { head: 12, text: 12 },
] as const;
type Scale = (typeof scales)[number];

export const process: SlideKind<ProcessContent> = {
  summary: 'Steps in order, as equal shapes joined by connectors; chosen when one thing leads to the next.',
  content: processContent,
  layout: 'title-only',
  split: ({ steps, first = 1 }, page) => {
    const fits = (group: readonly Step[]) =>
      group.length <= 2 * mostInRow &&
      fewEnoughWords(
        group.flatMap(({ head, text }) => [head, text]),
        page,
      ) &&
      arranged(numbered(group, first), page).fits;
    const groups = fittingPages(steps, fits);
    return groups.length === 1
      ? [{ steps, ...(first > 1 && { first }) }]
      : groups.map((group) => ({ steps: group, first: first + steps.indexOf(group[0]!) }));
  },
  place: ({ steps, first }, page) => {
    const shown = steps.length > mostInRow || first !== undefined ? numbered(steps, first ?? 1) : steps;
    const { boxes, scale } = arranged(shown, page);
    const name = (index: number) => `Step ${(first ?? 1) + index}`;
    return [
      ...shown.map((step, index) => placeStep(step, fillOf(index, steps.length), name(index), boxes[index]!, scale, page)),
      ...boxes.slice(1).flatMap((box, index) => {
        const from = boxes[index]!;
        return box.y === from.y ? [connector({ name: name(index), box: from }, { name: name(index + 1), box })] : [];
      }),
    ];
  },
};

/** One row or two of equal boxes, at the largest scale at which every card fits. */
function arranged(steps: readonly Step[], page: Page): { boxes: Box[]; scale: Scale; fits: boolean } {
  const rows = evenPages(steps, mostInRow);
  const most = rows[0]!.length;
  const { x, w: width } = page.columns(0, 12);
  const w = (width - arrowGap * (most - 1)) / most;
  const roomiest = (page.body.h - page.gaps.between * (rows.length - 1)) / rows.length;
  const needed = (scale: Scale) => Math.max(...steps.map((step) => cardHeight(step, w, scale, page)));
  const fitting = scales.find((candidate) => needed(candidate) <= roomiest);
  const scale = fitting ?? scales[scales.length - 1]!;
  const h = Math.min(roomiest, Math.max(leastHeight, needed(scale)));
  const height = rows.length * h + page.gaps.between * (rows.length - 1);
  const top = page.body.y + Math.max(0, (page.body.h - height) * 0.35);
  const boxes = rows.flatMap((row, line) =>
    row.map((_, index): Box => ({ x: x + index * (w + arrowGap), y: top + line * (h + page.gaps.between), w, h })),
  );
  return { boxes, scale, fits: fitting !== undefined };
}

/** Steps in two rows or on several pages carry their numbers, as no arrow leads from row to row. */
function numbered(steps: readonly Step[], first: number): Step[] {
  return steps.map((step, index) => ({ ...step, head: `${first + index}  ${step.head}` }));
}

function placeStep(step: Step, fill: ColorToken, name: string, box: Box, scale: Scale, page: Page): Element {
  const color = fill === 'accent' ? 'paper' : 'ink';
  return page.text(name, box, card(step, scale, page), { geometry: 'rect', fill, color, inset, size: scale.head });
}

/** One family of fills that deepens towards the last step. */
function fillOf(index: number, count: number): ColorToken {
  if (index === count - 1) return 'accent';
  return index < (count - 1) / 2 ? 'accent-12' : 'accent-30';
}

function card({ head, text }: Step, scale: Scale, page: Page): Paragraph[] {
  return [{ runs: page.runs(head, { bold: true }), after: 6 }, ...(text ? [{ runs: page.runs(text, { size: scale.text }) }] : [])];
}

function cardHeight(step: Step, width: number, scale: Scale, page: Page): number {
  return page.measure(card(step, scale, page), width - 2 * inset, scale.head).height + 2 * inset;
}

/** Between neighbours of a row; from row to row the numbers lead. */
function connector(from: { name: string; box: Box }, to: { name: string; box: Box }): Element {
  return {
    type: 'connector',
    name: `Arrow to ${to.name}`,
    alt: '',
    from: from.name,
    to: to.name,
    shape: 'straight',
    color: 'ink-35',
    width: 1.25,
    arrow: true,
    x: from.box.x + from.box.w,
    y: from.box.y + from.box.h / 2,
    w: to.box.x - from.box.x - from.box.w,
    h: 0,
  };
}
