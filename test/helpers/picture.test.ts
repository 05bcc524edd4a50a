import { describe, expect, it } from 'vitest';
import { contactSheet, type Picture, pictureOn, readPng, readPpm, writePng } from './picture.ts';
import { differentShare } from './picture-difference.ts';

/** White with a grey rectangle. */
function page(x: number, y: number, w: number, h: number, grey = 40): Picture {
  const pixels = new Uint8Array(3 * 320 * 180).fill(255);
  for (let row = y; row < y + h; row++) pixels.fill(grey, 3 * (320 * row + x), 3 * (320 * row + x + w));
  return { width: 320, height: 180, pixels };
}

describe('pictures', () => {
  it('come back from PNG and from a sheet as they were', () => {
    const pages = [page(0, 0, 10, 10), page(30, 40, 50, 60), ...Array.from({ length: 6 }, (_, at) => page(at, at, 200, 100))];
    const sheet = readPng(writePng(contactSheet(pages)));
    const back = pages.map((_, at) => pictureOn(sheet, at, { width: 320, height: 180 })!);
    expect(back.map(({ pixels }, at) => Buffer.from(pixels).equals(pages[at]!.pixels))).toEqual(pages.map(() => true));
    expect(pictureOn(sheet, 12, { width: 320, height: 180 })).toBeNull();
  });

  it('are read as the renderer writes them', () => {
    const { pixels } = readPpm(Buffer.concat([Buffer.from('P6\n2 1\n255\n'), Buffer.from([1, 2, 3, 4, 5, 6])]));
    expect([...pixels]).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('the difference of two pictures', () => {
  it('is none where an edge is a pixel thicker or a stroke a little lighter', () => {
    const line = page(20, 50, 280, 1);
    expect(differentShare(line, page(20, 50, 280, 1, 90))).toBe(0);
    expect(differentShare(line, page(20, 51, 280, 1))).toBe(0);
  });

  it('is that of the blocks where something moved, changed its colour or went missing', () => {
    const bar = page(40, 60, 200, 40);
    expect(differentShare(bar, page(40, 80, 200, 40))).toBeCloseTo(80 / 576);
    expect(differentShare(bar, page(40, 60, 200, 40, 120))).toBeCloseTo(80 / 576);
    expect(differentShare(bar, page(0, 0, 0, 0))).toBeCloseTo(80 / 576);
  });

  it('is all of it where the sizes differ', () => {
    expect(differentShare(page(0, 0, 1, 1), { width: 1, height: 1, pixels: new Uint8Array(3) })).toBe(1);
  });
});
