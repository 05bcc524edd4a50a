/** Bridge: what moved a total from one period to the next, as a waterfall of native stacked columns. */
import { z } from 'zod';
import type { Box, ChartElement, ChartSeries } from '../layout/layout.ts';
import { ref } from '../outline/text.ts';
import { chartAlt } from './chart-alt.ts';
import { widestWord } from './chart-labels.ts';
import { placeChartPage, splitByReading } from './chart-page.ts';
import type { Page, SlideKind } from './slide-kind.ts';
import { waterfall } from './waterfall.ts';

const step = z.strictObject({ label: z.string(), value: z.string() });
export const bridgeContent = z.strictObject({
  /** `value` is a fact id here and in the steps. */
  start: step,
  /** Signed change facts; start plus steps is end. */
  steps: z.array(step).min(1),
  end: step,
  reading: z.array(z.string()).max(4).default([]),
});
export type BridgeContent = z.infer<typeof bridgeContent>;

/** Points, where values would stand in each other's way; smaller ones are not read. */
const smallest = 10;

export const bridge: SlideKind<BridgeContent> = {
  summary: 'What moved a total from one period to the next, as a waterfall; chosen when the message is why a number changed.',
  content: bridgeContent,
  layout: 'title-only',
  split: splitByReading,
  place: (content, page) => placeChartPage(content.reading, page, (box) => [draw(content, box, page)], 'ink'),
};

function draw({ start, steps, end }: BridgeContent, box: Box, page: Page): ChartElement {
  const all = [start, ...steps, end];
  const ids = all.map(({ value }) => value);
  const values = ids.map((id) => page.value(id) ?? 0);
  const parts = waterfall(values);
  const texts = all.map(({ value }, index) => page.plain(index === 0 || index === all.length - 1 ? ref(value) : ref(value, 'signed')));
  const stacked: ChartSeries[] = [
    { name: 'Base', values: parts.base, color: 'none', labels: false },
    { name: page.words.total, values: parts.totals, color: 'ink', labels: false },
    { name: '+', values: parts.rises, color: 'good', labels: false },
    { name: '−', values: parts.falls, color: 'bad', labels: false },
  ];
  if (parts.crosses) {
    stacked.push({ name: '+ < 0', values: parts.risesBelow, color: 'good', labels: false });
    stacked.push({ name: '− < 0', values: parts.fallsBelow, color: 'bad', labels: false });
  }
  // Stacked columns cannot carry labels above them; an unseen line at their tops can.
  const labels: ChartSeries = {
    name: 'Labels',
    values: parts.tops,
    color: 'none',
    labels: true,
    labelTexts: Object.fromEntries(texts.entries()),
    labelColor: 'ink',
    asLine: true,
  };
  const categories = all.map(({ label }) => label);
  return {
    type: 'chart',
    name: 'Chart',
    alt: chartAlt(page.title, categories, [{ name: '', values: ids }], page),
    ...box,
    chart: 'stacked-column',
    categories,
    series: [...stacked, labels],
    format: page.format([start.value, end.value]),
    size: widestWord(texts, page) > box.w / all.length ? smallest : page.sizes.label,
    gap: 50,
    axis: { categories: true, gridlines: false, ...cutAxis(parts.tops, parts.base) },
    legend: false,
  };
}

/** Changes smaller than this against the totals are lost on an axis from zero. */
const visible = 0.25;

/** Where the changes would be lost, the axis starts above zero and is written, so that nobody takes lengths for totals. */
function cutAxis(tops: readonly number[], base: readonly (number | null)[]): { values: boolean; min?: number } {
  const low = Math.min(...tops, ...base.filter((level) => level !== null));
  const high = Math.max(...tops);
  if (low <= 0 || (high - low) / high >= visible) return { values: false };
  const step = 10 ** Math.floor(Math.log10(high - low));
  return { values: true, min: Math.max(0, Math.floor((low - (high - low)) / step) * step) };
}
