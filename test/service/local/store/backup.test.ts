import { appendFileSync, copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LocalDeckService } from '../../../../src/service/local/local-deck-service.ts';
import { LocalHost } from '../../../../src/service/local/local-host.ts';
import { backUp, restore } from '../../../../src/service/local/store/backup.ts';
import { BackupWriter, verifyBackup } from '../../../../src/service/local/store/backup-file.ts';
import { openFile } from '../../../../src/service/local/store/encryption/sealed-file.ts';
import { lockServer } from '../../../../src/service/local/store/server-lock.ts';
import { readFile } from '../../../../src/service/read-file.ts';
import type { Deck } from '../../../../src/service/schema/deck.ts';
import { tries } from '../../../helpers/rotating.ts';
import { tempDir } from '../../../helpers/temp-dir.ts';

const now = new Date('2026-01-01T00:00:00Z');
const request = { prompt: '# Wins\n\n- New office opened\n', data: [], options: { today: '2025-12-31', until: 'outline' as const } };
const csv = 'id,stage,amount,close_date\n1,Won,10,2025-01-02\n2,Lost,20,2025-01-03\n';

function at(home: string) {
  const env = { QUARTERDECK_HOME: home };
  const host = new LocalHost({ env, clock: () => now, making: 'here' });
  return { env, host, service: new LocalDeckService(host) };
}

