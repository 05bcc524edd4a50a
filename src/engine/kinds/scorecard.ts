/** Scorecard: four to eight figures, each with its change against the prior period and its target. */

import { z } from 'zod';
import type { Box, Element } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import { course, quarters } from './example-facts.ts';
import { fittingPages } from './parts/pages.ts';
import { figureSizeOf, placeTile } from './parts/scorecard-tile.ts';
import { fewEnoughWords } from './parts/word-limit.ts';

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
        /** Facts of earlier periods, oldest first, drawn as a sparkline. */
        trend: z.array(z.string().nullable()).min(3).optional(),
      }),
    )
    .min(1),
  /** Names of the periods of the trends, oldest first. */
  periods: z.array(z.string()).default([]),
});
export type ScorecardContent = z.infer<typeof scorecardContent>;

const mostTiles = 8;
const tileHeight = { withCourse: 3.6, plain: 2.2 } as const;

export const scorecard = defineKind({
  summary: 'Four to eight figures with change, target and course; the page that says how it stands.',
  content: scorecardContent,
  split: (content, page) =>
    fittingPages(
      content.tiles,
      (tiles) =>
        tiles.length <= mostTiles &&
        fewEnoughWords(
          tiles.flatMap(({ label, value, change, target }) => [label, value, change?.text, target && `${page.words.target} ${target}`]),
          page,
        ),
    ).map((tiles) => ({ ...content, tiles })),
  place: ({ tiles, periods }, page): Element[] => {
    const boxes = tileBoxes(tiles, page);
    const figureSize = figureSizeOf(tiles, boxes[0]!.w, page);
    return tiles.flatMap((tile, index) => placeTile(tile, figureSize, periods, `Tile ${index + 1}`, boxes[index]!, page));
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
          label: 'Won value',
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
          label: 'Average deal',
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

/** One row up to three, two rows from four: equal tiles over all twelve columns. */
function tileBoxes(tiles: ScorecardContent['tiles'], page: Page): Box[] {
  const count = tiles.length;
  const rows = count > 3 ? 2 : 1;
  const inRow = Math.ceil(count / rows);
  const { x, w: width } = page.columns(0, 12);
  const gap = page.gaps.within;
  const w = (width - gap * (inRow - 1)) / inRow;
  const tallest = tiles.some(({ trend }) => trend) ? tileHeight.withCourse : tileHeight.plain;
  const h = Math.min(tallest, (page.body.h - gap * (rows - 1)) / rows);
  // What does not fill the page stands a little above the middle.
  const top = page.body.y + (page.body.h - rows * h - gap * (rows - 1)) * 0.3;
  return Array.from({ length: count }, (_, index) => ({
    x: x + (index % inRow) * (w + gap),
    y: top + Math.floor(index / inRow) * (h + gap),
    w,
    h,
  }));
}
