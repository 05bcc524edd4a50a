import { describe, expect, it } from 'vitest';
import { png } from '../../../src/demo/png.ts';
import { pictureTextContent } from '../../../src/engine/kinds/picture-text.ts';
import type { PictureElement } from '../../../src/model/layout.ts';
import { pagesOf, testPage } from './test-page.ts';

const data = (width: number, height: number) => png(width, height, () => [80, 90, 100, 255]).toString('base64');
const pictureOf = (elements: readonly { type: string }[]) => elements.find(({ type }) => type === 'picture') as PictureElement;

describe('a picture with text', () => {
  it('fills its box without being stretched', () => {
    for (const [width, height] of [
      [300, 200],
      [200, 300],
      [200, 200],
    ] as const) {
      const [page] = pagesOf('picture-text', { picture: { data: data(width, height), alt: 'A' }, points: ['One'] });
      const { w, h, crop = { left: 0, top: 0, right: 0, bottom: 0 } } = pictureOf(page!);
      const shown = (width * (1 - crop.left - crop.right)) / (height * (1 - crop.top - crop.bottom));
      expect(shown).toBeCloseTo(w / h, 2);
      expect(crop.left + crop.right + crop.top + crop.bottom).toBeLessThanOrEqual(0.301);
    }
  });

  it('stands above its words where it is a panorama', () => {
    const [page] = pagesOf('picture-text', { picture: { data: data(400, 100), alt: 'A' }, text: 'One', points: [] });
    const picture = pictureOf(page!);
    expect(page!.find(({ name }) => name === 'Text')!.y).toBeGreaterThan(picture.y + picture.h);
  });

  it('reports one that is too small for its place', () => {
    const reports: string[] = [];
    pagesOf('picture-text', { picture: { data: data(60, 40), alt: 'A' }, text: 'One', points: [] }, testPage('T', undefined, reports));
    expect(reports).toEqual([expect.stringMatching(/^The picture of 60 × 40 pixels is shown at \d+ % and may look coarse\.$/)]);
  });

  it('marks a missing description as what the author must still fill', () => {
    const reports: string[] = [];
    const [page] = pagesOf(
      'picture-text',
      { picture: { data: data(800, 600) }, text: 'One', points: [] },
      testPage('A title', undefined, reports),
    );
    expect(pictureOf(page!).alt).toBe('To be added: A title');
    expect(reports).toHaveLength(1);
  });

  it('asks for a file to be read before the page is placed', () => {
    expect(() => pagesOf('picture-text', { picture: { file: 'site.png', alt: 'A' }, text: 'One', points: [] })).toThrow(
      'The picture "site.png" was not read.',
    );
  });

  it('takes no bytes that are no picture, and none that tell where they were taken', () => {
    const content = { picture: { data: Buffer.from('<svg/>').toString('base64') }, text: 'One' };
    expect(pictureTextContent.safeParse(content).error?.issues[0]?.message).toBe('must be a PNG or JPEG picture of at most 20 MB');
    const clean = Buffer.from(data(2, 2), 'base64');
    const told = Buffer.concat([clean, Buffer.from('GPS 48.1371 N')]);
    const parsed = pictureTextContent.parse({ picture: { data: told.toString('base64') }, text: 'One' });
    expect(parsed.picture).toEqual({ data: clean.toString('base64') });
  });
});
