import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openStore, storeFile } from '../../../../src/service/local/store/open-store.ts';
import { tempDir } from '../../../helpers/temp-dir.ts';

it('a transaction that the disk has no room for says so, and the next one goes on', async () => {
  const store = await openStore(tempDir());
  const write = (name: string, value: string) =>
    store.transaction().execute((trx) => trx.insertInto('settings').values({ name, value }).execute());
  // The smallest it may be: no page can be added.
  await sql`pragma max_page_count = 1`.execute(store);
  await expect(write('large', 'x'.repeat(1_000_000))).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  await sql`pragma max_page_count = 1000000`.execute(store);
  await write('small', 'x');
  expect(await store.selectFrom('settings').select('name').where('name', 'in', ['large', 'small']).execute()).toEqual([{ name: 'small' }]);
  await store.destroy();
});

it('what is deleted is overwritten where it lay', async () => {
  const folder = tempDir();
  const store = await openStore(folder);
  await store.insertInto('settings').values({ name: 'gone', value: 'Zyzzogeton' }).execute();
  const isThere = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(store);
    return readFileSync(path.join(folder, storeFile)).includes('Zyzzogeton');
  };
  expect(await isThere()).toBe(true);
  await store.deleteFrom('settings').where('name', '=', 'gone').execute();
  expect(await isThere()).toBe(false);
  await store.destroy();
});
