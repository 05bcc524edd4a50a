/** Files that lie encrypted: whole or in part they give back what was put in, and nothing else ever. */
import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LocalDeckService } from '../../../../../src/service/local/local-deck-service.ts';
import { LocalHost } from '../../../../../src/service/local/local-host.ts';
import type { MadeDeck } from '../../../../../src/service/local/render/made-deck.ts';
import { newFileKey, openFile, openRange, sealFile } from '../../../../../src/service/local/store/encryption/sealed-file.ts';
import { readFile } from '../../../../../src/service/read-file.ts';
import { tries } from '../../../../helpers/rotating.ts';
import { tempDir } from '../../../../helpers/temp-dir.ts';
import { readableIn } from '../../../../helpers/vault.ts';

const piece = 64 * 1024;
const patterned = (size: number) => Buffer.from(Uint8Array.from({ length: size }, (_, at) => (at * 7 + (at >> 8)) & 255));
const sizes = [0, 1, piece - 1, piece, piece + 1, 2 * piece, 3 * piece + 5];

describe('a sealed file', () => {
  it.each(sizes)('of %i bytes is opened whole', async (size) => {
    const key = newFileKey();
    expect(await openFile(key, sealFile(key, patterned(size)), 'deck')).toEqual(patterned(size));
  });

  it('is opened in any part', async () => {
    const key = newFileKey();
    const plain = patterned(3 * piece + 5);
    const sealed = sealFile(key, plain);
    const read = async (from: number, to: number) => sealed.subarray(from, to + 1);
    await fc.assert(
      fc.asyncProperty(fc.nat(plain.length - 1), fc.nat(plain.length - 1), async (one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const parts: Buffer[] = [];
        for await (const part of openRange(key, { size: plain.length, name: 'deck', read }, from, to)) parts.push(part);
        expect(Buffer.concat(parts).equals(plain.subarray(from, to + 1))).toBe(true);
      }),
      { numRuns: tries(100) },
    );
  });

  it('with a bit changed, cut off between pieces, with pieces in another order, or under another key is refused', async () => {
    const key = newFileKey();
    const sealed = sealFile(key, patterned(3 * piece));
    const size = piece + 16;
    const flipped = Buffer.from(sealed);
    flipped[size + 7]! ^= 1;
    const swapped = Buffer.concat([sealed.subarray(size, 2 * size), sealed.subarray(0, size), sealed.subarray(2 * size)]);
    for (const bytes of [flipped, sealed.subarray(0, 2 * size), swapped])
      await expect(openFile(key, bytes, 'deck')).rejects.toMatchObject({ code: 'field_damaged' });
    await expect(openFile(newFileKey(), sealed, 'deck')).rejects.toMatchObject({ code: 'field_damaged' });
  });
});

describe('the files of a deck', () => {
  const word = 'Zyzzogeton';
  async function made() {
    const home = tempDir();
    const host = new LocalHost({ env: { QUARTERDECK_HOME: home }, clock: () => new Date(), making: 'here' });
    onTestFinished(() => host.close());
    const service = new LocalDeckService(host);
    const data = [
      {
        path: 'deals.csv',
        bytes: Buffer.from(`id,stage,amount,close_date,account\n1,Won,10,2025-01-02,${word}\n2,Lost,20,2025-01-03,${word}\n`),
      },
    ];
    const { deck_id } = await service.decks.generate({
      prompt: `# ${word}\n\n- New office opened\n`,
      data,
      options: { today: '2025-12-31', until: 'outline' },
    });
    await service.decks.get(deck_id, { wait: 60 });
    return { home, host, service, deck_id };
  }

  it('lie encrypted, outline and data alike, and are read as they were made', async () => {
    const { home, service, deck_id } = await made();
    expect(readableIn(home, [word])).toEqual([]);
    expect((await readFile(service.decks, deck_id, { format: 'outline' })).toString()).toContain(word);
  });

  it('of an earlier version, which are not encrypted, are still read', async () => {
    const { host, service, deck_id } = await made();
    const outline = await readFile(service.decks, deck_id, { format: 'outline' });
    const { store, decks } = await host.open();
    const row = (await decks.get('local', deck_id))!;
    const before = JSON.parse(row.made!) as MadeDeck;
    const file = before.files.find(({ format }) => format === 'outline')!;
    writeFileSync(host.files.path(file.key), outline);
    const { vaultOf } = await import('../../../../../src/service/local/store/open-store.ts');
    const plain = JSON.stringify({ ...before, files: before.files.map(({ sealed: _, ...each }) => each) });
    const sealed = vaultOf(store).seal('local', 'decks.made', deck_id, plain);
    await store.updateTable('decks').set({ made: sealed }).where('id', '=', deck_id).execute();
    expect(await readFile(service.decks, deck_id, { format: 'outline' })).toEqual(outline);
  });
});
