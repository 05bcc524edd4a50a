import { describe, expect, it } from 'vitest';
import { png } from '../../../src/demo/png.ts';
import { readPictures, unreadable } from '../../../src/engine/pictures/read-pictures.ts';
import type { Outline } from '../../../src/model/outline.ts';

const bytes = png(2, 2, () => [1, 2, 3, 255]);

const outline = (points: string[] = []): Outline => ({
  version: 1,
  title: 'T',
  language: 'en',
  asOf: '2026-01-01',
  slides: [
    { id: 'a', kind: 'picture-text', title: 'A', content: { picture: { file: 'a.png', alt: 'A site' }, text: 'Words', points } },
    { id: 'b', kind: 'statement', title: 'B', content: { text: 'Words' } },
  ],
  facts: {},
});

describe('the pictures of an outline', () => {
  it('stand in it once they are read', async () => {
    const { outline: read, changes } = await readPictures(outline(), async () => bytes, true);
    expect(read.slides[0]!.content).toEqual({ picture: { data: bytes.toString('base64'), alt: 'A site' }, text: 'Words', points: [] });
    expect(changes).toEqual([]);
  });

  it('are an error where the outline was given and the file is no picture', async () => {
    await expect(readPictures(outline(), async () => Buffer.from('GIF89a'), true)).rejects.toMatchObject({ code: 'picture_unreadable' });
    await expect(readPictures(outline(), undefined, true)).rejects.toMatchObject({ code: 'picture_unreadable' });
  });

  it('leave their words behind where a brief names one that is not there', async () => {
    const missing = async (file: string) => {
      throw unreadable(file, 'there is no such file');
    };
    const { outline: alone, changes } = await readPictures(outline(), missing, false);
    expect(alone.slides[0]).toMatchObject({ kind: 'statement', content: { text: 'Words' } });
    expect(changes).toEqual(['Slide "a": The picture "a.png" cannot be used: there is no such file. Its words stand without it.']);
    const { outline: list } = await readPictures(outline(['One']), missing, false);
    expect(list.slides[0]).toMatchObject({ kind: 'bullets', content: { items: [{ text: 'Words' }, { text: 'One' }] } });
  });
});
