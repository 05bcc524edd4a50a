import { existsSync, utimesSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LocalDeckService } from '../../../src/service/local/local-deck-service.ts';
import { LocalHost } from '../../../src/service/local/local-host.ts';
import { applyRetention, retentionNotice, sweep } from '../../../src/service/local/retention.ts';
import { tempDir } from '../../helpers/temp-dir.ts';

const day = 24 * 3_600_000;
const request = { prompt: '# Wins\n\n- New office opened\n', data: [], options: { today: '2025-12-31', until: 'outline' as const } };

function newHost() {
  let now = Date.parse('2026-01-01T00:00:00Z');
  const host = new LocalHost({ env: { QUARTERDECK_HOME: tempDir() }, clock: () => new Date(now), making: 'here' });
  return {
    host,
    service: new LocalDeckService(host),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

const fiveDaysAgo = (host: LocalHost) => ({ decks: host.now() - 5 * day, uploads: host.now() - 5 * day });

describe('retention', () => {
  it('deletes decks that were settled long ago, with their files, and keeps the others', async () => {
    const { host, service, pass } = newHost();
    const make = async () => {
      const { deck_id } = await service.decks.generate(request);
      return service.decks.get(deck_id, { wait: 30 });
    };
    const old = await make();
    pass(10 * day);
    const young = await make();
    expect(await sweep(host, fiveDaysAgo(host))).toEqual({ decks: 1, exports: 0, uploads: 0 });
    await expect(service.decks.get(old.deck_id)).rejects.toMatchObject({ code: 'deck_not_found' });
    expect(existsSync(host.files.path(`local/${old.deck_id}`))).toBe(false);
    expect((await service.decks.get(young.deck_id)).status).toBe('completed');
    expect(existsSync(host.files.path(`local/${young.deck_id}`))).toBe(true);
    expect((await service.metrics({})).usage.decks.completed).toBe(2);
    await host.close();
  });

  it('never deletes a deck that is still to be made', async () => {
    const { host, service, pass } = newHost();
    const { deck_id } = await service.decks.generate(request, { detached: true });
    pass(100 * day);
    await sweep(host, { decks: host.now() - day, uploads: host.now() - day });
    expect((await service.decks.get(deck_id)).status).toBe('queued');
    await host.close();
  });

  it('deletes uploads and exports by when they were written, and the sources that name them', async () => {
    const { host, service } = newHost();
    const put = async (key: string, age: number) => {
      await host.files.put(`${key}/deals.csv`, new TextEncoder().encode('id,amount\n1,2\n'));
      const at = (host.now() - age) / 1000;
      utimesSync(host.files.path(key), at, at);
      return host.files.path(`${key}/deals.csv`);
    };
    await service.sources.put('old', { kind: 'file', location: await put('local/sources/aa', 9 * day) });
    await service.sources.put('new', { kind: 'file', location: await put('local/sources/bb', day) });
    await put('local/exports/export_1.pptx', 9 * day);
    expect(await sweep(host, fiveDaysAgo(host))).toEqual({ decks: 0, exports: 1, uploads: 1 });
    expect((await service.sources.list()).data.map(({ name }) => name)).toEqual(['new']);
    expect((await host.files.list('local/sources')).map(({ key }) => key)).toEqual(['local/sources/bb']);
    await host.close();
  });

  const usual = { retentionDays: 90, uploadRetentionDays: 30, logRetentionDays: 30, auditRetentionDays: 400 };

  it('is told once for a store, and deletes nothing in the week after, whatever is old by then', async () => {
    const { host, service, pass } = newHost();
    const { deck_id } = await service.decks.generate(request);
    await service.decks.get(deck_id, { wait: 30 });
    pass(400 * day);
    expect(await retentionNotice(host, usual)).toMatch(
      /^Deleted: decks with their facts, and exports, 90 days after they are finished; uploads 30 days after they were last used; events and deliveries 30 days after they happened; entries of the audit log 400 days after they were written\. Nothing is deleted before 2027-02-12\./,
    );
    expect(await retentionNotice(host, usual)).toBeNull();
    pass(6 * day);
    expect(await applyRetention(host, usual)).toBeNull();
    pass(2 * day);
    expect(await applyRetention(host, usual)).toEqual({ decks: 1, exports: 0, uploads: 0 });
    await host.close();
  });

  it('of the audit log ends with the years, is written into it, and leaves its chain whole', async () => {
    const { host, pass } = newHost();
    const { audit, store } = await host.open();
    const entries = async () =>
      (await store.selectFrom('audit_log').select(['sequence', 'action']).orderBy('sequence').execute()).map(
        ({ sequence, action }) => `${sequence} ${action}`,
      );
    await retentionNotice(host, usual);
    for (const action of ['key.create', 'deck.delete']) await audit.record({ action, result: 'done' });
    pass(399 * day);
    await audit.record({ action: 'key.revoke', result: 'done' });
    await applyRetention(host, usual);
    expect(await entries()).toEqual(['1 key.create', '2 deck.delete', '3 key.revoke']);
    pass(2 * day);
    await applyRetention(host, usual);
    expect(await entries()).toEqual(['3 key.revoke', '4 audit.let-go']);
    expect(await audit.verify()).toEqual({ entries: 2, broken: null });
    // What is kept can be deleted by nobody, and its beginning cannot be cut off unseen.
    await expect(store.deleteFrom('audit_log').where('sequence', '=', 3).execute()).rejects.toThrow('only grows');
    await store
      .updateTable('settings')
      .set({ value: JSON.stringify({ sequence: 3, hash: 'f'.repeat(64) }) })
      .where('name', '=', 'audit_let_go')
      .execute();
    expect((await audit.verify()).broken).not.toBeNull();
    await host.close();
  });

  it('of never keeps everything', async () => {
    const { host, service, pass } = newHost();
    const { deck_id } = await service.decks.generate(request);
    await service.decks.get(deck_id, { wait: 30 });
    await host.files.put('local/exports/export_1.pptx', Buffer.from('x'));
    const never = { retentionDays: Infinity, uploadRetentionDays: Infinity, logRetentionDays: Infinity, auditRetentionDays: Infinity };
    expect(await retentionNotice(host, never)).toMatch(/^Everything is kept\./);
    pass(1000 * day);
    expect(await applyRetention(host, never)).toEqual({ decks: 0, exports: 0, uploads: 0 });
    await host.close();
  });

  it('of an upload counts from when a deck last read it', async () => {
    const { host, service } = newHost();
    const longAgo = (host.now() - 40 * day) / 1000;
    for (const name of ['used', 'idle']) {
      await host.files.put(`local/sources/${name}/1/deals.csv`, Buffer.from('id,stage,amount,close_date\n1,Won,10,2025-01-02\n'));
      utimesSync(host.files.path(`local/sources/${name}`), longAgo, longAgo);
      await service.sources.put(name, { kind: 'file', location: host.files.path(`local/sources/${name}/1/deals.csv`) });
    }
    const { deck_id } = await service.decks.generate({ ...request, dataSources: ['used'] });
    await service.decks.get(deck_id, { wait: 30 });
    expect(await sweep(host, { decks: 0, uploads: host.now() - 30 * day })).toEqual({ decks: 0, exports: 0, uploads: 1 });
    expect((await service.sources.list()).data.map(({ name }) => name)).toEqual(['used']);
    await host.close();
  });
});
