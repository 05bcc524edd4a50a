/** Decision cards: what readers are asked to decide, side by side, each with what follows from yes and from no. */
import { z } from 'zod';
import type { Box, ColorToken, Element, Paragraph } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import { diagram, drawnToFit, type Scale, standsIn } from './parts/diagram.ts';
import { figureSizeIn, fittingPages, hairline, wordsWith } from './parts/pages.ts';
import { placeUnder, type Reading, readingFields, saysSomething, underHeight } from './parts/reading.ts';

const decisionCardsContent = z.strictObject({
  decisions: z
    .array(
      z.strictObject({
        /** In words that can be voted on. */
        ask: z.string(),
        /** What it costs or is worth, or the figure that speaks for it: under the ask, before the text. */
        figure: z.string().optional(),
        /** What is to be known of it: one sentence under the ask. */
        text: z.string().optional(),
        /** Who is to do it, and by when. */
        who: z.string().optional(),
        when: z.string().optional(),
        /** What follows if it is granted, and if it is not. */
        yes: z.string().optional(),
        no: z.string().optional(),
      }),
    )
    .min(1),
  /** Number of the first decision, if continued from another page. */
  first: z.number().int().positive().optional(),
  /** In cards under them: what else is to be settled. */
  reading: z.array(z.string()).max(4).optional(),
  soWhat: readingFields.soWhat,
});
type Decision = z.infer<typeof decisionCardsContent>['decisions'][number];

const mostCards = 4;
/** Decisions are read one by one, beside nothing drawn: as many words as a summary has. */
const mostWords = 96;
const inset = 0.22;
/** Side of the number's disc, inches. */
const disc = 0.42;
/** Air between the parts of a card, and within one. */
const air = { part: 0.24, label: 0.04 } as const;
/** A card is not stretched further than this beyond its words. */
const slack = 0.5;

export const decisionCards = defineKind({
  summary: 'One to four decisions in cards, each with what follows from yes and from no; used to have something decided.',
  content: decisionCardsContent,
  split: ({ decisions: asked, first = 1, reading = [], soWhat }, page) => {
    const given = { reading, soWhat };
    // Where not even one decision stands above them, they follow as cards of their own.
    const stands = asked.every((decision) => drawn([decision], aboveReading(given, page)).fits);
    const said: Reading = stands ? given : { reading: [] };
    const others = stands ? [] : [...reading, ...(soWhat === undefined ? [] : [soWhat])].map((ask) => ({ ask }));
    const decisions = [...asked, ...others];
    const above = aboveReading(said, page);
    const pages = fittingPages(
      decisions,
      (group) => group.length <= mostCards && wordsOf(group, said, page) <= mostWords && drawn(group, above).fits,
    );
    return pages.map((group, at) => ({
      decisions: group,
      first: first + decisions.indexOf(group[0]!),
      ...(at === pages.length - 1 && stands ? given : {}),
    }));
  },
  place: (content, page) => {
    const { decisions, first = 1, reading = [], soWhat } = content;
    const said = { reading, soWhat };
    const above = aboveReading(said, page);
    const { cards, scale, figure, top, h } = drawn(decisions, above);
    const alt = decisions.map(({ ask }) => page.plain(ask)).join('. ');
    const elements = decisions.flatMap((decision, at) =>
      placeCard(decision, first + at, { ...cards[at]!, y: page.body.y, h }, scale, figure, top, page),
    );
    const y = above.body.y + h + page.gaps.between;
    const under = placeUnder(said, { ...page.columns(0, 12), y, h: page.body.y + page.body.h - y }, page, 'ink');
    return [...diagram('Decisions', alt, elements), ...under];
  },
  otherForms: ({ decisions, reading = [], soWhat }) =>
    saysSomething({ reading, soWhat }) || decisions.some(({ text, who, when, yes, no }) => text ?? who ?? when ?? yes ?? no)
      ? []
      : [
          {
            kind: 'points',
            content: { points: decisions.map(({ ask, figure }) => ({ head: ask, ...(figure !== undefined && { figure }) })) },
          },
        ],
  /** Two decisions, each with its price and both outcomes. */
  example: {
    title: 'Two decisions today: the price corridor and two positions in Central',
    content: {
      decisions: [
        {
          ask: 'Approve the price corridor for GTXPro',
          figure: '{{won_value.delta[product=GTXPro]@0|abs}}',
          who: 'Board',
          when: '15 January 2018',
          yes: 'Every team quotes the same price from 1 February',
          no: 'Each discount stays a case of its own',
        },
        {
          ask: 'Open two positions in Central',
          who: 'Head of sales',
          when: '1 March 2018',
          yes: 'Deals that have gone quiet are taken up again',
          no: 'Central keeps the lowest win rate',
        },
      ],
      reading: ['**Still to settle:** who approves exceptions to the corridor.', '**Not asked today:** new price lists for East and West.'],
    },
  },
});

interface Outcome {
  key: 'yes' | 'no';
  color: ColorToken;
  head: Paragraph[];
  said: Paragraph[];
}

function outcomesOf(decision: Decision, page: Page): Outcome[] {
  const { ifYes, ifNo } = page.words;
  const outcome = (key: 'yes' | 'no', label: string, color: ColorToken): Outcome[] =>
    decision[key] === undefined
      ? []
      : [{ key, color, head: [{ runs: [{ text: label, bold: true }] }], said: [{ runs: page.runs(decision[key]) }] }];
  return [...outcome('yes', ifYes, 'good'), ...outcome('no', ifNo, 'bad')];
}

