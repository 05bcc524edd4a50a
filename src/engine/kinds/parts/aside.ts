/** A small table beside a chart or heat table, with the reading under it, or under both where there is no room. */
import { z } from 'zod';
import type { Box, ColorToken, Element } from '../../../model/layout.ts';
import type { Page } from '../define-kind.ts';
import { figureTable, tableColumn, tableRow } from './figure-table.ts';
import { measuredTable, tableHeight } from './measured-table.ts';
import { filled, placeBeside, placeUnder, type Reading, saysSomething, underHeight } from './reading.ts';

export const asideTable = z.strictObject({ columns: z.array(tableColumn).min(2).max(5), rows: z.array(tableRow).min(1).max(7) });
export type Aside = z.infer<typeof asideTable>;

/** Columns of the sheet for what stands beside it. */
const main = 7;

interface Places {
  main: Box;
  table: Box;
  /** Below the table; null where the reading goes under everything. */
  reading: Box | null;
}

function placesOf(aside: Aside, content: Reading, page: Page): Places {
  const { y, h } = page.body;
  const across = page.columns(main, 12 - main);
  const table = { ...across, y, h: tableHeight(figureTable(aside, page.sizes.label, page), across.w, page) };
  const top = y + table.h + page.gaps.between;
  const reading = { ...across, y: top, h: y + h - top };
  const fits = reading.h > 0 && (!saysSomething(content) || filled(content, reading, page) <= 1);
  if (fits) return { main: { ...page.columns(0, main), y, h }, table, reading };
  const above = h - underHeight(content, page.columns(0, 12).w, page);
  return { main: { ...page.columns(0, main), y, h: above }, table: { ...table, h: Math.min(table.h, above) }, reading: null };
}

/** The box of the chart or heat table. */
export function besideAside(aside: Aside, content: Reading, page: Page): Box {
  return placesOf(aside, content, page).main;
}

export function placeAside(aside: Aside, content: Reading, page: Page, claim?: ColorToken): Element[] {
  const { table, reading, main: beside } = placesOf(aside, content, page);
  const shown = fitting(aside, table, page);
  const heads = shown.rows.map(({ cells }) => page.plain(cells[0] ?? '')).join(', ');
  const alt = `${shown.columns.map(({ label }) => label).join(', ')}: ${heads}.`;
  const drawn = measuredTable('Table', alt, figureTable(shown, page.sizes.label, page), table, page);
  if (!saysSomething(content)) return [drawn];
  if (reading) return [drawn, ...placeBeside(content, reading, page, claim)];
  const top = beside.y + beside.h + page.gaps.between;
  const { y, h } = page.body;
  return [drawn, ...placeUnder(content, { ...page.columns(0, 12), y: top, h: y + h - top }, page, claim)];
}

/** Without the last of its body rows where it is too tall; a total stays. */
function fitting(aside: Aside, { w, h }: Box, page: Page): Aside {
  let shown = aside;
  while (shown.rows.length > 2 && tableHeight(figureTable(shown, page.sizes.label, page), w, page) > h + 1e-6) {
    const last = shown.rows.findLastIndex(({ role }) => role === 'body');
    if (last < 0) break;
    shown = { ...shown, rows: shown.rows.filter((_, at) => at !== last) };
  }
  return shown;
}
