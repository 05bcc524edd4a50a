/** Heat table: rows by columns with figures on shaded cells, so that the pattern is visible at once. */
import { z } from 'zod';
import type { FactId } from '../../model/fact.ts';
import type { Box, ColorToken, Element, TableElement, TableRow, TextElement } from '../../model/layout.ts';
import { fitLine } from '../fonts/fit-line.ts';
import { defineKind, type Page } from './define-kind.ts';
import { members } from './example-facts.ts';
import { asideTable, besideAside, placeAside } from './parts/aside.ts';
import { besideEachOther } from './parts/chart-page.ts';
import { figureRows, plannedInset } from './parts/measured-table.ts';
import { evenPages, fittingPages } from './parts/pages.ts';
import { nothingSaid, placeUnder, readingFields, underHeight } from './parts/reading.ts';

const heatTableContent = z.strictObject({
  /** Heading of the row names. */
  head: z.string(),
  columns: z.array(z.string()).min(1).max(24),
  rows: z
    .array(
      z.strictObject({
        label: z.string(),
        /** One fact per column; null for none, such as months a cohort has not reached yet. */
        values: z.array(z.string().nullable()),
        /** Fact the row's figures are compared with instead of the middle, such as its own total. */
        middle: z.string().optional(),
        /** Facts of the rows behind each figure, written small beside it. */
        counts: z.array(z.string().nullable()).optional(),
      }),
    )
    .min(1),
  /** For figures on both sides of a middle, which direction is good; otherwise darker means larger. */
  middle: z
    .strictObject({
      value: z.string(),
      label: z.string(),
      good: z.enum(['above', 'below']),
      /** Distance from the middle below which nothing is shaded; by default a small part of the largest. */
      least: z.number().positive().optional(),
    })
    .optional(),
  /** Facts of the lightest and darkest shade; by default the smallest and largest shown. */
  ends: z.tuple([z.string(), z.string()]).optional(),
  /** What the figures amount to, as a small table above the reading. */
  aside: asideTable.optional(),
  ...readingFields,
});
export type HeatTableContent = z.infer<typeof heatTableContent>;

type Row = HeatTableContent['rows'][number];

/** More is a data file, not a slide. */
const most = { rows: 10, columns: 12 } as const;
/** Minimum and maximum tile height, and maximum width of row names. */
const tile = { least: figureRows.least, most: 1 } as const;
const mostNames = 1 / 3;
const mostHead = 1 / 3;
/** Points of page colour between tiles. */
const apart = 2;
/** Points of the number of rows behind a figure: the smallest that may stand in a table. */
const behindSize = 10;
const leastLegend = 0.24;
const legendHeight = (page: Page) =>
  Math.max(
    leastLegend,
    page.measure([{ runs: [{ text: page.words.better }] }], page.width, page.sizes.label, { lineSpacing: 1 }).height + 0.03,
  );

export const heatTable = defineKind({
  summary: 'Rows by columns, shaded by their figures; used where two dimensions cross, or to follow cohorts over time.',
  content: heatTableContent,
  split: (content, page) => {
    const ends = content.ends ?? endsOf(content, page);
    const own = ownPage(content, page);
    return inWidth({ ...content, ...(ends ? { ends } : {}) }, own).flatMap((part) => inHeight(part, own));
  },
  place: (content, sheet): Element[] => {
    const page = ownPage(content, sheet);
    const { x, y, w, h } = page.body;
    const scale: HeatScale = { ends: content.ends ?? endsOf(content, page), ...(content.middle ? { middle: content.middle } : {}) };
    const drawn = heatElement(content, scale, { x, y, w, h: h - underTable(content, page) }, page);
    const legendTop = y + drawn.h + page.gaps.within;
    const top = legendTop + legendHeight(page) + page.gaps.between;
    return [
      drawn,
      ...placeLegend(
        scale,
        content.rows.some((row) => row.middle !== undefined),
        { x, y: legendTop, w, h: legendHeight(page) },
        page,
      ),
      ...(content.aside ? placeAside(content.aside, content, sheet) : placeUnder(content, { x, y: top, w, h: y + h - top }, page)),
    ];
  },
  /** Win rate by product and region against the rate of all deals. */
  example: {
    title: 'GTXPro loses in the West, MG Special wins everywhere',
    lead: 'Win rate by product and region, Q4 2017',
    source: 'Source: CRM export of 31 December 2017',
    content: {
      head: 'Product',
      columns: [...members.region],
      rows: members.product.map((product) => ({
        label: product,
        values: members.region.map((region) => `win_rate[product=${encodeURIComponent(product)}&region=${region}]@0`),
      })),
      middle: { value: 'win_rate@0', label: 'All deals', good: 'above' },
      reading: ['**GTXPro in the West** wins {{win_rate[product=GTXPro&region=West]@0}} of its deals; all deals together {{win_rate@0}}.'],
    },
  },
});

