/** Executive summary: three to five sentences, each with its figure, its claim in bold, and the slide that proves it. */
import { z } from 'zod';
import type { Box, Element, Paragraph, Run } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import { bandHeight, placeBand } from './parts/band.ts';
import { figureSizeIn, fittingPages, hairline, type JumpForm, placeJump, seeSlide, wordsWith } from './parts/pages.ts';

const executiveSummaryContent = z.strictObject({
  points: z
    .array(
      z.strictObject({
        /** The figure in the left column: `{{won_value@0}}`. */
        figure: z.string().optional(),
        /** Colours the figure where it is good or bad news. */
        tone: z.enum(['good', 'warn', 'bad']).optional(),
        /** `**Closed-won revenue fell {{…}}** to …`; a sentence after the claim's stands on a line of its own. */
        text: z.string(),
        /** A sentence on a line of its own below the claim, quieter; left out where the page has no room for it. */
        detail: z.string().optional(),
        /** ID of the slide that proves it. */
        slide: z.string().optional(),
      }),
    )
    .min(1),
  /** What the readers are asked to decide, in a band below the sentences. */
  ask: z.string().optional(),
  /** Number of the first point, shown in a summary of pages where no point has a figure; 1 by default. */
  first: z.number().int().positive().optional(),
});
export type ExecutiveSummaryContent = z.infer<typeof executiveSummaryContent>;

type Point = ExecutiveSummaryContent['points'][number];

/** More sentences are not a summary. */
const mostPoints = 5;
/** Read by themselves, beside nothing drawn, sentences may take more words than those of another page; some are left for the mark of a continued one. */
const mostWords = 98;
/** The same where quiet lines stand below the claims. */
const mostWordsWithDetails = 118;
const rowHeight = { least: 0.6, most: 1.8 } as const;

export const executiveSummary = defineKind({
  summary: 'Three to five sentences, each with its figure and the slide that proves it; the slide a busy reader reads.',
  content: executiveSummaryContent,
  split: ({ points: told, first = 1, ask }, page) => {
    const room = page.body.h - askHeight(ask, page);
    const points = withinRoom(told, ask, room, page);
    const pages = fittingPages(
      points,
      (group) => group.length <= mostPoints && isSayable(group, ask, [], page) && rowsHeight(group, page.sizes.body, page) <= room,
    );
    // What is asked stands under the last of the sentences.
    return pages.map((group, at) => ({
      points: group,
      first: first + points.indexOf(group[0]!),
      ...(ask !== undefined && at === pages.length - 1 && { ask }),
    }));
  },
  // A claim stands without its reason, the longest of which takes most room: it goes sentence by sentence.
  shorter: (content) => {
    const reasons = content.points.map(({ text }) => reasonOf(text));
    const longest = reasons.reduce((long, reason) => (reason.length > long.length ? reason : long), '');
    if (longest === '') return null;
    const at = reasons.indexOf(longest);
    const told = lastSentence(longest);
    const points = content.points.map((point, index) =>
      index === at ? { ...point, text: point.text.slice(0, -told.length).trim() } : point,
    );
    return { content: { ...content, points }, told };
  },
  place: ({ points, first = 1, ask }, page) => {
    const band = askHeight(ask, page);
    const room = page.body.h - band;
    const size = rowsHeight(points, page.sizes.lead, page) <= room ? page.sizes.lead : page.sizes.body;
    const h = Math.min(Math.max(rowHeight.most, rowNeeded(points, size, page)), room / points.length);
    const cards = placeCards(points, room, page);
    if (cards !== null) return ask === undefined ? cards : [...cards, placeBand('Ask', askRuns(ask, page), page)];
    // Where words are short, an arrow and the number name the slide.
    const proof = isSayable(points, ask, [seeSlide(page, '{n}')], page) ? 'in words' : 'short';
    const figures = points.some(({ figure }) => figure !== undefined);
    const left = figures ? 'figure' : points.some(({ slide }) => slide !== undefined) ? 'numeral' : 'none';
    const figure = figureSize(points, page);
    const rows = points.flatMap((point, index) => {
      const row = { ...page.columns(0, 12), y: page.body.y + index * h, h };
      const line = hairline(`Line ${index + 1}`, { x: row.x, y: row.y, w: row.w }, page);
      return [line, ...placePoint(point, first + index, left, proof, { figure, text: size }, row, page)];
    });
    return ask === undefined ? rows : [...rows, placeBand('Ask', askRuns(ask, page), page)];
  },
  /** Four findings, each with its figure and the slide that proves it. */
  example: {
    title: 'Closed-won revenue fell although more deals were won',
    source: 'Source: CRM export of 31 December 2017',
    content: {
      points: [
        {
          figure: '{{won_value@0}}',
          text: '**Closed-won revenue fell {{won_value.pct@0|abs}}**, below the target of {{target_value@0}}.',
          slide: 'example-trend',
        },
        {
          figure: '{{won_value.delta[product=GTXPro]@0|signed}}',
          text: '**GTXPro lost most of it**; MG Advanced and MG Special grew against the trend.',
          slide: 'example-bridge',
        },
        {
          figure: '{{win_rate@0}}',
          text: '**The win rate slipped {{win_rate.delta@0|abs}}** while the sales cycle became shorter.',
          slide: 'example-scorecard',
        },
        {
          figure: '{{open_pipeline@0}}',
          text: '**The pipeline covers the next target** {{coverage@0}}, more than a quarter ago.',
          slide: 'example-statement',
        },
      ],
    },
  },
});

