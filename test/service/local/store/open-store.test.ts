import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openStore } from '../../../../src/service/local/store/open-store.ts';
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
