import { copyFileSync, existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { BrandKit } from '../../../src/model/brand-kit.ts';
import { dataFolder } from '../../../src/service/local/home.ts';
import { LocalDeckService } from '../../../src/service/local/local-deck-service.ts';
import { LocalHost } from '../../../src/service/local/local-host.ts';
import { backUp, restore } from '../../../src/service/local/store/backup.ts';
import { tempDir } from '../../helpers/temp-dir.ts';
import { templates } from '../../helpers/templates/templates.ts';

const request = { prompt: '# Wins\n\n- New office opened\n', data: [], options: { today: '2025-12-31' } };
const kitWith = (bytes: Uint8Array, more: object = {}) => ({
  name: 'Acme',
  template: { data: Buffer.from(bytes).toString('base64') },
  ...more,
});

function world() {
  const env = { QUARTERDECK_HOME: tempDir() };
  const host = new LocalHost({ env, clock: () => new Date(), making: 'here' });
  onTestFinished(() => host.close());
  const folder = host.files.path('local/templates');
  const kept = () => (existsSync(folder) ? readdirSync(folder).filter((name) => !name.includes('.part-')) : []);
  /** As if the hours had passed since they were last needed. */
  const age = (hours: number) => {
    const at = (Date.now() - hours * 3_600_000) / 1000;
    for (const name of kept()) utimesSync(path.join(folder, name), at, at);
  };
  return { env, host, service: new LocalDeckService(host), kept, age, folder };
}

describe('the template of a brand kit', () => {
  it('is kept once, however many versions, kits and decks use it, and in no row', async () => {
    const { host, service, kept } = world();
    for (const footer of ['A', 'B', 'C']) await service.brandKits.put('acme', kitWith(templates.german(), { footer }));
    await service.brandKits.put('other', kitWith(templates.german()));
    const ids: string[] = [];
    const { kit } = await service.brandKits.get('acme');
    for (const brandKit of ['acme', 'acme@1', kit as unknown as BrandKit])
      ids.push((await service.decks.generate({ ...request, brandKit }, { detached: true })).deck_id);
    expect(kept()).toHaveLength(1);
    const { brandKits, decks } = await host.open();
    const versions = await Promise.all([1, 2, 3].map((version) => brandKits.get('local', 'acme', version)));
    const rows = [...versions, await brandKits.get('local', 'other')].map((row) => JSON.stringify(row!.kit));
    const requests = await Promise.all(ids.map(async (id) => (await decks.get('local', id))!.request));
    const bytes = (kit as unknown as BrandKit).template!.data;
    for (const text of [...rows, ...requests]) {
      expect(text).not.toContain(bytes.slice(0, 1000));
      expect(text).toMatch(/"data":"sha256:[0-9a-f]{64}"/);
    }
  });

  it('goes when neither a kit nor a deck to be made needs it, and not a moment before', async () => {
    const { service, kept, age } = world();
    await service.brandKits.put('acme', kitWith(templates.german()));
    const { deck_id } = await service.decks.generate({ ...request, brandKit: 'acme' }, { detached: true });
    age(2);
    await service.brandKits.delete('acme');
    expect(kept()).toHaveLength(1);
    await service.decks.cancel(deck_id);
    await service.brandKits.put('plain', { name: 'Plain' });
    expect(kept()).toHaveLength(0);
  });

  it('stays while a version of a kit has it', async () => {
    const { service, kept, age } = world();
    await service.brandKits.put('acme', kitWith(templates.german()));
    await service.brandKits.put('acme', { name: 'Acme' });
    age(2);
    await service.brandKits.put('acme', kitWith(templates['full-potx']()));
    expect(kept()).toHaveLength(2);
    expect((await service.brandKits.get('acme', 1)).kit.template).toMatchObject({ data: expect.stringMatching(/^UEsD/) });
  });

  it('stays for an hour after it was last needed, as its kit or deck may just be kept', async () => {
    const { service, kept, age, folder } = world();
    await service.brandKits.put('acme', kitWith(templates.german()));
    age(2);
    await service.decks.get((await service.decks.generate({ ...request, brandKit: 'acme' })).deck_id, { wait: 60 });
    expect(Date.now() - statSync(path.join(folder, kept()[0]!)).mtimeMs).toBeLessThan(600_000);
    await service.brandKits.delete('acme');
    expect(kept()).toHaveLength(1);
  });

  it('comes back with a backup, and a deck that waited is made in it elsewhere', async () => {
    const { env, service } = world();
    await service.brandKits.put('acme', kitWith(templates.german()));
    const { deck_id } = await service.decks.generate({ ...request, brandKit: 'acme' }, { detached: true });
    const file = path.join(tempDir(), 'monday.backup');
    await backUp(env, file, new Date());
    const other = { QUARTERDECK_HOME: tempDir() };
    await restore(other, file, { replace: false, now: new Date() });
    copyFileSync(`${dataFolder(env)}.key`, `${dataFolder(other)}.key`);
    const host = new LocalHost({ env: other, clock: () => new Date(), making: 'here' });
    onTestFinished(() => host.close());
    const elsewhere = new LocalDeckService(host);
    expect(await elsewhere.brandKits.get('acme')).toEqual(await service.brandKits.get('acme'));
    const claim = (await (await host.open()).work.claim())!;
    expect(claim.id).toBe(deck_id);
    const { artifacts } = await host.make(claim, { onStage: () => {}, signal: new AbortController().signal });
    expect(artifacts.map(({ format }) => format)).toContain('pptx');
  });
});
