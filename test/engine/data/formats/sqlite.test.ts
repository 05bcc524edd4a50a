/** SQLite databases of other programs. */
import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findDataFiles } from '../../../../src/engine/data/data-file.ts';
import { read, readOne } from './read.ts';
import { folderOf, sqliteOf } from './written-files.ts';

describe('SQLite', () => {
  it('makes a table of each table and view that has rows', async () => {
    const { tables, raw } = await readOne(
      'crm.db',
      sqliteOf(`CREATE TABLE deals (id INTEGER PRIMARY KEY AUTOINCREMENT, stage TEXT); INSERT INTO deals (stage) VALUES ('Won'), (' ');
        CREATE TABLE empty (a); CREATE VIEW won AS SELECT id AS "won id" FROM deals WHERE stage = 'Won'`),
    );
    expect(tables).toEqual({
      deals: [
        { id: '1', stage: 'Won' },
        { id: '2', stage: null },
      ],
      won: [{ 'won id': '1' }],
    });
    expect(raw.won!.file).toBe('crm.db/won');
  });

  it('knows the foreign keys of a table, also where they name no columns, and that a view is one', async () => {
    const { raw } = await readOne(
      'shop.db',
      sqliteOf(`CREATE TABLE shops (land TEXT, number INTEGER, PRIMARY KEY (land, number)); INSERT INTO shops VALUES ('NO', 1);
        CREATE TABLE sales (id INTEGER PRIMARY KEY, n INTEGER, l TEXT, FOREIGN KEY (l, n) REFERENCES shops); INSERT INTO sales VALUES (1, 1, 'NO');
        CREATE VIEW all_sales AS SELECT * FROM sales`),
    );
    expect(raw.sales!.references).toEqual([{ columns: ['l', 'n'], table: 'shops', keys: ['land', 'number'] }]);
    expect(raw.shops!.references).toBeUndefined();
    expect([raw.all_sales!.derived, raw.sales!.derived]).toEqual([true, undefined]);
  });

  it('calls a single table as the file is called', async () => {
    expect((await readOne('deals.sqlite', sqliteOf('CREATE TABLE "t-1" AS SELECT 1 AS a'))).tables).toEqual({ deals: [{ a: '1' }] });
  });

  it('writes numbers with all their digits, and dates and booleans as their columns declare them', async () => {
    const database =
      sqliteOf(`CREATE TABLE t (id INTEGER, amount REAL, tiny REAL, won BOOLEAN, closed DATETIME, created DATE, day DATE, file BLOB);
      INSERT INTO t VALUES (9007199254740993, 1234.5, 1e-7, 1, 1735689600, 1735689600000, '2025-01-02', x'0102')`);
    expect((await readOne('t.sqlite3', database)).tables.t).toEqual([
      {
        id: '9007199254740993',
        amount: '1234.5',
        tiny: '0.0000001',
        won: 'true',
        closed: '2025-01-01 00:00:00',
        created: '2025-01-01 00:00:00',
        day: '2025-01-02',
        file: null,
      },
    ]);
  });

  it('leaves nothing beside the file, in a folder that may not be written', async () => {
    const folder = folderOf({ 'a.db': sqliteOf('CREATE TABLE t AS SELECT 1 AS a') });
    chmodSync(folder, 0o555);
    expect((await read(await findDataFiles(path.join(folder, 'a.db')))).tables).toEqual({ a: [{ a: '1' }] });
    expect(readdirSync(folder)).toEqual(['a.db']);
  });

  it('reads a database whose journal is written ahead', async () => {
    const bytes = sqliteOf('CREATE TABLE t AS SELECT 1 AS a');
    // What the file says of itself once a program has switched it to that journal.
    bytes[18] = 2;
    bytes[19] = 2;
    expect((await readOne('a.db', bytes)).tables).toEqual({ a: [{ a: '1' }] });
  });

  it('refuses one that is damaged, or holds no rows', async () => {
    const bytes = sqliteOf('CREATE TABLE t AS SELECT 1 AS a');
    const damaged = Buffer.from(bytes);
    damaged.fill(0x55, 100);
    await expect(readOne('a.db', damaged)).rejects.toMatchObject({ code: 'data_not_tabular', message: expect.stringContaining('a.db') });
    await expect(readOne('a.db', sqliteOf('CREATE TABLE t (a)'))).rejects.toMatchObject({ code: 'data_empty' });
    const folder = folderOf({});
    writeFileSync(path.join(folder, 'note.db'), 'plain text, no database\n');
    await expect(read(await findDataFiles(path.join(folder, 'note.db')))).rejects.toMatchObject({ code: 'data_empty' });
  });
});
