import { describe, expect, it } from 'vitest';
import { readZip, writeZip } from '../../src/engine/opc/zip.ts';
import { writeDeck } from '../../src/engine/pptx/write-deck.ts';
import { deck, slide } from '../engine/pptx/fixtures/layout.ts';
import { hasSchemas, parseXml, schemaErrors, sdkErrors } from './ooxml.ts';

/** A deck whose first slide was spoiled. */
async function spoiled(from: string, to: string): Promise<Buffer> {
  const parts = readZip(await writeDeck(deck([slide('a', [])])));
  const name = 'ppt/slides/slide1.xml';
  return writeZip(new Map<string, string | Buffer>([...parts, [name, parts.get(name)!.toString().replace(from, to)]]));
}

describe('the checks of packages', () => {
  it.skipIf(!hasSchemas)('find an element the schema does not know', async () => {
    expect(schemaErrors(await spoiled('<a:lstStyle/>', '<a:lstStyles/>'))).toHaveLength(1);
  });

  it.skipIf(!hasSchemas)('find a part that is not well-formed', async () => {
    expect(schemaErrors(await spoiled('</p:sld>', ''))).not.toEqual([]);
  });

  it('find what the Open XML SDK objects to', async () => {
    expect(await sdkErrors(await spoiled('<a:lstStyle/>', '<a:lstStyles/>'))).not.toEqual([]);
  });

  it('tell XML from what only looks like it', () => {
    expect(() => parseXml('<a>&b</a>')).toThrow();
  });
});
