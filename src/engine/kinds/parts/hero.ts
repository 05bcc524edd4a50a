/** The claim of a reading as the one thing to remember: its figure large on a dark block, what follows from it in panels below. */
import type { Box, Element, Paragraph, Run } from '../../../model/layout.ts';
import type { Page } from '../define-kind.ts';
import { filled, leastFilled, placeBeside, type Reading, saysSomething } from './reading.ts';

const inset = 0.24;
const gap = 0.08;
const mostLines = 2;

/** A bold claim with a figure and a word in it, then the rest of its sentence. */
const claimsFigure = /^\*\*([^*]*\{\{[^*]*)\*\*(\s+\S.*)?$/su;
const word = /\p{L}/u;

interface Hero {
  block: Box;
  claim: { paragraphs: Paragraph[]; size: number; height: number };
  rest: { paragraphs: Paragraph[]; size: number; height: number } | null;
  below: { content: Reading; box: Box };
}

/** Null where the first statement has no such claim, or where the block and what stands below it would not fill their column. */
export function heroOf({ reading, soWhat }: Reading, box: Box, page: Page): Hero | null {
  const [first = '', ...others] = reading;
  const [, claimed, following] = claimsFigure.exec(first) ?? [];
  const content = { reading: others, soWhat };
  // A figure alone says what the title says.
  if (claimed === undefined || !word.test(claimed.replace(/\{\{[^{}]*\}\}/g, '')) || !saysSomething(content)) return null;
  const w = box.w - 2 * inset;
  const heading = { font: 'heading', lineSpacing: 1 } as const;
  const claim: Paragraph[] = [{ runs: page.runs(claimed, { bold: true }) }];
  const size = [page.sizes.figure, page.sizes.title].find((candidate) => {
    const { lines, widest } = page.measure(claim, w, candidate, heading);
    return lines <= mostLines && widest <= w;
  });
  if (size === undefined) return null;
  const runs: Run[] = following === undefined ? [] : page.runs(following.trim());
  const paragraphs: Paragraph[] = [{ runs: capital(runs) }];
  const said = page.sizes.body;
  const claimHeight = page.measure(claim, w, size, heading).height;
  const restHeight = runs.length === 0 ? 0 : gap + page.measure(paragraphs, w, said).height;
  const h = 2 * inset + claimHeight + restHeight;
  const below = { ...box, y: box.y + h + page.gaps.within, h: box.h - h - page.gaps.within };
  const share = below.h <= 0 ? 2 : filled(content, below, page);
  if (share > 1 || share < leastFilled) return null;
  return {
    block: { ...box, h },
    claim: { paragraphs: claim, size, height: claimHeight },
    rest: runs.length === 0 ? null : { paragraphs, size: said, height: restHeight - gap },
    below: { content, box: below },
  };
}

export function placeHero({ block, claim, rest, below }: Hero, page: Page): Element[] {
  const { x, w } = { x: block.x + inset, w: block.w - 2 * inset };
  const y = block.y + inset;
  const style = { color: 'on-dark', group: 'Hero' } as const;
  return [
    page.shape('Hero block', block, { fill: 'dark', group: 'Hero' }),
    page.text('Hero claim', { x, y, w, h: claim.height }, claim.paragraphs, {
      ...style,
      size: claim.size,
      font: 'heading',
      lineSpacing: 1,
    }),
    ...(rest === null
      ? []
      : [page.text('Hero text', { x, y: y + claim.height + gap, w, h: rest.height }, rest.paragraphs, { ...style, size: rest.size })]),
    ...placeBeside(below.content, below.box, page),
  ];
}

/** What followed a claim begins a line of its own. */
function capital(runs: readonly Run[]): Run[] {
  return runs.map((run, at) => (at === 0 ? { ...run, text: run.text.charAt(0).toUpperCase() + run.text.slice(1) } : run));
}
