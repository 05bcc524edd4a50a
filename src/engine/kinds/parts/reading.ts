/** What a page says about what it draws: in panels beside it, or in cards under it. */
import { z } from 'zod';
import type { Box, ColorToken, Element, Paragraph, Run } from '../../../model/layout.ts';
import type { Text } from '../../../model/text.ts';
import type { Page } from '../define-kind.ts';
import { fewEnoughBeside, fittingPages, hairline } from './pages.ts';

/** Fields of every kind that says something about what it draws. */
export const readingFields = {
  /** One statement each; the first begins with its claim in bold. */
  reading: z.array(z.string()).max(4).default([]),
  /** What follows from them. */
  soWhat: z.string().optional(),
};

export interface Reading {
  reading: readonly Text[];
  soWhat?: Text | undefined;
}

/** Points of the first statement and of the others, preferred first. */
const beside = [
  { first: 18, rest: 18 },
  { first: 18, rest: 14 },
  { first: 14, rest: 14 },
  { first: 12, rest: 12 },
] as const;
const under = beside.slice(2);
type Scale = (typeof beside)[number];
const smallest = beside[3];

/** Inches: around the words of a panel, and its coloured edge. */
const padding = 0.2;
const edge = 0.06;
const inside = (width: number) => width - edge - 2 * padding;

interface Statement {
  paragraphs: Paragraph[];
  size: number;
  height: number;
}

/** On further pages, what was said on the first is not repeated. */
export const nothingSaid: Reading & { reading: Text[] } = { reading: [], soWhat: undefined };

export function saysSomething({ reading, soWhat }: Reading): boolean {
  return reading.length > 0 || soWhat !== undefined;
}

/** One entry per page whose panels fit `box`; what follows stands with the last statements. `said`: other words of the page. */
export function splitReading(content: Reading, box: Box, page: Page, said: readonly Text[] = []): Reading[] {
  const { reading, soWhat } = content;
  const fits = (statements: readonly Text[]) =>
    fewEnoughBeside(page, ...statements, soWhat, ...said) && besideHeight({ reading: statements, soWhat }, smallest, box.w, page) <= box.h;
  const groups = fittingPages(reading, fits);
  return groups.map((statements, at) => ({ reading: statements, ...(at === groups.length - 1 && { soWhat }) }));
}

/** How much of panels of this size the words fill, 0 to 1, at the largest type that fits. */
export function filled(content: Reading, box: Box, page: Page): number {
  return besideHeight(content, fittingScale(content, box, page), box.w, page) / box.h;
}

/** Words that fill less of a panel leave it as tall as they are. */
export const leastFilled = 0.6;

/** What is said in a panel, and what follows in another under it: as tall as what is drawn if the words fill that, otherwise as tall as they need. */
export function placeBeside(content: Reading, box: Box, page: Page, claim: ColorToken = 'ink'): Element[] {
  const scale = fittingScale(content, box, page);
  const width = inside(box.w);
  const said = statementsOf(content.reading, scale, width, page, claim);
  const then = soWhatOf(content, scale, width, page);
  const needed = [...(said.length === 0 ? [] : [stacked(said, page)]), ...(then === null ? [] : [then.height])].map(
    (height) => height + 2 * padding,
  );
  const between = page.gaps.within * (needed.length - 1);
  const all = needed.reduce((sum, height) => sum + height, 0);
  const stretch = all + between >= leastFilled * box.h ? Math.max(1, (box.h - between) / all) : 1;
  const [first, last] = needed.map((height) => Math.min(box.h, height * stretch));
  if (then === null) return placePanel('Reading', said, { ...box, h: first! }, 'accent', page);
  if (said.length === 0) return placePanel('So what', [then], { ...box, h: first! }, 'accent-2', page);
  return [
    ...placePanel('Reading', said, { ...box, h: first! }, 'accent', page),
    ...placePanel('So what', [then], { ...box, y: box.y + first! + page.gaps.within, h: last! }, 'accent-2', page),
  ];
}

/** Height of the cards at a width at the smallest size, and of the gap above them; 0 without any. */
export function underHeight(content: Reading, width: number, page: Page): number {
  return !saysSomething(content) ? 0 : page.gaps.between + cardHeight(cardsOf(content, under[1]!, width, page));
}

/** Over and under the words of a card, as a share of their height: words fill half of a card of one line. */
const airOfCard = 0.5;

function paddingOf(cards: readonly Statement[]): number {
  return Math.min(padding, airOfCard * Math.max(0, ...cards.map(({ height }) => height)));
}

/** Height of a row of cards, by the one that says most. */
function cardHeight(cards: readonly Statement[]): number {
  return Math.max(0, ...cards.map(({ height }) => height)) + 2 * paddingOf(cards);
}

/** A row of cards of one height, one for each statement, at the bottom of `box`. */
export function placeUnder(content: Reading, box: Box, page: Page, claim: ColorToken = 'ink'): Element[] {
  const tried = under.map((scale) => cardsOf(content, scale, box.w, page, claim));
  const cards = tried.find((each) => cardHeight(each) <= box.h) ?? tried.at(-1)!;
  const { length } = cards;
  const h = Math.min(box.h, cardHeight(cards));
  const w = cardWidth(length, box.w, page);
  return cards.flatMap((card, at) => {
    const last = at === length - 1 && content.soWhat !== undefined;
    const place = { x: box.x + at * (w + page.gaps.within), y: box.y, w, h };
    return placePanel(last ? 'So what' : 'Reading', [card], place, last ? 'accent-2' : 'accent', page, last ? 1 : at + 1, paddingOf(cards));
  });
}

