/** Statements on sheets as people keep them: titles, two lines of heads, headings, subtotals, notes, units of thousands, several tables. */
import path from 'node:path';
import type { CellValue, WriteSheet } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { findDataFiles } from '../../../../src/engine/data/data-file.ts';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { readOne } from './read.ts';
import { folderOf, workbookOf } from './written-files.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr'];
const merge = (startRow: number, startCol: number, endRow: number, endCol: number) => ({ startRow, startCol, endRow, endCol });

async function facts(...sheets: WriteSheet[]): Promise<FactTable> {
  const folder = folderOf({ 'accounts.xlsx': await workbookOf(...sheets) });
  return readFacts(await findDataFiles(path.join(folder, 'accounts.xlsx')), { today: '2026-02-01' });
}
const value = (table: FactTable, id: string) => table.facts[id]?.value;

/** Actual and budget of each month, and their difference. */
const cells = (actual: number, budget: number): CellValue[] => months.flatMap(() => [actual, budget, actual - budget]);
const of = (label: string, actual: number, budget: number): CellValue[] => [label, ...cells(actual, budget)];

const lines: CellValue[][] = [
  ['Sales'],
  of('Own shops', 100, 110),
  of('Web', 50, 40),
  of('Total sales', 150, 150),
  [],
  ['Cost of sales'],
  of('Wheat', 60, 50),
  of('Energy', 10, 12),
  of('Total cost of sales', 70, 62),
  of('Gross profit', 80, 88),
  [],
  ['Overheads'],
  of('Rooms', 20, 20),
  of('Total overheads', 20, 20),
  of('EBIT', 60, 68),
  [],
  ['Notes: unaudited, before intercompany.'],
];
const heads = (scenarios: readonly string[]): CellValue[] => ['', ...months.flatMap(() => scenarios)];
const monthHeads: CellValue[] = [null, ...months.flatMap((month): CellValue[] => [month, null, null])];

function checks(table: FactTable): void {
  expect(table.statement).toMatchObject({
    basis: 'budget',
    result: 'EBIT',
    kinds: { 'Own shops': 'revenue', Web: 'revenue', Wheat: 'cost', Energy: 'cost', Rooms: 'cost' },
    ofSales: ['Wheat', 'Energy'],
    steps: ['2025-01', '2025-02', '2025-03', '2025-04'],
  });
  expect(Object.keys(table.statement!.kinds)).toHaveLength(5);
  expect(value(table, 'statement_result@0')).toBe(4 * 60 * 1000);
  expect(table.currency).toBe('EUR');
  expect(value(table, 'statement_result.variance[statement_line=Wheat]@0')).toBe(-4 * 10 * 1000);
}

describe('a statement in thousands under its title, its heads in two lines, with headings, subtotals and notes', () => {
  const title: CellValue[][] = [['Bakery Ltd'], ['Management accounts 2025, in TEUR'], []];

  it('is read with merged months', async () => {
    const merges = months.map((_, at) => merge(3, 1 + 3 * at, 3, 3 + 3 * at));
    const rows = [...title, monthHeads, heads(['Actual', 'Budget', 'Var']), ...lines];
    checks(await facts({ name: 'P&L', rows, merges }));
  });

  it('is read with months written once, and the name of the lines beside them', async () => {
    const rows = [...title, ['Account', ...monthHeads.slice(1)], heads(['Actual', 'Budget', 'Diff']), ...lines];
    checks(await facts({ name: 'P&L', rows }));
  });

  it('is read with actual and budget over the months', async () => {
    const by = (label: string, actual: number, budget: number): CellValue[] => [
      label,
      ...months.map(() => actual),
      ...months.map(() => budget),
    ];
    const rows = lines.map((row) => (row.length > 1 ? by(String(row[0]), Number(row[1]), Number(row[2])) : row));
    const over: CellValue[] = [null, 'Actual', null, null, null, 'Budget', null, null, null];
    checks(await facts({ name: 'P&L', rows: [...title, over, ['Line', ...months, ...months], ...rows] }));
  });

  it('has its year from a line above the months, and the year before beside it', async () => {
    const rows: CellValue[][] = [
      ['Bakery Ltd, in thousands of euros'],
      [],
      [null, 2025, null, null, null, null, null, 2024, null, null],
      [
        'Line',
        'Jan Actual',
        'Feb Actual',
        'Mar Actual',
        'Jan Budget',
        'Feb Budget',
        'Mar Budget',
        'Jan Actual',
        'Feb Actual',
        'Mar Actual',
      ],
      ['Sales', 10, 10, 10, 12, 12, 12, 9, 9, 9],
      ['Wages', 4, 4, 4, 4, 4, 4, 5, 5, 5],
    ];
    const table = await facts({ name: 'P&L', rows });
    expect(table.reporting.id).toBe('2025');
    expect(value(table, 'statement_result.variance@0')).toBe(3 * -2 * 1000);
    expect(value(table, 'statement_result.yoy@0')).toBe(3 * (6 - 4) * 1000);
  });
});

