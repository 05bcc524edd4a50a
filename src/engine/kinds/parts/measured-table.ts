/** Tables sized by their content: columns, rows, bars in cells, text tables. */
import type { Box, ColorToken, Run, TableCell, TableElement, TableRow } from '../../../model/layout.ts';
import type { Page } from '../define-kind.ts';
import { fittingPages } from './pages.ts';

interface TableColumn {
  label: string;
  align: 'left' | 'right';
  /** Never wrapped: numbers, owners, dates. */
  whole: boolean;
  /** Bars next to the figures, one per row. */
  bars?: Lengths;
  /** The column in the message. */
  highlight?: boolean;
  /** Cells of a tone are filled with its colour. */
  pills?: boolean;
}

interface TableLine {
  cells: Run[][];
  role: 'body' | 'total' | 'highlight';
}

export interface TableSpec {
  columns: readonly TableColumn[];
  rows: readonly TableLine[];
  /** Points; the header always has label size. */
  size: number;
  /** Minimum row height, and the maximum it grows to by itself; inches. */
  rowHeight: { least: number; roomy: number };
}

/** Cell padding for planning, horizontal and vertical, inches: more than the file sets, because renderers differ. */
export const plannedInset = { x: 0.1, y: 0.05 } as const;
/** For rows of single figures. */
export const figureRows = { least: 0.34, roomy: 0.42 } as const;
/** For rows of sentences: three or fewer share the height of the page rather than leave its foot empty. */
export function sentenceRows(count: number): TableSpec['rowHeight'] {
  return { least: 0.42, roomy: count <= 3 ? 1.6 : 1.2 };
}

/** The longest bar takes a sixth of the table; several bars together less than half. */
const barShare = { one: 1 / 6, all: 0.4 } as const;

/** The table at the top of `box`, with rows as high as the box allows. */
export function measuredTable(name: string, alt: string, spec: TableSpec, box: Box, page: Page): TableElement {
  const bar = barWidth(spec, box.w);
  const texts = textColumns(spec, box.w, page);
  const columns = spec.columns.flatMap(({ bars }, index) => [texts[index]!, ...(bars ? barColumns(bars, bar) : [])]);
  const rows = tableRows(spec, texts, box.h, page);
  return { type: 'table', name, alt, ...box, h: sum(rows.map(({ height }) => height)), columns, rows, size: spec.size };
}

/** Height in inches that the table needs at a width. */
export function tableHeight(spec: TableSpec, width: number, page: Page): number {
  return sum(tableRows(spec, textColumns(spec, width, page), 0, page).map(({ height }) => height));
}

/** Widths of the text columns, without their bars. */
function textColumns(spec: TableSpec, width: number, page: Page): number[] {
  return columnWidths(spec, width - barWidth(spec, width) * spec.columns.filter(({ bars }) => bars).length, page);
}

function barWidth({ columns }: TableSpec, width: number): number {
  const count = columns.filter(({ bars }) => bars).length;
  return count === 0 ? 0 : width * Math.min(barShare.one, barShare.all / count);
}

