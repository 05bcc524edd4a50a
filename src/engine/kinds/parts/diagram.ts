/** Parts of diagrams: labels inside shapes, families of shapes, connectors, and evenly distributed space. */
import { z } from 'zod';
import type { Box, ColorToken, ConnectorElement, Element, Paragraph } from '../../../model/layout.ts';
import type { Page } from '../define-kind.ts';
import { fittingPages } from './pages.ts';

/** The elements as one group, with `alt` as its alternative text. */
export function diagram(name: string, alt: string, elements: readonly Element[]): Element[] {
  return elements.map((element, index) => ({ ...element, group: name, ...(index === 0 && { groupAlt: alt }) }));
}

const family = ['accent-12', 'accent-30', 'accent-60', 'accent'] as const satisfies readonly ColorToken[];

/** The fill of one of `count` parts in order: the last has the full accent. */
export function familyFill(index: number, count: number): ColorToken {
  if (count < 2) return 'accent';
  return index === count - 1 ? 'accent' : family[Math.floor((index / (count - 1)) * (family.length - 1))]!;
}

/** In points, preferred first. */
export const scales = [
  { head: 18, text: 14 },
  { head: 14, text: 12 },
  { head: 12, text: 12 },
] as const;
/** For parts with few words: details as large as the heading, which is bold. */
export const roomyScale = { head: 18, text: 18 } as const;
export type Scale = (typeof scales)[number] | typeof roomyScale;

/** The result of `draw` at the largest scale that fits, otherwise at the smallest, which `draw` is told about. */
export function drawnToFit<T extends { fits: boolean }>(draw: (scale: Scale, smallest: boolean) => T, from: readonly Scale[] = scales): T {
  let drawn: T | undefined;
  for (const scale of from) {
    drawn = draw(scale, scale === from[from.length - 1]);
    if (drawn.fits) break;
  }
  return drawn!;
}

/** A part of a diagram: its name and description. */
export const labelled = z.strictObject({ head: z.string(), text: z.string().optional() });
export type Label = z.infer<typeof labelled>;

/** A diagram repeated on every page, with the descriptions spread over the pages. `telling` removes those shown elsewhere. */
export function spreadWords<C, P extends Label>(
  content: C,
  parts: readonly P[],
  telling: (told: readonly P[]) => C,
  fits: (content: C) => boolean,
): C[] {
  const withWords = parts.filter(({ text }) => text !== undefined);
  const groups = fittingPages(withWords, (told) => fits(telling(told)));
  return groups.length === 1 ? [content] : groups.map(telling);
}

/** Heading and details, one paragraph each; `quiet` is the colour of muted details. */
export function labelParagraphs(
  { head, text }: Label,
  scale: Scale,
  page: Page,
  { quiet, align }: { quiet?: ColorToken; align?: NonNullable<Paragraph['align']> } = {},
): Paragraph[] {
  const aligned = align && { align };
  return [
    { runs: page.runs(head, { bold: true, size: scale.head }), ...(text && { after: 4 }), ...aligned },
    ...(text ? [{ runs: page.runs(text, { size: scale.text, ...(quiet && { color: quiet }) }), ...aligned }] : []),
  ];
}

/** Whether text fits a space; `mayBreak`: the space cannot be wider, so long words may break. */
export function standsIn(
  paragraphs: readonly Paragraph[],
  box: { w: number; h: number },
  size: number,
  page: Page,
  mayBreak = false,
): boolean {
  const { height, widest } = page.measure(paragraphs, box.w, size);
  return height <= box.h + 1e-6 && (mayBreak || widest <= box.w + 1e-6);
}

/** A shape, by its name on the slide. */
interface Placed {
  name: string;
  box: Box;
}

interface Join {
  shape?: ConnectorElement['shape'];
  arrow?: boolean;
  side?: ConnectorElement['side'] & string;
}

export function join(from: Placed, to: Placed, { shape = 'straight', arrow = false, side }: Join = {}): ConnectorElement {
  const [a, b] = [middle(from.box), middle(to.box)];
  return {
    type: 'connector',
    name: `${from.name} to ${to.name}`,
    alt: '',
    from: from.name,
    to: to.name,
    shape,
    ...(side && { side }),
    color: 'ink-35',
    width: 1.25,
    arrow,
    // The real path is known once it is glued.
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    w: Math.abs(a.x - b.x),
    h: Math.abs(a.y - b.y),
  };
}

function middle({ x, y, w, h }: Box): { x: number; y: number } {
  return { x: x + w / 2, y: y + h / 2 };
}

interface Wanted {
  /** Preferred position of its middle. */
  at: number;
  size: number;
}

/** Middles in the given order, at least `gap` apart, between two ends; if there is too little room they extend beyond the first end. */
export function spread(wanted: readonly Wanted[], gap: number, from: number, to: number): number[] {
  const onwards = pushed(wanted, gap, from, to);
  const mirrored = wanted.map(({ at, size }) => ({ at: -at, size })).reverse();
  const back = pushed(mirrored, gap, -to, -from)
    .map((middle) => -middle)
    .reverse();
  // Both keep the gaps, so their mean does; neighbours move by equal amounts.
  return onwards.map((middle, index) => (middle + back[index]!) / 2);
}

/** Pushes each on by the one before it, then all back within the end. */
function pushed(wanted: readonly Wanted[], gap: number, from: number, to: number): number[] {
  let free = from;
  const middles = wanted.map(({ at, size }) => {
    const middle = Math.max(at, free + size / 2);
    free = middle + size / 2 + gap;
    return middle;
  });
  let limit = to;
  for (let index = middles.length - 1; index >= 0; index--) {
    const { size } = wanted[index]!;
    middles[index] = Math.min(middles[index]!, limit - size / 2);
    limit = middles[index]! - size / 2 - gap;
  }
  return middles;
}
