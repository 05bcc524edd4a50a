/** A deck in a corporate template: the template is in the deck, and nowhere else when its figures are renewed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleData } from '../../../src/demo/sample-data.ts';
import { readBrandKit } from '../../../src/engine/brand/read-brand-kit.ts';
import { generateDeck } from '../../../src/engine/generate-deck.ts';
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
  it('is the same file, byte for byte, when the data are the same', async () => {
    const { bytes, updated } = await refresh('2025-09-30');
    expect(Buffer.from(bytes).equals(Buffer.from(deck))).toBe(true);
    expect(updated).toBe(0);
  });
});
