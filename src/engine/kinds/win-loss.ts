/** Win–loss: won against lost by segment or reason, as 100% bars or to both sides, with rates and counts. */
import { z } from 'zod';
import type { Box, ChartElement, ChartSeries, Element } from '../../model/layout.ts';
import { ref } from '../../model/text.ts';
import { fitLine } from '../fonts/fit-line.ts';
import { defineKind, type Page } from './define-kind.ts';
import { members, scoped } from './example-facts.ts';
import { chartAlt, mostBesideReading, placeChartPage, rowNames, rowNamesFit, splitByReading, widestWord } from './parts/chart-page.ts';
import { evenPages } from './parts/pages.ts';
import { readingFields } from './parts/reading.ts';

const winLossContent = z.strictObject({
  /** `percent` draws each segment as a whole, `diverging` draws won to one side and lost to the other. */
  form: z.enum(['percent', 'diverging']).default('percent'),
  /** Labels of the two sides and of the columns next to them. */
  names: z.strictObject({ won: z.string(), lost: z.string(), rate: z.string().optional(), n: z.string().optional() }),
  /** Fact IDs: won, lost, the rate and its base. */
  segments: z
    .array(
      z.strictObject({
        label: z.string(),
        won: z.string().nullable(),
        lost: z.string().nullable(),
        rate: z.string().optional(),
        n: z.string().optional(),
      }),
    )
    .min(1),
  /** Index of the segment in the title. */
  highlight: z.number().int().nonnegative().optional(),
  ...readingFields,
});
export type WinLossContent = z.infer<typeof winLossContent>;

/** More rows do not read well on one page. */
const mostRows = 9;
/** Maximum row height, inches. */
const tallest = 1.7;
/** Maximum heading width of a number column, as a share of the chart. */
const widestHead = 0.16;

export const winLoss = defineKind({
  summary: 'Won against lost, by segment or reason; used to show where deals are won and lost.',
  content: winLossContent,
  split: (content, page) => splitBySegments(content, page).flatMap((part) => splitByReading(part, page, wordsOf(part.segments, content))),
  place: (content, page) =>
    placeChartPage(content, page, (box) => draw(content, box, page), { cramped: ({ w }) => !wordsFit(content, w, page) }),
  /** Deals won and lost by product as 100 % bars, with win rates and what they are counted of. */
  example: {
    title: 'GTXPro wins {{win_rate[product=GTXPro]@0}} of its deals, the least of all products',
    lead: 'Deals won and lost by product, Q4 2017',
    source: 'Source: CRM export of 31 December 2017',
    content: {
      form: 'percent',
      names: { won: 'Won', lost: 'Lost', rate: 'Win rate', n: 'Deals' },
      segments: members.product.map((product) => ({
        label: product,
        won: scoped('won_deals', 'product', product),
        lost: scoped('lost_deals', 'product', product),
        rate: scoped('win_rate', 'product', product),
        n: scoped('deals', 'product', product),
      })),
      highlight: 0,
      reading: [
        '**GTXPro** lost {{lost_deals[product=GTXPro]@0}} of {{deals[product=GTXPro]@0}} deals.',
        'MG Special won {{win_rate[product=MG%20Special]@0}}.',
      ],
    },
  },
});

function namesOf(segments: readonly { label: string }[]): string[] {
  return segments.map(({ label }) => label);
}

/** Names of rows and columns. */
function wordsOf(segments: readonly { label: string }[], { names }: WinLossContent): string[] {
  return [...namesOf(segments), ...Object.values(names).filter((name) => name !== undefined)];
}

function splitBySegments(content: WinLossContent, page: Page): WinLossContent[] {
  const { highlight, ...rest } = content;
  let from = 0;
  const most = mostBesideReading(content.segments, mostRows, (segments) => wordsOf(segments, content), content.reading, page);
  return evenPages(content.segments, most).map((segments) => {
    const local = highlight === undefined ? -1 : highlight - from;
    from += segments.length;
    return { ...rest, segments, ...(local >= 0 && local < segments.length && { highlight: local }) };
  });
}

/** A one-line heading that leaves room for the bars; longer ones are cut and reported. */
function headOf(name: string, { w }: Box, page: Page): string {
  const { kept, rest } = fitLine(name, (text) => widestWord([text], page) <= w * widestHead);
  if (rest !== null) page.report(`the head “${name}” was cut to “${kept}”`);
  return kept;
}

/** Whether no heading or name is cut. */
function wordsFit({ names, segments }: WinLossContent, width: number, page: Page): boolean {
  const heads = [names.rate, names.n].flatMap((name) => (name === undefined ? [] : widestWord([name], page)));
  const right = heads.reduce((sum, w) => sum + w + page.gaps.within, 0);
  return Math.max(0, ...heads) <= width * widestHead && rowNamesFit(namesOf(segments), width - right, page);
}

