import { describe, expect, it } from 'vitest';
import { members, scoped } from '../../../src/engine/kinds/example-facts.ts';
import { type TableContent, table } from '../../../src/engine/kinds/table.ts';
import { cellWidths } from '../../../src/model/geometry.ts';
import type { TableElement } from '../../../src/model/layout.ts';
import { findings } from './findings.ts';
import { pagesOf, testPage } from './test-page.ts';

const row = (cells: string[], role: 'body' | 'total' | 'highlight' = 'body') => ({ cells, role });
const columns = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `C${at}`, align: 'left' as const }));
const content = (width: number, height: number): TableContent => ({
  columns: columns(width),
  rows: Array.from({ length: height }, (_, at) => row(Array.from({ length: width }, (_, column) => `${at}/${column}`))),
  reading: [],
});
const tableOf = (elements: readonly { type: string }[]) => elements.find(({ type }) => type === 'table') as TableElement;

describe('a table', () => {
  it('holds eight rows a page and the total under them, the head on every page', () => {
    const long = content(3, 19);
    const pages = table.split({ ...long, rows: [...long.rows, row(['Total', '', ''], 'total')] }, testPage());
    expect(pages.map(({ rows }) => rows.length)).toEqual([7, 7, 6]);
    expect(pages.at(-1)!.rows.at(-1)!.role).toBe('total');
    expect(table.split({ ...content(3, 8), rows: [...content(3, 8).rows, row(['Total'], 'total')] }, testPage())).toHaveLength(1);
  });

  it('holds seven columns a page, each page beginning with the first', () => {
    const pages = table.split(content(9, 2), testPage());
    expect(pages.map((page) => page.columns.map(({ label }) => label))).toEqual([
      ['C0', 'C1', 'C2', 'C3', 'C4'],
      ['C0', 'C5', 'C6', 'C7', 'C8'],
    ]);
    expect(pages[1]!.rows[1]!.cells).toEqual(['1/0', '1/5', '1/6', '1/7', '1/8']);
  });
});

describe('bars beside the figures of a table', () => {
  const owners: TableContent = {
    columns: [
      { label: 'Owner', align: 'left' },
      { label: 'Won value', align: 'right', bars: true },
    ],
    rows: Array.from({ length: 12 }, (_, at) => row([`Owner ${at}`, `{{${scoped('won_value', 'owner', members.owner[at % 8]!)}}}`])),
    reading: [],
  };

  it('have one scale over all pages', () => {
    const pages = pagesOf('table', owners).map(tableOf);
    expect(pages).toHaveLength(2);
    const longest = pages.map(({ rows, columns }) =>
      Math.max(...rows.flatMap((row) => row.cells.flatMap(({ fill }, at) => (fill ? [cellWidths(row, columns)[at]!] : [])))),
    );
    // 420K on the first page, 330K … on the second are of the same length wherever they stand.
    expect(longest[0]).toBeGreaterThan(0);
    const [first, second] = pages.map(({ rows, columns }) => {
      const laflamme = rows.find(({ cells }) => cells[1]!.runs[0]?.text === '$330K')!;
      return cellWidths(laflamme, columns)[2];
    });
    expect(second).toBeCloseTo(first!, 9);
  });

  it('mark the row the page speaks of, and leave the total without one', () => {
    const rows = [row(owners.rows[0]!.cells), row(owners.rows[1]!.cells, 'highlight'), row(['Total', '{{won_value@0}}'], 'total')];
    const [page] = pagesOf('table', { ...owners, rows });
    const fills = tableOf(page!).rows.map(({ cells }) => cells.find(({ fill }) => fill)?.fill);
    expect(fills).toEqual([undefined, 'accent-30', 'accent', undefined]);
    expect(findings(page!, testPage())).toEqual([]);
  });
});