/** Equal columns; a single card is not as wide as the page. */
function columnsOf(count: number, page: Page): { x: number; w: number }[] {
  const across = page.columns(0, count === 1 ? 8 : 12);
  const w = (across.w - (count - 1) * page.gaps.within) / count;
  return Array.from({ length: count }, (_, at) => ({ x: across.x + at * (w + page.gaps.within), w }));
}

function wordsOf(decisions: readonly Decision[], { reading, soWhat }: Reading, page: Page): number {
  const { ifYes, ifNo } = page.words;
  const cards = decisions.flatMap(({ ask, figure, text, who, when, yes, no }) => [
    ask,
    figure,
    text,
    who,
    when,
    yes && `${ifYes} ${yes}`,
    no && `${ifNo} ${no}`,
  ]);
  return wordsWith(page, [...cards, ...reading, soWhat]);
}

/** The page without the cards of what else is to be settled. */
function aboveReading(said: Reading, page: Page): Page {
  return { ...page, body: { ...page.body, h: page.body.h - underHeight(said, page.body.w, page) } };
}

function drawn(decisions: readonly Decision[], page: Page) {
  const cards = columnsOf(decisions.length, page);
  const w = cards[0]!.w - 2 * inset;
  const figures = decisions.flatMap(({ figure }) => figure ?? []);
  const { figure: large, title, lead } = page.sizes;
  const figure =
    figures.length === 0 ? 0 : figureSizeIn(figures, { w, h: 0.8 }, [large, title, lead], page, { font: 'heading', lineSpacing: 1 });
  const { scale, fits, top, h } = drawnToFit((scale: Scale) => {
    const top = Math.max(...decisions.map((decision) => headOf(decision, w, scale, figure, figures.length > 0, page)));
    const needed = top + Math.max(...decisions.map((decision) => outcomesHeight(decision, w, scale, page))) + inset;
    const whole = decisions.every(({ ask }) =>
      standsIn([{ runs: page.runs(ask, { bold: true }) }], { w, h: page.body.h }, scale.head, page),
    );
    return { scale, top, fits: needed <= page.body.h + 1e-6 && whole, h: Math.min(page.body.h, needed + slack) };
  });
  return { cards, scale, figure, top, fits, h };
}

function outcomesHeight(decision: Decision, w: number, scale: Scale, page: Page): number {
  return outcomesOf(decision, page).reduce(
    (sum, { head, said }) =>
      sum + air.part + page.measure(head, w, scale.text).height + air.label + page.measure(said, w, scale.text).height,
    0,
  );
}

/** What is to be known of it, then `Board · 15 January 2018`. */
function detailsOf({ text, who, when }: Decision, page: Page): Paragraph[] {
  const whose = [who, when].filter((part) => part !== undefined).join(' · ');
  return [
    ...(text === undefined ? [] : [{ runs: page.runs(text), after: 2 }]),
    ...(whose === '' ? [] : [{ runs: page.runs(whose, { color: 'ink-65' }) }]),
  ];
}

/** Height down to the hairline, with room for a figure if any card of the row has one. */
function headOf(decision: Decision, w: number, scale: Scale, figure: number, hasFigures: boolean, page: Page): number {
  const details = detailsOf(decision, page);
  const said =
    page.measure([{ runs: page.runs(decision.ask, { bold: true }) }], w, scale.head).height +
    (details.length === 0 ? 0 : air.label + page.measure(details, w, scale.text).height);
  const shown = hasFigures
    ? page.measure([{ runs: [{ text: '0' }] }], w, figure, { font: 'heading', lineSpacing: 1 }).height + air.part / 2
    : 0;
  return inset + disc + air.part / 2 + shown + said + air.part;
}

function placeCard(decision: Decision, number: number, box: Box, scale: Scale, figure: number, top: number, page: Page): Element[] {
  const name = `Decision ${number}`;
  const { x, w } = { x: box.x + inset, w: box.w - 2 * inset };
  const elements: Element[] = [
    page.shape(`${name} panel`, box, { fill: 'light' }),
    page.shape(`${name} edge`, { ...box, h: 0.07 }, { fill: 'accent' }),
    page.text(
      `Number ${number}`,
      { x, y: box.y + inset, w: disc, h: disc },
      [{ runs: [{ text: String(number), bold: true }], align: 'center' }],
      {
        geometry: 'ellipse',
        fill: 'accent',
        color: page.textOn('accent'),
        anchor: 'middle',
        size: page.sizes.body,
        lineSpacing: 1,
      },
    ),
  ];
  let y = box.y + inset + disc + air.part / 2;
  const add = (part: string, paragraphs: Paragraph[], size: number, options: object = {}) => {
    const { height } = page.measure(paragraphs, w, size, 'font' in options ? { font: 'heading', lineSpacing: 1 } : undefined);
    elements.push(page.text(`${name} ${part}`, { x, y, w, h: height }, paragraphs, { size, ...options }));
    y += height;
  };
  add('ask', [{ runs: page.runs(decision.ask, { bold: true }) }], scale.head);
  if (decision.figure !== undefined) {
    y += air.part / 2;
    add('figure', [{ runs: page.runs(decision.figure) }], figure, {
      font: 'heading',
      color: page.accentOn('light', figure),
      lineSpacing: 1,
    });
  }
  const details = detailsOf(decision, page);
  if (details.length > 0) {
    y += air.label;
    add('details', details, scale.text);
  }
  // What follows stands on one line across the cards.
  y = box.y + top - air.part / 2;
  for (const { key, color, head, said } of outcomesOf(decision, page)) {
    y += air.part / 2;
    elements.push(hairline(`${name} line ${key}`, { x, y, w }, page));
    y += air.part / 2;
    add(`${key} head`, head, scale.text, { color });
    y += air.label;
    add(key, said, scale.text);
  }
  return elements;
}
