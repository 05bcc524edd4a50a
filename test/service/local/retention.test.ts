import { existsSync, utimesSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LocalDeckService } from '../../../src/service/local/local-deck-service.ts';
import { LocalHost } from '../../../src/service/local/local-host.ts';
import { sweep } from '../../../src/service/local/retention.ts';
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
    expect(await sweep(host, host.now() - 5 * day)).toEqual({ decks: 1, exports: 0, uploads: 0 });
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
    await sweep(host, host.now() - day);
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
    expect(await sweep(host, host.now() - 5 * day)).toEqual({ decks: 0, exports: 1, uploads: 1 });
    expect((await service.sources.list()).data.map(({ name }) => name)).toEqual(['new']);
    expect((await host.files.list('local/sources')).map(({ key }) => key)).toEqual(['local/sources/bb']);
    await host.close();
  });
});