function tableRows({ columns, rows, size, rowHeight }: TableSpec, widths: readonly number[], room: number, page: Page): TableRow[] {
  const header = columns.map(({ label }): Run[] => [{ text: label, bold: true, size: page.sizes.label }]);
  const headerHeight = Math.max(figureRows.least, cellsHeight(header, widths, page.sizes.label, page));
  const withBars = columns.some(({ bars }) => bars);
  const bold = (runs: readonly Run[]) => runs.map((run) => ({ ...run, bold: true }));
  // A row that is written bold is wider too.
  const written = rows.map(({ role, cells }) => (role === 'total' || role === 'highlight' ? cells.map(bold) : cells));
  const needed = written.map((cells) => Math.max(rowHeight.least, cellsHeight(cells, widths, size, page)));
  const height = evenHeight(needed, rowHeight.roomy, room - headerHeight);
  return [
    { height: headerHeight, role: 'header', cells: columns.flatMap((column, at) => cellsOf(column, header[at]!, null)) },
    ...rows.map(({ role, cells }, row): TableRow => {
      // With bars, the highlighted row is the one whose bar has the accent, unless bars tell good from bad.
      const spoken = role === 'highlight' && withBars;
      const line = columns.flatMap((column, at) => {
        const runs = cells[at] ?? [{ text: '' }];
        const tone = runs.find(({ color }) => color !== undefined && tones.has(color))?.color;
        if (column.pills && tone !== undefined) return [pillCell(runs, tone, Math.max(needed[row]!, height), page)];
        return cellsOf(column, spoken ? bold(runs) : runs, {
          row,
          height: Math.max(needed[row]!, height),
          bar: role === 'total' ? null : (tone ?? (spoken ? 'accent' : 'accent-30')),
          fill: column.highlight && role === 'body' ? 'accent-12' : null,
        });
      });
      return { height: Math.max(needed[row]!, height), role: spoken ? 'body' : role, cells: line };
    }),
  ];
}

const tones: ReadonlySet<ColorToken> = new Set(['good', 'warn', 'bad']);

/** A state, in the colour of what it means. */
function pillCell(runs: readonly Run[], fill: ColorToken, height: number, page: Page): TableCell {
  const written = runs.map((run) => ({ ...run, bold: true, color: page.textOn(fill) }));
  return { runs: written, align: 'center', fill, apart: apartOf(height) };
}

/** A column's cell and bar in one row. `body` is null in the header. */
function cellsOf(
  { align, bars }: TableColumn,
  runs: Run[],
  body: { row: number; height: number; bar: ColorToken | null; fill: ColorToken | null } | null,
): TableCell[] {
  const cell: TableCell = { runs, align, ...(body?.fill ? { fill: body.fill } : {}) };
  if (!bars) return [cell];
  return [cell, ...(body?.bar ? barCells(bars, body.row, body.bar, apartOf(body.height)) : [noBarCell(bars)])];
}

/** The height up to `roomy` that all rows can grow to. */
function evenHeight(needed: readonly number[], roomy: number, room: number): number {
  const total = (height: number) => sum(needed.map((each) => Math.max(each, height)));
  for (let height = roomy; height > 0; height -= 0.02) if (total(height) <= room) return height;
  return 0;
}

