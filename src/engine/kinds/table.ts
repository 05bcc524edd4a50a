/** Table: rows and columns, for exact figures. */
import { z } from 'zod';
import type { Element } from '../../model/layout.ts';
import { ref } from '../../model/text.ts';
import { defineKind, type Page } from './define-kind.ts';
import { members, scoped } from './example-facts.ts';
import { figureIn, figureTable, tableColumn, tableRow } from './parts/figure-table.ts';
import { figureRows, measuredTable, roomiestSpec, sentenceRows, type TableSpec, tableHeight } from './parts/measured-table.ts';
import { evenPages, fittingPages } from './parts/pages.ts';
import { nothingSaid, placeUnder, readingFields, underHeight } from './parts/reading.ts';

const tableContent = z.strictObject({
  columns: z.array(tableColumn).min(1).max(9),
  rows: z.array(tableRow).min(1),
  ...readingFields,
});
export type TableContent = z.infer<typeof tableContent>;

type Row = TableContent['rows'][number];

/** More is not readable on a slide; a total is below its rows. Two rows more are read better on one page than on two. */
const most = { rows: 8, whole: 10, columns: 7 } as const;

/** Up to this many rows use larger text. */
const fewRows = 6;
const fewSentences = 4;
const roomyRows = { least: 0.4, roomy: 0.75 } as const;
/** Very few rows have more air still. */
const airyRows = { least: 0.4, roomy: 1 } as const;
/** Share of its room that larger text may take where some of it wraps. */
const mostWrapped = 0.75;

export const table = defineKind({
  summary: 'Rows and columns, optionally with bars next to the figures; used when exact figures matter more than their shape.',
  content: tableContent,
  split: (content, page) => inWidth(scaled(content, page)).flatMap((part) => inHeight(part, page)),
  place: (content, page): Element[] => {
    const { x, y, w, h } = page.body;
    const box = { x, y, w, h: h - underHeight(content, page.body.w, page) };
    const drawn = measuredTable('Table', tableAlt(content, page), roomiest(content, box.h, page), box, page);
    const top = y + drawn.h + page.gaps.between;
    return [drawn, ...placeUnder(content, { x, y: top, w, h: y + page.body.h - top }, page)];
  },
  /** Products with their figures and a total. */
  example: {
    title: 'GTXPro wins the most value at the lowest win rate',
    lead: 'Closed-won revenue, deals and win rate by product, Q4 2017',
    source: 'Source: CRM export of 31 December 2017',
    content: {
      columns: [
        { label: 'Product', align: 'left' },
        { label: 'Closed-won revenue', align: 'right', bars: true },
        { label: 'Change', align: 'right' },
        { label: 'Deals won', align: 'right' },
        { label: 'Win rate', align: 'right' },
        { label: 'Against the whole', align: 'left', pills: true },
      ],
      rows: [
        ...members.product.map((product, index) => ({
          cells: [
            product,
            ref(scoped('won_value', 'product', product)),
            ref(scoped('won_value.pct', 'product', product), 'signed'),
            ref(scoped('deals', 'product', product)),
            ref(scoped('win_rate', 'product', product)),
            index === 0 ? 'Below' : 'Level',
          ],
          tones: [...Array<'neutral'>(5).fill('neutral'), index === 0 ? ('bad' as const) : ('warn' as const)],
          role: index === 0 ? ('highlight' as const) : ('body' as const),
        })),
        { cells: ['Total', '{{won_value@0}}', '{{won_value.pct@0|signed}}', '{{won_deals@0}}', '{{win_rate@0}}', ''], role: 'total' },
      ],
      reading: ['**GTXPro** is the largest product and the only one with a win rate below {{win_rate[product=GTX%20Plus%20Pro]@0}}.'],
    },
  },
});

/** Bars keep their scale on all pages of a split table. */
function scaled(content: TableContent, page: Page): TableContent {
  const columns = content.columns.map((column, at) => {
    if (!column.bars || column.longest !== undefined) return column;
    const ids = content.rows.flatMap(({ cells, role }) => (role === 'total' ? [] : (figureIn(cells[at]) ?? [])));
    const [longest] = ids.toSorted((a, b) => (page.value(b) ?? 0) - (page.value(a) ?? 0));
    return longest === undefined ? column : { ...column, longest };
  });
  return { ...content, columns };
}

/** Further columns continue on other pages, each with the first column. */
function inWidth(content: TableContent): TableContent[] {
  const { columns, rows } = content;
  if (columns.length <= most.columns) return [content];
  const others = evenPages([...columns.keys()].slice(1), most.columns - 1);
  return others.map((group, index) => {
    const shown = [0, ...group];
    return {
      columns: shown.map((at) => columns[at]!),
      rows: rows.map(({ cells, role, tones }) => ({
        role,
        cells: shown.map((at) => cells[at] ?? ''),
        ...(tones ? { tones: shown.map((at) => tones[at] ?? 'neutral') } : {}),
      })),
      ...(index === 0 ? { reading: content.reading, soWhat: content.soWhat } : nothingSaid),
    };
  });
}

function inHeight(content: TableContent, page: Page): TableContent[] {
  const room = page.body.h - underHeight(content, page.body.w, page);
  const count = (rows: readonly Row[]) => rows.filter(({ role }) => role !== 'total').length;
  const fits = (rows: readonly Row[]) =>
    count(rows) <= (count(content.rows) <= most.whole ? most.whole : most.rows) &&
    tableHeight(figureTable({ ...content, rows: [...rows] }, page.sizes.label, page), page.body.w, page) <= room;
  return fittingPages(content.rows, fits).map((rows, index) => ({ ...content, rows, ...(index > 0 && nothingSaid) }));
}

/** A few text rows use the style of sentence tables; a few short ones with figures use body size, if nothing wraps. */
function roomiest(content: TableContent, room: number, page: Page): TableSpec {
  const small = figureTable(content, page.sizes.label, page);
  if (content.rows.length <= fewSentences && content.columns.every(({ align }) => align === 'left')) {
    const wordy = roomiestSpec((size) => ({ ...figureTable(content, size, page), rowHeight: sentenceRows(content.rows.length) }), page);
    if (tableHeight(wordy, page.body.w, page) <= room) return wordy;
  }
  if (content.rows.length > fewRows) return small;
  // Few rows stand apart rather than over an empty page.
  const tall = { ...small, rowHeight: roomyRows };
  const large = { ...figureTable(content, page.sizes.body, page), rowHeight: content.rows.length <= fewSentences ? airyRows : roomyRows };
  const header = figureRows.least;
  const flat = tableHeight(large, page.body.w, page) <= header + content.rows.length * roomyRows.least + 1e-6;
  const fits = tableHeight(large, page.body.w, page) <= room * (flat ? 1 : mostWrapped);
  return fits ? large : tall;
}

/** The message, the columns, and what the rows are. */
function tableAlt({ columns, rows }: TableContent, page: Page): string {
  const heads = columns.map(({ label }) => label).join(', ');
  const members = rows.map(({ cells }) => page.plain(cells[0] ?? '')).join(', ');
  return `${page.title}. ${heads}: ${members}.`;
}
