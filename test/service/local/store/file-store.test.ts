import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FileStore } from '../../../../src/service/local/store/file-store.ts';
import { tempDir } from '../../../helpers/temp-dir.ts';

const bytes = Buffer.from('a deck');

async function read(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  return Buffer.concat(parts).toString();
}

describe('the files of the service', () => {
  it('are written whole, for their owner alone, with size and checksum', async () => {
    const folder = tempDir();
    const files = new FileStore(folder);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(await files.put('acme/deck_1/1/deck.pptx', bytes)).toEqual({ bytes: 6, sha256 });
    const file = path.join(folder, 'acme/deck_1/1/deck.pptx');
    expect(readFileSync(file)).toEqual(bytes);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.dirname(file))).toEqual(['deck.pptx']);
  });

  it('of one name, written many times at once, are one of those that were written, whole', async () => {
    const folder = tempDir();
    const files = new FileStore(folder);
    const texts = Array.from({ length: 20 }, (_, at) => `${at} `.repeat(10_000 + at));
    await Promise.all(texts.map((text) => files.put('acme/x', Buffer.from(text))));
    expect(texts).toContain((await files.read('acme/x')).toString());
    expect(readdirSync(path.join(folder, 'acme'))).toEqual(['x']);
  });

  it('leave nothing behind when they cannot be written', async () => {
    const folder = tempDir();
    const files = new FileStore(folder);
    await files.put('acme/x/inside', bytes);
    await expect(files.put('acme/x', bytes)).rejects.toMatchObject({ code: expect.stringMatching(/EISDIR|ENOTEMPTY|EEXIST/) });
    expect(readdirSync(path.join(folder, 'acme'))).toEqual(['x']);
  });

  it('are read in part', async () => {
    const files = new FileStore(tempDir());
    await files.put('acme/x', bytes);
    expect(await read(files.stream('acme/x', { from: 2 }))).toBe('deck');
    expect(await read(files.stream('acme/x', { from: 2, to: 3 }))).toBe('de');
  });

  it('are removed with all that lies under a name, and nothing else', async () => {
    const files = new FileStore(tempDir());
    await files.put('acme/deck_1/1/a', bytes);
    await files.put('acme/deck_2/1/a', bytes);
    await files.remove('acme/deck_1');
    await files.remove('acme/deck_3');
    expect([await files.size('acme/deck_1/1/a'), await files.size('acme/deck_2/1/a')]).toEqual([null, 6]);
  });

  it.each(['../x', '/etc/passwd', 'a/../../x', 'a//b', '', 'a/.b', 'a\0b', 'a\\..\\b'])('have no key such as %j', async (key) => {
    await expect((async () => new FileStore(tempDir()).put(key, bytes))()).rejects.toThrow('is no key of a file');
  });
});
