import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LocalDeckService } from '../../../../src/service/local/local-deck-service.ts';
import { LocalHost } from '../../../../src/service/local/local-host.ts';
import { backUp, restore } from '../../../../src/service/local/store/backup.ts';
import { lockServer } from '../../../../src/service/local/store/server-lock.ts';
import { readFile } from '../../../../src/service/read-file.ts';
import type { Deck } from '../../../../src/service/schema/deck.ts';
import { tempDir } from '../../../helpers/temp-dir.ts';

const now = new Date('2026-01-01T00:00:00Z');
const request = { prompt: '# Wins\n\n- New office opened\n', data: [], options: { today: '2025-12-31', until: 'outline' as const } };
const csv = 'id,stage,amount,close_date\n1,Won,10,2025-01-02\n2,Lost,20,2025-01-03\n';

function at(home: string) {
  const env = { QUARTERDECK_HOME: home };
  const host = new LocalHost({ env, clock: () => now, making: 'here' });
  return { env, host, service: new LocalDeckService(host) };
}

describe('a backup', () => {
  const place = mkdtempSync(path.join(tmpdir(), 'quarterdeck-backup-'));
  afterAll(() => rmSync(place, { recursive: true, force: true }));
  const file = path.join(place, 'monday.backup');
  const home = path.join(place, 'home');
  let done: Deck;
  let waiting: string;
  let outline: Uint8Array;

  beforeAll(async () => {
    const { env, host, service } = at(home);
    const { deck_id } = await service.decks.generate(request);
    done = await service.decks.get(deck_id, { wait: 30 });
    outline = await readFile(service.decks, deck_id, { format: 'outline' });
    const bytes = Buffer.from(csv);
    waiting = (await service.decks.generate({ ...request, data: [{ path: 'deals.csv', bytes }] }, { detached: true })).deck_id;
    await host.files.put('local/sources/aa/deals.csv', bytes);
    await service.sources.put('deals', { kind: 'file', location: host.files.path('local/sources/aa/deals.csv') });
    expect(await backUp(env, file, now)).toMatchObject({ path: file, decks: 2, files: 5, bytes: statSync(file).size });
    await host.close();
  });

  it('may be read by its owner alone', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('brings everything back in another place: decks, their files, sources, and what still waits', async () => {
    const other = tempDir();
    const { env, host, service } = at(other);
    expect(await restore(env, file, { replace: false, now })).toMatchObject({ created_at: now.toISOString(), decks: 2, before: null });
    expect(await service.decks.get(done.deck_id)).toEqual(done);
    expect((await readFile(service.decks, done.deck_id, { format: 'outline' })).equals(outline)).toBe(true);
    expect((await service.sources.get('deals')).location.startsWith(other)).toBe(true);
    expect((await service.sources.test('deals')).tables).toEqual([{ name: 'deals', rows: 2 }]);
    const { work } = await host.open();
    const claim = (await work.claim())!;
    expect(claim.id).toBe(waiting);
    expect(readFileSync(claim.request.data[0]!.bytesAt!, 'utf8')).toBe(csv);
    expect(claim.request.data[0]!.bytesAt!.startsWith(other)).toBe(true);
    await host.close();
  });

  it('takes the place of a store only when it may, and sets that one aside', async () => {
    const { env, host, service } = at(tempDir());
    const { deck_id } = await service.decks.generate(request);
    await service.decks.get(deck_id, { wait: 30 });
    await host.close();
    await expect(restore(env, file, { replace: false, now })).rejects.toMatchObject({ code: 'output_exists' });
    const { before } = await restore(env, file, { replace: true, now });
    expect(existsSync(path.join(before!, 'quarterdeck.sqlite'))).toBe(true);
    const after = at(env.QUARTERDECK_HOME);
    await expect(after.service.decks.get(deck_id)).rejects.toMatchObject({ code: 'deck_not_found' });
    await after.host.close();
  });

  it('is not restored under a running server', async () => {
    const { env, host } = at(tempDir());
    const lock = lockServer(host.folder);
    await expect(restore(env, file, { replace: true, now })).rejects.toMatchObject({ code: 'server_running' });
    lock.release();
  });

  it('is refused when a byte of a file in it has changed, and leaves nothing behind', async () => {
    const bytes = readFileSync(file);
    const start = bytes.indexOf('id,stage,amount');
    expect(start).toBeGreaterThan(0);
    bytes[start] = 0x58;
    const bad = path.join(tempDir(), 'bad.backup');
    writeFileSync(bad, bytes);
    const { env, host } = at(tempDir());
    await expect(restore(env, bad, { replace: false, now })).rejects.toMatchObject({ code: 'backup_damaged' });
    expect(existsSync(path.join(host.folder, 'quarterdeck.sqlite'))).toBe(false);
  });

  it('is refused when it is no backup', async () => {
    const bad = path.join(tempDir(), 'notes.txt');
    writeFileSync(bad, 'nothing of that kind');
    await expect(restore(at(tempDir()).env, bad, { replace: false, now })).rejects.toMatchObject({ code: 'backup_damaged' });
  });
});
