/** A PostgreSQL to test on: QUARTERDECK_TEST_DATABASE_URL, or the one of this machine; tests say loudly when there is none. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';

const url = process.env.QUARTERDECK_TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export interface TestDatabase {
  /** Of the new database, without a password. */
  url: string;
  name: string;
  run(sql: string): Promise<void>;
  drop(): Promise<void>;
}

async function answers(): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

export const postgresAnswers = await answers();

if (!postgresAnswers) {
  console.warn(`\nNOT RUN: no PostgreSQL answers; set QUARTERDECK_TEST_DATABASE_URL to test against one.\n`);
}

/** A database of its own, empty. */
export async function testDatabase(): Promise<TestDatabase> {
  const name = `quarterdeck_test_${randomBytes(6).toString('hex')}`;
  const run = async (to: string, sql: string) => {
    const client = new pg.Client({ connectionString: to });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await run(url, `CREATE DATABASE ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const shown = new URL(own);
  shown.password = '';
  return {
    url: shown.href,
    name,
    run: (sql) => run(own.href, sql),
    drop: () => run(url, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}