/** The page for the table alone, which is narrower beside another. */
function ownPage(content: HeatTableContent, page: Page): Page {
  return content.aside ? { ...page, body: besideAside(content.aside, content, page) } : page;
}

function heatElement(content: HeatTableContent, scale: HeatScale, box: Box, page: Page): TableElement {
  const { head, columns, rows } = content;
  const widths = columnWidths(content, page);
  const headerHeight = headHeight(content, widths, page);
  const needs = rows.map(({ label }) => Math.max(tile.least, nameHeight(label, widths[0]!, page)));
  const height = Math.min(tile.most, evenHeight(needs, box.h - headerHeight));
  const size = page.sizes.label;
  const header: TableRow = {
    role: 'header',
    height: headerHeight,
    cells: [head, ...columns].map((label, at) => ({ runs: [{ text: label, bold: true, size }], align: at === 0 ? 'left' : 'center' })),
  };
  const body = rows.map(({ label, values, middle, counts }): TableRow => {
    const first = values.findIndex((value) => value !== null);
    const last = values.findLastIndex((value) => value !== null);
    return {
      role: 'body',
      height: Math.max(height, nameHeight(label, widths[0]!, page)),
      cells: [
        { runs: page.runs(label), align: 'left', apart },
        ...columns.map((_, at) => {
          const id = values[at] ?? null;
          // The future stays blank; gaps between values are marked.
          if (id === null)
            return {
              runs: at > first && at < last ? page.runs('–', { color: 'ink-65' }) : [{ text: '' }],
              align: 'center' as const,
              apart,
            };
          const { fill, mark } = heatOf(page.value(id), scale, page, middle);
          const color = page.textOn(fill);
          const count = counts?.[at] ?? null;
          const behind = count === null ? [] : page.runs(`  {{${count}}}`, { color, size: behindSize });
          return { runs: [...page.runs(`${mark}{{${id}}}`, { color }), ...behind], align: 'center' as const, fill, apart };
        }),
      ],
    };
  });
  const all = [header, ...body];
  return {
    type: 'table',
    name: 'Heat table',
    alt: heatAlt(content, page),
    ...box,
    h: all.reduce((sum, row) => sum + row.height, 0),
    columns: widths,
    rows: all,
    size,
  };
}

/** Common height of the rows that need no more, so that all together fill the space. */
function evenHeight(needs: readonly number[], room: number): number {
  const tallestFirst = [...needs].sort((a, b) => b - a);
  let left = room;
  for (const [at, need] of tallestFirst.entries()) {
    const even = left / (needs.length - at);
    if (need <= even) return even;
    left -= need;
  }
  return tile.least;
}

/** Row names as wide as needed, figures in equal columns. */
function columnWidths({ head, columns, rows }: HeatTableContent, page: Page): number[] {
  const names = Math.max(wordsWidth(head, true, page), ...rows.map(({ label }) => wordsWidth(label, false, page))) + 0.1;
  const first = Math.min(names, page.body.w * mostNames);
  return [first, ...columns.map(() => (page.body.w - first) / columns.length)];
}

function wordsWidth(text: string, bold: boolean, page: Page): number {
  return page.measure([{ runs: page.runs(text, bold ? { bold } : {}) }], page.width * 4, page.sizes.label).widest + 2 * plannedInset.x;
}

