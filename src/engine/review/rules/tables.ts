/** Tables: totals, shares, decimals and alignment of columns of figures. */
import type { LanguageCode } from '../../../model/language.ts';
import { type Numeral, readNumerals } from '../../check/truth/numerals.ts';
import { normalise } from '../../check/truth/slide-texts.ts';
import { saysRounded } from '../../check/truth/trace.ts';
import { quoted, type Reviewing } from '../finding.ts';
import { bodiesOf, type Cell, type ForeignDeck, type Page, type Shape, seen, textOf } from '../page.ts';

const total =
  /^\W*(?:grand total|sub-?total|total(?:e|es|s)?|sum|gesamt(?:summe)?|summe|insgesamt|somme|suma|soma|somma|合計|总计|合计|總計|الإجمالي|المجموع)\b/iu;
const totalCjk = /^(?:合計|总计|合计|總計|الإجمالي|المجموع)/u;
const share = /%|share|anteil|part\b|cuota|participa|quota|構成比|占比|份额|حصة/iu;

export function checkTables({ pages, language }: ForeignDeck, { report }: Reviewing): void {
  for (const page of pages) {
    const rounded = saysRounded.test(seen(page).flatMap(bodiesOf).map(textOf).join('\n'));
    for (const shape of seen(page)) {
      if (!shape.table || shape.table.rows.length < 3) continue;
      for (const column of columnsOf(shape, language)) {
        checkTotal(column, rounded, page, shape, report);
        checkDecimals(column, page, shape, report);
        checkAligned(column, page, shape, report);
      }
    }
  }
}

interface Column {
  name: string;
  /** Of the rows under the header. */
  rows: { label: string; text: string; numeral: Numeral | null; cell: Cell }[];
}

/** Columns after the first whose cells are figures, most of them. */
function columnsOf({ table }: Shape, language: LanguageCode): Column[] {
  const { rows } = table!;
  if (rows.some(({ cells }) => cells.some(({ span, rowSpan, merged }) => span > 1 || rowSpan > 1 || merged))) return [];
  const [head, ...body] = rows;
  return (head?.cells ?? []).slice(1).flatMap((cell, at) => {
    const found = body.map(({ cells }) => {
      const own = cells[at + 1];
      const text = own ? textOf(own.text).trim() : '';
      return { label: textOf(cells[0]!.text).trim(), text, numeral: figureIn(text, language), cell: own ?? cells[0]! };
    });
    const figures = found.filter(({ numeral }) => numeral !== null).length;
    return figures >= 2 && figures >= 0.7 * found.filter(({ text }) => text !== '').length
      ? [{ name: textOf(cell.text).trim(), rows: found }]
      : [];
  });
}

/** A cell that is one figure, with its unit and perhaps an arrow; in brackets it is negative. */
function figureIn(text: string, language: LanguageCode): Numeral | null {
  const plain = normalise(text);
  if (plain.length > 24 || /\p{L}{4,}/u.test(plain)) return null;
  const numerals = readNumerals(plain, language);
  if (numerals.length !== 1) return null;
  return /^\(.*\)$/.test(plain) ? { ...numerals[0]!, sign: '-' } : numerals[0]!;
}

const signed = ({ value, sign }: Numeral) => (sign === '-' ? -value : value);

function checkTotal({ name, rows }: Column, rounded: boolean, page: Page, shape: Shape, report: Reviewing['report']): void {
  const last = rows.at(-1)!;
  const parts = rows.slice(0, -1);
  const percent = rows.every(({ text }) => text === '' || text.includes('%'));
  const isTotal = total.test(last.label) || totalCjk.test(last.label);
  if (parts.length < 2 || rounded) return;
  if (isTotal) {
    // A part left open, another unit, or a total within the parts, such as a mean: nothing is clear.
    if (!last.numeral || parts.some(({ numeral, label }) => numeral === null || total.test(label))) return;
    const kinds = new Set(rows.map(({ text }) => text.replace(/[\d.,\s+\-−()]/g, '').replace(/[kKmMbBn]/g, '')));
    if (kinds.size > 1) return;
    const values = parts.map(({ numeral }) => signed(numeral!));
    const sum = values.reduce((a, b) => a + b, 0);
    const shown = signed(last.numeral);
    const off = Math.abs(sum - shown);
    const allowed = parts.reduce((most, { numeral }) => most + numeral!.half, last.numeral.half) * 1.01;
    const mean = shown <= Math.max(...values) && shown >= Math.min(...values);
    const near = off < 0.5 * Math.abs(shown) && (!percent || Math.abs(shown - 100) < 0.5);
    if (off > allowed && !mean && near)
      report(
        'total-differs',
        { page, shape },
        `${quoted(name)} in ${quoted(shape.name)} adds to ${plain(sum)}, its total says ${quoted(last.text)}.`,
      );
  } else if (percent && share.test(name) && rows.every(({ numeral }) => numeral !== null)) {
    const sum = rows.reduce((a, { numeral }) => a + signed(numeral!), 0);
    const allowed = rows.reduce((most, { numeral }) => most + numeral!.half, 0) * 1.01;
    const isShare = /share|anteil|% of|part\b|cuota|quota|構成比|占比|份额|حصة/iu.test(name);
    if (isShare && Math.abs(sum - 100) > allowed && Math.abs(sum - 100) < 10)
      report('parts-not-whole', { page, shape }, `${quoted(name)} in ${quoted(shape.name)} adds to ${plain(sum)}%.`);
  }
}

function plain(value: number): string {
  return Number(value.toPrecision(10)).toLocaleString('en-US', { maximumFractionDigits: 4 });
}

function checkDecimals({ name, rows }: Column, page: Page, shape: Shape, report: Reviewing['report']): void {
  const figures = rows.filter(({ numeral, text }) => numeral !== null && numeral.value !== 0 && !/[kKmMbB]/.test(text));
  const decimals = figures.map(({ numeral }) => numeral!.half);
  if (figures.length < 3 || new Set(decimals).size < 2) return;
  const units = new Set(figures.map(({ text }) => text.replace(/[\d.,\s+\-−()]/g, '')));
  if (units.size > 1) return;
  const usual = decimals.toSorted(
    (a, b) => decimals.filter((each) => each === b).length - decimals.filter((each) => each === a).length,
  )[0]!;
  // A figure that rounds to nothing in the digits of the rest needs more.
  const odd = figures.filter(({ numeral }) => numeral!.half !== usual && numeral!.value >= 2 * usual);
  // One out of line was overlooked; many have their reason, such as significant digits.
  if (odd.length === 1 && figures.length >= 3 && Math.max(usual, odd[0]!.numeral!.half) <= 0.5)
    report('mixed-decimals', { page, shape }, `${quoted(odd[0]!.text)} in the column ${quoted(name)} has other decimals than the rest.`);
}

function checkAligned({ name, rows }: Column, page: Page, shape: Shape, report: Reviewing['report']): void {
  const figures = rows.filter(({ numeral }) => numeral !== null);
  const aligns = figures.map(({ cell }) => cell.text.paragraphs[0]?.align ?? 'left');
  if (figures.length >= 3 && aligns.filter((align) => align === 'left').length > aligns.length / 2)
    report('numbers-unaligned', { page, shape }, `The figures of ${quoted(name)} in ${quoted(shape.name)} are aligned to the left.`);
  else if (figures.length >= 3 && aligns.filter((align) => align !== 'right').length === 1)
    report('numbers-unaligned', { page, shape }, `One figure of ${quoted(name)} in ${quoted(shape.name)} is not aligned to the right.`);
}
