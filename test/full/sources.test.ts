/** A deck is the same from a database in every time zone, and from its snapshot. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { dealRows, sourceWorld } from '../acceptance/source-world.ts';
import { postgresAnswers, testDatabase } from '../helpers/postgres.ts';

describe.runIf(postgresAnswers)('a database as a source', () => {
  it('trap 3: makes the same deck in every time zone, and from its snapshot when it is gone', async () => {
    const { run, deck } = sourceWorld();
    const password = new URL(process.env.QUARTERDECK_TEST_DATABASE_URL ?? 'postgres://x').password;
    const login = password === '' ? {} : { PGPASSWORD: password };
    const db = await testDatabase();
    let there = true;
    onTestFinished(async () => {
      if (there) await db.drop();
    });
    const values = dealRows.map((row) => `(${row.map((value) => `'${value}'`).join(', ')})`).join(', ');
    await db.run(
      `CREATE TABLE deals (id text PRIMARY KEY, owner text, product text, stage text, amount numeric(12, 2), created_at date, closed_at timestamp);
       INSERT INTO deals VALUES ${values}; UPDATE deals SET closed_at = closed_at + interval '23 hours 30 minutes'`,
    );
    await run(['sources', 'add', 'sales', '--postgres', db.url, '--table', 'deals']);
    const first = await deck('utc', ['--source', 'sales'], { TZ: 'UTC', ...login });
    for (const zone of ['Asia/Kolkata', 'America/New_York']) {
      expect((await deck(zone.replace('/', '-'), ['--source', 'sales'], { TZ: zone, ...login })).equals(first), zone).toBe(true);
    }
    expect((await deck('url', ['--data', `${db.url}?table=deals`], login)).equals(first)).toBe(true);
    await run(['sources', 'snapshot', 'sales', '-o', 'kept'], login);
    await db.drop();
    there = false;
    expect((await deck('kept', ['--data', 'kept'])).equals(first)).toBe(true);
  });
});
