/** Excel workbooks as people keep them. */
import { type Cell, type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { findTable } from '../../../../src/engine/data/formats/grid.ts';
import { readZip, writeZip } from '../../../../src/engine/opc/zip.ts';
import { readFolder, readOne } from './read.ts';
import { workbookOf } from './written-files.ts';

type Cells = Record<string, Partial<Cell>>;
const sheet = (name: string, rows: CellValue[][], cells: Cells = {}, more: Partial<WriteSheet> = {}): WriteSheet => ({
  name,
  rows,
  cells: new Map(Object.entries(cells)),
  ...more,
});
const deals: CellValue[][] = [
  ['id', 'stage', 'amount'],
  ['a', 'Won', 5],
  ['b', 'Lost', 7.5],
];
const dealRows = [
  { id: 'a', stage: 'Won', amount: '5' },
  { id: 'b', stage: 'Lost', amount: '7.5' },
];
const readSheets = async (...sheets: WriteSheet[]) => readOne('crm.xlsx', await workbookOf(...sheets));
const value = async (content: CellValue, numFmt?: string) => {
  const { tables } = await readSheets(
    sheet(
      'S',
      [
        ['k', 'v'],
        ['x', content],
      ],
      numFmt ? { '1,1': { value: content, style: { numFmt } } } : {},
    ),
  );
  return tables.crm![0]!.v;
};

describe('sheets', () => {
  it('are a table each, called as the sheet; a single one is called as the file', async () => {
    const { tables, raw } = await readSheets(sheet('Deals', deals), sheet('Owners', [['owner'], ['Ann']]));
    expect(tables).toEqual({ Deals: dealRows, Owners: [{ owner: 'Ann' }] });
    expect([raw.Deals!.file, raw.Owners!.file]).toEqual(['crm.xlsx/Deals', 'crm.xlsx/Owners']);
    expect(raw.Deals!.sha256).not.toBe(raw.Owners!.sha256);
    expect((await readSheets(sheet('Deals', deals))).tables).toEqual({ crm: dealRows });
  });

  it('are left out when hidden, and named', async () => {
    const { tables, notes } = await readSheets(
      sheet('Deals', deals),
      sheet('Lists', [['x'], ['y']], {}, { hidden: true }),
      sheet('Secret', [['x'], ['y']], {}, { veryHidden: true }),
    );
    expect(Object.keys(tables)).toEqual(['crm']);
    expect(notes).toEqual(['Hidden sheets of crm.xlsx are left out: Lists, Secret.']);
  });

  it('without a table are left out, and named; empty ones without a word', async () => {
    const { tables, notes } = await readSheets(sheet('Cover', [['Quarterly report']]), sheet('Empty', []), sheet('Deals', deals));
    expect(tables).toEqual({ crm: dealRows });
    expect(notes).toEqual(['Sheet Cover of crm.xlsx has no table and is left out.']);
  });

  it('of which none holds a table make no data', async () => {
    await expect(readSheets(sheet('Cover', [['Quarterly report']]))).rejects.toMatchObject({ code: 'data_empty' });
  });
});

describe('the table on a sheet', () => {
  it('stands below titles, to the right of empty columns, above totals and footers', async () => {
    const { tables, raw } = await readSheets(
      sheet('Deals', [
        [],
        [null, 'Pipeline report'],
        [null, 'As of', new Date('2025-01-02')],
        [],
        ...deals.map((row) => [null, ...row, null]),
        [null, 'Total', null, 12.5],
        [],
        [null, 'Confidential'],
      ]),
    );
    expect(tables.crm).toEqual(dealRows);
    expect(raw.crm!.around).toBe(4);
  });

  it('ends above a line of sums whatever it is called, and holds no subtotals', async () => {
    const { tables, raw } = await readSheets(
      sheet('Deals', [deals[0]!, deals[1]!, ['EMEA', 'all', 5], deals[2]!, ['All of it', 'x', 12.5]], {
        '2,2': { formula: 'SUBTOTAL(9,C2:C2)', formulaResult: 5 },
        '4,2': { formula: 'SUM(C2:C4)', formulaResult: 12.5 },
      }),
    );
    expect(tables.crm).toEqual(dealRows);
    expect(raw.crm!.around).toBe(2);
  });

  it('keeps a last row that adds up its own cells', async () => {
    const { tables } = await readSheets(
      sheet(
        'S',
        [
          ['id', 'a', 'b', 'sum'],
          ['x', 1, 2, 3],
          ['y', 3, 4, 7],
        ],
        { '2,3': { formula: 'SUM(B3:C3)', formulaResult: 7 } },
      ),
    );
    expect(tables.crm).toHaveLength(2);
  });

  it('is the fuller line of a header of two', async () => {
    const { tables } = await readSheets(
      sheet(
        'S',
        [
          ['Deal', null, 'Money', null],
          ['id', 'stage', 'amount', 'cost'],
          ['a', 'Won', 5, 1],
          ['b', 'Lost', 6, 2],
        ],
        {},
        {
          merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 1 }],
        },
      ),
    );
    expect(tables.crm![0]).toEqual({ id: 'a', stage: 'Won', amount: '5', cost: '1' });
  });

  it('has the names of a header whose cells are merged downwards', async () => {
    const merge = (startRow: number, startCol: number, endRow: number, endCol: number) => ({ startRow, startCol, endRow, endCol });
    const { tables } = await readSheets(
      sheet(
        'S',
        [
          ['Deal', 'Stage', 'Plan', null, 'Actual', null],
          [null, null, 'Amount', 'Cost', 'Amount', 'Cost'],
          ['a', 'Won', 5, 1, 6, 2],
          ['b', 'Lost', 7, 3, 8, 4],
        ],
        {},
        { merges: [merge(0, 0, 1, 0), merge(0, 1, 1, 1), merge(0, 2, 0, 3), merge(0, 4, 0, 5)] },
      ),
    );
    expect(tables.crm).toEqual([
      { Deal: 'a', Stage: 'Won', 'Plan Amount': '5', 'Plan Cost': '1', 'Actual Amount': '6', 'Actual Cost': '2' },
      { Deal: 'b', Stage: 'Lost', 'Plan Amount': '7', 'Plan Cost': '3', 'Actual Amount': '8', 'Actual Cost': '4' },
    ]);
  });

  it('has the names of merged cells also when the lower line is the fuller one', async () => {
    const { tables } = await readSheets(
      sheet(
        'S',
        [
          ['Deal', null, null, null],
          [null, 'stage', 'amount', 'cost'],
          ['a', 'Won', 5, 1],
          ['b', 'Lost', 6, 2],
        ],
        {},
        { merges: [{ startRow: 0, startCol: 0, endRow: 1, endCol: 0 }] },
      ),
    );
    expect(tables.crm![1]).toEqual({ Deal: 'b', stage: 'Lost', amount: '6', cost: '2' });
  });

  it('is not mixed with tables beside and below it', async () => {
    const { tables, notes } = await readSheets(
      sheet('Deals', [
        [...deals[0]!, null, 'region', 'target'],
        [...deals[1]!, null, 'EMEA', 100],
        deals[2]!,
        ['c', 'Won', 1],
        [],
        ['owner', 'town', 'since'],
        ['Ann', 'Rome', 'May'],
      ]),
    );
    expect(tables.crm).toEqual([...dealRows, { id: 'c', stage: 'Won', amount: '1' }]);
    expect(notes).toEqual(['Of crm.xlsx, the table from column E on is left out.', 'Of crm.xlsx, the table from row 6 on is left out.']);
  });

  it('goes on below an empty row', async () => {
    expect((await readSheets(sheet('S', [...deals.slice(0, 2), [], deals[2]!]))).tables.crm).toEqual(dealRows);
  });

  it('may have more rows than a call has arguments', () => {
    const rows = Array.from({ length: 200_000 }, (_, at) => [at]);
    const none = { sums: () => false, subtotals: () => false };
    expect(findTable([['n'], ...rows], none)).toMatchObject({ header: 0, from: 1, to: 200_001, columns: [0] });
  });

  it('is what Excel has marked as one, without its line of totals', async () => {
    const table = { name: 'Deals', range: 'B3:D6', columns: deals[0]!.map((name) => ({ name: String(name) })), showTotalRow: true };
    const { tables, raw } = await readSheets(
      sheet(
        'S',
        [['My list'], [], ...deals.map((row) => [null, ...row]), [null, 'x', 'y', 12.5], ['note', 'note', 'note', 'note']],
        {},
        {
          tables: [table],
        },
      ),
    );
    expect(tables.crm).toEqual(dealRows);
    expect(raw.crm!.around).toBe(1);
  });
});

