import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { png } from '../../../../../src/demo/png.ts';
import { pictureMean } from '../../../../../src/engine/brand/template/inspect/ground.ts';

/** A PNG of eight bits a sample whose rows are given as they are stored, filters first. */
function raw(width: number, type: number, rows: readonly (readonly number[])[], more: [string, Buffer][] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length, 4);
  header.set([8, type, 0, 0, 0], 8);
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
  };
  const body = deflateSync(Buffer.from(rows.flat()));
  const chunks = [chunk('IHDR', header), ...more.map(([name, data]) => chunk(name, data)), chunk('IDAT', body)];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), ...chunks]);
}

describe('the mean colour of a picture', () => {
  it('is that of its pixels', () => {
    expect(pictureMean(png(40, 20, () => [16, 32, 64, 255]))).toBe('#102040');
    expect(pictureMean(png(8, 8, (_, y) => (y < 4 ? [0, 0, 0, 255] : [200, 100, 50, 255])))).toBe('#643219');
  });

  it.each<[string, number[]]>([
    ['as they are', [0, 10, 20, 30]],
    ['by the pixel to the left', [1, 10, 20, 30]],
    ['by the one above', [2, 0, 0, 0]],
    ['by the mean of both', [3, 5, 10, 15]],
    ['by the nearest of three', [4, 0, 0, 0]],
  ])('is found in rows stored %s', (_, row) => {
    expect(pictureMean(raw(1, 2, [[0, 10, 20, 30], row]))).toBe('#0A141E');
  });

  it('is found in greys and palettes', () => {
    expect(pictureMean(raw(1, 0, [[0, 0x33]]))).toBe('#333333');
    expect(pictureMean(raw(1, 3, [[0, 1]], [['PLTE', Buffer.from([0, 0, 0, 1, 2, 3])]]))).toBe('#010203');
  });

  it('is not told where the picture lets through what is under it', () => {
    expect(pictureMean(png(8, 8, () => [0, 0, 0, 100]))).toBeNull();
    expect(pictureMean(raw(1, 3, [[0, 0]], [['PLTE', Buffer.alloc(3)], ['tRNS', Buffer.from([0])]]))).toBeNull(); // biome-ignore format: one picture
  });

  it('is not told of other files, nor of damaged ones', () => {
    expect(pictureMean(Buffer.from('GIF89a'))).toBeNull();
    const whole = png(16, 16, () => [1, 2, 3, 255]);
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const damaged = Buffer.from(whole);
        damaged[at]! ^= change;
        const mean = pictureMean(damaged);
        expect(mean === null || /^#[0-9A-F]{6}$/.test(mean)).toBe(true);
        expect(() => pictureMean(whole.subarray(0, at))).not.toThrow();
      }),
    );
  });
});
