/** Parquet: typed values as the text that typing expects. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findDataFiles } from '../../../../src/engine/data/data-file.ts';
import { openDatabase } from '../../../../src/engine/data/database.ts';
import { read, readOne } from './read.ts';
import { folderOf, packed, parquetOf } from './written-files.ts';

const row = async (select: string) => (await readOne('deals.parquet', await parquetOf(`SELECT ${select}`))).tables.deals![0];

describe('Parquet', () => {
  it('writes dates as ISO, instants in UTC, and decimals with all their digits', async () => {
    expect(
      await row(`DATE '2025-02-03' AS d, TIMESTAMP '2025-01-02 03:04:05' AS t, TIMESTAMPTZ '2025-01-01 01:30:00+02:00' AS z,
        12345678901234567890.50::DECIMAL(38, 2) AS amount, 1.125::DECIMAL(9, 3) AS rate, 9007199254740993::BIGINT AS id, true AS won`),
    ).toEqual({
      d: '2025-02-03',
      t: '2025-01-02 03:04:05',
      z: '2024-12-31 23:30:00',
      amount: '12345678901234567890.50',
      rate: '1.1250',
      id: '9007199254740993',
      won: 'true',
    });
  });

  it('writes floating numbers without exponents, and none for what is no number', async () => {
    expect(
      await row(`5.0::DOUBLE AS a, 0.1::FLOAT AS b, 1e-7::DOUBLE AS c, 1e20::DOUBLE AS d, 'nan'::DOUBLE AS e, 'inf'::DOUBLE AS f`),
    ).toEqual({
      a: '5',
      b: '0.1',
      c: '0.0000001',
      d: '100000000000000000000',
      e: null,
      f: null,
    });
  });

  it('flattens structures, trims text and leaves lists out, saying so', async () => {
    const { tables, notes } = await readOne(
      'deals.parquet',
      await parquetOf(`SELECT {'name': ' Ann ', 'office': {'city': 'Rome'}} AS owner, [1, 2] AS tags, '' AS empty, 'x'::BLOB AS old`),
    );
    expect(tables.deals).toEqual([{ 'owner.name': 'Ann', 'owner.office.city': 'Rome', empty: null, old: 'x' }]);
    expect(notes).toEqual(['tags of deals.parquet holds lists inside a row; they are left out.']);
  });

  it('is known by its content, and its name may hold quotes', async () => {
    const bytes = await parquetOf('SELECT 1 AS a');
    expect((await readOne("it's.csv", bytes)).tables["it's"]).toEqual([{ a: '1' }]);
  });

  it('lets the database read that file and no other, and write none', async () => {
    const folder = folderOf({});
    const [given, other] = ['given.parquet', 'other.parquet'].map((file) => path.join(folder, file)) as [string, string];
    for (const file of [given, other]) writeFileSync(file, await parquetOf('SELECT 1 AS a'));
    const database = await openDatabase([given]);
    expect(await database.query(`SELECT * FROM read_parquet('${given}')`)).toEqual([{ a: 1 }]);
    await expect(database.query(`SELECT * FROM read_parquet('${other}')`)).rejects.toThrow(/disabled/);
    await expect(database.run(`COPY (SELECT 1) TO '${other}'`)).rejects.toThrow(/disabled/);
    await expect(database.run('SET enable_external_access = true')).rejects.toThrow();
    database.close();
  });

  it('is refused where it is damaged, empty, packed, or on stdin', async () => {
    const bytes = await parquetOf('SELECT 1 AS a');
    await expect(readOne('a.parquet', bytes.subarray(0, 40))).rejects.toMatchObject({ code: 'data_not_tabular' });
    await expect(readOne('a.parquet', await parquetOf('SELECT 1 AS a WHERE false'))).rejects.toMatchObject({ code: 'data_empty' });
    await expect(readOne('a.csv.gz', packed(bytes as never))).rejects.toMatchObject({ code: 'data_unsupported' });
    await expect(read(await findDataFiles('-', undefined, bytes))).rejects.toMatchObject({ code: 'data_unsupported' });
    await expect(readOne('a[1].parquet', bytes)).rejects.toMatchObject({ code: 'data_unsupported', next: 'Rename it.' });
  });
});
