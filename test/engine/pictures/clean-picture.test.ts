import { describe, expect, it } from 'vitest';
import { png } from '../../../src/demo/png.ts';
import { cleanPicture } from '../../../src/engine/pictures/clean-picture.ts';

const dot = png(2, 1, () => [10, 20, 30, 255]);

/** A chunk without a checksum anybody reads. */
function chunk(type: string, text: string): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(text.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, Buffer.from(text, 'latin1'), Buffer.alloc(4)]);
}

function segment(marker: number, content: Buffer | string): Buffer {
  const body = Buffer.from(content);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

function exif(orientation: number, endian: 'II' | 'MM'): Buffer {
  const little = endian === 'II';
  const tiff = Buffer.alloc(26);
  const u16 = (value: number, at: number) => (little ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at));
  const u32 = (value: number, at: number) => (little ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at));
  tiff.write(endian, 0);
  u16(42, 2);
  u32(8, 4);
  u16(1, 8);
  u16(0x0112, 10);
  u16(3, 12);
  u32(1, 14);
  u16(orientation, 18);
  return Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('GPS 48.1371 N')]);
}

/** The frame of a JPEG of 4 by 3 pixels; its scan is no picture, but has every mark a scan may have. */
function jpeg(orientation: number, endian: 'II' | 'MM' = 'II'): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, 'JFIF\0 head'),
    segment(0xe1, exif(orientation, endian)),
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0 secret author'),
    segment(0xe2, 'ICC_PROFILE\0 colours'),
    segment(0xe2, 'MPF\0 more pictures'),
    segment(0xed, 'Photoshop secret place'),
    segment(0xfe, 'secret comment'),
    segment(0xc0, Buffer.from([8, 0, 3, 0, 4, 1, 1, 0x11, 0])),
    segment(0xda, 'scan'),
    Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3, 0xff, 0xd9]),
    Buffer.from('secret trailer\xff\xd9', 'latin1'),
  ]);
}

describe('a cleaned picture', () => {
  it('keeps the pixels of a PNG and nothing it tells beside them', () => {
    const at = dot.length - 12;
    const told = Buffer.concat([
      dot.subarray(0, 33),
      chunk('tEXt', 'Author\0secret'),
      chunk('eXIf', 'secret GPS'),
      dot.subarray(33, at),
      chunk('tIME', 'secret!'),
      dot.subarray(at),
      Buffer.from('secret trailer'),
    ]);
    expect(cleanPicture(told)).toMatchObject({ type: 'png', width: 2, height: 1, turn: 0 });
    expect(Buffer.from(cleanPicture(told)!.bytes).equals(dot)).toBe(true);
  });

  it('keeps of a JPEG what decides how it looks', () => {
    const clean = cleanPicture(jpeg(1))!;
    const text = Buffer.from(clean.bytes).toString('latin1');
    expect(clean).toMatchObject({ type: 'jpeg', width: 4, height: 3, turn: 0 });
    expect(text).toContain('JFIF');
    expect(text).toContain('ICC_PROFILE');
    expect(text).not.toMatch(/secret|GPS|Exif|MPF/);
    expect([...clean.bytes.subarray(-4)]).toEqual([0xd0, 3, 0xff, 0xd9]);
  });

  it.each([
    [3, 'II', 180],
    [6, 'MM', 90],
    [8, 'II', 270],
  ] as const)('tells how a camera was held: %i %s', (orientation, endian, turn) => {
    expect(cleanPicture(jpeg(orientation, endian))?.turn).toBe(turn);
  });

  it('is the same when cleaned again', () => {
    const once = cleanPicture(jpeg(6))!.bytes;
    expect(Buffer.from(cleanPicture(once)!.bytes).equals(Buffer.from(once))).toBe(true);
  });

  it('is none of what is broken or of another kind', () => {
    expect(cleanPicture(dot.subarray(0, dot.length - 14))).toBeNull();
    expect(cleanPicture(jpeg(1).subarray(0, 150))).toBeNull();
    expect(cleanPicture(Buffer.from('<svg/>'))).toBeNull();
  });
});
