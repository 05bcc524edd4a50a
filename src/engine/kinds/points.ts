/** Points: what a claim rests on, each as a row or column with its figure or icon, or one of them large beside the others. */
import { z } from 'zod';
import { type IconName, iconNames } from '../../model/icon-names.ts';
import type { Box, Element, Paragraph } from '../../model/layout.ts';
import { iconsFor } from '../icons/find-icons.ts';
import type { BulletsContent } from './bullets.ts';
import { defineKind, type Page } from './define-kind.ts';
import { figureSizeIn, fittingPages, hairline, wordsWith } from './parts/pages.ts';

const pointsContent = z.strictObject({
  points: z
    .array(
      z.strictObject({
        /** The figure that the point is about: `{{given.1}}`. */
        figure: z.string().optional(),
        head: z.string(),
        text: z.string().optional(),
        /** If the head implies no icon, or the wrong one. */
        icon: z.enum(iconNames).optional(),
        /** Good or bad news, or what needs watching: colours its mark. */
        tone: z.enum(['good', 'warn', 'bad']).optional(),
      }),
    )
    .min(1),
  /** What the points bear out, in a block beside them: its figure large, what is asked at its foot. */
  verdict: z
    .strictObject({
      head: z.string(),
      figure: z.string().optional(),
      text: z.string().optional(),
      ask: z.string().optional(),
      tone: z.enum(['good', 'warn', 'bad']).optional(),
    })
    .optional(),
  /** Number of the first point, where they are counted. */
  first: z.number().int().positive().optional(),
});
type PointsContent = z.infer<typeof pointsContent>;
type Point = PointsContent['points'][number];
type Verdict = NonNullable<PointsContent['verdict']>;

const mostPoints = 6;
const mostWords = 73;
/** A verdict with its reasons sums the matter up, in as many words as a summary has. */
const mostBesideVerdict = 96;
const row = { least: 0.62, most: 1.9 } as const;
const edge = 0.08;
/** Least share of a panel that its words fill. */
const filled = 0.45;
const inset = 0.2;
const iconSide = 0.5;
/** Rows of one page, from this number on, leave room for one of them as a block. */
const leastBeside = 2;
const mostColumns = 3;
/** Share of the body's height that a point by itself takes. */
const aloneFills = 0.6;
/** Share of the body's height that columns take where their words are few, and that their words fill on average. */
const columnsFill = 0.75;
const leastInColumns = 0.19;
const leastWithFigures = 0.6;

