/** A small table beside a chart or heat table, with the reading under it. */
import { z } from 'zod';
import type { Box, ColorToken, Element } from '../../../model/layout.ts';
import type { Page } from '../define-kind.ts';
import { figureTable, tableColumn, tableRow } from './figure-table.ts';
import { measuredTable, tableHeight } from './measured-table.ts';
import { placeBeside, type Reading } from './reading.ts';

export const asideTable = z.strictObject({ columns: z.array(tableColumn).min(2).max(5), rows: z.array(tableRow).min(1).max(7) });
export type Aside = z.infer<typeof asideTable>;

/** Columns of the sheet for what stands beside it. */
const main = 7;

export function besideAside(page: Page): Box {
  const { y, h } = page.body;
  return { ...page.columns(0, main), y, h };
}

export function underAside(aside: Aside, page: Page): Box {
  const { y, h } = page.body;
  const across = page.columns(main, 12 - main);
  const taken = tableHeight(figureTable(aside, page.sizes.label, page), across.w, page) + page.gaps.between;
  return { ...across, y: y + taken, h: h - taken };
}

export function placeAside(aside: Aside, content: Reading, page: Page, claim?: ColorToken): Element[] {
  const under = underAside(aside, page);
  const heads = aside.rows.map(({ cells }) => page.plain(cells[0] ?? '')).join(', ');
  const alt = `${aside.columns.map(({ label }) => label).join(', ')}: ${heads}.`;
  const { y } = page.body;
  // Just as high as it was measured, so that the reading keeps its room.
  const box = { ...under, y, h: under.y - page.gaps.between - y };
  return [measuredTable('Table', alt, figureTable(aside, page.sizes.label, page), box, page), ...placeBeside(content, under, page, claim)];
}