function nameHeight(text: string, width: number, page: Page): number {
  return page.measure([{ runs: page.runs(text) }], width - 2 * plannedInset.x, page.sizes.label).height + 2 * plannedInset.y;
}

function headHeight({ head, columns }: HeatTableContent, widths: readonly number[], page: Page): number {
  const heights = [head, ...columns].map((text, at) => {
    const runs = [{ text, bold: true }];
    return page.measure([{ runs }], widths[at]! - 2 * plannedInset.x, page.sizes.label).height + 2 * plannedInset.y;
  });
  return Math.max(figureRows.least, ...heights);
}

/** Continues on further pages, with the same names and shades, if columns get too narrow for a figure. */
function inWidth(content: HeatTableContent, page: Page): HeatTableContent[] {
  const { columns, rows } = content;
  const behind = (id: string | null | undefined) => (id === null || id === undefined ? '' : `  {{${id}}}`);
  const figures = rows.flatMap(({ values, counts }) =>
    values.flatMap((id, at) => (id === null ? [] : wordsWidth(`▲ {{${id}}}${behind(counts?.[at])}`, false, page))),
  );
  const widest = Math.max(0.5, ...figures);
  const [first = 0] = columnWidths(content, page);
  let count = Math.max(1, Math.min(most.columns, Math.floor((page.body.w - first) / widest)));
  // Long headings over narrow columns would leave no height for the figures.
  const headOf = (group: readonly number[]) => {
    const part = { ...content, columns: group.map((at) => columns[at]!) };
    return headHeight(part, columnWidths(part, page), page);
  };
  while (count > 1 && evenPages([...columns.keys()], count).some((group) => headOf(group) > page.body.h * mostHead)) count -= 1;
  const groups = evenPages([...columns.keys()], count);
  return groups.map((group, index) => ({
    ...content,
    columns: group.map((at) => columns[at]!),
    rows: groups.length === 1 ? rows : rowsOf(rows, group),
    ...(index > 0 && nothingSaid),
  }));
}

/** The rows with only these columns, without rows that have no figure in them. */
function rowsOf(rows: readonly Row[], columns: readonly number[]): Row[] {
  const cut = rows.map((row) => ({
    ...row,
    values: columns.map((at) => row.values[at] ?? null),
    ...(row.counts && { counts: columns.map((at) => row.counts![at] ?? null) }),
  }));
  const told = cut.filter(({ values }) => values.some((value) => value !== null));
  return told.length > 0 ? told : cut;
}

function inHeight(content: HeatTableContent, page: Page): HeatTableContent[] {
  const widths = columnWidths(content, page);
  const room = page.body.h - underTable(content, page) - headHeight(content, widths, page);
  const fits = (rows: readonly Row[]) =>
    rows.length <= most.rows && rows.reduce((sum, { label }) => sum + Math.max(tile.least, nameHeight(label, widths[0]!, page)), 0) <= room;
  return fittingPages(content.rows, fits).map((rows, index) => ({ ...content, rows, ...(index > 0 && nothingSaid) }));
}

/** Space for the legend and the reading. */
function underTable(content: HeatTableContent, page: Page): number {
  return page.gaps.within + legendHeight(page) + (content.aside ? 0 : underHeight(content, page.body.w, page));
}

/** The smallest and largest figure shown. */
function endsOf({ rows }: HeatTableContent, page: Page): [FactId, FactId] | undefined {
  const known = rows
    .flatMap(({ values }) => values)
    .flatMap((id) => (id !== null && page.value(id) !== null ? [{ id, value: page.value(id)! }] : []))
    .sort((a, b) => a.value - b.value);
  return known.length === 0 ? undefined : [known[0]!.id, known.at(-1)!.id];
}

/** The message, the two dimensions, and where the highest and lowest are. */
function heatAlt({ head, columns, rows }: HeatTableContent, page: Page): string {
  const lines = rows.map(({ label, values }) => {
    const said = values.flatMap((id, at) => (id === null ? [] : besideEachOther(columns[at]!, page.plain(`{{${id}}}`))));
    return `${page.plain(label)}: ${said.join(', ')}`;
  });
  return `${page.title}. ${head}. ${lines.join('; ')}.`;
}

