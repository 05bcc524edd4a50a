import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConstantPart, readDirectory, readZip, unlimited, writeZip } from '../../../src/engine/opc/zip.ts';

const names = (bytes: Uint8Array) => [...readZip(bytes).keys()];

describe('a zip package', () => {
  it('gives back what was put in', () => {
    const name = fc.stringMatching(/^[a-zé]{1,12}\.(xml|png|bin)$/);
    const parts = fc.dictionary(name, fc.uint8Array({ maxLength: 500 }));
    fc.assert(
      fc.property(parts, (content) => {
        const read = readZip(writeZip(new Map(Object.entries(content))));
        expect(Object.fromEntries([...read].map(([key, value]) => [key, [...value]]))).toEqual(
          Object.fromEntries(Object.entries(content).map(([key, value]) => [key, [...value]])),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('begins with the content types, then goes by name', () => {
    const bytes = writeZip(
      new Map([
        ['b.xml', ''],
        ['_rels/.rels', ''],
        ['[Content_Types].xml', ''],
        ['A.xml', ''],
      ]),
    );
    expect(names(bytes)).toEqual(['[Content_Types].xml', 'A.xml', '_rels/.rels', 'b.xml']);
  });

  it('is the same whatever the order of its parts', () => {
    const one = writeZip(new Map([['a', '1'] as const, ['b', '2'] as const]));
    const other = writeZip(new Map([['b', '2'] as const, ['a', '1'] as const]));
    expect(one.equals(other)).toBe(true);
  });

  it('is dated 1 January 1980', () => {
    const bytes = writeZip(new Map([['a', 'x']]));
    expect([bytes.readUInt16LE(10), bytes.readUInt16LE(12)]).toEqual([0, 0x21]);
  });

  it('holds a constant part as it was given', () => {
    const text = 'again and again '.repeat(20);
    expect(
      readZip(writeZip(new Map([['a', new ConstantPart(text)]])))
        .get('a')
        ?.toString(),
    ).toBe(text);
  });

  it('that is damaged is not read', () => {
    const bytes = writeZip(new Map([['picture.png', 'some bytes']]));
    bytes[45] = bytes[45]! ^ 0xff;
    expect(() => readZip(bytes)).toThrow('damaged');
  });

  it('is told from other files', () => {
    expect(() => readZip(Buffer.from('not a zip'))).toThrow('Not a zip');
  });
});

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
