/** Rules and gaps around the cells of a table. */
import type { ColorToken, TableCell, TableRow } from '../../model/layout.ts';

export interface CellBorder {
  color: ColorToken;
  /** Points. */
  width: number;
}

type Sides = [above: CellBorder | null, right: CellBorder | null, below: CellBorder | null, left: CellBorder | null];

const rule = (color: ColorToken, width: number): CellBorder => ({ color, width });

/** Whether cells of a row are separated by page colour, which hairlines would cross. */
const standsApart = (row: TableRow | undefined): boolean => row?.cells.some(({ apart }) => apart !== undefined) ?? false;

/** Top and bottom rule of a row. */
function rules(row: TableRow, next: TableRow | undefined): { above: CellBorder | null; below: CellBorder | null } {
  if (row.role === 'header') return { above: null, below: rule('ink', 0.75) };
  if (row.role === 'total') return { above: rule('ink', 1.5), below: null };
  if (next?.role === 'total') return { above: null, below: rule('ink', 1.5) };
  return { above: null, below: standsApart(row) ? null : rule('ink-12', 0.75) };
}

/** Points; less than twice the inset of a cell. */
const thinSide = 4;

/** Borders of a cell: its row's rules, or page colour if separated; rules of header and total are interrupted by bars alone, which keep clear of them. */
export function cellBorders({ apart, runs }: TableCell, row: TableRow, before: TableRow | undefined, next: TableRow | undefined): Sides {
  const { above, below } = rules(row, next);
  if (apart === undefined) return [above, null, below, null];
  const paper = rule('paper', apart);
  // A bar that touched the rule would look like part of it.
  if (runs.length === 0) return [paper, null, paper, null];
  // A bar starts at the edge of its column, and a border covers half of its width of the neighbour's words.
  const side = runs.every(({ text }) => text === '') ? null : rule('paper', Math.min(apart, thinSide));
  return [before?.role === 'header' ? rule('ink', 0.75) : paper, side, next?.role === 'total' ? below : paper, side];
}
