/** Stores of earlier versions, which nobody encrypted: after the first start nothing in them is readable, and nothing is lost. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { encryptStore } from '../../../../../src/service/local/store/encryption/encrypt-store.ts';
import { readMasterKeys } from '../../../../../src/service/local/store/encryption/master-keys.ts';
import { Vault } from '../../../../../src/service/local/store/encryption/vault.ts';
import { storeVersion } from '../../../../../src/service/local/store/migrations.ts';
import { tempDir } from '../../../../helpers/temp-dir.ts';
import { canaries, fill, hostAt, rawly, readableIn, reopen } from '../../../../helpers/vault.ts';

/** What takes the tables of a version back to the one before. */
const backwards: Record<number, string> = {
  9: "drop trigger audit_log_no_delete; create trigger audit_log_no_delete before delete on audit_log begin select raise(abort, 'x'); end",
  8: 'drop table encryption_keys',
  7: 'drop table data_keys',
  6: 'drop table oauth_clients; drop table oauth_records; drop table oauth_keys',
  5: 'drop table tenants; alter table api_keys drop column limits',
  4: 'drop table audit_log',
  3: 'drop index decks_served; alter table decks drop column crashes; alter table decks drop column not_before',
  2: 'alter table decks drop column brand_kit_version',
};

/** A filled store as a program of that version left it: readable. */
async function earlierStore(version: number) {
  const home = tempDir();
  const at = hostAt(home);
  const ids = await fill(at);
  const { decks, brandKits } = await at.host.open();
  const rows = await Promise.all([ids.deckId, ids.otherId].map(async (id) => (await decks.get('acme', id))!));
  const kit = JSON.stringify((await brandKits.get('acme', 'house'))!.kit);
  await at.host.close();
  rawly(home, (database) => {
    for (const { id, prompt, metadata, request } of rows) {
      database.prepare('update decks set prompt = ?, metadata = ?, request = ? where id = ?').run(prompt, metadata, request, id);
    }
    database.prepare('update brand_kits set kit = ?').run(kit);
    database.prepare('update webhooks set url = ?, secret = ?').run(`https://hooks.example.com/${canaries.address}`, ids.webhook.secret);
    database.prepare("delete from settings where name = 'encrypted'").run();
    database.prepare("insert or replace into settings (name, value) values ('link_secret', 'canary-link-secret')").run();
    for (let now = storeVersion; now > version; now--) {
      const back = backwards[now];
      if (back === undefined) throw new Error(`Say in this file what takes the tables from version ${now} back to ${now - 1}.`);
      database.exec(back);
    }
    database.prepare("update settings set value = ? where name = 'version'").run(String(version));
    database.exec('pragma wal_checkpoint(truncate)');
  });
  const secrets = path.join(home, 'store', 'tenants', 'acme', 'secrets');
  mkdirSync(secrets, { recursive: true });
  writeFileSync(path.join(secrets, 'sources.json'), JSON.stringify({ crm: canaries.password }));
  return { home, ...ids };
}

const words = [...Object.values(canaries), 'canary-link-secret'];

describe('a store of an earlier version', () => {
  it.each(Array.from({ length: storeVersion - 1 }, (_, at) => at + 1))(
    '%i is encrypted when it is opened, and says the same as before',
    async (version) => {
      const { home, deckId, webhook } = await earlierStore(version);
      expect(readableIn(home, words).length).toBeGreaterThan(5);
      const { host, service } = hostAt(home);
      onTestFinished(() => host.close());
      expect(await service.decks.get(deckId)).toMatchObject({
        prompt: expect.stringContaining(canaries.prompt),
        metadata: { note: canaries.metadata },
      });
      expect(await service.brandKits.get('house')).toMatchObject({ name: canaries.kit });
      expect(await service.webhooks.get(webhook.webhook_id)).toMatchObject({ url: expect.stringContaining(canaries.address) });
      expect(await host.sourcesOf('acme').access('crm')).toMatchObject({ password: canaries.password });
      expect(readableIn(home, words)).toEqual([]);
    },
  );

  it('that was interrupted anywhere goes on at the next start', async () => {
    const { home, deckId, otherId } = await earlierStore(storeVersion);
    for (let most = 0; ; most++) {
      const done = rawly(home, (database) => interrupted(database, path.join(home, 'store'), most));
      if (done) break;
    }
    const { service, host } = hostAt(home);
    onTestFinished(() => host.close());
    for (const id of [deckId, otherId]) expect((await service.decks.get(id)).prompt).toBeTruthy();
    expect(
      readableIn(
        path.join(home, 'store'),
        words.filter((word) => word !== canaries.password),
      ),
    ).toEqual([]);
  });

  it('that is killed in the middle of it loses nothing', async () => {
    const { home, deckId } = await earlierStore(storeVersion - 1);
    for (const afterMs of [150, 250, 350]) {
      spawnSync(process.execPath, ['bin/quarterdeck.js', 'decks', 'list'], {
        cwd: path.resolve(import.meta.dirname, '../../../../..'),
        env: { PATH: process.env.PATH, QUARTERDECK_HOME: home },
        timeout: afterMs,
        killSignal: 'SIGKILL',
      });
    }
    await reopen(home);
    const { service, host } = hostAt(home);
    onTestFinished(() => host.close());
    expect((await service.decks.get(deckId)).prompt).toContain(canaries.prompt);
  });
});

/** Encrypts until that many fields are sealed, as if the process ended then. @returns whether it came to its end */
function interrupted(database: InstanceType<typeof Database>, folder: string, most: number): boolean {
  let left = most;
  class Ending extends Vault {
    override seal(...field: Parameters<Vault['seal']>): string {
      if (left-- === 0) throw new Error('ended');
      return super.seal(...field);
    }
  }
  try {
    encryptStore(database, new Ending(database, () => readMasterKeys({}, folder)), folder);
    return true;
  } catch (thrown) {
    if ((thrown as Error).message !== 'ended') throw thrown;
    return false;
  }
}
