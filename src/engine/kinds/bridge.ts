/** Bridge: what moved a total from one period to the next, as a waterfall of native stacked columns. */
import { z } from 'zod';
import type { Box, ChartElement, ChartSeries, Element, Run } from '../../model/layout.ts';
import { ref } from '../../model/text.ts';
import { defineKind, type Page } from './define-kind.ts';
import { members, scoped } from './example-facts.ts';
import { chartAlt, chartNote, placeChartPage, roomBefore, splitByReading, widestWord } from './parts/chart-page.ts';
import { hairline } from './parts/pages.ts';
import { readingFields } from './parts/reading.ts';

const step = z.strictObject({ label: z.string(), value: z.string() });
const bridgeContent = z.strictObject({
  /** `value` is a fact ID here and in the steps. */
  start: step,
  /** Signed change facts; start plus steps equals end. */
  steps: z.array(step).min(1),
  end: step,
  /** Fact ID of end minus start; with it, changes too small next to the totals are drawn alone, down or up to their sum. */
  net: z.string().optional(),
  /** Which direction is good: up by default, down for losses and costs. */
  good: z.enum(['up', 'down']).optional(),
  ...readingFields,
});
export type BridgeContent = z.infer<typeof bridgeContent>;

/** Minimum label size in points, for values that would collide. */
const smallest = 10;

export const bridge = defineKind({
  summary: 'A waterfall of what moved a total from one period to the next; used to explain why a number changed.',
  content: bridgeContent,
  split: splitByReading,
  place: (content, page) =>
    placeChartPage(
      content,
      page,
      (box) => {
        const drawn = columnsOf(content, page);
        const note = addsAsShown(drawn.columns, page) ? null : chartNote(page.words.rounded, box, page);
        const ends = drawn.form === 'changes' ? placeEnds(content, box, page) : null;
        const room = note ? note.above : box;
        const chart = draw(drawn, ends ? { ...room, y: ends.below, h: room.h - (ends.below - room.y) } : room, page);
        return [...(ends?.elements ?? []), chart, ...(note ? [note.element] : [])];
      },
      {
        claim: 'ink',
        cramped: (box) => {
          const { columns, form } = columnsOf(content, page);
          const across = { ...box, ...page.columns(0, 12) };
          return !namesFit(columns, box, page) && (form === 'whole' || namesFit(columns, across, page));
        },
      },
    ),
  /** Closed-won revenue from one quarter to the next by product. */
  example: {
    title: 'GTXPro alone took {{won_value.delta[product=GTXPro]@0|abs}} off closed-won revenue',
    lead: 'Change of closed-won revenue from Q3 to Q4 2017 by product, USD',
    source: 'Source: CRM export of 31 December 2017',
    content: {
      start: { label: 'Q3 2017', value: 'won_value@-1' },
      steps: members.product.map((product) => ({ label: product, value: scoped('won_value.delta', 'product', product) })),
      end: { label: 'Q4 2017', value: 'won_value@0' },
      reading: [
        '**GTXPro** lost {{won_value.delta[product=GTXPro]@0|abs}}, more than GTX Basic and GTX Plus Pro together.',
        'MG Advanced grew by {{won_value.delta[product=MG%20Advanced]@0|abs}} and MG Special by {{won_value.delta[product=MG%20Special]@0|abs}}.',
      ],
    },
  },
});

/** Whether the labels, as rounded, add up to the last one within one step of the coarsest. */
function addsAsShown(columns: Columns, page: Page): boolean {
  const shown = columns.map(({ value }) => page.shown(value));
  const off = shown.slice(0, -1).reduce((sum, { value }) => sum + value, 0) - shown.at(-1)!.value;
  // Figures as a brief writes them have no step, and decimals add up to a hair more or less.
  const hair = 1e-9 * Math.max(1, Math.abs(shown.at(-1)!.value));
  return Math.abs(off) <= Math.max(...shown.map(({ step }) => step)) * 1.0001 + hair;
}

/** Whether every word of the names fits under its column, and every value above it; by default at label size. */
function namesFit(columns: Columns, { w }: Box, page: Page, size?: number): boolean {
  const room = w / columns.length - (size === undefined ? 0.1 : 0.04);
  const words = columns.flatMap(({ label }) => label.split(/\s+/u));
  return widestWord([...words, ...valuesOf(columns, page)], page, size) <= room;
}

function valuesOf(columns: Columns, page: Page): string[] {
  return columns.map(({ value, isTotal }) => page.plain(isTotal ? ref(value) : ref(value, 'label')));
}

type Columns = readonly { label: string; value: string; isTotal: boolean }[];

interface Drawn {
  columns: Columns;
  /** From total to total, or the changes alone and their sum, where beside the totals they would be hairlines. */
  form: 'whole' | 'changes';
  parts: Waterfall;
  rise: 'good' | 'bad';
  fall: 'good' | 'bad';
}

function draw(drawn: Drawn, box: Box, page: Page): ChartElement {
  if (namesFit(drawn.columns, box, page, smallest)) return standing(drawn, box, page);
  return drawn.form === 'whole' ? lying(drawn, box, page) : fromZero(drawn, box, page);
}

