import { describe, expect, it } from 'vitest';
import type { TableCell, TableElement, TableRow } from '../../../src/model/layout.ts';
import { boundsOf, pageOf, pathsOf, textsOf } from './drawn.ts';

const cell = (text: string, more: Partial<TableCell> = {}): TableCell => ({ runs: text === '' ? [] : [{ text }], align: 'left', ...more });
const row = (role: TableRow['role'], cells: TableCell[], height = 0.5): TableRow => ({ role, height, cells });
const table = (rows: TableRow[]): TableElement => ({
  type: 'table',
  name: 'Table',
  alt: 'A table',
  x: 1,
  y: 1,
  w: 4,
  h: rows.length / 2,
  columns: [2, 1, 1],
  size: 12,
  rows,
});
const three = (role: TableRow['role'], ...texts: string[]) =>
  row(
    role,
    texts.map((text) => cell(text)),
  );

describe('a table', () => {
  it('sets cells in the middle of their rows, with their padding', async () => {
    const [first, second] = textsOf(await pageOf([table([three('body', 'A', 'B', '')])]));
    expect([first!.x, second!.x]).toEqual([expect.closeTo(72 * 1.08, 6), expect.closeTo(72 * 3.08, 6)]);
    // A line of 14.4 points, of which 12 are above the baseline.
    expect(first!.y).toBeCloseTo(72 + 18 - 7.2 + 12, 6);
  });

  it('has bold words in header and total, and their rules', async () => {
    const page = await pageOf([table([three('header', 'A', 'B', 'C'), three('body', 'a', 'b', 'c'), three('total', 'x', 'y', 'z')])]);
    expect(textsOf(page).map(({ bold }) => bold)).toEqual([true, true, true, false, false, false, true, true, true]);
    const rules = pathsOf(page).map(({ d, stroke }) => [boundsOf(d).top, stroke!.width]);
    expect(rules).toEqual([...Array(3).fill([108, 0.75]), ...Array(3).fill([144, 1.5])]);
  });

  it('joins the columns a cell spans', async () => {
    const [, right] = textsOf(await pageOf([table([row('body', [cell('wide', { span: 2 }), cell('right', { align: 'right' })])])]));
    expect(right!.x + right!.w).toBeCloseTo(72 * 4.92, 6);
  });

  it('fills cells and highlights rows', async () => {
    const page = await pageOf([table([three('highlight', 'a', 'b', 'c'), row('body', [cell('a', { fill: 'bad' }), cell(''), cell('')])])]);
    const fills = pathsOf(page).filter(({ fill }) => fill);
    expect(fills.map(({ fill }) => fill)).toEqual(['#E4EAEF', '#E4EAEF', '#E4EAEF', '#B3261E']);
    expect(boundsOf(fills[3]!.d)).toEqual({ left: 72, top: 108, right: 216, bottom: 144 });
  });

  it('pushes the rows below down where words take more lines than there is room for', async () => {
    const page = await pageOf([
      table([
        three('body', 'one two three four five six seven eight nine ten eleven twelve thirteen', '', ''),
        three('body', 'below', '', ''),
      ]),
    ]);
    const below = textsOf(page).find(({ text }) => text === 'below')!;
    expect(below.y).toBeCloseTo(72 + 3 * 14.4 + 4.32 + 18 - 7.2 + 12, 6);
  });

  it('begins at the right in a language read from there', async () => {
    const page = await pageOf([table([three('body', 'أ', 'ب', 'ج')])], {}, { language: 'ar' });
    const xs = textsOf(page).map(({ x }) => x);
    expect(xs).toEqual(xs.toSorted((a, b) => b - a));
  });
});
