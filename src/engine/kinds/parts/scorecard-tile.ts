/** One tile of the scorecard: label, figure, change and target, and the course as a native line without axes. */
import type { Box, ChartElement, ColorToken, Element, Paragraph, Run } from '../../../model/layout.ts';
import { chartAlt } from '../charts/chart-alt.ts';
import type { Page } from '../define-kind.ts';
import type { ScorecardContent } from '../scorecard.ts';
import { figureSizeIn } from './figure-size.ts';

type Tile = ScorecardContent['tiles'][number];

const inset = 0.2;
/** Text starts at the edge of what holds the tile together. */
const sideInset = (page: Page) => (page.look.panel === 'fill' ? inset : 0);
const arrows = { up: '▲', down: '▼', flat: '→' } as const;
const tones = { good: 'good', bad: 'bad', neutral: 'ink-65' } as const satisfies Record<string, ColorToken>;

/** The largest size at which the figures of all tiles stay on one line. */
export function figureSizeOf(tiles: readonly Tile[], width: number, page: Page): number {
  const { figure, title, lead } = page.sizes;
  const box = { w: width - 2 * sideInset(page), h: 0.65 * page.look.display };
  const values = tiles.map(({ value }) => value);
  return figureSizeIn(values, box, [figure, title, lead], page, { font: 'heading', lineSpacing: 1 });
}

export function placeTile(tile: Tile, figureSize: number, periods: readonly string[], group: string, box: Box, page: Page): Element[] {
  const side = sideInset(page);
  const { x, w } = { x: box.x + side, w: box.w - 2 * side };
  const label: Paragraph[] = [{ runs: page.runs(tile.label) }];
  const figure: Paragraph[] = [{ runs: page.runs(tile.value) }];
  const change = changeLine(tile, page);
  const labelHeight = page.measure(label, w, page.sizes.label).height;
  const figureHeight = page.measure(figure, w, figureSize, { font: 'heading', lineSpacing: 1 }).height;
  let y = box.y + inset;
  const elements: Element[] = [
    page.panel(`${group} panel`, box, group),
    page.text(`${group} label`, { x, y, w, h: labelHeight }, label, { size: page.sizes.label, color: 'ink-65', group }),
  ];
  y += labelHeight + 0.06;
  elements.push(
    page.text(`${group} figure`, { x, y, w, h: figureHeight }, figure, { size: figureSize, font: 'heading', lineSpacing: 1, group }),
  );
  y += figureHeight + 0.06;
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
  if (target) runs.push(...page.runs(`${change ? ' · ' : ''}${page.words.target} ${target}`, { color: 'ink-65' }));
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
    series: [{ name: label, values, color: 'ink-35', points: { [values.length - 1]: 'accent' }, labels: false }],
    format: page.format(trend),
    size: page.sizes.label,
    gap: 50,
    axis: { categories: false, values: false, gridlines: false, ...range(values) },
    legend: false,
  };
}

/** The period a fact id names, when the content does not: `-3` of `won_value@-3`. */
function periodOf(id: string | null): string | null {
  return id === null ? null : id.slice(id.lastIndexOf('@') + 1);
}

/** Part of its highest value a course spans at least: a change of one percent must not look like a collapse. */
const leastSpan = 0.3;

/** The line stands in the middle of its place: what counts is its course, not its height over zero. */
function range(values: readonly (number | null)[]): { min: number; max: number } | undefined {
  const numbers = values.filter((value) => value !== null);
  const low = Math.min(...numbers);
  const high = Math.max(...numbers);
  const span = 1.2 * Math.max(high - low, leastSpan * Math.max(Math.abs(high), Math.abs(low)));
  const middle = (low + high) / 2;
  return span > 0 && Number.isFinite(span) ? { min: middle - span / 2, max: middle + span / 2 } : undefined;
}