/** What follows the sentence that holds the claim, the end of which may stand after it: `**It rose**, from 7%. The mix did it.` */
function reasonOf(text: string): string {
  const claim = /^\*\*[^*]+\*\*/u.exec(text)?.[0];
  if (claim === undefined) return '';
  const isWhole = /[.。]\*\*$/u.test(claim);
  const rest = text.slice(claim.length);
  const end = isWhole ? /^\s*/u.exec(rest)! : sentenceEnd.exec(rest);
  return end ? rest.slice(end.index + end[0].length) : '';
}
/** A full stop of `vs. Q3` ends nothing. */
const sentenceEnd = /(?<!\b(?:vs|ca|bzw|max|min))[.!?؟]\s+(?=[\p{Lu}“"«„*])|[。！？](?=\S)/u;

/** The whole text, where it is one. */
function lastSentence(text: string): string {
  const end = [...text.matchAll(/[.!?؟]\s+(?=\S)|[。！？](?=\S)/gu)].at(-1);
  return end ? text.slice(end.index + end[0].length) : text;
}

/** Height of the band of what is asked, with the air above it; 0 without one. */
function askHeight(ask: string | undefined, page: Page): number {
  return ask === undefined ? 0 : bandHeight(askRuns(ask, page), page) + page.gaps.within;
}

function askRuns(ask: string, page: Page): Run[] {
  return [{ text: `${page.words.ask} `, bold: true }, ...page.runs(ask)];
}

function placePoint(
  point: Point,
  number: number,
  left: 'figure' | 'numeral' | 'none',
  proof: JumpForm,
  sizes: { figure: number; text: number },
  row: Box,
  page: Page,
): Element[] {
  const { y, h } = row;
  const elements: Element[] = [];
  const figure: Paragraph[] =
    left === 'numeral'
      ? [{ runs: [{ text: String(number) }] }]
      : left === 'figure' && point.figure
        ? [{ runs: page.runs(point.figure, { bold: true }) }]
        : [];
  if (figure.length > 0) {
    elements.push(
      page.text(`Figure ${number}`, { ...page.columns(0, 2), y, h }, figure, {
        size: sizes.figure,
        font: 'heading',
        color: point.tone ?? page.accentOn('paper', sizes.figure),
        anchor: 'middle',
      }),
    );
  }
  elements.push(
    page.text(
      `Point ${number}`,
      { ...(left === 'none' ? page.columns(0, 10) : sentenceColumns(page)), y, h },
      said(point, sizes.text, page),
      { size: sizes.text, anchor: 'middle' },
    ),
  );
  const jump = placeJump(`Proof ${number}`, point.slide, proof, { ...page.columns(10, 2), y, h }, page);
  if (jump) elements.push(jump);
  return elements;
}

/** Two or three findings with figures leave their rows half empty; side by side, each has a card. */
const inCards = { least: 2, most: 3 } as const;
const card = { inset: 0.26, edge: 0.07, stretch: 1.5 } as const;

/** Null where they are more, where one has no figure, or where their words do not fit. */
function placeCards(points: readonly Point[], room: number, page: Page): Element[] | null {
  const { length } = points;
  if (length < inCards.least || length > inCards.most || points.some(({ figure }) => figure === undefined)) return null;
  const across = page.columns(0, 12);
  const w = (across.w - (length - 1) * page.gaps.within) / length;
  const inner = w - 2 * card.inset;
  const { figure: large, title, lead, body, label } = page.sizes;
  const figures = points.map(({ figure }) => figure!);
  const figure = figureSizeIn(figures, { w: inner, h: 0.8 }, [large, title, lead], page, { font: 'heading', lineSpacing: 1 });
  const figureHeight = page.measure([{ runs: [{ text: '0' }] }], inner, figure, { font: 'heading', lineSpacing: 1 }).height;
  const linkHeight = page.measure([{ runs: [{ text: '0' }] }], inner, label).height;
  const heightOf = (size: number) => Math.max(...points.map((point) => page.measure(said(point, size, page), inner, size).height));
  const frame = 2 * card.inset + card.edge + figureHeight + linkHeight + 2 * page.gaps.within;
  const size = [lead, body].find((candidate) => frame + heightOf(candidate) <= room);
  if (size === undefined) return null;
  const needed = frame + heightOf(size);
  const h = Math.min(room, needed * card.stretch);
  const apart = (h - needed) / 2 + page.gaps.within;
  return points.flatMap((point, at): Element[] => {
    const box = { x: across.x + at * (w + page.gaps.within), y: page.body.y, w, h };
    const group = `Card ${at + 1}`;
    const place = { x: box.x + card.inset, w: inner };
    const y = box.y + card.edge + card.inset;
    const jump = placeJump(
      `Proof ${at + 1}`,
      point.slide,
      'in words',
      { ...place, y: box.y + h - card.inset - linkHeight, h: linkHeight },
      page,
    );
    return [
      page.shape(`${group} panel`, box, { fill: 'light', group }),
      page.shape(`${group} edge`, { ...box, h: card.edge }, { fill: point.tone ?? 'accent', group }),
      page.text(`Figure ${at + 1}`, { ...place, y, h: figureHeight }, [{ runs: page.runs(point.figure!, { bold: true }) }], {
        size: figure,
        font: 'heading',
        lineSpacing: 1,
        color: point.tone ?? page.accentOn('light', figure),
        group,
      }),
      page.text(`Point ${at + 1}`, { ...place, y: y + figureHeight + apart, h: heightOf(size) }, said(point, size, page), { size, group }),
      ...(jump ? [{ ...jump, group }] : []),
    ];
  });
}

/** `**The claim.** Its reason.`: what follows the claim's sentence is quieter and below it. */
const claimThenRest = /^\*\*([^*]+?)(?:[.。]\*\*|\*\*[.。])\s+(.+)$/u;

function said({ text, detail }: Point, size: number, page: Page): Paragraph[] {
  const [, claim, rest = detail] = claimThenRest.exec(text) ?? [];
  if (rest === undefined) return [{ runs: page.runs(text) }];
  return [
    { runs: claim === undefined ? page.runs(text) : page.runs(claim, { bold: true }), after: 2 },
    { runs: page.runs(rest, { size: Math.min(size, page.sizes.body), color: 'ink-65' }) },
  ];
}

/** The points with as many of their details as one page holds, those of the first before those of the last. */
function withinRoom(points: readonly Point[], ask: string | undefined, room: number, page: Page): readonly Point[] {
  const bare = points.map(({ detail: _, ...point }) => point);
  for (let kept = points.length; kept > 0; kept--) {
    const some = points.map((point, at) => (at < kept ? point : bare[at]!));
    if (isSayable(some, ask, [], page) && rowsHeight(some, page.sizes.body, page) <= room) return some;
  }
  return bare;
}

/** The largest size at which every figure stays on one line. */
function figureSize(points: readonly Point[], page: Page): number {
  const { w } = page.columns(0, 2);
  const { title, lead, body } = page.sizes;
  const figures = points.flatMap(({ figure }) => figure ?? []);
  return figureSizeIn(figures, { w, h: title / 50 }, [title, lead, body], page, { font: 'heading' });
}

function sentenceColumns(page: Page): { x: number; w: number } {
  return page.columns(2, 8);
}

/** Height of the tallest row: its sentence plus space above and below. */
function rowNeeded(points: readonly Point[], size: number, page: Page): number {
  const { w } = sentenceColumns(page);
  const heights = points.map((point) => page.measure(said(point, size, page), w, size).height);
  return Math.max(rowHeight.least, Math.max(...heights) + page.gaps.within);
}

function isSayable(points: readonly Point[], ask: string | undefined, proofs: readonly string[], page: Page): boolean {
  const texts = points.flatMap(({ text, detail, slide }) => [text, detail ?? '', ...(slide === undefined ? [] : proofs)]);
  const most = points.some(({ detail }) => detail !== undefined) ? mostWordsWithDetails : mostWords;
  return wordsWith(page, ask === undefined ? texts : [...texts, ask]) <= most;
}

function rowsHeight(points: readonly Point[], size: number, page: Page): number {
  return points.length * rowNeeded(points, size, page);
}