export const points = defineKind({
  summary:
    'Two to six points that bear out a claim, as rows or columns with their figures or icons, beside the verdict in a dark block if there is one; used for reasoning in words.',
  content: pointsContent,
  split: ({ points: all, first, verdict }, page) => {
    const stands = verdict !== undefined && verdictFits(verdict, page);
    const w = page.columns(0, stands ? 8 : 12).w;
    const said = stands ? [verdict.head, verdict.text, verdict.ask] : [];
    const rows = verdict && !stands ? [pointOf(verdict), ...all] : all;
    return fittingPages(
      rows,
      (group) =>
        group.length <= mostPoints &&
        wordsWith(page, [...said, ...group.flatMap(({ figure, head, text }) => [figure, head, text])]) <=
          (stands ? mostBesideVerdict : mostWords) &&
        rowsFit(group, w, page.sizes.label, page),
    ).map((group) => ({
      points: group,
      ...(first !== undefined && { first: first + rows.indexOf(group[0]!) }),
      ...(stands && { verdict }),
    }));
  },
  place: ({ points: all, first, verdict }, page) => {
    if (verdict) {
      const left = page.columns(0, 4);
      const box = { ...left, y: page.body.y, h: blockHeight(all, page) };
      return [...placeVerdict(verdict, box, page), ...placeRows(all, first, page.columns(4, 8), page)];
    }
    const [only, ...more] = all;
    if (more.length === 0) {
      const box = { ...page.columns(0, 12), y: page.body.y, h: page.body.h * aloneFills };
      const { title, lead, body, label } = page.sizes;
      return [
        ...placeBlock(only!, box, page, { fill: 'light', sizes: [title, lead, body, label] }),
        page.shape('Block edge', { ...box, w: edge }, { fill: only!.tone ?? 'accent', group: 'Block' }),
      ];
    }
    const hero = heroOf(all, page);
    const size = columnSize(all, page);
    const suitable = [...(size === null ? [] : (['columns'] as const)), ...(hero === null ? [] : (['block'] as const)), 'rows' as const];
    const form = page.compose(suitable);
    if (size !== null && form === 'columns') return placeColumns(all, size, page);
    if (hero === null || form !== 'block') return placeRows(all, first, page.columns(0, 12), page);
    const others = all.filter((point) => point !== hero);
    const left = page.columns(0, 4);
    return [
      ...placeBlock(hero, { ...left, y: page.body.y, h: blockHeight(others, page) }, page, { fill: 'accent', sizes: [page.sizes.lead] }),
      ...placeRows(others, first, page.columns(4, 8), page),
    ];
  },
  otherForms: ({ points: all, verdict }) => {
    // A list of a few short lines leaves its page empty.
    if (verdict || all.length <= mostColumns) return [];
    const items = all.map(({ head, text }) => ({ text: text === undefined ? head : `**${head}** ${text}`, children: [] }));
    // A figure that its words do not hold would be lost in a list.
    const isWhole = all.every(({ figure }, at) => figure === undefined || items[at]!.text.includes(figure));
    return isWhole ? [{ kind: 'bullets', content: { items } satisfies BulletsContent }] : [];
  },
  /** A verdict with its figure and what is asked, and three reasons for it. */
  example: {
    title: 'The price corridor pays for itself within two quarters',
    content: {
      verdict: {
        head: 'Revenue covers the change',
        figure: '{{won_value@0}}',
        text: 'Closed-won revenue of a single quarter pays for training and tools.',
        ask: 'Decide on the price corridor',
      },
      points: [
        { head: 'Customers ask for it', text: 'Purchasing wants prices that hold for a year.' },
        { head: 'Sales is ready', text: 'Both teams agreed to the approval steps and the limits of a discount.' },
        {
          head: 'It can be undone',
          tone: 'warn',
          text: 'The corridor starts in one region, and the old price list stays in force elsewhere.',
        },
      ],
    },
  },
});

/** The first point with a figure, if its block can hold it and rows are left beside it. */
function heroOf(all: readonly Point[], page: Page): Point | null {
  if (all.length <= leastBeside) return null;
  const hero = all.find(({ figure }) => figure !== undefined);
  if (hero === undefined) return null;
  const others = all.filter((point) => point !== hero);
  const w = page.columns(0, 4).w - 2 * inset;
  const height = page.measure(words(hero, page.sizes.lead, page), w, page.sizes.lead).height;
  return height <= page.body.h * 0.5 && rowsFit(others, page.columns(4, 8).w, page.sizes.label, page) ? hero : null;
}

/** One point on a ground of its own, its figure large above its words. */
function placeBlock(
  { figure, ...point }: Point,
  box: Box,
  page: Page,
  { fill, sizes: candidates }: { fill: 'accent' | 'light'; sizes: readonly number[] },
): Element[] {
  const color = page.textOn(fill);
  const margin = inset + (fill === 'light' ? edge : 0);
  const inner = { x: box.x + margin, w: Math.min(box.w - margin - inset, page.columns(0, 10).w) };
  const paragraphs: Paragraph[] = figure === undefined ? [] : [{ runs: page.runs(figure) }];
  const sizes = [page.sizes.cover, page.sizes.figure, page.sizes.title];
  const size = figure === undefined ? 0 : figureSizeIn([figure], { w: inner.w, h: box.h / 3 }, sizes, page, { font: 'heading' });
  const high = figure === undefined ? 0 : page.measure(paragraphs, inner.w, size, { font: 'heading', lineSpacing: 1 }).height;
  const room = box.h - 2 * inset - high - page.gaps.within;
  const heightAt = (candidate: number) => page.measure(words(point, candidate, page), inner.w, candidate).height;
  const least = candidates.at(-1)!;
  const said = candidates.find((candidate) => heightAt(candidate) <= room) ?? least;
  const under = heightAt(said);
  const gap = high === 0 ? 0 : page.gaps.within;
  const top = box.y + Math.max(inset, (box.h - high - under - gap) / 2);
  return [
    page.shape('Block', box, { fill, group: 'Block' }),
    ...(figure === undefined
      ? []
      : [
          page.text('Block figure', { ...inner, y: top, h: high }, paragraphs, {
            size,
            font: 'heading',
            color: fill === 'light' ? page.accentOn('light', size) : color,
            lineSpacing: 1,
            group: 'Block',
          }),
        ]),
    page.text('Block text', { ...inner, y: top + high + gap, h: under }, words(point, said, page), { size: said, color, group: 'Block' }),
  ];
}