describe('cells', () => {
  it.each<[string, CellValue, string | undefined, string | null]>([
    ['a date', new Date('2025-02-03'), 'dd/mm/yyyy', '2025-02-03'],
    ['a moment', new Date('2025-02-03T04:05:06Z'), 'yyyy-mm-dd hh:mm', '2025-02-03 04:05:06'],
    ['a percentage', 0.07, '0.0%', '7%'],
    ['a percentage with decimals', 0.1234, '0%', '12.34%'],
    ['euros', 1234.5, '#,##0.00\\ "€"', 'EUR 1234.5'],
    ['euros of a locale', 1234.5, '[$€-407] #,##0.00;[Red]-[$€-407] #,##0.00', 'EUR 1234.5'],
    ['dollars', -5, '"$"#,##0.00', 'USD -5'],
    ['Canadian dollars', 5, '[$$-1009]#,##0.00', 'CAD 5'],
    ['francs', 5, '[$CHF-807] #,##0.00', 'CHF 5'],
    ['crowns of nobody', 5, '#,##0 "kr"', '5'],
    ['a unit that is no currency', 5, '#,##0 "pcs"', '5'],
    ['noise of binary numbers', 0.1 + 0.2, undefined, '0.3'],
    ['three decimals', 1.125, undefined, '1.1250'],
    ['a tiny number', 1e-7, undefined, '0.0000001'],
    ['a number kept as text', ' 1,234.50 ', '@', '1,234.50'],
    ['a code with a zero before it', '00123', undefined, '00123'],
    ['a truth', true, undefined, 'true'],
  ])('of %s', async (_, content, format, text) => {
    expect(await value(content, format)).toBe(text);
  });

  it('of a workbook that counts days from 1904 are the same dates', async () => {
    const bytes = await writeXlsx({
      dateSystem: '1904',
      sheets: [
        sheet('S', [
          ['id', 'closed'],
          ['a', new Date('2025-02-03')],
        ]),
      ],
    });
    expect((await readOne('crm.xlsx', bytes)).tables.crm).toEqual([{ id: 'a', closed: '2025-02-03' }]);
  });

  it('that are wrong or have no saved result are missing, counted and told', async () => {
    const { tables, notes } = await readSheets(
      sheet(
        'S',
        [
          ['id', 'amount', 'rate'],
          ['a', null, '#N/A'],
          ['b', null, 1],
        ],
        {
          '1,1': { formula: 'C2*2' },
          '2,1': { formula: 'C3*2', formulaResult: 2 },
          '1,2': { value: '#N/A', type: 'error' },
        },
      ),
    );
    expect(tables.crm).toEqual([
      { id: 'a', amount: null, rate: null },
      { id: 'b', amount: '2', rate: '1' },
    ]);
    expect(notes).toEqual([
      '1 cells of crm.xlsx contain an error such as #N/A and count as missing.',
      '1 formulas of crm.xlsx have no saved result and count as missing; open the file in Excel and save it to include them.',
    ]);
  });

  it('of hidden rows count, and that is told', async () => {
    const { tables, notes } = await readSheets(sheet('S', deals, {}, { rowDefs: new Map([[1, { hidden: true }]]) }));
    expect(tables.crm).toEqual(dealRows);
    expect(notes).toEqual(['1 hidden rows of crm.xlsx are included like any other.']);
  });
});

