/** The reading beside a chart: two or three statements in four columns, the first one leading, hairlines between. */
import type { Box, ColorToken, Paragraph, TextElement } from '../../../model/layout.ts';
import type { Text } from '../../../model/text.ts';
import type { Page } from '../define-kind.ts';
import { fittingPages } from './pages.ts';
import { fewEnoughWords } from './word-limit.ts';

/** Sizes of the first statement and of the others, the preferred ones first. */
const scales = [
  { first: 18, rest: 14 },
  { first: 14, rest: 14 },
  { first: 12, rest: 12 },
] as const;

interface Statement {
  paragraphs: Paragraph[];
  size: number;
  height: number;
}

/** `claim` colours the bold words of the first statement, so that they belong to what has the same colour in the chart. */
export function placeReading(statements: readonly Text[], box: Box, page: Page, claim: ColorToken = 'ink'): TextElement[] {
  const elements: TextElement[] = [];
  let y = box.y;
  for (const [index, { paragraphs, size, height }] of fitted(statements, box, page, claim).entries()) {
    if (index > 0) {
      elements.push(hairline(`Reading line ${index}`, { x: box.x, y: y + page.gaps.within, w: box.w }, page));
      y += 2 * page.gaps.within;
    }
    elements.push(page.text(`Reading ${index + 1}`, { x: box.x, y, w: box.w, h: height }, paragraphs, { size }));
    y += height;
  }
  return elements;
}

/** The statements in groups that each fit the box at the smallest scale. */
export function splitReading(statements: readonly Text[], box: Box, page: Page, said: readonly Text[] = []): Text[][] {
  return fittingPages(
    statements,
    (group) => fewEnoughWords([...group, ...said], page) && total(measured(group, scales[2], box.w, page), page) <= box.h,
  );
}

/** Height the statements take at a width at the smallest scale, inches. */
export function readingHeight(statements: readonly Text[], width: number, page: Page): number {
  return total(measured(statements, scales[2], width, page), page);
}

/** A horizontal hairline. */
export function hairline(name: string, at: { x: number; y: number; w: number }, page: Page): TextElement {
  return page.shape(name, { ...at, h: 0 }, { geometry: 'line', line: { color: 'ink-12', width: 0.75 } });
}

function fitted(statements: readonly Text[], box: Box, page: Page, claim: ColorToken): Statement[] {
  const tried = scales.map((scale) => measured(statements, scale, box.w, page, claim));
  return tried.find((attempt) => total(attempt, page) <= box.h) ?? tried[tried.length - 1]!;
}

function measured(
  statements: readonly Text[],
  scale: (typeof scales)[number],
  width: number,
  page: Page,
  claim: ColorToken = 'ink',
): Statement[] {
  return statements.map((statement, index) => {
    const size = index === 0 ? scale.first : scale.rest;
    const runs = page.runs(statement).map((run) => (index === 0 && run.bold && claim !== 'ink' ? { ...run, color: claim } : run));
    const paragraphs = [{ runs }];
    return { paragraphs, size, height: page.measure(paragraphs, width, size).height };
  });
}

function total(statements: readonly Statement[], page: Page): number {
  return statements.reduce((sum, { height }) => sum + height, 0) + 2 * page.gaps.within * (statements.length - 1);
}
