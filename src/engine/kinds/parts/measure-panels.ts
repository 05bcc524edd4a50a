/** Several measures over the same periods, each as a small chart of its own with its own unit, one row or two. */
import type { Box, Element } from '../../../model/layout.ts';
import type { Page } from '../define-kind.ts';
import { drawCourse } from '../trend.ts';

interface Panels {
  chart: 'column' | 'line';
  periods: string[];
  panels: { label: string; values: (string | null)[] }[];
  partial: number[];
}

/** Narrower, two charts stand one above the other. */
const leastWidth = 4.6;

/** Two and four in pairs, three side by side; below each other where that leaves them too narrow. */
export function drawMeasures({ chart, periods, panels, partial }: Panels, box: Box, page: Page): Element[] {
  const { between, within } = page.gaps;
  const wanted = panels.length === 3 ? 3 : 2;
  const columns = wanted === 2 && panels.length === 2 && (box.w - between) / 2 < leastWidth ? 1 : wanted;
  const rows = Math.ceil(panels.length / columns);
  const w = (box.w - between * (columns - 1)) / columns;
  const h = (box.h - between * (rows - 1)) / rows;
  const size = page.sizes.body;
  const head = (text: string) => [{ runs: [{ text, bold: true }] }];
  const heights = panels.map(({ label }) => page.measure(head(label), w, size, { lineSpacing: 1 }).height);
  // The charts of a row stand on one line.
  const above = Math.max(...heights) + within / 2;
  return panels.flatMap(({ label, values }, index): Element[] => {
    const at = { x: box.x + (index % columns) * (w + between), y: box.y + Math.floor(index / columns) * (h + between) };
    const group = `Panel ${index + 1}`;
    const name = page.text(`${group} name`, { ...at, w, h: above }, head(label), { size, lineSpacing: 1, group });
    const course = drawCourse(
      { chart, periods, series: [{ name: label, values }], partial },
      { x: at.x, y: at.y + above, w, h: h - above },
      page,
    );
    return [name, ...course.map((element) => ({ ...element, name: `${group} ${element.name.toLowerCase()}` }))];
  });
}
