/** Ranking: members in order of a measure, as horizontal bars, the rest as Other. */
import { z } from 'zod';
import type { Box, ChartElement, ColorToken } from '../../model/layout.ts';
import { ref } from '../../model/text.ts';
import { defineKind, type Page } from './define-kind.ts';
import { members, scoped } from './example-facts.ts';
import { figureCell } from './other-forms.ts';
import { chartAlt, placeChartPage, splitByReading, widestWord } from './parts/chart-page.ts';
import { evenPages } from './parts/pages.ts';
import { readingFields } from './parts/reading.ts';
import type { TableContent } from './table.ts';

const rankingContent = z.strictObject({
  /** Sorted; `value` is a fact ID. */
  items: z.array(z.strictObject({ label: z.string(), value: z.string() })).min(1),
  /** Fact of the longest bar; by default the largest on the page. */
  longest: z.string().optional(),
  /** The sum of the members not shown. */
  other: z.strictObject({ label: z.string(), value: z.string() }).optional(),
  /** Index of the member in the title; 0 by default. */
  highlight: z.number().int().nonnegative().optional(),
  /** Fact IDs of each bar's cumulative share, including the others': a Pareto chart. */
  cumulative: z.array(z.string()).optional(),
  ...readingFields,
});
export type RankingContent = z.infer<typeof rankingContent>;

/** More bars do not read well on one page. */
const mostBars = 12;

export const ranking = defineKind({
  summary: 'Members in order of a measure, as horizontal bars; used when the message is who leads or trails.',
  content: rankingContent,
  split: (content, page) => splitByItems(content, page).flatMap((part) => splitByReading(part, page)),
  place: (content, page) =>
    placeChartPage(content, page, (box) => [draw(content, box, page)], {
      cramped: ({ w }) => content.cumulative !== undefined && !wordsFit(content, w, page),
    }),
  otherForms: ({ items, other, cumulative, reading, highlight = 0 }, { words, lead }) => {
    if (cumulative !== undefined || reading.length > 2) return [];
    const rows = [...items, ...(other === undefined ? [] : [other])].map(({ label, value }, at) => ({
      cells: [label, figureCell(value)],
      role: at === highlight ? ('highlight' as const) : ('body' as const),
    }));
    // The measure is the column heading; without a lead, the title has it.
    const columns: TableContent['columns'] = [
      { label: words.item, align: 'left' },
      { label: lead ?? words.total, align: 'right', bars: true },
    ];
    return [{ kind: 'table', content: { columns, rows, reading } satisfies TableContent }];
  },
  /** Owners by closed-won revenue, the rest as Other. */
  example: {
    title: 'Darcel Schlecht leads with {{won_value[owner=Darcel%20Schlecht]@0}}',
    lead: 'Closed-won revenue by owner, Q4 2017, USD',
    source: 'Source: CRM export of 31 December 2017',
    content: {
      items: members.owner.map((owner) => ({ label: owner, value: scoped('won_value', 'owner', owner) })),
      other: { label: 'Other (22)', value: 'won_value[owner=~other]@0' },
      reading: [
        '**Darcel Schlecht** won {{won_value[owner=Darcel%20Schlecht]@0}}, ahead of Vicki Laflamme with {{won_value[owner=Vicki%20Laflamme]@0}}.',
        'The eight owners shown won more than all others together.',
      ],
    },
  },
});

/** Factor by which the axis extends beyond the longest bar. */
const roomForValue = 1.2;
/** Maximum columns of a Pareto chart. */
const mostColumns = 14;

/** The bar for Other is only on the last page; the accent stays with its member. */
function splitByItems(content: RankingContent, page: Page): RankingContent[] {
  const { other, highlight = 0, cumulative, ...rest } = content;
  let from = 0;
  const groups = evenPages(content.items, cumulative ? mostColumns : mostBars);
  const ids = [...content.items, ...(other ? [other] : [])].map(({ value }) => value);
  const longest = groups.length > 1 ? (content.longest ?? largest(ids, page)) : content.longest;
  return groups.map((items, index) => {
    const local = highlight - from;
    const last = index === groups.length - 1;
    const line = cumulative?.slice(from, last ? undefined : from + items.length);
    from += items.length;
    return {
      ...rest,
      items,
      ...(longest && { longest }),
      highlight: local,
      ...(other && last ? { other } : {}),
      ...(line && { cumulative: line }),
    };
  });
}