function cellsHeight(cells: readonly Run[][], widths: readonly number[], size: number, page: Page): number {
  const heights = cells.map((runs, index) => {
    const { height, lines } = page.measure([{ runs }], widths[index]! - 2 * plannedInset.x, size);
    // A wrapped cell needs space to be distinct from its neighbours.
    return height + (lines > 1 ? 0.15 : 2 * plannedInset.y);
  });
  return Math.max(0, ...heights);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Maximum width of a number column, so that the eye can cross the row. */
const widestNumbers = 1.9;
/** Minimum width of a column of names or dates. */
const narrowestWords = 1.2;
/** Space after a column that is never wrapped, if available. */
const air = 0.5;
/** Tolerance between our measurements and the renderer's. */
const slack = 0.06;

/** Widths in inches that add up to `width`: unwrapped columns come first, the others share the rest by their text. */
function columnWidths(spec: TableSpec, width: number, page: Page): number[] {
  return forWords(spec, sharedOut(spec, width, page), page);
}

/** Makes no column narrower than its longest word while others can give way. */
function forWords({ columns, rows, size }: TableSpec, widths: readonly number[], page: Page): number[] {
  const least = columns.map(({ label }, column) => {
    const heads = words([{ text: label, bold: true }]).map((run) => lineWidth([run], page.sizes.label, page));
    const cells = rows.flatMap(({ cells }) => words(cells[column] ?? []).map((run) => lineWidth([run], size, page)));
    return Math.max(0, ...heads, ...cells) + 2 * plannedInset.x + slack;
  });
  const missing = sum(widths.map((width, index) => Math.max(0, least[index]! - width)));
  const spare = widths.map((width, index) => Math.max(0, width - least[index]!));
  if (missing === 0 || missing > sum(spare)) return [...widths];
  return widths.map((width, index) => Math.max(width, least[index]!) - (spare[index]! / sum(spare)) * missing);
}

function words(runs: readonly Run[]): Run[] {
  return runs.flatMap((run) => run.text.split(/ |\n/).map((text) => ({ ...run, text })));
}

function sharedOut({ columns, rows, size }: TableSpec, width: number, page: Page): number[] {
  const natural = columns.map(({ label, align, whole }, column) => {
    const cells = rows.map(({ cells }) => lineWidth(cells[column] ?? [], size, page));
    const widest = Math.max(lineWidth([{ text: label, bold: true }], page.sizes.label, page), ...cells) + 2 * plannedInset.x + slack;
    // A column without a heading numbers the rows.
    return whole && align === 'left' && label !== '' ? Math.max(widest, narrowestWords) : widest;
  });
  const total = sum(natural);
  if (total <= width) return roomy(natural, columns, width);
  const flexible = columns.map(({ whole }, index) => (whole ? 0 : natural[index]!));
  const left = width - (total - sum(flexible));
  const texts = flexible.filter((each) => each > 0).length;
  // Too many unwrapped columns: the wide ones give way.
  if (texts === 0 || left < Math.max(width * 0.25, texts * Math.min(narrowestWords, width / columns.length)))
    return levelled(natural, width);
  return flexible.map((each, index) => (each === 0 ? natural[index]! : shared(flexible, index, left)));
}

/** Number columns get equal widths, text columns share the rest by length. */
function roomy(natural: readonly number[], columns: TableSpec['columns'], width: number): number[] {
  const numbers = columns.map(({ align }) => align === 'right');
  const texts = numbers.filter((number) => !number).length;
  const widest = Math.max(0, ...natural.filter((_, index) => numbers[index]));
  const least = sum(natural.filter((_, index) => !numbers[index]));
  const count = numbers.length - texts;
  const even = count === 0 ? 0 : texts === 0 ? width / count : Math.min(widestNumbers, (width - least) / count);
  if (even < widest) return stretched(natural, width);
  const left = width - even * count;
  const flexible = natural.map((each, index) => (numbers[index] || columns[index]!.whole ? 0 : each));
  if (sum(flexible) === 0) return stretched(natural, width);
  const whole = natural.map((each, index) => (numbers[index] || flexible[index] !== 0 ? 0 : each));
  const aired = whole.map((each, index) => (each === 0 || columns[index]!.label === '' ? each : each + air));
  const fixed = left - sum(aired) >= sum(flexible) ? aired : whole;
  return flexible.map((each, index) => (numbers[index] ? even : each === 0 ? fixed[index]! : shared(flexible, index, left - sum(fixed))));
}

function stretched(natural: readonly number[], width: number): number[] {
  return natural.map((each) => (each / sum(natural)) * width);
}

/** Columns narrower than an even share keep their width; the others share the rest. */
function levelled(natural: readonly number[], width: number): number[] {
  let wide = natural.map((each) => each);
  let left = width;
  for (let kept = true; kept; ) {
    const fair = left / wide.filter((each) => each > 0).length;
    kept = wide.some((each) => each > 0 && each <= fair);
    if (!kept) break;
    left -= sum(wide.filter((each) => each <= fair));
    wide = wide.map((each) => (each <= fair ? 0 : each));
  }
  return natural.map((each, index) => (wide[index] === 0 ? each : shared(wide, index, left)));
}

/** A share of `left` by the square root of its text, so that one long column does not starve the others. */
function shared(flexible: readonly number[], index: number, left: number): number {
  const roots = flexible.map(Math.sqrt);
  return (roots[index]! / sum(roots)) * left;
}

function lineWidth(runs: readonly Run[], size: number, page: Page): number {
  return page.measure([{ runs: [...runs] }], page.width * 4, size).widest;
}

/** Shares of the longest bar, below zero to the left of a common base; null for a row without one. */
type Lengths = readonly (number | null)[];

/** Points of page colour above and below a bar: a tall row is no reason for a thick bar. */
const apartOf = (height: number) => (height > 0.6 ? 24 : height > 0.45 ? 13 : 6);
/** Bar ends are rounded to one in this many parts of the longest bar. */
const step = 100;
/** Share of the width left free even by the longest bar, so that it does not touch the next column. */
const free = 0.1;

/** Bars as shares of `longest`, or of their largest figure; of the whole span if some are negative; null if nothing is to be drawn. */
export function barLengths(values: readonly (number | null)[], longest: number | null): Lengths | null {
  const known = values.filter((value) => value !== null);
  const span = Math.max(0, longest ?? 0, ...known) - Math.min(0, ...known);
  return span === 0 ? null : values.map((value) => (value === null ? null : value / span));
}

/** Widths of narrow columns at all bar ends, plus the free rest; they add up to `width`. */
export function barColumns(lengths: Lengths, width: number): number[] {
  const places = endsOf(lengths).map((end) => (end / step) * width * (1 - free));
  return [...places, width].map((place, index) => place - (places[index - 1] ?? 0));
}

/** The cells of a row: space up to its bar, the bar, then free space. */
export function barCells(lengths: Lengths, row: number, fill: ColorToken, apart: number): TableCell[] {
  const ends = endsOf(lengths);
  const columnsTo = (place: number) => ends.indexOf(place) + 1;
  const share = lengths[row] ?? 0;
  const base = baseOf(lengths);
  const [from, to] = [base, rounded(base / step + share)].sort((a, b) => a - b).map(columnsTo) as [number, number];
  const empty = (span: number): TableCell[] => (span > 0 ? [{ runs: [], align: 'left', span, apart }] : []);
  const bar: TableCell[] = to > from ? [{ runs: [], align: 'left', fill, span: to - from, apart }] : [];
  return [...empty(from), ...bar, ...empty(ends.length + 1 - to)];
}

/** Points of page colour in a header or total, so that its rule stops before the bars. */
const noBarApart = 6;

/** A row without bars: header or total. */
export function noBarCell(lengths: Lengths): TableCell {
  return { runs: [], align: 'left', span: endsOf(lengths).length + 1, apart: noBarApart };
}

const rounded = (share: number) => Math.round(share * step);

/** Where bars begin, in hundredths: room is left for the longest one below zero. */
const baseOf = (lengths: Lengths) => rounded(-Math.min(0, ...lengths.map((share) => share ?? 0)));

/** Distinct bar ends and their base, in hundredths of the longest: some programs lose cells in empty columns. */
function endsOf(lengths: Lengths): number[] {
  const base = baseOf(lengths);
  const ends = lengths.flatMap((share) => (share === null ? [] : [rounded(base / step + share)]));
  return [...new Set([base, ...ends])].filter((end) => end > 0).sort((a, b) => a - b);
}

/** More rows are not readable on a slide. */
const mostRows = 8;

export function splitTextTable<T>(items: readonly T[], spec: (items: T[], size: number) => TableSpec, page: Page): T[][] {
  return fittingPages(
    items,
    (group) => group.length <= mostRows && tableHeight(spec([...group], page.sizes.label), page.body.w, page) <= page.body.h,
  );
}

/** Up to this many rows use large text. */
const fewRows = 4;
/** Share of the page that large text may fill. */
const filled = 0.7;

/** The table at the largest size that fits the page. */
export function roomiestSpec(spec: (size: number) => TableSpec, page: Page): TableSpec {
  const lead = spec(page.sizes.lead);
  if (lead.rows.length <= fewRows && tableHeight(lead, page.body.w, page) <= filled * page.body.h) return lead;
  const large = spec(page.sizes.body);
  return tableHeight(large, page.body.w, page) <= page.body.h ? large : spec(page.sizes.label);
}
