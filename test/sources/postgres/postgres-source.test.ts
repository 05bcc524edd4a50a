import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, name as quoted } from '../../../src/engine/data/database.ts';
import type { RawTable } from '../../../src/engine/data/raw-table.ts';
import { parsePostgresUrl } from '../../../src/sources/postgres/parse-url.ts';
import { postgresSource } from '../../../src/sources/postgres/postgres-source.ts';
import { postgresAnswers, type TestDatabase, testDatabase } from '../../helpers/postgres.ts';

interface Read {
  tables: Record<string, { raw: RawTable; rows: (string | null)[][] }>;
  notes: string[];
}

const env = { PGPASSWORD: new URL(process.env.QUARTERDECK_TEST_DATABASE_URL ?? 'postgres://x').password };

async function read(url: string, query?: string): Promise<Read> {
  const database = await openDatabase();
  try {
    let count = 0;
    const source = postgresSource(parsePostgresUrl(url), { env }, query === undefined ? null : { sql: query, called: 'wins' });
    const { tables, notes } = await source.read({ database, next: () => `raw ${count++}` });
    const found: Read['tables'] = {};
    for (const { called, raw } of tables) {
      const rows = await database.query(`SELECT * FROM ${quoted(raw.table)} ORDER BY rowid`);
      found[called] = { raw, rows: rows.map((row) => Object.values(row) as (string | null)[]) };
    }
    return { tables: found, notes };
  } finally {
    database.close();
  }
}

