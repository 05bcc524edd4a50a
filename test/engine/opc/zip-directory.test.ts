import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readDirectory, unlimited, writeZip } from '../../../src/engine/opc/zip.ts';

interface Part {
  name: string;
  data: Buffer;
}

/** The head and the content of a stored part. */
function local({ name, data }: Part): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt32LE(crc32(data), 14);
  head.writeUInt32LE(data.length, 18);
  head.writeUInt32LE(data.length, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), data]);
}

/** A zip of this content whose directory says where each part stands. */
function zip(content: Buffer, parts: readonly (Part & { at: number })[]): Buffer {
  const directory = parts.map(({ name, data, at }) => {
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(crc32(data), 16);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(data.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    return Buffer.concat([entry, Buffer.from(name)]);
  });
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(content.length, 16);
  return Buffer.concat([content, entries, end]);
}

const a = { name: 'a', data: Buffer.from('one') };
const b = { name: 'b', data: Buffer.from('two') };

describe('the directory of a zip', () => {
  it('lists parts that stand one after another, in whatever order', () => {
    const content = Buffer.concat([local(a), local(b)]);
    const at = local(a).length;
    expect(
      readDirectory(
        zip(content, [
          { ...b, at },
          { ...a, at: 0 },
        ]),
        unlimited,
      ).map(({ name }) => name),
    ).toEqual(['b', 'a']);
  });

  it('is refused where one part stands inside another', () => {
    const outer = { name: 'a', data: local(b) };
    const inner = local(outer).length - outer.data.length;
    const nested = zip(local(outer), [
      { ...outer, at: 0 },
      { ...b, at: inner },
    ]);
    expect(() => readDirectory(nested, unlimited)).toThrow(expect.objectContaining({ code: 'overlap' }));
  });

  it('is refused where all parts together unpack to more than the bound, and not before', () => {
    const three = writeZip(new Map(['a', 'b', 'c'].map((name) => [name, 'x'.repeat(100)])));
    expect(readDirectory(three, { ...unlimited, unpacked: 300 })).toHaveLength(3);
    expect(() => readDirectory(three, { ...unlimited, unpacked: 299 })).toThrow(expect.objectContaining({ code: 'zip_bomb', part: 'c' }));
  });
});