/** Smallest type of a verdict's words, and the air between its parts. */
function verdictParts(verdict: Verdict, page: Page) {
  const { title, lead, body } = page.sizes;
  const large = verdictIn(verdict, { head: title, said: lead }, page);
  const height = [...large.parts, ...(large.foot ? [large.foot] : [])].reduce((sum, part) => sum + part.height + page.gaps.within, 0);
  // Few words would leave the block empty, so they are set larger.
  return height <= page.body.h * mostOfBlock ? large : verdictIn(verdict, { head: lead, said: body }, page);
}

/** Part of the block that words fill at the larger sizes. */
const mostOfBlock = 0.7;

function verdictIn({ head, figure, text, ask }: Verdict, sizes: { head: number; said: number }, page: Page) {
  const w = page.columns(0, 4).w - 2 * inset;
  const { cover, figure: large, title } = page.sizes;
  const size = figure === undefined ? 0 : figureSizeIn([figure], { w, h: 1 }, [cover, large, title], page, { font: 'heading' });
  const heading = { font: 'heading', lineSpacing: 1 } as const;
  const plain = { font: 'body', lineSpacing: 1.1 } as const;
  const parts = [
    { name: 'head', paragraphs: [{ runs: page.runs(head, { bold: true }) }], size: sizes.head, options: plain },
    ...(figure === undefined
      ? []
      : [{ name: 'figure', paragraphs: [{ runs: page.runs(figure, { bold: true }) }], size, options: heading }]),
    ...(text === undefined ? [] : [{ name: 'text', paragraphs: [{ runs: page.runs(text) }], size: sizes.said, options: plain }]),
  ];
  const foot =
    ask === undefined ? null : { name: 'ask', paragraphs: [{ runs: page.runs(ask, { bold: true }) }], size: sizes.said, options: plain };
  const sized = [...parts, ...(foot ? [foot] : [])].map((part) => ({
    ...part,
    height: page.measure(part.paragraphs, w, part.size, part.options).height,
  }));
  return { w, parts: sized.slice(0, parts.length), foot: foot ? sized.at(-1)! : null };
}

/** Whether the block can hold the verdict; otherwise it is the first of the points. */
function verdictFits(verdict: Verdict, page: Page): boolean {
  const { parts, foot } = verdictParts(verdict, page);
  const all = [...parts, ...(foot ? [foot] : [])];
  return all.reduce((sum, { height }) => sum + height + page.gaps.within, 0) + 2 * inset <= page.body.h * 0.86;
}

function pointOf({ head, figure, text, ask, tone }: Verdict): Point {
  const words = [text, ask].filter((part) => part !== undefined).join(' ');
  return { head, ...(figure !== undefined && { figure }), ...(words !== '' && { text: words }), ...(tone && { tone }) };
}

function placeVerdict(verdict: Verdict, box: Box, page: Page): Element[] {
  const fill = verdict.tone ?? 'dark';
  const color = verdict.tone ? page.textOn(fill) : 'on-dark';
  const { w, parts, foot } = verdictParts(verdict, page);
  const x = box.x + inset;
  const elements: Element[] = [page.shape('Verdict', box, { fill, group: 'Verdict' })];
  let y = box.y + 1.5 * inset;
  for (const { name, paragraphs, size, options, height } of parts) {
    elements.push(page.text(`Verdict ${name}`, { x, y, w, h: height }, paragraphs, { size, color, ...options, group: 'Verdict' }));
    y += height + page.gaps.within;
  }
  if (foot) {
    const top = Math.max(y, box.y + box.h - 1.5 * inset - foot.height);
    elements.push(
      page.shape(
        'Verdict line',
        { x, y: top - page.gaps.within / 2, w, h: 0 },
        { geometry: 'line', line: { color, width: 0.75 }, group: 'Verdict' },
      ),
      page.text('Verdict ask', { x, y: top, w, h: foot.height }, foot.paragraphs, { size: foot.size, color, group: 'Verdict' }),
    );
  }
  return elements;
}

