/** Few risks as blocks side by side: the risk under its sign, then how it shows and what is done about it, each on one line across the blocks. */
import type { Box, Element, Paragraph, Run } from '../../../model/layout.ts';
import type { Page } from '../define-kind.ts';
import { standsIn } from './diagram.ts';
import { fewEnoughWords, hairline } from './pages.ts';

export interface RiskBlock {
  risk: Run[];
  /** Each line's label and what stands under it. */
  details: { label: string; said: Run[] }[];
}

/** One risk alone is a line, and five leave no room for what stands in them. */
const counts = { least: 2, most: 4 } as const;
const inset = 0.26;
const edge = 0.07;
const sign = 0.5;
/** Air between the parts of a block, and the most that a roomy page adds to it, inches. */
const air = { least: 0.16, most: 0.6 } as const;
/** More air than this says that the page has too little for blocks of its height. */
const leastFilled = 0.62;

/** Null where they are too many, where their words do not fit, or where they would leave the blocks half empty. */
export function placeRiskBlocks(blocks: readonly RiskBlock[], alt: string, page: Page): Element[] | null {
  const count = blocks.length;
  if (count < counts.least || count > counts.most || blocks.some(({ details }) => details.length === 0)) return null;
  if (!fewEnoughWords(page, ...blocks.flatMap(({ risk, details }) => [risk, ...details.map(({ said }) => said)].map(plainOf)))) return null;
  const { x, w: across } = page.columns(0, 12);
  const w = (across - (count - 1) * page.gaps.within) / count;
  const { body, lead, title } = page.sizes;
  const scales = [
    { head: title, size: lead },
    { head: lead, size: lead },
    { head: lead, size: body },
  ];
  for (const scale of scales) {
    const inner = w - 2 * inset;
    const heights = heightsOf(blocks, inner, scale, page);
    const parts = heights.length;
    const needed = edge + 2 * inset + sign + sum(heights) + air.least * (2 * parts - 1);
    const isWhole = blocks.every(({ risk }) => standsIn([{ runs: bold(risk) }], { w: inner, h: page.body.h }, scale.head, page));
    if (needed > page.body.h || !isWhole) continue;
    if (needed < page.body.h * leastFilled) return null;
    const apart = Math.min(air.most, air.least + (page.body.h - needed) / (2 * parts - 1));
    const h = needed + (apart - air.least) * (2 * parts - 1);
    return blocks.flatMap((block, at) => {
      const box = { x: x + at * (w + page.gaps.within), y: page.body.y, w, h };
      return placeBlock(block, box, { ...scale, apart, heights, number: at + 1, alt: at === 0 ? alt : null }, page);
    });
  }
  return null;
}

interface Setting {
  head: number;
  size: number;
  apart: number;
  /** Of the risk, then of each line of details. */
  heights: readonly number[];
  number: number;
  alt: string | null;
}

function placeBlock(block: RiskBlock, box: Box, { head, size, apart, heights, number, alt }: Setting, page: Page): Element[] {
  const group = `Risk ${number}`;
  const { x, w } = { x: box.x + inset, w: box.w - 2 * inset };
  let y = box.y + edge + inset;
  const elements: Element[] = [
    { ...page.shape(`${group} panel`, box, { fill: 'light', group }), ...(alt !== null && { groupAlt: alt }) },
    page.shape(`${group} edge`, { ...box, h: edge }, { fill: 'warn', group }),
    { type: 'icon', name: `${group} sign`, alt: '', group, x, y, w: sign, h: sign, icon: 'risk', color: 'warn' },
  ];
  y += sign + apart;
  elements.push(page.text(group, { x, y, w, h: heights[0]! }, [{ runs: bold(block.risk) }], { group, size: head }));
  y += heights[0]!;
  for (const [at, detail] of block.details.entries()) {
    const h = heights[at + 1]!;
    y += apart;
    elements.push({ ...hairline(`${group} line ${at + 1}`, { x, y, w }, page), group });
    y += apart;
    elements.push(page.text(`${group} detail ${at + 1}`, { x, y, w, h }, detailParagraphs(detail, page), { group, size }));
    y += h;
  }
  return elements;
}

function heightsOf(blocks: readonly RiskBlock[], w: number, { head, size }: { head: number; size: number }, page: Page): number[] {
  const tallest = (of: (block: RiskBlock) => Paragraph[], points: number) =>
    Math.max(...blocks.map((block) => page.measure(of(block), w, points).height));
  const lines = Math.max(...blocks.map(({ details }) => details.length));
  return [
    tallest(({ risk }) => [{ runs: bold(risk) }], head),
    ...Array.from({ length: lines }, (_, at) =>
      tallest(({ details }) => (details[at] ? detailParagraphs(details[at], page) : [{ runs: [] }]), size),
    ),
  ];
}

function detailParagraphs({ label, said }: RiskBlock['details'][number], page: Page): Paragraph[] {
  return [{ runs: [{ text: label, color: 'ink-65', size: page.sizes.label }], after: 2 }, { runs: said }];
}

function bold(runs: readonly Run[]): Run[] {
  return runs.map((run) => ({ ...run, bold: true }));
}

function plainOf(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
