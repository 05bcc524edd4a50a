/**
 * Stores that the programs of earlier versions wrote themselves, one of each version of the tables: each has a deck that waits, a brand
 * kit, a webhook, a database with its password, and an API key. Whoever changes the tables adds a store of the version before.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hashOf } from '../../../../src/service/local/local-api-keys.ts';
import { Dispatcher } from '../../../../src/service/local/render/dispatcher.ts';
import { storeVersion } from '../../../../src/service/local/store/migrations.ts';
import { tempDir } from '../../../helpers/temp-dir.ts';
import { canaries, hostAt, rawly, readableIn, reopen } from '../../../helpers/vault.ts';

interface Earlier {
  deckId: string;
  key: string;
  hook: string;
  secret: string;
  /** Below its home, base64. */
  files: Record<string, string>;
}

function unpacked(version: number) {
  const file = path.join(import.meta.dirname, 'earlier', `version-${version}.json.gz`);
  const { files, ...told } = JSON.parse(gunzipSync(readFileSync(file)).toString()) as Earlier;
  const home = tempDir();
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(path.join(home, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(home, name), Buffer.from(bytes, 'base64'), { mode: 0o600 });
  }
  return { home, ...told };
}

/** Tables, their columns, indexes and triggers, whichever way they came to be. */
const tablesOf = (database: InstanceType<typeof Database>) => ({
  columns: database
    .prepare(
      `select tables.name as of, columns.name, upper(columns.type) as type, columns."notnull", columns.pk from sqlite_master as tables
       join pragma_table_info(tables.name) as columns where tables.type = 'table' order by tables.name, columns.name`,
    )
    .all(),
  others: database.prepare("select type, name, tbl_name from sqlite_master where type in ('index', 'trigger') order by type, name").all(),
});

describe('a store that an earlier version wrote', () => {
  it.each(Array.from({ length: storeVersion - 1 }, (_, at) => at + 1))(
    '%i has all that was in it, encrypted, and its deck is made',
    async (version) => {
      const { home, deckId, key, hook, secret } = unpacked(version);
      expect(rawly(home, (database) => database.prepare("select value from settings where name = 'version'").get())).toMatchObject({
        value: String(version),
      });
      const { host, service } = hostAt(home);
      onTestFinished(() => host.close());
      expect(await service.decks.get(deckId)).toMatchObject({
        status: 'queued',
        prompt: expect.stringContaining(canaries.prompt),
        metadata: { note: canaries.metadata },
      });
      expect(await service.brandKits.get('house')).toMatchObject({ name: canaries.kit, version: 1 });
      expect(await service.webhooks.get(hook)).toMatchObject({ url: expect.stringContaining(canaries.address) });
      expect(await host.sourcesOf('acme').access('crm')).toMatchObject({ password: canaries.password });
      const { keys, work } = await host.open();
      expect(await keys.caller(hashOf(key))).toMatchObject({ tenantId: 'acme', scopes: ['admin'] });
      expect(readableIn(home, [...Object.values(canaries), secret])).toEqual([]);
      const { files, room, changes, make } = host;
      await new Dispatcher({ decks: work, files, room, changes, make }, { inAll: 1, ofTenant: 1 }).drain();
      expect(await service.decks.get(deckId)).toMatchObject({ status: 'completed' });
    },
  );

  it('has the tables of a new one', async () => {
    const fresh = tempDir();
    await reopen(fresh);
    const expected = rawly(fresh, tablesOf);
    for (let version = 1; version < storeVersion; version++) {
      const { home } = unpacked(version);
      await reopen(home);
      expect({ version, ...rawly(home, tablesOf) }).toEqual({ version, ...expected });
    }
  });
});