/** Above changes without their totals, one line from the total of before to that of now; `below`: where the chart begins. */
function placeEnds({ start, end }: BridgeContent, { x, y, w }: Box, page: Page): { elements: Element[]; below: number } {
  const size = page.sizes.body;
  const [before, now] = [start, end].map(({ label, value }): Run[] => [
    { text: `${label}  `, color: 'ink-65' },
    { text: page.plain(ref(value)), bold: true },
  ]) as [Run[], Run[]];
  const [left, right] = [before, now].map((runs) => page.measure([{ runs }], page.width, size, { lineSpacing: 1 }));
  const [h, gap, air] = [Math.max(left!.height, right!.height), page.gaps.within, 0.05];
  const [leftWidth, rightWidth] = [left!.widest + air, right!.widest + air];
  const line = { x: x + leftWidth + gap, w: w - leftWidth - rightWidth - 2 * gap, y: y + h / 2 };
  const style = { size, lineSpacing: 1, group: 'Totals' } as const;
  return {
    elements: [
      page.text('Total before', { x, y, w: leftWidth, h }, [{ runs: before }], style),
      ...(line.w > gap ? [{ ...hairline('From before to now', line, page), group: 'Totals' }] : []),
      page.text('Total now', { x: x + w - rightWidth, y, w: rightWidth, h }, [{ runs: now, align: 'right' }], style),
    ],
    below: y + h + gap,
  };
}

function standing(drawn: Drawn, box: Box, page: Page): ChartElement {
  const { columns, parts, form } = drawn;
  // Stacked columns cannot carry labels above them; an unseen line at their tops can.
  const labels: ChartSeries = {
    name: 'Labels',
    values: parts.tops,
    color: 'none',
    labels: true,
    labelTexts: Object.fromEntries(valuesOf(columns, page).entries()),
    labelColor: 'ink',
    asLine: true,
  };
  const isWhole = form === 'whole';
  return {
    ...chartOf(columns, page),
    ...box,
    chart: 'stacked-column',
    series: [...stacked(drawn, page), labels, ...connectors(drawn)],
    size: namesFit(columns, box, page) ? page.sizes.label : smallest,
    // Formulas know no level below zero, and no start beside it.
    ...(isWhole && parts.levels.every((level) => level >= 0) && { bridge: true }),
    axis: { categories: true, values: false, gridlines: false },
  };
}

/** The changes, each from zero, where names are too long to stand side by side. */
function fromZero({ columns, rise, fall }: Drawn, box: Box, page: Page): ChartElement {
  const values = columns.map(({ value }) => page.value(value) ?? 0);
  const last = columns.length - 1;
  const points = values.map((value, at) => [at, at === last ? 'ink' : value < 0 ? fall : rise] as const);
  return {
    ...chartOf(columns, page),
    ...box,
    chart: 'bar',
    series: [
      {
        name: page.plain(page.lead ?? page.title),
        values,
        color: 'past',
        points: Object.fromEntries(points),
        labels: true,
        labelTexts: Object.fromEntries(valuesOf(columns, page).entries()),
      },
    ],
    size: page.sizes.label,
    axis: {
      categories: true,
      values: false,
      gridlines: false,
      ...roomBefore(
        columns.map(({ value }) => value),
        box,
        page,
      ),
    },
  };
}

/** From where each column ends to the next one; three lines with gaps hold all of them. */
function connectors({ parts, columns }: Drawn): ChartSeries[] {
  const levels = parts.levels.slice(0, -1);
  return [0, 1, 2]
    .filter((start) => start < levels.length)
    .map((start) => ({
      name: '…'.repeat(start + 1),
      values: columns.map((_, index) => levels.find((_, from) => from % 3 === start && (index === from || index === from + 1)) ?? null),
      color: 'ink-35',
      labels: false,
      asLine: true,
      guide: true,
    }));
}

/** Minimum share of the chart for bars, next to names. */
const leastPlot = 0.6;

/** The waterfall on its side, for names or values too long to stand beside one another. */
function lying(drawn: Drawn, box: Box, page: Page): ChartElement {
  const { columns } = drawn;
  const values = valuesOf(columns, page);
  const room = Math.min(0.5, (widestWord(values, page) + 0.2) / (box.w * leastPlot));
  const bars = stacked(drawn, page);
  const reaches = (side: (...values: number[]) => number) =>
    columns.map((_, index) => bars.reduce((sum, series) => sum + side(0, series.values[index] ?? 0), 0));
  const [least, most] = [Math.min(...reaches(Math.min)), Math.max(1e-9, ...reaches(Math.max))];
  const beyond = ((most - least) * room) / (1 - room);
  // An invisible bar at the end of each carries its value.
  const labels: ChartSeries = {
    name: 'Labels',
    values: columns.map(() => beyond),
    color: 'none',
    labels: true,
    labelTexts: Object.fromEntries(values.entries()),
    labelColor: 'ink',
  };
  return {
    ...chartOf(columns, page),
    ...box,
    chart: 'stacked-bar',
    series: [...bars, labels],
    size: page.sizes.label,
    axis: { categories: true, values: false, gridlines: false, min: least, max: most + beyond },
  };
}

