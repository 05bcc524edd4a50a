/** A header over several lines: cells merged downwards, and names of groups merged over the columns below them. */
import type { CellValue, Sheet } from 'hucre/xlsx';
import type { Place } from './grid.ts';

/** A taller one is a page, not a header. */
const tallest = 4;

type Merge = NonNullable<Sheet['merges']>[number];

/** The same place, its records beginning below the last line of the header, and the cell that names each column. */
export function headerOf(
  { merges = [], rows }: Sheet,
  place: Place,
): { place: Place; name: (column: number) => { row: number; column: number } | null; group: (column: number) => CellValue } {
  const down = merges.filter((merge) => merge.endRow > merge.startRow && merge.endRow - merge.startRow < tallest);
  const mergedAt = (row: number, column: number) => merges.find((merge) => holds(merge, row, column));
  const bottom = Math.max(place.header, ...down.filter((merge) => holds(merge, place.header, merge.startCol)).map((merge) => merge.endRow));
  const valueAt = (row: number, column: number) => rows[row]?.[column] ?? null;
  const name = (column: number) => {
    for (let row = bottom; row >= place.header; row--) {
      if (isThere(valueAt(row, column))) return { row, column };
      const merge = mergedAt(row, column);
      // A group's name is no column's.
      if (merge && merge.startCol === merge.endCol && isThere(valueAt(merge.startRow, column))) return { row: merge.startRow, column };
    }
    return null;
  };
  const group = (column: number) => {
    const named = name(column)?.row ?? place.header;
    const merge = merges.find((each) => {
      // A line over the whole table is its title.
      const some = each.endCol > each.startCol && each.endCol - each.startCol + 1 < place.columns.length;
      return some && each.endRow < named && named - each.endRow < tallest && holds(each, each.endRow, column);
    });
    return merge ? valueAt(merge.startRow, merge.startCol) : null;
  };
  return { place: { ...place, from: Math.max(place.from, bottom + 1) }, name, group };
}

function holds({ startRow, endRow, startCol, endCol }: Merge, row: number, column: number): boolean {
  return row >= startRow && row <= endRow && column >= startCol && column <= endCol;
}

function isThere(value: CellValue): boolean {
  return value !== null && !(typeof value === 'string' && value.trim() === '');
}
