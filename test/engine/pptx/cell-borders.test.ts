/** Bars of a table keep clear of the rules of its header and its total, which run under everything else. */
import { expect, it } from 'vitest';
import { cellBorders } from '../../../src/engine/pptx/cell-borders.ts';
import type { TableCell, TableRow } from '../../../src/model/layout.ts';

const words: TableCell = { runs: [{ text: 'Atlas' }], align: 'left' };
const bar: TableCell = { runs: [], align: 'left', fill: 'bad', apart: 6 };
const row = (role: TableRow['role']): TableRow => ({ height: 0.4, role, cells: [words, bar] });

it('a bar between header and total is edged with page colour on both sides', () => {
  const [above, , below] = cellBorders(bar, row('body'), row('header'), row('total'));
  expect([above?.color, below?.color]).toEqual(['paper', 'paper']);
  expect(cellBorders(bar, row('header'), undefined, row('body'))[2]?.color).toBe('paper');
});

it('words in the same rows stand between the rules', () => {
  expect(cellBorders(words, row('header'), undefined, row('body'))[2]?.color).toBe('ink');
  expect(cellBorders(words, row('body'), row('header'), row('total'))[2]?.color).toBe('ink');
  const filled: TableCell = { ...words, fill: 'accent-12', apart: 6 };
  expect(cellBorders(filled, row('body'), row('header'), row('total')).map((side) => side?.color)).toEqual([
    'ink',
    'paper',
    'ink',
    'paper',
  ]);
});