function draw(content: WinLossContent, given: Box, page: Page): Element[] {
  const { names, segments, highlight } = content;
  // The numbers at the end of rows are set apart from the reading.
  const whole = content.reading.length > 0 ? { ...given, w: given.w - page.gaps.within } : given;
  const size = page.sizes.label;
  const columns = [
    { name: names.rate, ids: segments.map(({ rate }) => rate) },
    { name: names.n, ids: segments.map(({ n }) => n) },
  ].flatMap(({ name, ids }) =>
    name === undefined || ids.every((id) => id === undefined) ? [] : [{ name: headOf(name, whole, page), ids }],
  );
  const texts = columns.map(({ ids }) => ids.map((id) => (id === undefined ? '–' : page.plain(ref(id)))));
  const gap = page.gaps.within;
  const widths = columns.map(({ name }, at) => widestWord([name, ...texts[at]!], page) * 1.05 + 0.05);
  const right = widths.reduce((sum, w) => sum + w + gap, 0);
  const named = (within: Box) =>
    rowNames(
      segments.map(({ label }) => label),
      { ...within, w: within.w - right },
      page,
      highlight,
    );
  const headWidth = named(whole).plot.w / 2 - 0.05;
  const line = Math.max(
    ...[names.won, names.lost].map((text) => page.measure([{ runs: [{ text }] }], headWidth, size, { lineSpacing: 1 }).height),
    ...columns.map(({ name }, at) => page.measure([{ runs: [{ text: name }] }], widths[at]!, size, { lineSpacing: 1 }).height),
  );
  const head = line + page.gaps.within / 2;
  const box = { ...whole, y: whole.y + head, h: Math.min(whole.h - head, segments.length * tallest) };
  const rows = named(box);
  const { plot } = rows;
  const row = box.h / segments.length;
  const style = { size, color: 'ink-65', lineSpacing: 1, anchor: 'bottom' } as const;
  const half = { y: whole.y, w: headWidth, h: line };
  const [first, second] = content.form === 'percent' ? [names.won, names.lost] : [names.lost, names.won];
  const heads = [
    page.text('Head 1', { x: plot.x, ...half }, [{ runs: [{ text: first }] }], { ...style, group: 'Heads' }),
    page.text('Head 2', { x: plot.x + plot.w - half.w, ...half }, [{ runs: [{ text: second }], align: 'right' }], {
      ...style,
      group: 'Heads',
    }),
  ];
  let x = plot.x + plot.w;
  const beside = columns.flatMap(({ name }, at) => {
    const w = widths[at]!;
    x += gap;
    const left = x;
    x += w;
    return [
      page.text(`Head ${at + 3}`, { x: left, y: whole.y, w, h: line }, [{ runs: [{ text: name }], align: 'right' }], {
        ...style,
        group: `Column ${at + 1}`,
      }),
      ...texts[at]!.map((text, index) =>
        page.text(
          `Value ${at + 1}.${index + 1}`,
          { x: left, y: box.y + index * row, w, h: row },
          [{ runs: [{ text, ...(index === highlight && { bold: true }) }], align: 'right' }],
          { size, anchor: 'middle', lineSpacing: 1, group: `Column ${at + 1}` },
        ),
      ),
    ];
  });
  return [...heads, ...rows.elements, chartOf(content, plot, page), ...beside];
}

function chartOf({ form, names, segments, highlight }: WinLossContent, box: Box, page: Page): ChartElement {
  const value = (id: string | null) => (id === null ? null : page.value(id));
  const won = segments.map((segment) => value(segment.won));
  const lost = segments.map((segment) => value(segment.lost));
  const ids = segments.flatMap((segment) => [segment.won, segment.lost]);
  const diverging = form === 'diverging';
  const reach = Math.max(1e-9, ...won.map((each) => each ?? 0)) + Math.max(1e-9, ...lost.map((each) => each ?? 0));
  const wide = (index: number, values: readonly (number | null)[], id: string | null) => {
    const amount = values[index] ?? 0;
    const total = diverging ? reach : (won[index] ?? 0) + (lost[index] ?? 0);
    return id !== null && amount > 0 && (amount / total) * box.w > widestWord([page.plain(ref(id))], page) + 0.1;
  };
  const labelled = (values: readonly (number | null)[], idOf: (segment: WinLossContent['segments'][number]) => string | null) =>
    segments.flatMap((segment, index) => (wide(index, values, idOf(segment)) ? [index] : []));
  const textsOf = (indexes: readonly number[]) =>
    Object.fromEntries(indexes.map((index) => [index, page.plain(ref(segments[index]!.lost!))]));
  const wonSeries = (name: string, color: 'accent' | 'accent-30', shown: (index: number) => boolean): ChartSeries => ({
    name,
    values: won.map((each, index) => (shown(index) ? each : null)),
    color,
    labels: labelled(won, (segment) => segment.won).filter(shown),
    labelColor: page.textOn(color),
  });
  // The highlighted segment is its own series, because its label has another colour.
  const wins =
    highlight === undefined
      ? [wonSeries(names.won, 'accent', () => true)]
      : [
          wonSeries(names.won, 'accent-30', (index) => index !== highlight),
          wonSeries(`${names.won}: ${segments[highlight]?.label ?? ''}`, 'accent', (index) => index === highlight),
        ];
  const lostSeries: ChartSeries = {
    name: names.lost,
    values: diverging ? lost.map((each) => (each === null ? null : -each)) : lost,
    color: 'ink-12',
    labels: labelled(lost, (segment) => segment.lost),
    // Left of zero is what was lost, not a negative amount.
    ...(diverging && { labelTexts: textsOf(labelled(lost, (segment) => segment.lost)) }),
    labelColor: page.textOn('ink-12'),
  };
  return {
    type: 'chart',
    name: 'Chart',
    alt: chartAlt(
      page.title,
      segments.map(({ label }) => label),
      [
        { name: names.won, values: segments.map((segment) => segment.won) },
        { name: names.lost, values: segments.map((segment) => segment.lost) },
      ],
      page,
    ),
    ...box,
    chart: diverging ? 'stacked-bar' : 'percent-bar',
    categories: segments.map(({ label }) => label),
    series: [...wins, lostSeries],
    format: page.format(ids),
    size: page.sizes.label,
    gap: 55,
    axis: {
      categories: false,
      values: false,
      gridlines: false,
      ...(diverging && { min: -Math.max(1e-9, ...lost.map((each) => each ?? 0)), max: Math.max(1e-9, ...won.map((each) => each ?? 0)) }),
    },
    plot: { x: 0, y: 0, w: 1, h: 1 },
    legend: false,
  };
}