describe('a workbook', () => {
  it('is known by its content', async () => {
    expect((await readOne('crm.csv', await workbookOf(sheet('Deals', deals)))).tables).toEqual({ crm: dealRows });
  });

  it('is refused when it unfolds too far, without being unfolded', async () => {
    const parts = readZip(Buffer.from(await workbookOf(sheet('Deals', deals))));
    const bomb = writeZip(new Map([...parts, ['xl/media/image1.bin', Buffer.alloc(80 * 1024 ** 2)]]));
    await expect(readOne('crm.xlsx', bomb)).rejects.toMatchObject({
      code: 'data_unsupported',
      message: expect.stringContaining('200 times'),
    });
    // A part that claims to be empty.
    const at = bomb.lastIndexOf('xl/media/image1.bin') - 46 + 24;
    bomb.writeUInt32LE(0, at);
    await expect(readOne('crm.xlsx', bomb)).rejects.toMatchObject({
      code: 'data_unsupported',
      message: expect.stringContaining('200 times'),
    });
  });

  it('is refused when it is damaged, or another package', async () => {
    const bytes = Buffer.from(await workbookOf(sheet('Deals', deals)));
    await expect(readOne('crm.xlsx', bytes.subarray(0, 900))).rejects.toMatchObject({ code: 'data_not_tabular' });
    const parts = readZip(bytes);
    parts.set('xl/worksheets/sheet1.xml', Buffer.from('<worksheet><sheetData><row'));
    parts.set('xl/workbook.xml', Buffer.from('<workbook>'));
    await expect(readOne('crm.xlsx', writeZip(parts))).rejects.toMatchObject({ code: expect.stringMatching(/^data_/) });
    await expect(readOne('crm.xlsx', writeZip(new Map([['a.csv', 'x']])))).rejects.toMatchObject({
      code: 'data_unsupported',
      message: 'crm.xlsx is a zip archive.',
    });
    const old = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(600)]);
    await expect(readOne('crm.xlsx', old)).rejects.toMatchObject({ code: 'data_unsupported', message: expect.stringContaining('.xls') });
  });

  it('in a folder is left out when it holds no table, and so is the lock of an open one', async () => {
    const { tables, notes } = await readFolder({
      'deals.csv': 'id,stage\na,Won\n',
      'cover.xlsx': await workbookOf(sheet('Cover', [['Hello']])),
      '~$deals.xlsx': 'lock',
    });
    expect(tables).toEqual({ deals: [{ id: 'a', stage: 'Won' }] });
    expect(notes).toEqual([expect.stringMatching(/^Left out: cover\.xlsx/)]);
  });
});
