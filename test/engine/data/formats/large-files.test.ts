/** A large plain file is not copied before it is typed; what comes out is what comes out of a copy. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, name, openDatabase } from '../../../../src/engine/data/database.ts';
import { readTables } from '../../../../src/engine/data/load-tables.ts';
import { asRows } from '../../../../src/engine/data/raw-table.ts';
import { typeTable } from '../../../../src/engine/data/typing/type-tables.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-large-'));
const file = path.join(folder, 'deals.csv');
const count = 110_000;
let database: Database;
beforeAll(async () => {
  const day = (at: number) => `2025-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`;
  const row = (at: number) => {
    const account = `"Account ${at % 500},""Branch ${at % 7}"",Zürich"`;
    return [
      `D${at}`,
      account,
      day(at),
      at % 9 === 0 ? 'N/A' : `${at % 1000}.${at % 10}`,
      `0${at % 90}`,
      at % 3 ? '٤٥' : '٦',
      at % 4 ? 'false' : `${at}`,
    ];
  };
  const text = Array.from({ length: count }, (_, at) => `${row(at).join(',')},${'x'.repeat(110)}\n`).join('');
  writeFileSync(file, `id,account,closed,amount,code,arabic,odoo,filler\n${text}`);
  database = await openDatabase([file]);
});
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

describe('a large plain file', () => {
  it('is typed to the same columns and rows as its copy', async () => {
    const typed = async (copied: boolean) => {
      const { raw } = (await readTables(database, [{ name: 'deals', path: file }])).tables[0]!;
      expect(raw).toMatchObject({ view: true, rows: count });
      const into = copied ? 'copied' : 'viewed';
      const { columns, sql } = await typeTable(database, copied ? await asRows(database, raw) : raw, into, undefined);
      return {
        columns,
        rows: await database.query(
          `SELECT count(*) AS "n", sum(hash(r)) AS "rows" FROM (SELECT ROW(rowid, ${columns.map((column) => name(column.name)).join(', ')}) AS r FROM ${sql})`,
        ),
      };
    };
    const viewed = await typed(false);
    expect(viewed).toEqual(await typed(true));
    expect(viewed.columns.map(({ type }) => type.kind)).toEqual(['text', 'text', 'date', 'number', 'text', 'number', 'number', 'text']);
    expect(viewed.columns.map(({ filled }) => filled).slice(3, 7)).toEqual([count - Math.ceil(count / 9), count, count, count / 4]);
  });
});
