/** Names of the parts of stacked columns, beside the last one or before the first, where they need no legend. */
import type { Box, Element } from '../../../model/layout.ts';
import type { Page } from '../define-kind.ts';

/** Plot area when part names are beside it: everything but the line of periods. */
export const ownPlot: Box = { x: 0, y: 0.02, w: 1, h: 0.88 };

/** More names cannot be told apart at a glance. */
const mostNames = 7;
/** Maximum share of the chart's width for names. */
const mostWidth = 0.3;
/** Inches a name may move from the middle of its segment to clear its neighbours. */
const mostShift = 0.3;

/**
 * Names from the first part at the bottom to the last at the top, at one end of `plot`, the box of columns and names.
 * `values`: those of the column there. null if a name would be too far from its segment; `w`: width of the names and the gap.
 */
export function partNames(
  parts: readonly string[],
  values: readonly (number | null)[],
  highlight: number,
  plot: Box,
  page: Page,
  end: 'right' | 'left' = 'right',
): { w: number; elements: Element[] } | null {
  if (parts.length > mostNames || values.some((value) => value === null || value <= 0)) return null;
  const size = page.sizes.label;
  const written = parts.map((text, part) => [
    { runs: [{ text, ...(part === highlight && { bold: true }) }], ...(end === 'left' && { align: 'right' as const }) },
  ]);
  const gap = page.gaps.within / 2;
  const w = Math.min(plot.w * mostWidth, Math.max(...written.map((text) => page.measure(text, page.width, size).widest)) + 0.02);
  const measured = written.map((text) => page.measure(text, w, size));
  if (measured.some(({ widest }) => widest > w)) return null;
  const heights = measured.map(({ height }) => height);

  const total = values.reduce<number>((sum, value) => sum + value!, 0);
  let under = 0;
  const middles = values.map((value) => {
    under += value!;
    return plot.y + plot.h * (1 - (under - value! / 2) / total);
  });
  const tops = stacked(middles, heights, plot);
  if (tops.some((top, part) => Math.abs(top + heights[part]! / 2 - middles[part]!) > mostShift)) return null;
  const accentReads = page.series.own === null && page.textOn('accent') === 'paper';
  const elements = written.map((text, part) =>
    page.text(`Part ${part + 1}`, { x: end === 'right' ? plot.x + plot.w - w : plot.x, y: tops[part]!, w, h: heights[part]! }, text, {
      size,
      color: part !== highlight ? 'ink-65' : accentReads ? 'accent' : 'ink',
      anchor: 'middle',
      group: 'Parts',
    }),
  );
  // Reading order is from the top down.
  return { w: w + gap, elements: elements.reverse() };
}

/** Tops of texts as close to their middles as possible without touching: pushed up from the bottom, then down from the top. */
function stacked(middles: readonly number[], heights: readonly number[], { y, h }: Box): number[] {
  const tops: number[] = [];
  let floor = y + h;
  middles.forEach((middle, part) => {
    tops[part] = Math.min(middle - heights[part]! / 2, floor - heights[part]!);
    floor = tops[part]!;
  });
  let ceiling = y;
  for (let part = tops.length - 1; part >= 0; part--) {
    tops[part] = Math.max(tops[part]!, ceiling);
    ceiling = tops[part]! + heights[part]!;
  }
  return tops;
}
