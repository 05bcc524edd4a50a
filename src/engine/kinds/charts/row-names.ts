/** Names of the rows of a bar chart as texts before their bars: as wide as they need, broken where they must be, each in the middle of its row. */

import type { Box, Element } from '../../../model/layout.ts';
import { fitLine } from '../../fonts/fit-line.ts';
import type { Page } from '../define-kind.ts';
import { widestWord } from './chart-labels.ts';

/** Part of the box the names may take. */
const mostWidth = 0.34;

/** `plot` is the box that is left for the bars, which fill it from top to bottom; a name stands in the upper `part` of its row. */
export function rowNames(names: readonly string[], box: Box, page: Page, bold?: number, part = 1): { plot: Box; elements: Element[] } {
  const size = page.sizes.label;
  const row = box.h / names.length;
  const written = names.map((text, index) => ({ text, ...(index === bold && { bold: true }) }));
  const width = (text: (typeof written)[number]) => page.measure([{ runs: [text] }], page.width, size).widest;
  const w = Math.min(box.w * mostWidth, Math.max(0, ...written.map(width)) + 0.02);
  const gap = page.gaps.within / 2;
  const elements = written.map((run, index) => {
    const kept = shortened(run, w, row * part, page);
    return page.text(`Row ${index + 1}`, { x: box.x, y: box.y + index * row, w, h: row * part }, [{ runs: [kept], align: 'right' }], {
      size,
      color: index === bold ? 'ink' : 'ink-65',
      anchor: 'middle',
      lineSpacing: 1,
      group: 'Rows',
    });
  });
  return { plot: { ...box, x: box.x + w + gap, w: box.w - w - gap }, elements };
}

/** Whether every word of the names has room before the bars, `width` inches with them. */
export function rowNamesFit(names: readonly string[], width: number, page: Page): boolean {
  return (
    widestWord(
      names.flatMap((name) => name.split(/\s+/u)),
      page,
    ) <=
    width * mostWidth
  );
}

/** A name that is too long for its row ends with an ellipsis; the chart's data and its alternative text hold it whole. */
function shortened<R extends { text: string }>(run: R, width: number, height: number, page: Page): R {
  const fits = (text: string) => {
    const { height: needed, widest } = page.measure([{ runs: [{ ...run, text }] }], width, page.sizes.label, { lineSpacing: 1 });
    return needed <= height && widest <= width;
  };
  return { ...run, text: fitLine(run.text, fits).kept };
}