describe.runIf(postgresAnswers)('PostgreSQL as a source', () => {
  let db: TestDatabase;
  const zone = process.env.TZ;
  const at = (parameters: string) => `${db.url}?${parameters}`;

  beforeAll(async () => {
    db = await testDatabase();
    await db.run(`
      SET TIME ZONE 'America/Los_Angeles';
      CREATE TABLE deals (id bigint PRIMARY KEY, name text, amount numeric, share float8, won boolean, closed date, seen timestamp, at timestamptz, price money, tags text[], doc jsonb);
      INSERT INTO deals VALUES
        (9007199254740993, 'Größe "A", Ltd', 1234567890123456.78, 0.1, true, '2025-03-31', '2025-03-31 23:30:00', '2025-03-31 23:30:00+00', 1234.5, '{a,b}', '{"a":1}'),
        (2, '  padded  ', 1.125, 1e21, false, '2025-04-01', '2025-04-01 00:15:00.25', '2025-04-01 05:30:00+05:30', null, null, null),
        (1, '', null, 'NaN', null, 'infinity', null, null, null, null, null);
      CREATE TABLE empty (id int);
      CREATE VIEW won_deals AS SELECT name, amount FROM deals WHERE won;
      CREATE SCHEMA other;
      CREATE TABLE other.regions (region text);
      INSERT INTO other.regions VALUES ('West'), ('East');
      CREATE TABLE many AS SELECT i AS id, i * 2 AS double FROM generate_series(1, 45000) i;
      CREATE TABLE parts (id int, region text) PARTITION BY LIST (region);
      CREATE TABLE parts_west PARTITION OF parts FOR VALUES IN ('West');
      INSERT INTO parts VALUES (1, 'West');`);
  });
  afterAll(() => db.drop());
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each(['Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati', 'UTC'])('trap 3: a date stays its day in %s', async (there) => {
    process.env.TZ = there;
    const { rows, raw } = (await read(at('table=deals'))).tables.deals!;
    const column = (name: string) => rows.map((row) => row[raw.columns.indexOf(name)]);
    expect(column('closed')).toEqual([null, '2025-04-01', '2025-03-31']);
    expect(column('seen')).toEqual([null, '2025-04-01 00:15:00', '2025-03-31 23:30:00']);
    expect(column('at')).toEqual([null, '2025-04-01 00:00:00', '2025-03-31 23:30:00']);
  });

  it('knows the foreign keys of a table, of several columns too, and that a view is one', async () => {
    const own = await testDatabase();
    try {
      await own.run(`CREATE TABLE shops (land text, number int, PRIMARY KEY (land, number)); INSERT INTO shops VALUES ('NO', 1);
        CREATE TABLE sales (id int PRIMARY KEY, shop_number int, shop_land text, FOREIGN KEY (shop_land, shop_number) REFERENCES shops);
        INSERT INTO sales VALUES (1, 1, 'NO'); CREATE VIEW all_sales AS SELECT * FROM sales`);
      const { tables } = await read(own.url);
      expect(tables.sales!.raw.references).toEqual([{ columns: ['shop_land', 'shop_number'], table: 'shops', keys: ['land', 'number'] }]);
      expect(tables.shops!.raw.references).toBeUndefined();
      expect([tables.all_sales!.raw.derived, tables.sales!.raw.derived]).toEqual([true, undefined]);
    } finally {
      await own.drop();
    }
  });

  it('keeps every digit of numbers, and text as text', async () => {
    const { rows, raw } = (await read(at('table=deals'))).tables.deals!;
    expect(raw.columns).toEqual(['id', 'name', 'amount', 'share', 'won', 'closed', 'seen', 'at', 'price']);
    expect(rows.map((row) => row.slice(0, 5))).toEqual([
      ['1', null, null, null, null],
      ['2', 'padded', '1.1250', '1000000000000000000000', 'false'],
      ['9007199254740993', 'Größe "A", Ltd', '1234567890123456.78', '0.1', 'true'],
    ]);
    expect(rows[2]![8]).toBe('1234.50');
  });

  it('says which columns hold no plain values, and which tables no rows', async () => {
    const { notes } = await read(db.url);
    expect(notes).toContain(`tags, doc of ${db.name}/deals hold lists, documents or bytes; they are left out.`);
    expect(notes).toContain(`${db.name}/empty holds no rows and is left out.`);
  });

  it('reads every table and view of the schema, parts of a partitioned one once', async () => {
    expect(Object.keys((await read(db.url)).tables)).toEqual(['deals', 'many', 'parts', 'won_deals']);
    expect(Object.keys((await read(at('schema=other'))).tables)).toEqual(['regions']);
  });

  it('reads tables of other schemas by their full name', async () => {
    expect((await read(at('table=other.regions'))).tables.regions!.rows).toEqual([['East'], ['West']]);
  });

  it('reads more rows than one batch', async () => {
    const { raw, rows } = (await read(at('table=many'))).tables.many!;
    expect(raw.rows).toBe(45_000);
    expect(new Set(rows.map(([id]) => id)).size).toBe(45_000);
  });

  it('reads a query instead of tables', async () => {
    const { wins } = (await read(db.url, `SELECT id, closed FROM deals WHERE won; `)).tables;
    expect(wins!.rows).toEqual([['9007199254740993', '2025-03-31']]);
    expect(wins!.raw.file).toBe(`${db.name}/query`);
  });

  it('gives the same rows in the same order with the same checksum, whatever order they were written in', async () => {
    await db.run(`CREATE TABLE moved (v text, n int); INSERT INTO moved VALUES ('b', 1), ('a', 2), ('ä', 3)`);
    const first = (await read(at('table=moved'))).tables.moved!;
    await db.run(`CREATE TABLE again AS SELECT * FROM moved ORDER BY n DESC; DROP TABLE moved; ALTER TABLE again RENAME TO moved`);
    const second = (await read(at('table=moved'))).tables.moved!;
    await db.run('DROP TABLE moved');
    expect(second.rows).toEqual(first.rows);
    expect(second.raw.sha256).toBe(first.raw.sha256);
  });

  it.each([
    ['UPDATE deals SET name = NULL', 'source_invalid'],
    ['WITH gone AS (DELETE FROM deals RETURNING id) SELECT * FROM gone', 'source_invalid'],
    ['SELECT 1) t; DROP TABLE deals; --', 'source_invalid'],
    [`SELECT set_config('transaction_read_only', 'off', true), nextval('counted')`, 'source_invalid'],
    ['SELECT no_such_column FROM deals', 'source_invalid'],
    ['SELECT 1 / 0 AS n', 'source_invalid'],
  ])('refuses a query that does more than read: %s', async (sql, code) => {
    await expect(read(db.url, sql)).rejects.toMatchObject({ code });
    expect((await read(at('table=deals'))).tables.deals!.raw.rows).toBe(3);
  });

  it('names the nearest table when one is missing', async () => {
    await expect(read(at('table=deels'))).rejects.toMatchObject({
      code: 'source_not_found',
      message: expect.stringContaining('did you mean deals?'),
    });
  });

  it('says that there is no such database', async () => {
    await expect(read(db.url.replace(db.name, 'nowhere'))).rejects.toMatchObject({
      code: 'source_not_found',
      message: expect.stringContaining('nowhere'),
    });
  });

  it('says that a user may not come in, and never with a password', async () => {
    const url = new URL(db.url);
    url.username = 'nobody_there';
    const failed = await postgresSource(parsePostgresUrl(url.href), { password: 's3cr3t', env: {} }, null)
      .read({ database: null as never, next: () => '' })
      .catch((error: Error) => error);
    expect(failed).toMatchObject({ code: 'source_denied' });
    expect(JSON.stringify([failed, (failed as Error).stack, String((failed as Error).cause)])).not.toContain('s3cr3t');
  });

  it('gives up on a statement that takes too long', async () => {
    await expect(read(at('statement_timeout=1'), 'SELECT pg_sleep(20)::text AS s')).rejects.toMatchObject({ code: 'source_timeout' });
  });

  it('refuses to speak in clear where TLS is asked for and the server has none', async () => {
    const result = await read(at('sslmode=require&table=many')).then(
      () => 'encrypted',
      (error: { code: string }) => error.code,
    );
    expect(['encrypted', 'source_unreachable']).toContain(result);
  });
});

describe('a database that is not there', () => {
  it('cannot be reached', async () => {
    await expect(read('postgres://ann@127.0.0.1:9/crm')).rejects.toMatchObject({
      code: 'source_unreachable',
      message: expect.stringContaining('127.0.0.1:9'),
    });
  });

  it('has no such host', async () => {
    await expect(read('postgres://ann@no-such-host.invalid/crm?connect_timeout=5')).rejects.toMatchObject({
      message: expect.stringMatching(/no-such-host\.invalid/),
    });
  });
});