/** Two or three points side by side fill a page on which their rows would be mostly empty: the type size of their heads, or null if they do not suit. */
function columnSize(all: readonly Point[], page: Page): number | null {
  if (all.length < 2 || all.length > mostColumns) return null;
  const { title, lead } = page.sizes;
  const size = [title, lead].find((candidate) => columnHeight(all, candidate, page) <= page.body.h * (candidate === lead ? 1 : 0.8));
  if (size === undefined) return null;
  // Rows with their figures large fill the page, where columns would leave half of it.
  if (inFigures(all) && columnHeight(all, size, page) < page.body.h * leastWithFigures) return null;
  // Tall cards of a few words say less than rows set large.
  const w = page.columns(0, 12 / all.length).w - 2 * inset;
  const said = all.reduce((sum, point) => sum + page.measure(words(point, size, page), w, size).height, 0) / all.length;
  return said < page.body.h * leastInColumns ? null : size;
}

function columnHeight(all: readonly Point[], size: number, page: Page): number {
  const w = page.columns(0, 12 / all.length).w - 2 * inset;
  const figures = inFigures(all) ? figureHeight(page) + page.gaps.within : 0;
  const tallest = Math.max(...all.map((point) => page.measure(words(point, size, page), w, size).height));
  return edge + 3 * inset + figures + tallest;
}

const figureHeight = ({ sizes }: Page) => (sizes.cover / 72) * 1.2;

function placeColumns(all: readonly Point[], size: number, page: Page): Element[] {
  const span = 12 / all.length;
  const needed = columnHeight(all, size, page);
  const h = Math.max(needed, Math.min(page.body.h * columnsFill, needed / filled));
  const high = inFigures(all) ? figureHeight(page) : 0;
  return all.flatMap((point, at): Element[] => {
    const group = `Point ${at + 1}`;
    const box = { ...page.columns(at * span, span), y: page.body.y, h };
    const inner = { x: box.x + inset, w: box.w - 2 * inset };
    const top = box.y + edge + 1.5 * inset;
    const { figure, tone } = point;
    return [
      page.shape(`${group} panel`, box, { fill: 'light', group }),
      page.shape(`${group} edge`, { ...box, h: edge }, { fill: tone ?? 'accent', group }),
      ...(high === 0 || figure === undefined
        ? []
        : [placeFigure(`Mark ${at + 1}`, figure, { ...inner, y: top, h: high }, { tone, group }, page)]),
      page.text(
        `${group} text`,
        {
          ...inner,
          y: top + (high === 0 ? 0 : high + page.gaps.within),
          h: box.y + box.h - inset - top - (high === 0 ? 0 : high + page.gaps.within),
        },
        words(point, size, page),
        { size, group },
      ),
    ];
  });
}

function placeFigure(name: string, figure: string, box: Box, { tone, group }: { tone: Point['tone']; group: string }, page: Page): Element {
  const { cover, figure: large, title, lead } = page.sizes;
  const size = figureSizeIn([figure], box, [cover, large, title, lead], page, { font: 'heading' });
  return page.text(name, box, [{ runs: page.runs(figure) }], {
    size,
    font: 'heading',
    color: tone ?? page.accentOn('light', size),
    anchor: 'bottom',
    group,
  });
}

