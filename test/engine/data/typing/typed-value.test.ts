/** What a column of text is taken for, from all of its values. */
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../../src/engine/data/database.ts';
import { readTables } from '../../../../src/engine/data/load-tables.ts';
import type { ColumnType, DateOrder } from '../../../../src/engine/data/typing/column-type.ts';
import { typeTable } from '../../../../src/engine/data/typing/type-tables.ts';
import { csv, csvFiles } from '../csv-files.ts';

async function read(rows: readonly Record<string, string>[], { delimiter = ',', order }: { delimiter?: string; order?: DateOrder } = {}) {
  const [file] = await csvFiles({ 'table.csv': csv(rows, delimiter) });
  const database = await openDatabase();
  try {
    const table = await typeTable(database, (await readTables(database, [file!])).tables[0]!.raw, 'typed', order);
    const values = await database.query('SELECT COLUMNS(*)::VARCHAR FROM files.typed');
    return { types: Object.fromEntries(table.columns.map(({ name, type }) => [name, type])), columns: table.columns, values };
  } finally {
    database.close();
  }
}

/** Types and values of one column; a second one keeps rows without a value from being blank lines. */
async function column(values: readonly string[], options: { delimiter?: string; order?: DateOrder } = {}) {
  const {
    types,
    values: rows,
    columns,
  } = await read(
    values.map((value, at) => ({ value, row: `r${at}` })),
    options,
  );
  return { type: types.value as ColumnType, values: rows.map((row) => row.value), rejected: columns[0]!.rejected };
}

describe('numbers', () => {
  const readAs: [string, string[], (string | null)[]][] = [
    ['plain integers', ['1', '20', '-3'], ['1', '20', '-3']],
    ['decimals with a point', ['1.5', '20.25', '0.1'], ['1.50', '20.25', '0.10']],
    ['dollars with thousands', ['$1,234.50', '$12', '$1,000,000.00'], ['1234.50', '12.00', '1000000.00']],
    ['negatives in parentheses', ['(500.00)', '12.50', '($1,000.00)'], ['-500.00', '12.50', '-1000.00']],
    ['percent', ['12%', '7.5%', '-3%'], ['0.120', '0.075', '-0.030']],
    ['a decimal comma', ['1.234,50', '7,5', '1.000.000,00'], ['1234.50', '7.50', '1000000.00']],
    ['thousands in spaces', ['1 234,50', '999,00', '1 000 000,25'], ['1234.50', '999.00', '1000000.25']],
    ['an apostrophe for thousands', ["1'234.50", '999.00', "1'000'000.25"], ['1234.50', '999.00', '1000000.25']],
    ['a code after the amount', ['100 EUR', '2.500,00 EUR', '1 EUR'], ['100.00', '2500.00', '1.00']],
    ['a minus sign of typography', ['−5', '7', '8'], ['-5', '7', '8']],
    ['a minus sign behind, as of SAP', ['1.601-', '548', '-3', '1.000.000,5'], ['-1601.0', '548.0', '-3.0', '1000000.5']],
    ['thousands without decimals', ['1,234', '12,345', '999'], ['1234', '12345', '999']],
    ['texts for no value', ['1', 'N/A', 'null', '-', '#N/A', 'NA', ''], ['1', null, null, null, null, null, null]],
  ];
  it.each(readAs)('reads %s', async (_, given, expected) => {
    const found = await column(given, { delimiter: '\t' });
    expect(found.type.kind).toBe('number');
    expect(found.values).toEqual(expected);
  });

  it('reads 1.234 as a thousand where the file writes decimals with a comma', async () => {
    const { values } = await read(
      [
        { a: '1.234', b: '1,50' },
        { a: '5.678', b: '2,25' },
      ],
      { delimiter: ';' },
    );
    expect(values.map((row) => [row.a, row.b])).toEqual([
      ['1234', '1.50'],
      ['5678', '2.25'],
    ]);
  });

  it('keeps the currency of the amounts', async () => {
    const { type } = await column(['€5', '€7', '€9']);
    expect(type).toMatchObject({ kind: 'number', currencies: { EUR: 3 } });
  });

  it('leaves codes with leading zeros as they are', async () => {
    expect(await column(['01234', '90210', '10001'])).toMatchObject({ type: { kind: 'text' }, values: ['01234', '90210', '10001'] });
  });

  it('takes 123-45 for text, not for a number', async () => {
    expect((await column(['123-45', '555-01', '777-99'])).type.kind).toBe('text');
  });

  it('rejects one bad value in a hundred and counts it', async () => {
    const given = Array.from({ length: 199 }, (_, at) => String(at));
    const found = await column([...given, 'about 12']);
    expect(found.type.kind).toBe('number');
    expect(found.rejected).toBe(1);
    expect(found.values.at(-1)).toBeNull();
  });

  it('takes a column for text when more than one in a hundred is none', async () => {
    expect((await column(['1', '2', '3', 'four'])).type.kind).toBe('text');
  });
});