interface HeatScale {
  /** The lightest and darkest figure; undefined if there is none. */
  ends: [FactId, FactId] | undefined;
  middle?: NonNullable<HeatTableContent['middle']>;
}

const steps = ['accent-12', 'accent-30', 'accent-60', 'accent'] as const satisfies readonly ColorToken[];
const bad = ['bad-30', 'bad-12'] as const;
const good = ['good-12', 'good-30'] as const;
const even = 'ink-5';
/** Around a middle: distances below this share of the largest count as on it, above the second as far. */
const near = 0.15;
const far = 0.5;
/** Multiple of the least distance that is shaded, from which one counts as far. */
const strongly = 1.5;

/** The shade of a figure, and a mark if it is far from the middle, because colour alone is not accessible. */
function heatOf(value: number | null, { ends, middle }: HeatScale, page: Page, own?: FactId): { fill: ColorToken; mark: string } {
  const [low, high] = ends ? [page.value(ends[0]), page.value(ends[1])] : [null, null];
  if (value === null || low === null || high === null) return { fill: even, mark: '' };
  const centre = middle ? page.value(own ?? middle.value) : null;
  if (!middle || centre === null) {
    const part = high > low ? (value - low) / (high - low) : 0;
    return { fill: steps[Math.min(steps.length - 1, Math.max(0, Math.floor(part * steps.length)))]!, mark: '' };
  }
  const reach = middle.least === undefined ? Math.max(Math.abs(high - centre), Math.abs(low - centre)) : middle.least / near;
  const distance = reach === 0 ? 0 : Math.abs(value - centre) / reach;
  if (distance < near) return { fill: even, mark: '' };
  const above = value > centre;
  const isGood = above === (middle.good === 'above');
  const strong = distance >= (middle.least === undefined ? far : strongly * near);
  return { fill: isGood ? good[strong ? 1 : 0] : bad[strong ? 0 : 1], mark: strong ? (above ? '▲ ' : '▼ ') : '' };
}

const swatch = { w: 0.36, h: 0.16 } as const;
const gap = 0.1;
/** Of the line, for the name of the middle. */
const mostOfLegend = 0.4;

/** Words, a swatch per shade, words: one line under the table. */
function placeLegend({ ends, middle }: HeatScale, byRow: boolean, box: Box, page: Page): TextElement[] {
  if (!ends || ends[0] === ends[1]) return [];
  const { words } = page;
  const inLine = (text: string) => page.measure([{ runs: [{ text }] }], page.width, page.sizes.label).widest <= box.w * mostOfLegend;
  const label = middle === undefined ? '' : fitLine(middle.label, inLine).kept;
  const parts: (string | ColorToken)[][] = middle
    ? [
        [words.worse, ...bad],
        [even, byRow ? label : `${label} {{${middle.value}}}`],
        [...good, words.better],
      ]
    : [[`${words.lowest} {{${ends[0]}}}`, ...steps, `${words.highest} {{${ends[1]}}}`]];
  const tokens: readonly string[] = [...steps, ...bad, even, ...good];
  let x = box.x + gap;
  let count = 0;
  return parts.flat().map((part): TextElement => {
    count += 1;
    const name = `Legend ${count}`;
    if (tokens.includes(part)) {
      const at = { x, y: box.y + (box.h - swatch.h) / 2, ...swatch };
      x += swatch.w + 0.04;
      return page.shape(name, at, { fill: part as ColorToken, group: 'Legend' });
    }
    const paragraphs = [{ runs: page.runs(part, { color: 'ink-65' }) }];
    const w = page.measure(paragraphs, page.width, page.sizes.label).widest * 1.1 + 0.06;
    const at = { x: x + (count > 1 ? gap - 0.04 : 0), y: box.y, w, h: box.h };
    x = at.x + w + gap;
    return page.text(name, at, paragraphs, { size: page.sizes.label, color: 'ink-65', anchor: 'middle', lineSpacing: 1, group: 'Legend' });
  });
}
