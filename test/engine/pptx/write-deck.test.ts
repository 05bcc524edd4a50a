import { beforeAll, describe, expect, it } from 'vitest';
import { writeDeck } from '../../../src/engine/pptx/write-deck.ts';
import type { Parts } from '../../../src/engine/pptx/zip.ts';
import { hasSchemas, openPackage, schemaErrors, sdkErrors } from '../../helpers/ooxml.ts';
import { everything } from './fixtures/layout.ts';

describe('a deck with everything in it', () => {
  let bytes: Uint8Array;
  let parts: Parts;
  beforeAll(async () => {
    bytes = await writeDeck(everything());
    parts = openPackage(bytes);
  });

  it('has nothing the Open XML SDK objects to', async () => {
    expect(await sdkErrors(bytes)).toEqual([]);
  });

  it.skipIf(!hasSchemas)('follows the schemas of ISO/IEC 29500, its workbooks too', () => {
    expect(schemaErrors(bytes)).toEqual([]);
  });
  it('x', () => {
    expect(parts.size).toBeGreaterThan(3);
  });
});
