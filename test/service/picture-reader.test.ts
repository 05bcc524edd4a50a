import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../../src/demo/png.ts';
import { pictureReader } from '../../src/service/local/picture-reader.ts';

describe('pictures beside a brief', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'pictures-'));
    await mkdir(path.join(root, 'brief/site.png'), { recursive: true });
    await mkdir(path.join(root, 'brief/media'), { recursive: true });
    const dot = png(1, 1, () => [0, 0, 0, 255]);
    await writeFile(path.join(root, 'brief/media/a.png'), dot);
    await writeFile(path.join(root, 'secret.png'), dot);
    await symlink(path.join(root, 'secret.png'), path.join(root, 'brief/link.png'));
  });
  afterAll(() => rm(root, { recursive: true }));

  it('are read from its folder and below', async () => {
    expect((await pictureReader(path.join(root, 'brief'))('media/a.png')).length).toBeGreaterThan(50);
  });

  it.each([
    ['../secret.png', 'it lies outside the folder of what names it'],
    ['link.png', 'it lies outside the folder of what names it'],
    ['none.png', 'there is no such file'],
    ['site.png', 'it is no file'],
    ['media/a.svg', 'it is neither PNG nor JPEG'],
    ['https://example.com/a.png', 'it is an address, and nothing is fetched'],
    ['file:///etc/a.png', 'it is an address, and nothing is fetched'],
  ])('are not read as %s', async (file, why) => {
    await expect(pictureReader(path.join(root, 'brief'))(file)).rejects.toThrow(why);
  });
});
