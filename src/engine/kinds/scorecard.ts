/** Scorecard: four to eight figures, each with its change and its target. */
import { z } from 'zod';
import type { Box, ChartElement, ColorToken, Element, Paragraph, Run } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import { course, quarters } from './example-facts.ts';
import { centred, chartAlt, placeChartPage, splitByReading } from './parts/chart-page.ts';
import { fewEnoughBeside, figureSizeIn, fittingPages } from './parts/pages.ts';
import { placeUnder, readingFields, saysSomething } from './parts/reading.ts';
import { courseFields, drawCourse } from './trend.ts';

const scorecardContent = z.strictObject({
  tiles: z
    .array(
      z.strictObject({
        label: z.string(),
        /** `{{won_value@0}}` */
        value: z.string(),
        /** Change against the prior period, with its sign as a fact reference: `{{won_value.pct@0|signed}} vs Q3`. */
        change: z
          .strictObject({ text: z.string(), direction: z.enum(['up', 'down', 'flat']), tone: z.enum(['good', 'bad', 'neutral']) })
          .optional(),
        target: z.string().optional(),
        /** Facts of earlier periods, oldest first, for a sparkline. */
        trend: z.array(z.string().nullable()).min(3).optional(),
      }),
    )
    .min(1),
  /** Names of the trend periods, oldest first. */
  periods: z.array(z.string()).default([]),
  /** The headline figure over its periods, drawn under one row of tiles; `caption` says what the chart shows. */
  course: z.strictObject({ caption: z.string().optional(), ...courseFields }).optional(),
  /** Beside the course, or under the tiles if there is none. */
  reading: z.array(z.string()).max(4).optional(),
  soWhat: readingFields.soWhat,
});
export type ScorecardContent = z.infer<typeof scorecardContent>;

const mostTiles = 8;
const tileHeight = { withCourse: 3.6, plain: 2.2 } as const;

export const scorecard = defineKind({
  summary:
    'Four to eight figures with change, target and trend, or one row of them over the course of the first; the slide that shows where things stand.',
  content: scorecardContent,
  split: (content, page) => {
    if (hasMore(content)) {
      const { lower } = stripOf(content, page);
      const said = [content.course?.caption ?? '', ...content.tiles.flatMap((tile) => wordsOfTile(tile, page))];
      return splitByReading({ ...content, reading: content.reading ?? [] }, lower, said);
    }
    return fittingPages(
      content.tiles,
      (tiles) => tiles.length <= mostTiles && fewEnoughBeside(page, ...tiles.flatMap((tile) => wordsOfTile(tile, page))),
    ).map((tiles) => ({ ...content, tiles }));
  },
  place: (content, page): Element[] => {
    const { tiles, periods } = content;
    const strip = hasMore(content) ? stripOf(content, page) : null;
    const boxes = strip?.boxes ?? tileBoxes(tiles, page);
    const style = strip?.style ?? styleOf(tiles, boxes[0]!.w, [page.sizes.figure, page.sizes.title, page.sizes.lead], page);
    const placed = tiles.flatMap((tile, index) => placeTile(tile, style, periods, `Tile ${index + 1}`, boxes[index]!, page));
    return strip ? [...placed, ...placeMore(content, strip.lower)] : placed;
  },
  /** Six tiles with change, target and course. */
  example: {
    title: 'More deals, shorter cycles, but less value per deal',
    lead: 'Q4 2017 against Q3 2017',
    source: 'Source: CRM export of 31 December 2017',
    content: {
      periods: quarters,
      tiles: [
        {
          label: 'Closed-won revenue',
          value: '{{won_value@0}}',
          change: { text: '{{won_value.pct@0|signed}}', direction: 'down', tone: 'bad' },
          target: '{{target_value@0}}',
          trend: course('won_value'),
        },
        {
          label: 'Deals won',
          value: '{{won_deals@0}}',
          change: { text: '{{won_deals.pct@0|signed}}', direction: 'up', tone: 'good' },
          trend: course('won_deals'),
        },
        {
          label: 'Win rate',
          value: '{{win_rate@0}}',
          change: { text: '{{win_rate.delta@0|signed}}', direction: 'down', tone: 'bad' },
          trend: course('win_rate'),
        },
        {
          label: 'Average deal size',
          value: '{{average_deal@0}}',
          change: { text: '{{average_deal.pct@0|signed}}', direction: 'down', tone: 'bad' },
          trend: course('average_deal'),
        },
        {
          label: 'Sales cycle',
          value: '{{cycle_days@0}}',
          change: { text: '{{cycle_days.delta@0|signed}}', direction: 'down', tone: 'good' },
          trend: course('cycle_days'),
        },
        {
          label: 'Open pipeline',
          value: '{{open_pipeline@0}}',
          change: { text: '{{open_pipeline.pct@0|signed}}', direction: 'up', tone: 'good' },
          trend: course('open_pipeline'),
        },
      ],
    },
  },
});

