import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { ApiKeyStore } from '../../../../src/service/local/store/api-key-store.ts';
import { DeckStore } from '../../../../src/service/local/store/decks/deck-store.ts';
import { DeckWork } from '../../../../src/service/local/store/decks/deck-work.ts';
import { openStore, storeFile } from '../../../../src/service/local/store/open-store.ts';
import { TenantStore } from '../../../../src/service/local/store/tenant-store.ts';
import { tempDir } from '../../../helpers/temp-dir.ts';

const request = { prompt: 'Review', data: [], dataSources: [], brandKit: null, options: { today: '2025-12-31' }, strict: false };
const deck = {
  id: 'deck_a',
  tenant_id: 'acme',
  prompt: 'Review',
  brand_kit_id: 'acme',
  brand_kit_version: 3,
  key_id: null,
  metadata: '{}',
};

describe('a store of an earlier version', () => {
  it('is brought forward: its decks are there, without the version of a brand kit that nobody kept', async () => {
    const folder = tempDir();
    const before = await openStore(folder);
    const earlier = new DeckStore(before, () => 1);
    for (const id of ['deck_a', 'deck_lost', 'deck_only']) await earlier.insert({ ...deck, id, request });
    await before.destroy();
    const first = new Database(path.join(folder, storeFile));
    // One that was begun for the second time, and one whose maker waited for it.
    first.exec(`
      update decks set status = 'processing', lease_until = 1, attempt = 2 where id = 'deck_lost';
      update decks set status = 'processing', lease_until = 1, attempt = 3 where id = 'deck_only';
      update decks set request = '${JSON.stringify(request)}', prompt = 'Review', metadata = '{}';
      delete from settings where name = 'encrypted';
      drop table data_keys; drop table encryption_keys; drop table audit_log;
      drop index decks_served; drop table tenants; drop table oauth_clients; drop table oauth_records; drop table oauth_keys; alter table api_keys drop column limits;
      alter table decks drop column crashes; alter table decks drop column not_before; alter table decks drop column brand_kit_version;
      update settings set value = '1' where name = 'version'`);
    first.close();

    const store = await openStore(folder);
    const decks = new DeckStore(store, () => 2);
    expect(await decks.get('acme', 'deck_a')).toMatchObject({ brand_kit_id: 'acme', brand_kit_version: null, status: 'queued' });
    await decks.insert({ ...deck, id: 'deck_b', request });
    expect(await decks.get('acme', 'deck_b')).toMatchObject({ brand_kit_version: 3 });
    await new DeckWork(store, () => 2).settleLost();
    expect(await decks.get('acme', 'deck_lost')).toMatchObject({ status: 'processing', crashes: 1 });
    expect(await decks.get('acme', 'deck_only')).toMatchObject({ status: 'failed' });
    await store.destroy();
  });

  it('has the tenants that its records name, and the one of the operator, and nothing deleted in its free pages', async () => {
    const folder = tempDir();
    const before = await openStore(folder);
    const decks = new DeckStore(before, () => 7);
    await decks.insert({ ...deck, id: 'deck_a', request });
    await decks.remove('acme', 'deck_a');
    const keys = new ApiKeyStore(before, () => 5);
    await keys.insert({
      id: 'key_1',
      tenant_id: 'rival',
      name: 'key',
      hint: 'qd',
      hash: 'h',
      expires_at: null,
      scopes: ['admin'],
      limits: {},
    });
    await before.destroy();
    const first = new Database(path.join(folder, storeFile));
    first.exec(`
      pragma secure_delete = off; drop table tenants; alter table api_keys drop column limits;
      drop table if exists oauth_clients; drop table if exists oauth_records; drop table if exists oauth_keys;
      drop table data_keys; drop table encryption_keys; delete from settings where name = 'encrypted';
      update settings set value = '4' where name = 'version';
      insert into settings (name, value) values ('gone', 'Zyzzogeton'); delete from settings where name = 'gone';
      pragma wal_checkpoint(truncate)`);
    first.close();
    expect(readFileSync(path.join(folder, storeFile)).includes('Zyzzogeton')).toBe(true);

    const store = await openStore(folder);
    const found = await new TenantStore(store, () => 9).list({ limit: 9, after: null });
    expect(found.map(({ tenant_id, state, created_at }) => [tenant_id, state, Date.parse(created_at)])).toEqual([
      ['acme', 'active', 7],
      ['local', 'active', expect.any(Number)],
      ['rival', 'active', 5],
    ]);
    await store.destroy();
    for (const name of readdirSync(folder)) expect(readFileSync(path.join(folder, name)).includes('Zyzzogeton'), name).toBe(false);
  });

  it('of a later version is left alone', async () => {
    const folder = tempDir();
    await (await openStore(folder)).destroy();
    const later = new Database(path.join(folder, storeFile));
    later.exec("update settings set value = '99' where name = 'version'");
    later.close();
    await expect(openStore(folder)).rejects.toMatchObject({ code: 'store_newer' });
  });
});