describe('flags and text', () => {
  it.each([
    ['TRUE', 'FALSE'],
    ['yes', 'no'],
    ['ja', 'nein'],
  ])('reads %s and %s as a flag', async (yes, no) => {
    expect(await column([yes, no, yes])).toMatchObject({ type: { kind: 'boolean' }, values: ['true', 'false', 'true'] });
  });

  it('are yes and no where some are written as letters', async () => {
    expect(await column(['Y', 'No', 'Yes', 'N'])).toMatchObject({ type: { kind: 'boolean' }, values: ['true', 'false', 'true', 'false'] });
    expect((await column(['Y', 'No', 'X'])).type.kind).toBe('text');
  });

  it('keeps NA as a region among texts', async () => {
    expect((await column(['NA', 'EMEA', 'APAC'])).values).toEqual(['NA', 'EMEA', 'APAC']);
  });

  it('trims names, so that one name is one member', async () => {
    expect((await column(['Acme', ' Acme ', 'Beta'])).values).toEqual(['Acme', 'Acme', 'Beta']);
  });
});

describe('dates', () => {
  const readAs: [string, string[], string[]][] = [
    ['ISO dates', ['2025-01-31', '2025-02-01'], ['2025-01-31', '2025-02-01']],
    ['ISO times, by their civil date', ['2025-03-31T23:30:00Z', '2025-04-01 00:30:00+02:00'], ['2025-03-31', '2025-04-01']],
    ['a time with one digit of hours', ['2023-07-28 3:00', '2023-07-29 11:00'], ['2023-07-28', '2023-07-29']],
    ['month names', ['Jan 1 2000', 'Feb 12 2000'], ['2000-01-01', '2000-02-12']],
    ['long month names', ['January 5, 2024', 'March 17, 2024'], ['2024-01-05', '2024-03-17']],
    ['day, month name, year', ['05-Mar-2024', '17-Apr-2024'], ['2024-03-05', '2024-04-17']],
    ['German dates', ['03.04.2025', '31.12.2025'], ['2025-04-03', '2025-12-31']],
    ['US dates that a day above 12 decides', ['03/04/2025', '12/31/2025'], ['2025-03-04', '2025-12-31']],
    ['European dates that a day above 12 decides', ['03/04/2025', '31/12/2025'], ['2025-04-03', '2025-12-31']],
    ['two-digit years', ['03/14/25', '12/31/25'], ['2025-03-14', '2025-12-31']],
  ];
  it('reads days of eight digits without a mark, and zeros as no day', async () => {
    const { types, values } = await read([
      { 'Posting Date': '20240229', Paid: '20240302.0', Voucher: '20240301' },
      { 'Posting Date': '20241231', Paid: '', Voucher: '20240302' },
      { 'Posting Date': '00000000', Paid: '20250101.0', Voucher: '20240303' },
    ]);
    expect(values.map((row) => row['Posting Date'])).toEqual(['2024-02-29', '2024-12-31', null]);
    // A few numbers under a name that is none of a day stay numbers.
    expect(types.Paid!.kind).toBe('number');
    expect(types.Voucher!.kind).toBe('number');
  });

  it('reads many days of eight digits by their values alone, but neither keys nor numbers of which some are no day', async () => {
    const many = Array.from({ length: 24 }, (_, at) =>
      `2024${String((at % 12) + 1).padStart(2, '0')}${at + 1}`.replace(/^(.{6})(.)$/, '$10$2'),
    );
    const { types } = await read(
      many.map((day, at) => ({ Cleared: `${day}.0`, 'Day Key': day, Serial: String(20_240_101 + at * 7), Booked: day })),
    );
    expect(types).toMatchObject({
      Cleared: { kind: 'date' },
      'Day Key': { kind: 'number' },
      Serial: { kind: 'number' },
      Booked: { kind: 'date' },
    });
  });

  it.each(readAs)('reads %s', async (_, given, expected) => {
    const found = await column(given, { delimiter: '\t' });
    expect(found.type.kind).toBe('date');
    expect(found.values).toEqual(expected);
  });

  it('takes a day that does not exist for a missing value', async () => {
    const given = Array.from({ length: 150 }, (_, at) => `2025-01-${String((at % 28) + 1).padStart(2, '0')}`);
    const found = await column([...given, '2025-02-30']);
    expect(found).toMatchObject({ type: { kind: 'date' }, rejected: 1 });
  });

  const unclear = ['03/04/2025', '05/06/2025', '11/12/2025'];

  it('asks when every date can be read two ways', async () => {
    await expect(column(unclear)).rejects.toMatchObject({
      code: 'date_order_ambiguous',
      message: expect.stringContaining('table.csv'),
      next: expect.stringContaining('--date-order dmy'),
    });
  });

  it('follows the order that was asked for', async () => {
    expect((await column(unclear, { order: 'dmy' })).values).toEqual(['2025-04-03', '2025-06-05', '2025-12-11']);
    expect((await column(unclear, { order: 'mdy' })).values).toEqual(['2025-03-04', '2025-05-06', '2025-11-12']);
  });

  it('follows another column of the file that is decided', async () => {
    const { values } = await read(unclear.map((date, at) => ({ date, due: ['04/30/2025', '06/01/2025', '12/24/2025'][at]! })));
    expect(values.map((row) => row.date)).toEqual(['2025-03-04', '2025-05-06', '2025-11-12']);
  });

  it('follows the order in which no deal closes before it was created', async () => {
    const { values } = await read([
      { created: '10/02/2025', closed: '01/03/2025' },
      { created: '03/02/2025', closed: '04/02/2025' },
      { created: '12/03/2025', closed: '05/04/2025' },
    ]);
    expect(values.map((row) => row.closed)).toEqual(['2025-03-01', '2025-02-04', '2025-04-05']);
  });

  it.each([
    ['first', ['created', 'closed']],
    ['last', ['closed', 'created']],
  ])('knows by its name that what was created came before it closed, also where it stands %s', async (_, [one, other]) => {
    // Month first, every deal would have closed before it was created: without names that is an order too.
    const deals: Record<string, string>[] = [
      { created: '05/03/2025', closed: '04/04/2025' },
      { created: '09/01/2025', closed: '03/02/2025' },
    ];
    const { values } = await read(deals.map((deal) => ({ [one!]: deal[one!]!, [other!]: deal[other!]! })));
    expect(values.map((row) => row.created)).toEqual(['2025-03-05', '2025-01-09']);
  });

  it('needs no order for dates that read the same both ways', async () => {
    expect((await column(['01/01/2025', '02/02/2025', '03/03/2025'])).values).toEqual(['2025-01-01', '2025-02-02', '2025-03-03']);
  });
});
