/** A deck in a corporate template: the template is in the deck, and nowhere else when its figures are renewed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleData } from '../../../src/demo/sample-data.ts';
import { readBrandKit } from '../../../src/engine/brand/read-brand-kit.ts';
import { generateDeck } from '../../../src/engine/generate-deck.ts';
import { readZip } from '../../../src/engine/opc/zip.ts';
import { refreshDeck } from '../../../src/engine/refresh/refresh-deck.ts';
import { twoMasters } from '../../helpers/templates/two-masters.ts';

let folder: string;
let deck: Uint8Array;
const refresh = (asOf: string) => refreshDeck({ deck, data: [{ path: folder }], options: { today: '2026-01-02', asOf } });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-refresh-'));
  for (const { name, text } of sampleData()) writeFileSync(path.join(folder, name), text);
  const brandKit = await readBrandKit({ template: 'corporate.potx' }, async () => twoMasters());
  const options = { today: '2026-01-02', asOf: '2025-09-30' };
  deck = (await generateDeck({ prompt: 'Business review, 6 slides', data: [{ path: folder }], brandKit, options })).bytes!;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a refreshed deck in a corporate template', () => {
  it('has new figures on the template’s own layouts', async () => {
    const { bytes, updated } = await refresh('2025-12-31');
    expect(updated).toBeGreaterThan(10);
    const [before, after] = [readZip(deck), readZip(bytes)];
    const theirs = [...before.keys()].filter((part) => /^ppt\/(?:slideMasters|slideLayouts|theme|media)\//.test(part));
    expect(theirs.length).toBeGreaterThan(5);
    for (const part of theirs) expect(after.get(part)?.equals(before.get(part)!), part).toBe(true);
  });

  it('carries its brand kit without the template’s parts', () => {
    const carried = readZip(deck).get('customXml/item1.xml')!.toString();
    expect(carried).toContain('"template":{"data":""');
  });
});