function cardsOf(content: Reading, scale: Scale, width: number, page: Page, claim?: ColorToken): Statement[] {
  const count = content.reading.length + (content.soWhat === undefined ? 0 : 1);
  const w = inside(cardWidth(count, width, page));
  const then = count === 1 ? runIn(content, scale, w, page) : soWhatOf(content, scale, w, page);
  return [...statementsOf(content.reading, scale, w, page, claim), ...(then === null ? [] : [then])];
}

function cardWidth(count: number, width: number, { gaps }: Page): number {
  return (width - (count - 1) * gaps.within) / count;
}

/** Lines of a statement from which another program may need one more. */
const manyLines = 5;

function heightOf(paragraphs: Paragraph[], width: number, size: number, page: Page): number {
  const { height, lines } = page.measure(paragraphs, width, size);
  return lines < manyLines || lines > 6 ? height : height * (1 + 1 / lines);
}

/** `claim` colours the bold words of the first statement like their part of the chart. */
function statementsOf(reading: readonly Text[], { first, rest }: Scale, width: number, page: Page, claim: ColorToken = 'ink'): Statement[] {
  return reading.map((text, at) => {
    const size = at === 0 ? first : rest;
    const color = claim === 'accent' ? page.accentOn('light', size) : claim;
    const runs = page.runs(text).map((run) => (at === 0 && run.bold && color !== 'ink' ? { ...run, color } : run));
    const paragraphs = (at === 0 && first > rest && claimsFigure.test(text) && figureFirst(runs, rest, width, page)) || [{ runs }];
    return { paragraphs, size, height: heightOf(paragraphs, width, size, page) };
  });
}

const claimsFigure = /^\*\*[^*]*\{\{[^*]*\*\*/;

/** A short claim with a figure in it stands on a line of its own, large: `Down $180K`, then the rest. */
function figureFirst(runs: readonly Run[], size: number, width: number, page: Page): Paragraph[] | null {
  const end = runs.findIndex(({ bold }) => !bold);
  const claim = runs.slice(0, end);
  const rest = runs.slice(end).map((run) => ({ ...run, size }));
  const after = rest.map(({ text }) => text).join('');
  if (end <= 0 || !/^\s/.test(after)) return null;
  const large = [{ runs: claim.map((run) => ({ ...run, size: page.sizes.title })), after: 2 }];
  if (page.measure(large, width, page.sizes.title).lines > 1) return null;
  return [...large, { runs: rest.map((run, at) => (at === 0 ? { ...run, text: run.text.trimStart() } : run)) }];
}

function soWhatOf({ soWhat }: Reading, { rest: size }: Scale, width: number, page: Page): Statement | null {
  if (soWhat === undefined) return null;
  const paragraphs: Paragraph[] = [{ runs: [{ text: page.words.soWhat, bold: true }], after: 4 }, { runs: page.runs(soWhat) }];
  return { paragraphs, size, height: heightOf(paragraphs, width, size, page) };
}

/** A conclusion that has the width of the page to itself is one sentence behind its label. */
function runIn({ soWhat }: Reading, { rest: size }: Scale, width: number, page: Page): Statement | null {
  if (soWhat === undefined) return null;
  const paragraphs: Paragraph[] = [{ runs: [{ text: `${page.words.soWhat}: `, bold: true }, ...page.runs(soWhat)] }];
  return { paragraphs, size, height: heightOf(paragraphs, width, size, page) };
}

/** Height of both panels, one below the other. */
function besideHeight(content: Reading, scale: Scale, width: number, page: Page): number {
  const said = statementsOf(content.reading, scale, inside(width), page);
  const then = soWhatOf(content, scale, inside(width), page);
  const panels = [...(said.length === 0 ? [] : [stacked(said, page)]), ...(then === null ? [] : [then.height])];
  return panels.reduce((sum, height) => sum + height + 2 * padding, page.gaps.within * (panels.length - 1));
}

function fittingScale(content: Reading, box: Box, page: Page): Scale {
  return beside.find((scale) => besideHeight(content, scale, box.w, page) <= box.h) ?? smallest;
}

function stacked(statements: readonly Statement[], page: Page): number {
  return statements.reduce((sum, { height }) => sum + height, 0) + 2 * page.gaps.within * (statements.length - 1);
}

/** A panel with its coloured edge and its statements, between hairlines. `first`: number of its first statement; `above`: space over it. */
function placePanel(
  name: string,
  statements: readonly Statement[],
  box: Box,
  color: ColorToken,
  page: Page,
  first = 1,
  above = padding,
): Element[] {
  const group = `${name} ${first}`;
  const x = box.x + edge + padding;
  const w = inside(box.w);
  const elements: Element[] = [
    ...(page.look.panel === 'fill' ? [page.shape(`${group} panel`, box, { fill: 'light', group })] : []),
    page.shape(`${group} edge`, { ...box, w: edge }, { fill: color, group }),
  ];
  let y = box.y + above;
  for (const [at, { paragraphs, size, height }] of statements.entries()) {
    if (at > 0) {
      elements.push({ ...hairline(`${name} line ${first + at}`, { x, y: y + page.gaps.within, w }, page), group });
      y += 2 * page.gaps.within;
    }
    elements.push(page.text(`${name} ${first + at}`, { x, y, w, h: height }, paragraphs, { size, group }));
    y += height;
  }
  return elements;
}