function placeRows(all: readonly Point[], first: number | undefined, across: { x: number; w: number }, page: Page): Element[] {
  const { lead, body, label } = page.sizes;
  // A few words on an empty page are set large.
  const sizes = all.length <= mostColumns ? [large(page), lead, body, label] : [lead, body, label];
  const size = sizes.find((candidate) => rowsFit(all, across.w, candidate, page)) ?? label;
  const h = rowHeight(all.length, page);
  const marks = marksOf(all, first, page);
  const isMarked = marks.some((mark) => mark !== null);
  const width = textWidth(all, across.w, isMarked);
  const tallest = Math.max(...all.map((point) => page.measure(words(point, size, page), width, size).height));
  // A panel around a line of text is mostly empty: a hairline then parts the rows.
  const panels = tallest >= h * filled;
  return all.flatMap((point, at): Element[] => {
    const group = `Point ${at + 1}`;
    const box = { ...across, y: page.body.y + at * (h + page.gaps.within), h };
    const left = markWidth(all, across.w, isMarked);
    const x = box.x + edge + inset + left;
    return [
      ...(panels
        ? [
            page.shape(`${group} panel`, box, { fill: 'light', group }),
            page.shape(`${group} edge`, { ...box, w: edge }, { fill: point.tone ?? 'accent', group }),
          ]
        : [hairline(`Line ${at + 1}`, box, page)]),
      ...placeMark(marks[at]!, at + 1, { x: box.x + edge + inset, y: box.y, w: left - inset, h }, point.tone, group, page),
      page.text(`${group} text`, { x, y: box.y, w: width, h }, words(point, size, page), {
        size,
        anchor: 'middle',
        group,
      }),
    ];
  });
}

type Mark = { figure: string } | { icon: IconName } | { number: number } | null;

/** Figures if all points but one have one, otherwise icons if each has its own, otherwise their numbers where they are counted. */
function marksOf(all: readonly Point[], first: number | undefined, page: Page): Mark[] {
  const icons = iconsFor(all, page.language);
  const figures = inFigures(all);
  return all.map(({ figure }, at) => {
    if (figures) return figure === undefined ? null : { figure };
    if (icons !== null) return { icon: icons[at]! };
    return first === undefined ? null : { number: first + at };
  });
}

function inFigures(all: readonly Point[]): boolean {
  const count = all.filter(({ figure }) => figure !== undefined).length;
  return count === all.length || (count >= 2 && count === all.length - 1);
}

function placeMark(mark: Mark, number: number, box: Box, tone: Point['tone'], group: string, page: Page): Element[] {
  if (mark === null) return [];
  if ('icon' in mark) {
    const y = box.y + (box.h - iconSide) / 2;
    return [
      {
        type: 'icon',
        name: `${group} icon`,
        alt: '',
        group,
        x: box.x,
        y,
        w: iconSide,
        h: iconSide,
        icon: mark.icon,
        color: tone ?? 'accent',
      },
    ];
  }
  const text = 'figure' in mark ? mark.figure : String(mark.number);
  const size = figureSizeIn([text], { w: box.w, h: box.h }, [page.sizes.title, page.sizes.lead, page.sizes.body], page, {
    font: 'heading',
  });
  return [
    page.text(`Mark ${number}`, box, [{ runs: page.runs(text) }], {
      size,
      font: 'heading',
      color: tone ?? page.accentOn('light', size),
      anchor: 'middle',
      group,
    }),
  ];
}

/** Between the title and the lead. */
const large = ({ sizes }: Page) => Math.round((sizes.title + sizes.lead) / 2);

/** The head in bold, what explains it below, or after it where both are a line. */
function words({ head, text }: Point, size: number, page: Page): Paragraph[] {
  const { lead, body } = page.sizes;
  const small = size > lead ? lead : size === lead ? body : size;
  return [
    { runs: page.runs(head, text === undefined ? {} : { bold: true }), after: text === undefined ? 0 : 3 },
    ...(text === undefined ? [] : [{ runs: page.runs(text, { size: small }) }]),
  ];
}

function markWidth(all: readonly Point[], w: number, isMarked = true): number {
  return inFigures(all) ? Math.min(2.1, w * 0.26) : isMarked ? iconSide + inset : 0;
}

function textWidth(all: readonly Point[], w: number, isMarked = true): number {
  return w - edge - 2 * inset - markWidth(all, w, isMarked);
}

function rowHeight(count: number, page: Page): number {
  return Math.min(row.most, (page.body.h - (count - 1) * page.gaps.within) / count);
}

function blockHeight(others: readonly Point[], page: Page): number {
  return others.length * rowHeight(others.length, page) + (others.length - 1) * page.gaps.within;
}

function rowsFit(all: readonly Point[], w: number, size: number, page: Page): boolean {
  const h = rowHeight(all.length, page);
  return h >= row.least && all.every((point) => page.measure(words(point, size, page), textWidth(all, w), size).height <= h - 0.12);
}
