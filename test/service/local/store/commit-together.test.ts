/** Small transactions of many callers, committed together. */
import path from 'node:path';
import Database from 'libsql';
import { expect, it, onTestFinished } from 'vitest';
import { commitTogether } from '../../../../src/service/local/store/commit-together.ts';
import { openStore, type Store, storeFile } from '../../../../src/service/local/store/open-store.ts';
import { tempDir } from '../../../helpers/temp-dir.ts';

async function opened() {
  const folder = tempDir();
  const store = await openStore(folder);
  onTestFinished(() => store.destroy());
  /** What another process sees, which is what is on the disk. */
  const other = new Database(path.join(folder, storeFile), { readonly: true });
  onTestFinished(() => void other.close());
  const kept = () =>
    (other.prepare("select name from settings where name like 'n%' order by name").all() as { name: string }[]).map(({ name }) => name);
  return { store, kept };
}

const put = (trx: Store, name: string) => trx.insertInto('settings').values({ name, value: '' }).execute();

it('each caller is answered when its work is on the disk', async () => {
  const { store, kept } = await opened();
  const seen = Array.from({ length: 120 }, (_, at) => `n${String(at).padStart(3, '0')}`).map((name) =>
    commitTogether(store, async (trx) => {
      await put(trx, name);
      return name;
    }).then((answer) => [answer, kept().includes(name)]),
  );
  for (const [at, answer] of (await Promise.all(seen)).entries()) expect(answer).toEqual([`n${String(at).padStart(3, '0')}`, true]);
});

it('work that fails leaves nothing, and those beside it are done', async () => {
  const { store, kept } = await opened();
  const failing = commitTogether(store, async (trx) => {
    await put(trx, 'n2');
    throw new Error('refused');
  });
  const others = ['n1', 'n3'].map((name) => commitTogether(store, (trx) => put(trx, name)));
  await expect(failing).rejects.toThrow('refused');
  await Promise.all(others);
  expect(kept()).toEqual(['n1', 'n3']);
});

it('work sees what was done before it, in the same transaction', async () => {
  const { store, kept } = await opened();
  const count = () =>
    commitTogether(store, async (trx) => {
      const found = await trx.selectFrom('settings').select('name').where('name', 'like', 'n%').execute();
      await put(trx, `n${found.length}`);
      // Nobody else has seen any of it yet.
      return kept().length;
    });
  expect(await Promise.all([count(), count(), count()])).toEqual([0, 0, 0]);
  expect(kept()).toEqual(['n0', 'n1', 'n2']);
});

it('a transaction that cannot be committed is an error for each of them, and the next one is tried', async () => {
  const { store, kept } = await opened();
  const breaking = commitTogether(store, async (trx) => {
    await put(trx, 'n1');
    await trx.executeQuery({ sql: 'rollback', parameters: [], query: { kind: 'RawNode' } as never, queryId: { queryId: '1' } as never });
    throw new Error('The disk is full.');
  });
  const beside = commitTogether(store, (trx) => put(trx, 'n2'));
  for (const each of [breaking, beside]) await expect(each).rejects.toThrow('The disk is full.');
  await commitTogether(store, (trx) => put(trx, 'n3'));
  expect(kept()).toEqual(['n3']);
});
