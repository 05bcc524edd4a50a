/** Tables of sentences: at body size while they fit the page, at label size when they do not, split when even that is too much. */
import { type TableSpec, tableHeight } from './measured-table.ts';
import { fittingPages } from './pages.ts';
import type { Page } from './slide-kind.ts';

/** More rows than this are not read on a slide. */
const mostRows = 8;

export function splitTextTable<T>(items: readonly T[], spec: (items: T[], size: number) => TableSpec, page: Page): T[][] {
  return fittingPages(
    items,
    (group) => group.length <= mostRows && tableHeight(spec([...group], page.sizes.label), page.body.w, page) <= page.body.h,
  );
}

/** The table at the largest size that fits the page. */
export function roomiestSpec(spec: (size: number) => TableSpec, page: Page): TableSpec {
  const large = spec(page.sizes.body);
  return tableHeight(large, page.body.w, page) <= page.body.h ? large : spec(page.sizes.label);
}