/** Whether something stands under the tiles, which then are one row. */
function hasMore({ course, reading = [], soWhat }: ScorecardContent): boolean {
  return course !== undefined || saysSomething({ reading, soWhat });
}

function wordsOfTile({ label, value, change, target }: Tile, page: Page): string[] {
  return [label, value, change?.text, target && `${page.words.target} ${target}`].filter((text) => text !== undefined);
}

interface Strip {
  boxes: Box[];
  style: TileStyle;
  /** The page below the tiles. */
  lower: Page;
}

/** Most of the page that tiles take where only sentences stand under them. */
const mostOfPage = 0.62;

/** More tiles side by side would leave their figures no larger than their labels. */
const mostInStrip = 5;

/** The tiles in one row: as tall as their words above a course; taller, and many in two rows, where the page has none. */
function stripOf({ tiles, course }: ScorecardContent, page: Page): Strip {
  const { y, h: height } = page.body;
  const { x, w: width } = page.columns(0, 12);
  const gap = page.gaps.within;
  const rows = !course && tiles.length > mostInStrip ? 2 : 1;
  const inRow = Math.ceil(tiles.length / rows);
  const w = (width - gap * (inRow - 1)) / inRow;
  const { figure, title, lead, body } = page.sizes;
  const style = styleOf(tiles, w, course ? [title, lead, body] : [figure, title, lead, body], page);
  const inside = w - 2 * sideInset(page);
  const needed = Math.max(...tiles.map((tile) => heightOf(tile, style, inside, page)));
  const tall = tiles.some(({ trend }) => trend) ? tileHeight.withCourse : tileHeight.plain;
  const h = course ? needed : Math.max(needed, Math.min(tall, (height * mostOfPage - gap * (rows - 1)) / rows));
  const top = y + rows * h + gap * (rows - 1) + page.gaps.between * 0.75;
  return {
    boxes: tiles.map((_, index) => ({ x: x + (index % inRow) * (w + gap), y: y + Math.floor(index / inRow) * (h + gap), w, h })),
    style,
    lower: { ...page, body: { ...page.body, y: top, h: y + height - top } },
  };
}

/** The course with its caption, and what is said of it. */
function placeMore({ course, reading = [], soWhat }: ScorecardContent, page: Page): Element[] {
  const said = { reading, soWhat };
  if (!course) return placeUnder(said, page.body, page);
  const { caption } = course;
  const paragraphs: Paragraph[] = caption === undefined ? [] : [{ runs: page.runs(caption, { bold: true }) }];
  const draw = (box: Box) => {
    if (caption === undefined) return drawCourse(course, box, page);
    const { height } = page.measure(paragraphs, box.w, page.sizes.label);
    const down = height + page.gaps.within / 2;
    return [
      page.text('Caption', { ...box, h: height }, paragraphs, { size: page.sizes.label }),
      ...drawCourse(course, { ...box, y: box.y + down, h: box.h - down }, page),
    ];
  };
  return placeChartPage(said, page, draw, { low: true });
}

/** One row up to three, two rows from four, each over the full width: where the second has fewer tiles, they are wider. */
function tileBoxes(tiles: ScorecardContent['tiles'], page: Page): Box[] {
  const count = tiles.length;
  const rows = count > 3 ? 2 : 1;
  const inRow = Math.ceil(count / rows);
  const { x, w: width } = page.columns(0, 12);
  const gap = page.gaps.within;
  const tallest = tiles.some(({ trend }) => trend) ? tileHeight.withCourse : tileHeight.plain;
  const h = Math.min(tallest, (page.body.h - gap * (rows - 1)) / rows);
  // If it does not fill the page, it is placed slightly above the middle.
  const top = page.body.y + (page.body.h - rows * h - gap * (rows - 1)) * 0.3;
  return tiles.map((_, index) => {
    const row = Math.floor(index / inRow);
    const here = Math.min(inRow, count - row * inRow);
    const w = (width - gap * (here - 1)) / here;
    return { x: x + (index % inRow) * (w + gap), y: top + row * (h + gap), w, h };
  });
}

type Tile = ScorecardContent['tiles'][number];

const inset = 0.2;
/** Text starts at the edge of the panel or hairline. */
const sideInset = (page: Page) => (page.look.panel === 'fill' ? inset : 0);
const arrows = { up: '▲', down: '▼', flat: '→' } as const;
const tones = { good: 'good', bad: 'bad', neutral: 'ink-65' } as const satisfies Record<string, ColorToken>;

