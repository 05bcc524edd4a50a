/** Widths of a table's columns from their measured text. */
import type { Run } from '../../../model/layout.ts';
import type { Page } from '../define-kind.ts';
import { plannedInset, type TableSpec } from './measured-table.ts';

/** A column of numbers gets no wider than this, so that the eye can cross the row. */
const widestNumbers = 1.9;
/** A column of names or dates gets no narrower than this. */
const narrowestWords = 1.2;
/** Air after a column that is never wrapped, where there is room. */
const air = 0.5;
/** Against rounding between our measure and the program that draws. */
const slack = 0.06;

/** Widths in inches that add up to `width`: whole columns never wrap while there is room, the others share what is left by their text. */
export function columnWidths(spec: TableSpec, width: number, page: Page): number[] {
  return forWords(spec, sharedOut(spec, width, page), page);
}

/** No column is narrower than its longest word while the others have room to give. */
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
    return whole && align === 'left' ? Math.max(widest, narrowestWords) : widest;
  });
  const total = sum(natural);
  if (total <= width) return roomy(natural, columns, width);
  const flexible = columns.map(({ whole }, index) => (whole ? 0 : natural[index]!));
  const left = width - (total - sum(flexible));
  const texts = flexible.filter((each) => each > 0).length;
  // Too many whole columns for the page: the wide ones give way.
  if (texts === 0 || left < Math.max(width * 0.25, texts * Math.min(narrowestWords, width / columns.length)))
    return levelled(natural, width);
  return flexible.map((each, index) => (each === 0 ? natural[index]! : shared(flexible, index, left)));
}

/** Numbers share equal columns, what remains goes to the text columns by their length. */
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
  const aired = whole.map((each) => (each === 0 ? 0 : each + air));
  const fixed = left - sum(aired) >= sum(flexible) ? aired : whole;
  return flexible.map((each, index) => (numbers[index] ? even : each === 0 ? fixed[index]! : shared(flexible, index, left - sum(fixed))));
}

function stretched(natural: readonly number[], width: number): number[] {
  return natural.map((each) => (each / sum(natural)) * width);
}

/** Columns narrower than an even share keep their width; the others share what is left. */
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

/** A part of `left` by the square root of its text, so that one long column does not starve the others. */
function shared(flexible: readonly number[], index: number, left: number): number {
  const roots = flexible.map(Math.sqrt);
  return (roots[index]! / sum(roots)) * left;
}

function lineWidth(runs: readonly Run[], size: number, page: Page): number {
  return page.measure([{ runs: [...runs] }], page.width * 4, size).widest;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
