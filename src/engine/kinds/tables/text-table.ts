/** Tables of sentences: at body size while they fit the page, at label size when they do not, split when even that is too much. */

import type { Page } from '../define-kind.ts';
import { fittingPages } from '../parts/pages.ts';
import { type TableSpec, tableHeight } from './measured-table.ts';

/** More rows than this are not read on a slide. */
const mostRows = 8;

export function splitTextTable<T>(items: readonly T[], spec: (items: T[], size: number) => TableSpec, page: Page): T[][] {
  return fittingPages(
    items,
    (group) => group.length <= mostRows && tableHeight(spec([...group], page.sizes.label), page.body.w, page) <= page.body.h,
  );
}

/** As many rows are read in large words. */
const fewRows = 4;
/** Part of the page that large words may fill. */
const filled = 0.7;

/** The table at the largest size that fits the page. */
export function roomiestSpec(spec: (size: number) => TableSpec, page: Page): TableSpec {
  const lead = spec(page.sizes.lead);
  if (lead.rows.length <= fewRows && tableHeight(lead, page.body.w, page) <= filled * page.body.h) return lead;
  const large = spec(page.sizes.body);
  return tableHeight(large, page.body.w, page) <= page.body.h ? large : spec(page.sizes.label);
}
