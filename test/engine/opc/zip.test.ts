import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConstantPart, readZip, writeZip } from '../../../src/engine/opc/zip.ts';

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