/** @throws QuarterdeckError backup_damaged */
async function verified(bytes: Uint8Array) {
  const bad = path.join(tempDir(), 'bad.backup');
  writeFileSync(bad, bytes);
  return verifyBackup(bad);
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
    copyFileSync(path.join(home, 'store.key'), path.join(other, 'store.key'));
    expect(await restore(env, file, { replace: false, now })).toMatchObject({
      created_at: now.toISOString(),
      decks: 2,
      before: null,
      needs_key: null,
    });
    expect(await service.decks.get(done.deck_id)).toEqual(done);
    expect((await readFile(service.decks, done.deck_id, { format: 'outline' })).equals(outline)).toBe(true);
    expect((await service.sources.get('deals')).location.startsWith(other)).toBe(true);
    expect((await service.sources.test('deals')).tables).toEqual([{ name: 'deals', rows: 2 }]);
    const { work } = await host.open();
    const claim = (await work.claim())!;
    expect(claim.id).toBe(waiting);
    const { bytesAt, bytesKey } = claim.request.data[0]!;
    expect((await openFile(bytesKey!, await host.files.read(bytesAt!), bytesAt!)).toString()).toBe(csv);
    await host.close();
  });

  it('names the key that it needs where that is missing, and opens once the key is there', async () => {
    const other = tempDir();
    const { env, host, service } = at(other);
    const { needs_key } = await restore(env, file, { replace: false, now });
    expect(needs_key).toMatch(/^[0-9a-f]{12}$/);
    await expect(service.decks.get(done.deck_id)).rejects.toMatchObject({
      code: 'encryption_key_unusable',
      message: expect.stringContaining(needs_key!),
    });
    copyFileSync(path.join(home, 'store.key'), path.join(other, 'store.key'));
    expect(await service.decks.get(done.deck_id)).toEqual(done);
    await host.close();
  });

  it('holds no key, and nothing that a deck was asked for or made of', () => {
    const bytes = readFileSync(file);
    const key = Buffer.from(readFileSync(path.join(home, 'store.key'), 'utf8'), 'base64');
    expect([bytes.includes(key), bytes.includes(key.toString('base64')), bytes.includes('New office opened')]).toEqual([
      false,
      false,
      false,
    ]);
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

  it('leaves nothing behind when it is refused, and says which part is not sound', async () => {
    const bytes = readFileSync(file);
    bytes[bytes.indexOf('id,stage,amount')]! ^= 1;
    const bad = path.join(tempDir(), 'bad.backup');
    writeFileSync(bad, bytes);
    const home = tempDir();
    const { env, host } = at(home);
    await expect(restore(env, bad, { replace: false, now })).rejects.toMatchObject({
      code: 'backup_damaged',
      message: expect.stringContaining('is not as it was written'),
    });
    expect(existsSync(path.join(host.folder, 'quarterdeck.sqlite'))).toBe(false);
    expect(readdirSync(home, { recursive: true }).filter((name) => String(name).includes('.part-'))).toEqual([]);
  });

  it('says where the rows are damaged, though SQLite could still read them', async () => {
    const bytes = readFileSync(file);
    // A prompt, in a page of rows.
    const start = bytes.lastIndexOf('qde1.');
    bytes[start]! ^= 1;
    await expect(verified(bytes)).rejects.toMatchObject({ code: 'backup_damaged', message: expect.stringContaining('"database"') });
  });

  it('is refused whichever bit of it has changed', async () => {
    const bytes = readFileSync(file);
    const manifestStart = bytes.lastIndexOf('{"created_at"');
    const databaseStart = bytes.indexOf('SQLite format 3');
    expect([databaseStart, manifestStart].every((start) => start > 0)).toBe(true);
    // Each bit of the first line, of the last line and of the beginnings of the database and the manifest; some of every other region.
    const whole = [
      [0, 21],
      [databaseStart, databaseStart + 100],
      [manifestStart, manifestStart + 60],
      [bytes.length - 97, bytes.length],
    ].flatMap(([from, to]) => Array.from({ length: (to! - from!) * 8 }, (_, bit) => from! * 8 + bit));
    const some = Array.from({ length: 1_500 }, (_, index) => Math.floor((index / 1_500) * bytes.length) * 8 + (index % 8));
    const bad = path.join(tempDir(), 'bad.backup');
    writeFileSync(bad, bytes);
    const handle = await open(bad, 'r+');
    const put = (byte: number, value: number) => handle.write(Buffer.from([value]), 0, 1, byte);
    const accepted: number[] = [];
    for (const bit of [...whole, ...some]) {
      const byte = bit >> 3;
      await put(byte, bytes[byte]! ^ (1 << (bit & 7)));
      const code = await verifyBackup(bad).then(
        () => 'accepted',
        (error: { code?: string }) => error.code,
      );
      if (code !== 'backup_damaged') accepted.push(bit);
      await put(byte, bytes[byte]!);
    }
    await handle.close();
    expect(accepted).toEqual([]);
    await expect(verifyBackup(bad)).resolves.toMatchObject({ created_at: now.toISOString() });
  });

  it('is refused when bits of it change at random places, several at a time', async () => {
    const bytes = readFileSync(file);
    const flips = fc.uniqueArray(fc.nat(bytes.length * 8 - 1), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(flips, async (bits) => {
        const changed = Buffer.from(bytes);
        for (const bit of bits) changed[bit >> 3]! ^= 1 << (bit & 7);
        await expect(verified(changed)).rejects.toMatchObject({ code: 'backup_damaged' });
      }),
      { numRuns: tries(200) },
    );
  });

  it('is refused when it was cut off anywhere, and when something was added', async () => {
    const bytes = readFileSync(file);
    const cuts = [0, 1, 20, 21, 22, bytes.length - 98, bytes.length - 97, bytes.length - 96, bytes.length - 1];
    for (let at = 0; at < 100; at++) cuts.push(Math.floor((at / 100) * bytes.length));
    for (const length of cuts) await expect(verified(bytes.subarray(0, length))).rejects.toMatchObject({ code: 'backup_damaged' });
    for (const added of ['\n', 'x', bytes.subarray(-97), bytes])
      await expect(verified(Buffer.concat([bytes, Buffer.from(added)]))).rejects.toMatchObject({ code: 'backup_damaged' });
    await expect(verified(Buffer.concat([bytes.subarray(0, 500), bytes.subarray(500)]))).resolves.toBeDefined();
  });

  it('of an earlier version is refused, with the way to what is in it', async () => {
    const bad = path.join(tempDir(), 'old.backup');
    const old = new Database(bad);
    old.exec('create table backup (name text primary key, value text not null)');
    old.close();
    await expect(restore(at(tempDir()).env, bad, { replace: false, now })).rejects.toMatchObject({
      code: 'backup_damaged',
      message: expect.stringContaining('an earlier version of Quarterdeck wrote it'),
      next: 'restore it with that version, and make another backup with this one',
    });
  });

  it('of a later version of the tables is left alone', async () => {
    const folder = tempDir();
    const later = path.join(folder, 'later.backup');
    const writer = await BackupWriter.open(later);
    await writer.finish({ created_at: now.toISOString(), folder, schema: 99 });
    await writer.close();
    await expect(restore(at(tempDir()).env, later, { replace: false, now })).rejects.toMatchObject({ code: 'store_newer' });
  });

  it('is not made of a store that is damaged itself', async () => {
    const { env, host, service } = at(tempDir());
    const { deck_id } = await service.decks.generate(request);
    await service.decks.get(deck_id, { wait: 30 });
    const { decks } = await host.open();
    const { made } = (await decks.get('local', deck_id))!;
    await host.close();
    appendFileSync(host.files.path(JSON.parse(made!).files[0].key), ' ');
    const target = path.join(tempDir(), 'new.backup');
    await expect(backUp(env, target, now)).rejects.toMatchObject({ code: 'store_unusable' });
    expect(readdirSync(path.dirname(target))).toEqual([]);
  });

  it('is refused when it is no backup', async () => {
    const bad = path.join(tempDir(), 'notes.txt');
    writeFileSync(bad, 'nothing of that kind');
    await expect(restore(at(tempDir()).env, bad, { replace: false, now })).rejects.toMatchObject({ code: 'backup_damaged' });
  });
});