function draw(content: RankingContent, box: Box, page: Page): ChartElement {
  const { items, other, longest, highlight = 0, cumulative } = content;
  const bars = other ? [...items, other] : items;
  const ids = bars.map(({ value }) => value);
  // In a split ranking, the member may be on another page.
  const points: Record<number, ColorToken> = items[highlight] ? { [highlight]: 'accent' } : {};
  if (other) points[items.length] = 'ink-12';
  if (cumulative && wordsFit(content, box.w, page)) return pareto({ bars, points, cumulative, longest }, box, page);
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
    h: Math.min(box.h, 0.2 + bars.length * 1.4),
    chart: 'bar',
    categories: bars.map(({ label }) => label),
    series: [
      {
        name: page.plain(page.lead ?? page.title),
        values: ids.map((id) => page.value(id)),
        color: 'past',
        points,
        labels: true,
        ...(cumulative && { labelTexts: valuesWithShares(ids, cumulative, page) }),
      },
    ],
    // One unit and one scale on all pages of a split ranking.
    format: page.format(longest === undefined ? ids : [...ids, longest]),
    size: page.sizes.label,
    gap: 55,
    axis: { categories: true, values: false, gridlines: false, ...scaleOf(ids, longest, page) },
    legend: false,
  };
}

/** From zero to the longest bar of all pages plus room for its value; automatic if a bar is negative. */
function scaleOf(ids: readonly string[], longest: string | undefined, page: Page): { min?: number; max?: number } {
  const end = longest === undefined ? null : page.value(longest);
  if (end === null || end <= 0 || ids.some((id) => (page.value(id) ?? 0) < 0)) return {};
  return { min: 0, max: end * roomForValue };
}

function largest(ids: readonly string[], page: Page): string | undefined {
  return ids.toSorted((a, b) => (page.value(b) ?? 0) - (page.value(a) ?? 0))[0];
}

/** Whether every word of the names fits under its column. */
function wordsFit({ items, other }: RankingContent, width: number, page: Page): boolean {
  const labels = [...items, ...(other ? [other] : [])].map(({ label }) => label);
  const words = labels.flatMap((label) => label.split(/\s+/u));
  return widestWord(words, page) <= width / labels.length - 0.04;
}

/** If names are too long for columns, bars show the cumulative share next to their values. */
function valuesWithShares(ids: readonly string[], cumulative: readonly string[], page: Page): Record<number, string> {
  const texts = ids.map((id, index) => {
    const share = cumulative[index];
    return share === undefined ? page.plain(ref(id)) : `${page.plain(ref(id))} (Σ ${page.plain(ref(share))})`;
  });
  return Object.fromEntries(texts.entries());
}

interface Pareto {
  bars: readonly { label: string; value: string }[];
  points: Record<number, ColorToken>;
  cumulative: readonly string[];
  longest: string | undefined;
}

/** Columns with a line for their cumulative share: how few make up most of it. */
function pareto({ bars, points, cumulative, longest }: Pareto, box: Box, page: Page): ChartElement {
  const ids = bars.map(({ value }) => value);
  const labels = bars.map(({ label }) => label);
  const name = page.plain(page.lead ?? page.title);
  const shares = bars.map((_, index) => (cumulative[index] === undefined ? null : page.value(cumulative[index])));
  const scaled = longest === undefined ? ids : [...ids, longest];
  const highest = Math.max(1e-9, ...scaled.map((id) => page.value(id) ?? 0));
  const reached = shares.map((share, index) => ((share ?? 0) >= 0.8 ? index : -1)).find((index) => index >= 0);
  return {
    type: 'chart',
    name: 'Chart',
    alt: chartAlt(
      page.title,
      labels,
      [
        { name, values: ids },
        { name: 'Σ', values: [...cumulative] },
      ],
      page,
    ),
    ...box,
    chart: 'column',
    categories: labels,
    series: [
      { name, values: ids.map((id) => page.value(id)), color: 'past', points, labels: true },
      {
        name: 'Σ %',
        values: shares,
        color: 'ink-65',
        asLine: true,
        secondary: true,
        format: page.format(cumulative),
        // The line starts where the first columns' values are.
        labels: [...new Set([reached ?? bars.length - 1, bars.length - 1])].filter((index) => index > 0),
      },
    ],
    format: page.format(scaled),
    size: page.sizes.label,
    gap: 40,
    // The line runs above the columns, so that their labels do not collide.
    axis: { categories: true, values: false, gridlines: false, min: 0, max: highest * 2, secondary: { min: -1.1, max: 1.1 } },
    legend: false,
  };
}
