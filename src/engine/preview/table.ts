/** Tables: cells, their fills and text, and rules between rows as the file has them. */
import type { Mark } from '../../model/drawing.ts';
import { cellInset, cellWidths } from '../../model/geometry.ts';
import type { Box, Run, TableCell, TableElement, TableRow } from '../../model/layout.ts';
import { cellBorders } from '../pptx/cell-borders.ts';
import { inch, inPoints, type Paint, polyline, rectangle, settingOf } from './paint.ts';
import { type TextStyle, textHeight, textMarks } from './text.ts';

interface Placed {
  cell: TableCell;
  row: TableRow;
  runs: Run[];
  /** Points. */
  box: Box;
  at: number;
}

export function tableMarks(element: TableElement, paint: Paint): Mark[] {
  const style: TextStyle = {
    element: element.name,
    role: 'cell',
    setting: settingOf(paint.kit, { font: 'body', lineSpacing: 1 }),
    size: element.size,
    color: paint.colors.ink,
    bold: false,
    anchor: 'middle',
    align: 'left',
    tracking: 0,
    capitals: false,
    quietLinks: false,
  };
  const cells = placed(element, style, paint);
  const fills = cells.flatMap(({ cell, row, box }): Mark[] => {
    const fill = cell.fill ?? (row.role === 'highlight' ? 'accent-12' : undefined);
    return fill === undefined ? [] : [{ type: 'path', element: element.name, role: 'shape', d: rectangle(box), fill: paint.colors[fill] }];
  });
  const texts = cells.flatMap(({ cell, runs, box }) => textMarks([{ runs, align: cell.align }], inner(box, runs), style, paint));
  return [...fills, ...rules(element, cells, paint), ...texts];
}

/** Cells with their places; a row grows with its text, as in the file. */
function placed(element: TableElement, style: TextStyle, paint: Paint): Placed[] {
  const { x, y, w } = inPoints(element);
  let top = y;
  return element.rows.flatMap((row, at) => {
    const bold = row.role === 'header' || row.role === 'total';
    const widths = cellWidths(row, element.columns).map((width) => width * inch);
    const runs = row.cells.map((cell) => (bold ? cell.runs.map((run) => ({ bold: true, ...run })) : cell.runs));
    const needed = row.cells.map((cell, i) => {
      const text = textHeight([{ runs: runs[i]!, align: cell.align }], inner({ x, y, w: widths[i]!, h: 0 }, runs[i]!).w, style, paint);
      return isEmpty(runs[i]!) ? 0 : text + 2 * cellInset.y * inch;
    });
    const h = Math.max(row.height * inch, ...needed);
    let left = 0;
    const cells = row.cells.map((cell, i): Placed => {
      const box = { x: paint.rtl ? x + w - left - widths[i]! : x + left, y: top, w: widths[i]!, h };
      left += widths[i]!;
      return { cell, row, runs: runs[i]!, box, at };
    });
    top += h;
    return cells;
  });
}

const isEmpty = (runs: readonly Run[]): boolean => runs.every(({ text }) => text === '');

function inner({ x, y, w, h }: Box, runs: readonly Run[]): Box {
  if (isEmpty(runs)) return { x, y, w, h };
  const [side, end] = [cellInset.x * inch, cellInset.y * inch];
  return { x: x + side, y: y + end, w: w - 2 * side, h: h - 2 * end };
}

/** Each border once; where two cells share one, that of the lower or right cell is seen. */
function rules(element: TableElement, cells: readonly Placed[], { colors, rtl }: Paint): Mark[] {
  const marks = new Map<string, Mark>();
  for (const { cell, row, at, box } of cells) {
    const { x, y, w, h } = box;
    const [above, right, below, left] = cellBorders(cell, row, element.rows[at - 1], element.rows[at + 1]);
    const [start, end] = rtl ? [right, left] : [left, right];
    const sides = [
      { border: below, line: polyline([x, y + h], [x + w, y + h]) },
      { border: end, line: polyline([x + w, y], [x + w, y + h]) },
      { border: above, line: polyline([x, y], [x + w, y]) },
      { border: start, line: polyline([x, y], [x, y + h]) },
    ];
    for (const { border, line } of sides) {
      if (border === null) continue;
      marks.set(line, {
        type: 'path',
        element: element.name,
        role: 'rule',
        d: line,
        stroke: { color: colors[border.color], width: border.width },
      });
    }
  }
  return [...marks.values()];
}