function chartOf(columns: Columns, page: Page) {
  const ids = columns.map(({ value }) => value);
  const categories = columns.map(({ label }) => label);
  const alt = chartAlt(page.title, categories, [{ name: '', values: ids }], page);
  return { type: 'chart', name: 'Chart', alt, categories, format: page.format(ids), gap: 50, legend: false } as const;
}

function stacked({ parts, rise, fall }: Drawn, page: Page): ChartSeries[] {
  const series: ChartSeries[] = [
    { name: 'Base', values: parts.base, color: 'none', labels: false },
    { name: page.words.total, values: parts.totals, color: 'ink', labels: false },
    { name: '+', values: parts.rises, color: rise, labels: false },
    { name: '−', values: parts.falls, color: fall, labels: false },
  ];
  if (!parts.crosses) return series;
  return [
    ...series,
    { name: '+ < 0', values: parts.risesBelow, color: rise, labels: false },
    { name: '− < 0', values: parts.fallsBelow, color: fall, labels: false },
  ];
}

/** Beside the totals, changes of these shares of the longest column can be seen: all of them together, or each. */
const visible = { together: 0.25, each: 0.02 } as const;

/** From start to end. Without a known net change, always from zero; an axis of totals that began above zero would lie about them. */
function columnsOf({ start, steps, end, net, good = 'up' }: BridgeContent, page: Page): Drawn {
  const colors = good === 'up' ? ({ rise: 'good', fall: 'bad' } as const) : ({ rise: 'bad', fall: 'good' } as const);
  const value = (id: string) => page.value(id) ?? 0;
  const changes = steps.map((each) => value(each.value));
  const whole = waterfall([value(start.value), ...changes, value(end.value)]);
  const levels = [...whole.levels, ...whole.tops, ...whole.base.filter((level) => level !== null)];
  const longest = Math.max(...levels.map(Math.abs));
  const reach = Math.max(...levels) - Math.min(...levels);
  const columns = [{ ...start, isTotal: true }, ...steps.map((each) => ({ ...each, isTotal: false })), { ...end, isTotal: true }];
  const isSeen =
    net === undefined || reach >= longest * visible.together || changes.every((change) => Math.abs(change) >= longest * visible.each);
  if (isSeen) return { columns, form: 'whole', parts: whole, ...colors };
  const alone = [...columns.slice(1, -1), { label: page.words.netChange, value: net, isTotal: false }];
  return { columns: alone, form: 'changes', parts: withoutStart(waterfall([0, ...changes, value(net)])), ...colors };
}

function withoutStart({ crosses, ...parts }: Waterfall): Waterfall {
  const after = <T>(column: readonly T[]) => column.slice(1);
  return {
    crosses,
    base: after(parts.base),
    totals: after(parts.totals),
    rises: after(parts.rises),
    falls: after(parts.falls),
    risesBelow: after(parts.risesBelow),
    fallsBelow: after(parts.fallsBelow),
    tops: after(parts.tops),
    levels: after(parts.levels),
  };
}

interface Waterfall {
  base: (number | null)[];
  totals: (number | null)[];
  rises: (number | null)[];
  falls: (number | null)[];
  /** The negative parts of changes that cross zero. */
  risesBelow: (number | null)[];
  fallsBelow: (number | null)[];
  crosses: boolean;
  /** Top of each column, where its label goes. */
  tops: number[];
  /** Where each column ends. */
  levels: number[];
}

/** `values`: start, signed changes and end; returns the columns of a stacked chart, in which negative parts stack downwards. */
export function waterfall(values: readonly number[]): Waterfall {
  const result: Waterfall = {
    base: [],
    totals: [],
    rises: [],
    falls: [],
    risesBelow: [],
    fallsBelow: [],
    crosses: false,
    tops: [],
    levels: [],
  };
  const last = values.length - 1;
  let level = 0;
  for (const [index, value] of values.entries()) {
    const isTotal = index === 0 || index === last;
    const from = isTotal ? 0 : level;
    const to = isTotal ? value : level + value;
    level = to;
    const crossing = !isTotal && Math.min(from, to) < 0 && Math.max(from, to) > 0;
    const below = Math.max(from, to) <= 0;
    const near = below ? Math.max(from, to) : Math.min(from, to);
    const far = below ? Math.min(from, to) : Math.max(from, to);
    const rises = !isTotal && value > 0;
    const falls = !isTotal && value < 0;
    const size = crossing ? Math.max(from, to) : far - near;
    const under = crossing ? Math.min(from, to) : null;
    result.base.push(isTotal || crossing ? null : near);
    result.totals.push(isTotal ? value : null);
    result.rises.push(rises ? size : null);
    result.falls.push(falls ? size : null);
    result.risesBelow.push(rises ? under : null);
    result.fallsBelow.push(falls ? under : null);
    result.crosses ||= crossing;
    result.levels.push(to);
    result.tops.push(isTotal ? Math.max(to, 0) : Math.max(from, to));
  }
  return result;
}
