/** Distribution: a histogram of a measure with its class edges and the median. */
import { z } from 'zod';
import type { Box, ChartElement, Element } from '../../model/layout.ts';
import { ref } from '../../model/text.ts';
import { fitLine } from '../fonts/fit-line.ts';
import { defineKind, type Page } from './define-kind.ts';
import { chartAlt, placeChartPage, splitByReading, widestValue, widestWord } from './parts/chart-page.ts';
import { readingFields } from './parts/reading.ts';

const distributionContent = z.strictObject({
  /** What is counted: `Deals`. */
  name: z.string(),
  /** Fact IDs of the counts, from the lowest class up. */
  classes: z.array(z.string()).min(2).max(24),
  /** Fact IDs of the class edges, including the end of the last class unless it is open-ended. */
  edges: z.array(z.string()).min(2).max(25),
  /** A value marked on the axis: the median. */
  mark: z.strictObject({ label: z.string(), value: z.string() }).optional(),
  ...readingFields,
});
type DistributionContent = z.infer<typeof distributionContent>;

const each = (part: string) => Array.from({ length: 8 }, (_, index) => `average_deal.${part}[from=${index}]@0`);

export const distribution = defineKind({
  summary: 'How many fall into each range of a measure, with the median; used to show what is typical and what is not.',
  content: distributionContent,
  split: (content, page) => splitByReading(content, page, content.mark ? [content.mark.label] : []),
  place: (content, page) => placeChartPage(content, page, (box) => draw(content, box, page)),
  /** Deals won by class of their value, the median marked, the last class open. */
  example: {
    title: 'The median deal won is {{average_deal.median@0}}',
    lead: 'Number of deals won by class of value, Q4 2017',
    source: 'Source: CRM export of 31 December 2017',
    content: {
      name: 'Deals won',
      classes: each('class'),
      edges: each('edge'),
      mark: { label: 'Median', value: 'average_deal.median@0' },
      reading: ['**The median is {{average_deal.median@0}}**: as many lie below it as above.'],
    },
  },
});

/** Inches for a value above its column. */
const overColumn = 0.3;

function draw(content: DistributionContent, whole: Box, page: Page): Element[] {
  const { classes, edges, mark, name } = content;
  const size = page.sizes.label;
  const values = classes.map((id) => page.value(id));
  const borders = edges.map((id) => page.plain(ref(id)));
  const line = page.measure([{ runs: [{ text: '0' }] }], page.width, size, { lineSpacing: 1 }).height;
  const foot = line + 0.08;
  const top = mark ? line + 0.05 : 0;
  // The first and last edge labels extend half beyond the columns.
  const side = Math.min(0.5, widestWord(borders, page) / 2);
  const plot = { x: whole.x + side, y: whole.y + top, w: whole.w - 2 * side, h: whole.h - top - foot };
  const slot = plot.w / classes.length;
  const highest = Math.max(...values.map((value) => value ?? 0)) || 1;
  const max = highest / (1 - overColumn / plot.h);
  const place = mark ? placeOf(mark.value, edges, classes.length, page) : null;
  const inside = place === null ? -1 : Math.min(classes.length - 1, Math.floor(place));
  const written = widestValue(classes, page) + 0.04 <= slot;
  const categories = classes.map((_, index) =>
    borders[index + 1] === undefined ? `≥ ${borders[index]}` : `${borders[index]} – ${borders[index + 1]}`,
  );
  const chart: ChartElement = {
    type: 'chart',
    name: 'Chart',
    alt: chartAlt(page.title, categories, [{ name, values: classes }], page),
    ...plot,
    chart: 'column',
    categories,
    series: [
      {
        name,
        values,
        color: 'past',
        ...(inside >= 0 && { points: { [inside]: 'accent' as const } }),
        labels: written || values.flatMap((value, index) => (value === highest ? [index] : [])).slice(0, 1),
      },
    ],
    format: page.format(classes),
    size,
    // Classes touch, because the measure is continuous.
    gap: 4,
    axis: { categories: false, values: false, gridlines: false, min: 0, max },
    plot: { x: 0, y: 0, w: 1, h: 1 },
    legend: false,
  };
  const baseline = page.shape(
    'Baseline',
    { x: plot.x, y: plot.y + plot.h, w: plot.w, h: 0 },
    { geometry: 'line', line: { color: 'ink-35', width: 1 } },
  );
  const below = [baseline, ...borderTexts(content, borders, plot, page)];
  if (!mark || place === null) return [chart, ...below];
  const x = plot.x + place * slot;
  const columnTop = plot.y + plot.h * (1 - (values[inside] ?? 0) / max);
  const textOf = (label: string) => [{ runs: [{ text: `${label} ${page.plain(ref(mark.value))}`, bold: true }], align: 'center' as const }];
  const widthOf = (label: string) => page.measure(textOf(label), page.width, size, { lineSpacing: 1 }).widest + 0.05;
  const { kept } = fitLine(mark.label, (label) => widthOf(label) <= whole.w);
  if (kept !== mark.label) page.report(`“${mark.label}” was cut to “${kept}”`);
  const text = textOf(kept);
  const w = widthOf(kept);
  const left = Math.max(whole.x, Math.min(whole.x + whole.w - w, x - w / 2));
  const named = page.text('Mark', { x: left, y: whole.y, w, h: line }, text, { size, lineSpacing: 1 });
  // Above its column's value, so that they do not overlap.
  const length = columnTop - overColumn - plot.y;
  const pointer = page.shape('Mark line', { x, y: plot.y, w: 0, h: length }, { geometry: 'line', line: { color: 'ink', width: 1 } });
  return [named, chart, ...(length > 0.05 ? [pointer] : []), ...below];
}

/** Position of a value in classes from the left; null if outside, or in an open class. */
function placeOf(id: string, edges: readonly string[], count: number, page: Page): number | null {
  const value = page.value(id);
  const borders = edges.map((edge) => page.value(edge));
  if (value === null) return null;
  for (let index = 0; index < count; index++) {
    const [from, to] = [borders[index], borders[index + 1]];
    if (from === null || from === undefined || value < from) return null;
    if (to === null || to === undefined) return index + 0.5;
    if (value < to || (value === to && index === count - 1)) return index + (value - from) / (to - from);
  }
  return null;
}

/** A label under each edge, or under every second, third … if there is no room. */
function borderTexts({ classes }: DistributionContent, borders: readonly string[], plot: Box, page: Page): Element[] {
  const slot = plot.w / classes.length;
  const open = borders.length <= classes.length;
  const texts = borders.slice(0, classes.length + 1).map((text, index) => (open && index === borders.length - 1 ? `≥ ${text}` : text));
  const widest = widestWord(texts, page) + 0.1;
  const every = Math.max(1, Math.ceil(widest / slot));
  return texts.flatMap((text, index) => {
    // Always show that the last class is open.
    const fromLast = texts.length - 1 - index;
    if (open ? fromLast > 0 && (fromLast < every || index % every !== 0) : index % every !== 0) return [];
    const x = plot.x + index * slot - widest / 2;
    const run = [{ runs: [{ text }], align: 'center' as const }];
    const h = page.measure(run, widest, page.sizes.label, { lineSpacing: 1 }).height;
    return [
      page.text(`Border ${index + 1}`, { x, y: plot.y + plot.h + 0.08, w: widest, h }, run, {
        size: page.sizes.label,
        color: 'ink-65',
        lineSpacing: 1,
        group: 'Borders',
      }),
    ];
  });
}
