/** Lists beside each other that are cut into pages together: the first points of all, then the next. */
import { fittingPages } from '../parts/pages.ts';

/** The lists of each page; a list that is at its end is empty on the pages that follow. */
export function splitTogether<T>(lists: readonly (readonly T[])[], fits: (lists: readonly (readonly T[])[]) => boolean): T[][][] {
  const longest = Math.max(...lists.map(({ length }) => length));
  const rows = Array.from({ length: longest }, (_, index) => index);
  const taken = (indexes: readonly number[]) =>
    lists.map((list) => indexes.flatMap((index) => (index < list.length ? [list[index]!] : [])));
  return fittingPages(rows, (indexes) => fits(taken(indexes))).map(taken);
}
