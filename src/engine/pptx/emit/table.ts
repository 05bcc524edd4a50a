/** Tables: hairlines by the row's role, no vertical rules, insets that line text up with the slide's columns. */

import { cellInset } from '../../../model/geometry.ts';
import type { ColorToken, Run, TableCell, TableElement, TableRow } from '../../../model/layout.ts';
import { tokenHex } from '../color.ts';
import type { BorderProps, Slide, TableRows } from '../pptxgenjs.ts';
import { type Setting, textRuns } from './text.ts';

type Border = BorderProps;
type Sides<T> = [above: T, right: T, below: T, left: T];
const none: Border = { type: 'none' };
const rule = (color: ColorToken, points: number): Border => ({ type: 'solid', color: tokenHex(color), pt: points });

/** Whether cells of a row stand apart by paper: hairlines would be cut by it. */
const standsApart = (row: TableRow | undefined): boolean => row?.cells.some(({ apart }) => apart !== undefined) ?? false;

/** Top and bottom rule of a row. */
function rules(row: TableRow, next: TableRow | undefined): { above: Border; below: Border } {
  if (row.role === 'header') return { above: none, below: rule('ink', 0.75) };
  if (row.role === 'total') return { above: rule('ink', 1.5), below: none };
  if (next?.role === 'total') return { above: none, below: rule('ink', 1.5) };
  return { above: none, below: standsApart(row) ? none : rule('ink-12', 0.75) };
}

const isEmpty = (runs: readonly Run[]): boolean => runs.every(({ text }) => text === '');

/** Rules of one cell: its row's, or paper where it stands apart; lines of the head and the total are never cut. */
function bordersOf({ apart, runs }: TableCell, row: TableRow, before: TableRow | undefined, next: TableRow | undefined): Sides<Border> {
  const { above, below } = rules(row, next);
  if (apart === undefined) return [above, none, below, none];
  const paper = rule('paper', apart);
  // A bar begins where its column does.
  const side = isEmpty(runs) ? none : paper;
  return [before?.role === 'header' ? rule('ink', 0.75) : paper, side, next?.role === 'total' ? below : paper, side];
}

/** Adds a native table. */
export function emitTable(slide: Slide, element: TableElement, setting: Setting): void {
  const rows = element.rows.map((row, index) => {
    const bold = row.role === 'header' || row.role === 'total';
    return row.cells.map((cell) => {
      const fill = cell.fill ?? (row.role === 'highlight' ? 'accent-12' : undefined);
      const runs = bold ? cell.runs.map((run) => ({ bold: true, ...run })) : cell.runs;
      const style = {
        ...setting,
        color: tokenHex('ink'),
        size: element.size,
        font: null,
        lineSpacing: null,
        quietLinks: setting.plainLinks,
      };
      const inset = isEmpty(runs) ? { x: 0, y: 0 } : cellInset;
      return {
        text: textRuns([{ runs, align: cell.align }], style),
        options: {
          // Objects of its own for each cell: PptxGenJS changes those it is given.
          border: bordersOf(cell, row, element.rows[index - 1], element.rows[index + 1]).map((border) => ({ ...border })) as Sides<Border>,
          valign: 'middle' as const,
          margin: [inset.y, inset.x, inset.y, inset.x] as Sides<number>,
          fontSize: element.size,
          ...(cell.span === undefined || cell.span === 1 ? {} : { colspan: cell.span }),
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
