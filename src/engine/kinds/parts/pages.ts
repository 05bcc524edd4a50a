/** Cutting a list into pages: evenly by count, or greedily by height. */

/** Pages of at most `most` items, as equal as can be, the fuller ones first. */
export function evenPages<T>(items: readonly T[], most: number): T[][] {
  const count = Math.max(1, Math.ceil(items.length / most));
  const pages: T[][] = [];
  let from = 0;
  for (let index = 0; index < count; index++) {
    const take = Math.ceil((items.length - from) / (count - index));
    pages.push(items.slice(from, from + take));
    from += take;
  }
  return pages;
}

/** Fills page after page while `fits` says that the items so far fit; an item that fits nowhere still gets its own page. */
export function fittingPages<T>(items: readonly T[], fits: (items: readonly T[]) => boolean): T[][] {
  const pages: T[][] = [];
  let current: T[] = [];
  for (const item of items) {
    if (current.length > 0 && !fits([...current, item])) {
      pages.push(current);
      current = [];
    }
    current.push(item);
  }
  if (current.length > 0 || pages.length === 0) pages.push(current);
  return balanced(pages, fits);
}

/** The same number of pages with the items spread evenly, where they fit so too: no page ends with one lonely row. */
function balanced<T>(pages: T[][], fits: (items: readonly T[]) => boolean): T[][] {
  if (pages.length < 2) return pages;
  const items = pages.flat();
  const even = evenPages(items, Math.ceil(items.length / pages.length));
  return even.length === pages.length && even.every(fits) ? even : pages;
}
