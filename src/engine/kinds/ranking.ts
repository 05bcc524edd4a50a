/** Ranking: members in order of a measure, as horizontal bars, the rest as Other. */
import { z } from 'zod';
import type { Box, ChartElement, ColorToken } from '../layout/layout.ts';
import { chartAlt } from './chart-alt.ts';
import { placeChartPage, splitByReading } from './chart-page.ts';
import { evenPages } from './pages.ts';
import type { Page, SlideKind } from './slide-kind.ts';

export const rankingContent = z.strictObject({
  /** Sorted; `value` is a fact id. */
  items: z.array(z.strictObject({ label: z.string(), value: z.string() })).min(1),
  /** The sum of the members not shown. */
  other: z.strictObject({ label: z.string(), value: z.string() }).optional(),
  /** Index of the member the title speaks of; 0 by default. */
  highlight: z.number().int().nonnegative().optional(),
  reading: z.array(z.string()).max(4).default([]),
});
export type RankingContent = z.infer<typeof rankingContent>;

/** More bars than this read badly on one page. */
const mostBars = 12;

export const ranking: SlideKind<RankingContent> = {
  summary: 'Members in order of a measure, as horizontal bars; chosen when the message is who leads or trails.',
  content: rankingContent,
  layout: 'title-only',
  split: (content, page) => splitByItems(content).flatMap((part) => splitByReading(part, page)),
  place: (content, page) => placeChartPage(content.reading, page, (box) => [draw(content, box, page)]),
};

/** The bar of all the others stands on the last page only; the accent stays with its member. */
function splitByItems(content: RankingContent): RankingContent[] {
  const { other, highlight = 0, ...rest } = content;
  let from = 0;
  const groups = evenPages(content.items, mostBars);
  return groups.map((items, index) => {
    const local = highlight - from;
    from += items.length;
    return { ...rest, items, highlight: local, ...(other && index === groups.length - 1 ? { other } : {}) };
  });
}

function draw({ items, other, highlight = 0 }: RankingContent, box: Box, page: Page): ChartElement {
  const bars = other ? [...items, other] : items;
  const ids = bars.map(({ value }) => value);
  // On the pages of a split ranking its member may stand elsewhere.
  const points: Record<number, ColorToken> = items[highlight] ? { [highlight]: 'accent' } : {};
  if (other) points[items.length] = 'ink-12';
  return {
    type: 'chart',
    name: 'Chart',
    alt: chartAlt(
      page.title,
      bars.map(({ label }) => label),
      [{ name: '', values: ids }],
      page,
    ),
    ...box,
    h: Math.min(box.h, 0.2 + bars.length * 0.9),
    chart: 'bar',
    categories: bars.map(({ label }) => label),
    series: [{ name: page.plain(page.lead ?? page.title), values: ids.map((id) => page.value(id)), color: 'ink-35', points, labels: true }],
    format: page.format(ids),
    size: page.sizes.label,
    gap: 55,
    axis: { categories: true, values: false, gridlines: false },
    legend: false,
  };
}
