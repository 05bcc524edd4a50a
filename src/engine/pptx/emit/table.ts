/** Tables: hairlines by the row's role, no vertical rules, insets that line text up with the slide's columns. */
import { cellInset } from '../../layout/cell-inset.ts';
import type { ColorToken, TableElement, TableRow } from '../../layout/layout.ts';
import { tokenHex } from '../color.ts';
import type { BorderProps, Slide, TableRows } from '../pptxgenjs.ts';
import { textRuns } from './text.ts';

type Border = BorderProps;
const none: Border = { type: 'none' };
const rule = (color: ColorToken, points: number): Border => ({ type: 'solid', color: tokenHex(color), pt: points });

/** Top and bottom rule of a row. */
function rules(role: TableRow['role'], next: TableRow['role'] | undefined): { above: Border; below: Border } {
  const below = next === 'total' ? rule('ink', 1.5) : rule('ink-12', 0.75);
  if (role === 'header') return { above: none, below: rule('ink', 0.75) };
  if (role === 'total') return { above: rule('ink', 1.5), below: none };
  return { above: none, below };
}

/** Adds a native table. */
export function emitTable(slide: Slide, element: TableElement, lang: string, rtl: boolean): void {
  const rows = element.rows.map((row, index) => {
    const { above, below } = rules(row.role, element.rows[index + 1]?.role);
    const bold = row.role === 'header' || row.role === 'total';
    return row.cells.map((cell) => {
      const fill = cell.fill ?? (row.role === 'highlight' ? 'accent-12' : undefined);
      const runs = bold ? cell.runs.map((run) => ({ bold: true, ...run })) : cell.runs;
      const style = { lang, rtl, color: tokenHex('ink'), size: element.size, font: null, lineSpacing: null };
      return {
        text: textRuns([{ runs, align: cell.align }], style),
        options: {
          border: [{ ...above }, { ...none }, { ...below }, { ...none }] as [Border, Border, Border, Border],
          valign: 'middle' as const,
          margin: [cellInset.y, cellInset.x, cellInset.y, cellInset.x] as [number, number, number, number],
          fontSize: element.size,
          ...(fill === undefined ? {} : { fill: { color: tokenHex(fill) } }),
        },
      };
    });
  });
  slide.addTable(rows as TableRows, {
    x: element.x,
    y: element.y,
    w: element.w,
    colW: [...element.columns],
    rowH: element.rows.map((row) => row.height),
    color: tokenHex('ink'),
  });
}
