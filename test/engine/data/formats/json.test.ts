/** JSON as programs export it. */
import { describe, expect, it } from 'vitest';
import { readOne } from './read.ts';

const rows = async (value: unknown, file = 'deals.json') => (await readOne(file, JSON.stringify(value))).tables.deals;

describe('JSON', () => {
  it('flattens objects inside a row and gives every key a column', async () => {
    expect(
      await rows([
        { id: 1, owner: { name: 'Ann', office: { city: 'Rome' } } },
        { id: 2, won: true, owner: null },
      ]),
    ).toEqual([
      { id: '1', 'owner.name': 'Ann', 'owner.office.city': 'Rome', owner: null, won: null },
      { id: '2', 'owner.name': null, 'owner.office.city': null, owner: null, won: 'true' },
    ]);
  });

  it('finds the list inside the answer of a service', async () => {
    expect(await rows({ totalSize: 1, done: true, errors: [], records: [{ Id: 'a', Amount: 5 }] })).toEqual([{ Id: 'a', Amount: '5' }]);
  });

  it('drops the envelope around the fields of a record', async () => {
    expect(await rows({ results: [{ id: '7', properties: { amount: '5', dealstage: 'closedwon', id: '8' } }] })).toEqual([
      { id: '7', amount: '5', dealstage: 'closedwon', 'id 2': '8' },
    ]);
  });

  it('makes a table of each list where there are several', async () => {
    const { tables, raw } = await readOne('crm.json', JSON.stringify({ deals: [{ id: 1 }], crm: { owners: [{ owner: 'Ann' }] } }));
    expect(tables).toEqual({ deals: [{ id: '1' }], owners: [{ owner: 'Ann' }] });
    expect(raw.deals!.file).toBe('crm.json/deals');
    expect(raw.deals!.sha256).not.toBe(raw.owners!.sha256);
  });

  it('keeps every digit of long numbers, and strings as they are', async () => {
    const text =
      '[{"id": 12345678901234567890, "note": "12345678901234567890 \\" 1", "rate": 0.12345678901234567, "big": 1e21, "small": 1e-7}]';
    expect((await readOne('deals.json', text)).tables.deals).toEqual([
      {
        id: '12345678901234567890',
        note: '12345678901234567890 " 1',
        rate: '0.12345678901234567',
        big: '1000000000000000000000',
        small: '0.0000001',
      },
    ]);
  });

  it('writes three decimals so that they are no thousands', async () => {
    expect(await rows([{ a: 1.125, b: -0.5, c: 1234 }])).toEqual([{ a: '1.1250', b: '-0.5', c: '1234' }]);
  });

  it('joins lists of plain values and says which lists it leaves out', async () => {
    const { tables, notes } = await readOne('deals.json', JSON.stringify([{ id: 1, tags: ['a', 'b'], lines: [{ sku: 1 }] }]));
    expect(tables.deals).toEqual([{ id: '1', tags: 'a, b' }]);
    expect(notes).toEqual(['lines of deals.json holds lists inside a row; they are left out.']);
  });

  it('tells keys apart that differ by case alone', async () => {
    expect(await rows([{ Amount: 1, amount: 2 }])).toEqual([{ Amount: '1', 'amount 2': '2' }]);
  });

  it('reads an object a line, whatever the file is called, with columns that come late', async () => {
    const text = '{"id":1}\r\n\r\n{"id":2,"stage":"Won"}\n';
    const expected = [
      { id: '1', stage: null },
      { id: '2', stage: 'Won' },
    ];
    for (const file of ['deals.ndjson', 'deals.jsonl', 'deals.json', 'deals.csv']) {
      expect((await readOne(file, text)).tables.deals).toEqual(expected);
    }
  });

  it('keeps rows of later batches under the columns of the first', async () => {
    const text = Array.from({ length: 20_001 }, (_, at) => JSON.stringify(at < 20_000 ? { id: at } : { late: 'yes', id: at })).join('\n');
    const { tables, raw } = await readOne('deals.ndjson', text);
    expect(raw.deals!.rows).toBe(20_001);
    expect(tables.deals!.at(-1)).toEqual({ id: '20000', late: 'yes' });
  });

  it('takes a header in brackets for the header of a CSV file', async () => {
    expect((await readOne('deals.csv', '[id],[stage]\n1,Won\n')).tables.deals).toEqual([{ '[id]': '1', '[stage]': 'Won' }]);
  });

  const refused: [string, string, string, string, RegExp][] = [
    ['a list of values', 'deals.json', '[1,2]', 'data_not_tabular', /deals\.json is JSON without a list of objects/],
    ['an empty list', 'deals.json', '[]', 'data_empty', /deals\.json holds no objects/],
    ['objects without a value', 'deals.json', '[{"a":null},{}]', 'data_empty', /deals\.json holds no objects/],
    ['text that breaks off', 'deals.json', '[{"a":1},{"a"', 'data_not_tabular', /deals\.json is not valid JSON/],
    ['a broken line', 'deals.ndjson', '{"a":1}\n{"a":\n', 'data_not_tabular', /Line 2 of deals\.ndjson is not valid JSON/],
    ['a line that is no object', 'deals.ndjson', '{"a":1}\n7\n', 'data_not_tabular', /Line 2 of deals\.ndjson is no JSON object/],
    ['an outline of a deck', 'outline.json', '{"version":1,"slides":[{"id":"a"}]}', 'data_not_tabular', /outline\.json is the outline/],
    [
      'keys that are data',
      'deals.ndjson',
      Array.from({ length: 2001 }, (_, at) => `{"k${at}":1}`).join('\n'),
      'data_not_tabular',
      /more than 2000 different keys/,
    ],
  ];
  it.each(refused)('refuses %s', async (_, file, text, code, message) => {
    await expect(readOne(file, text)).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
  });
});