it('a statement of a whole year has the year before in the column named for it', async () => {
  const rows: CellValue[][] = [
    ['Profit and loss (EUR 000)'],
    ['Line', 'Actual 2025', 'Budget 2025', 'Actual 2024'],
    ['Sales', 900, 950, 800],
    ['Wages', 400, 380, 390],
    ['Rent', 90, 90, 80],
  ];
  const table = await facts({ name: 'P&L', rows });
  expect(value(table, 'statement_result.variance@0')).toBe(-70_000);
  expect(value(table, 'statement_result.yoy@0')).toBe((410 - 330) * 1000);
});

it('sections with a head each are one statement', async () => {
  const part = (label: string, rows: CellValue[][]): CellValue[][] => [[label, 'Budget 2025', 'Actual 2025'], ...rows, []];
  const rows = [
    ...part('Revenue', [
      ['Fees', 500, 520],
      ['Grants', 200, 150],
    ]),
    ...part('Costs', [
      ['Salaries', 400, 410],
      ['Rooms', 90, 95],
    ]),
  ];
  const { tables } = await readOne('club.xlsx', await workbookOf({ name: 'P&L', rows }));
  expect(tables.club).toHaveLength(4);
  expect(tables.club![2]).toEqual({ Revenue: 'Salaries', 'Budget 2025': '400', 'Actual 2025': '410', Section: 'Costs' });
});

describe('several tables on a sheet', () => {
  const first: CellValue[][] = [
    ['Month', 'Sales'],
    ['2025-01', 5],
    ['2025-02', 6],
    ['2025-03', 7],
  ];
  const second: CellValue[][] = [
    ['Department', 'Heads', 'Cost'],
    ['North', 3, 10],
    ['South', 4, 20],
  ];

  it('are read each by itself where one stands below the other, and that is told', async () => {
    const { tables, notes } = await readOne(
      'kpi.xlsx',
      await workbookOf({ name: 'KPI', rows: [...first, [], ['By department'], ...second] }),
    );
    expect(Object.keys(tables)).toEqual(['KPI', 'KPI 2']);
    expect(tables.KPI).toHaveLength(3);
    expect(tables['KPI 2']![1]).toEqual({ Department: 'South', Heads: '4', Cost: '20' });
    expect(notes).toEqual(['Sheet KPI of kpi.xlsx holds 2 tables, each read by itself: A1 to B4, A7 to C9.']);
  });

  it('are read each by itself where they stand side by side', async () => {
    const rows = first.map((row, at): CellValue[] => [...row, null, ...(second[at] ?? [])]);
    const { tables } = await readOne('kpi.xlsx', await workbookOf({ name: 'KPI', rows }));
    expect(tables.KPI![2]).toEqual({ Month: '2025-03', Sales: '7' });
    expect(tables['KPI 2']).toHaveLength(2);
    const both = first.map((row): CellValue[] => [...row, null, ...row.map((each) => (typeof each === 'number' ? each * 2 : each))]);
    const same = await readOne('kpi.xlsx', await workbookOf({ name: 'KPI', rows: both }));
    expect(same.tables['KPI 2']).toEqual(first.slice(1).map(([month, sales]) => ({ Month: month, Sales: String(Number(sales) * 2) })));
  });

  it('a gap within a table does not cut it', async () => {
    const rows = second.map((row): CellValue[] => [...row.slice(0, 2), null, ...row.slice(2)]);
    const { tables } = await readOne('kpi.xlsx', await workbookOf({ name: 'KPI', rows }));
    expect(tables.kpi![0]).toEqual({ Department: 'North', Heads: '3', Cost: '10' });
  });
});

it('headings are no records lost: rows of a list with gaps stay rows', async () => {
  const rows: CellValue[][] = [
    ['Name', 'Town', 'Amount'],
    ['Ann', null, null],
    ['Bob', 'Rome', 5],
    ['Cid', null, null],
    ['Dee', 'Bonn', 6],
  ];
  const { tables } = await readOne('list.xlsx', await workbookOf({ name: 'S', rows }));
  expect(tables.list).toHaveLength(4);
});