/** What tiles of a page have in common, so that their figures stand on one line. */
interface TileStyle {
  figureSize: number;
  labelHeight: number;
}

/** The largest of the sizes at which all figures stay on one line. */
function styleOf(tiles: readonly Tile[], width: number, sizes: readonly number[], page: Page): TileStyle {
  const w = width - 2 * sideInset(page);
  const box = { w, h: 0.65 * page.look.display };
  const values = tiles.map(({ value }) => value);
  return {
    figureSize: figureSizeIn(values, box, sizes, page, { font: 'heading', lineSpacing: 1 }),
    labelHeight: Math.max(...tiles.map(({ label }) => page.measure([{ runs: page.runs(label) }], w, page.sizes.label).height)),
  };
}

/** Between the lines of a tile, inches. */
const apart = 0.06;

/** Height of a tile without a course; `w` is the width of its text. */
function heightOf(tile: Tile, { figureSize, labelHeight }: TileStyle, w: number, page: Page): number {
  const figure = page.measure([{ runs: page.runs(tile.value) }], w, figureSize, { font: 'heading', lineSpacing: 1 }).height;
  const change = changeLine(tile, page);
  const under = change.length > 0 ? apart + page.measure(change, w, page.sizes.label).height : 0;
  return 2 * inset + labelHeight + apart + figure + under;
}

function placeTile(
  tile: Tile,
  { figureSize, labelHeight }: TileStyle,
  periods: readonly string[],
  group: string,
  box: Box,
  page: Page,
): Element[] {
  const side = sideInset(page);
  const { x, w } = { x: box.x + side, w: box.w - 2 * side };
  const label: Paragraph[] = [{ runs: page.runs(tile.label) }];
  const figure: Paragraph[] = [{ runs: page.runs(tile.value) }];
  const change = changeLine(tile, page);
  const figureHeight = page.measure(figure, w, figureSize, { font: 'heading', lineSpacing: 1 }).height;
  let y = box.y + inset;
  const elements: Element[] = [
    page.panel(`${group} panel`, box, group),
    page.text(`${group} label`, { x, y, w, h: labelHeight }, label, { size: page.sizes.label, color: 'ink-65', group }),
  ];
  y += labelHeight + apart;
  elements.push(
    page.text(`${group} figure`, { x, y, w, h: figureHeight }, figure, { size: figureSize, font: 'heading', lineSpacing: 1, group }),
  );
  y += figureHeight + apart;
  if (change.length > 0) {
    const { height } = page.measure(change, w, page.sizes.label);
    elements.push(page.text(`${group} change`, { x, y, w, h: height }, change, { size: page.sizes.label, group }));
    y += height;
  }
  const foot = box.y + box.h - inset;
  if (tile.trend && foot - y - 0.1 >= 0.3) {
    const h = Math.min(0.9, foot - y - 0.1);
    elements.push(sparkline(tile, tile.trend, periods, `${group} course`, { x, y: foot - h, w, h }, group, page));
  }
  return elements;
}

/** Arrow and change in their colour, then the target. */
function changeLine({ change, target }: Tile, page: Page): Paragraph[] {
  const runs: Run[] = [];
  if (change) runs.push(...page.runs(`${arrows[change.direction]} ${change.text}`, { color: tones[change.tone] }));
  if (target) {
    const isNamed = page.plain(target).toLowerCase().startsWith(page.words.target.toLowerCase());
    runs.push(...page.runs(`${change ? ' · ' : ''}${isNamed ? target : `${page.words.target} ${target}`}`, { color: 'ink-65' }));
  }
  return runs.length > 0 ? [{ runs }] : [];
}

function sparkline(
  tile: Tile,
  trend: readonly (string | null)[],
  periods: readonly string[],
  name: string,
  box: Box,
  group: string,
  page: Page,
): ChartElement {
  const categories = trend.map((id, index) => periods[index] ?? periodOf(id) ?? '–');
  const label = page.plain(tile.label);
  const values = trend.map((id) => (id === null ? null : page.value(id)));
  return {
    type: 'chart',
    name,
    alt: chartAlt(label, categories, [{ name: '', values: trend }], page),
    group,
    ...box,
    chart: 'line',
    categories,
    series: [{ name: label, values, color: 'past', points: { [values.length - 1]: 'accent' }, labels: false }],
    format: page.format(trend),
    size: page.sizes.label,
    gap: 50,
    axis: { categories: false, values: false, gridlines: false, ...centred(values) },
    legend: false,
  };
}

/** The relative period of a fact ID, if the content does not name it: `-3` of `won_value@-3`. */
function periodOf(id: string | null): string | null {
  return id === null ? null : id.slice(id.lastIndexOf('@') + 1);
}
