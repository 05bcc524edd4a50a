/** The cells of a table's row where some take several columns. */
import type { TableRow } from '../../model/layout.ts';

/** How many columns the cells of a row take together. */
export function columnsTaken({ cells }: Pick<TableRow, 'cells'>): number {
  return cells.reduce((taken, { span = 1 }) => taken + span, 0);
}

/** Width in inches of every cell of a row, from those of the columns. */
export function cellWidths({ cells }: Pick<TableRow, 'cells'>, columns: readonly number[]): number[] {
  let from = 0;
  return cells.map(({ span = 1 }) => {
    const width = columns.slice(from, from + span).reduce((sum, column) => sum + column, 0);
    from += span;
    return width;
  });
}
