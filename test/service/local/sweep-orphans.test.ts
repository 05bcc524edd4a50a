import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LocalDeckService } from '../../../src/service/local/local-deck-service.ts';
import { LocalHost } from '../../../src/service/local/local-host.ts';
import { sweepOrphans } from '../../../src/service/local/sweep-orphans.ts';
import { tempDir } from '../../helpers/temp-dir.ts';

const request = { prompt: '# Wins\n\n- New office opened\n', data: [], options: { today: '2025-12-31', until: 'outline' as const } };
const hour = 3_600_000;

it('removes what killed processes left, once it is an hour old, and nothing that is in use', async () => {
  const host = new LocalHost({ env: { QUARTERDECK_HOME: tempDir() }, clock: () => new Date(), making: 'here' });
  const service = new LocalDeckService(host);
  const { store } = await host.open();
  const write = (file: string, ageMs: number) => {
    const place = path.join(host.folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, 'a,b\n1,2\n');
    const at = (host.now() - ageMs) / 1000;
    utimesSync(place, at, at);
    utimesSync(path.dirname(place), at, at);
    return file;
  };
  const make = async (values: { status: string; attempt: number }) => {
    const { deck_id } = await service.decks.generate(
      { ...request, data: [{ path: 'a.csv', bytes: Buffer.from('a,b\n1,2\n') }] },
      { detached: true },
    );
    await store.updateTable('decks').set(values).where('id', '=', deck_id).execute();
    return deck_id;
  };
  const completed = await make({ status: 'completed', attempt: 3 });
  const failed = await make({ status: 'failed', attempt: 2 });
  const processing = await make({ status: 'processing', attempt: 2 });
  const waiting = await make({ status: 'queued', attempt: 1 });
  await service.sources.put('deals', {
    kind: 'file',
    location: path.join(host.folder, write('files/local/sources/aa/now/deals.csv', 2 * hour)),
  });
  await service.sources.put('older', {
    kind: 'folder',
    location: path.dirname(path.join(host.folder, write('files/local/sources/bb/deals.csv', 2 * hour))),
  });

  const lost = [
    'files/local/deck_x/1/deck.pptx.part-1',
    'files/local/templates/0123.part-2',
    'files/local/sources/aa/one.part-3/deals.csv',
    'tenants/acme/sources.json.tmp-123',
    `files/local/${completed}/1/deck.pptx`,
    `files/local/${completed}/2/deck.pptx`,
    `files/local/${failed}/2/deck.pptx`,
    `files/local/${processing}/1/deck.pptx`,
    `files/local/${waiting}/1/deck.pptx`,
    'files/local/deck_of_nobody/data/0',
    'files/local/sources/aa/before/deals.csv',
  ].map((file) => write(file, 2 * hour));
  // The folder of a deck that was never taken in.
  const at = (host.now() - 2 * hour) / 1000;
  utimesSync(path.join(host.folder, 'files/local/deck_of_nobody'), at, at);
  const kept = [
    write(`files/local/${completed}/3/deck.pptx`, 2 * hour),
    write(`files/local/${processing}/2/deck.pptx`, 2 * hour),
    ...[completed, failed, processing, waiting].map((id) => `files/local/${id}/data/0`),
    'files/local/sources/aa/now/deals.csv',
    'files/local/sources/bb/deals.csv',
    write('files/local/sources/aa/two.part-4/deals.csv', hour / 2),
    write(`files/local/${failed}/1/deck.pptx`, hour / 2),
    write('files/local/deck_just_coming/data/0', hour / 2),
    write('files/local/deck_y/1/deck.pptx.part-5', hour / 2),
  ];
  // A folder that is long there, of which a file is just being written.
  const slow = write('files/local/sources/aa/three.part-6/deals.csv', hour / 2);
  utimesSync(path.dirname(path.join(host.folder, slow)), at, at);
  await sweepOrphans(host);
  const there = (files: readonly string[]) => files.filter((file) => existsSync(path.join(host.folder, file)));
  expect(there(lost)).toEqual([]);
  expect(there([...kept, slow])).toEqual([...kept, slow]);
  await host.close();
});
