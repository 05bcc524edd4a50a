import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBrandKit } from '../../../src/engine/brand/read-brand-kit.ts';
import { checkReadable } from '../../../src/engine/check/readable.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import { type BrandKit, type Hex, lookIds } from '../../../src/model/brand-kit.ts';
import { QuarterdeckError } from '../../../src/model/errors.ts';
import { gallery } from '../../gallery/gallery.ts';
import { tries } from '../../helpers/rotating.ts';

const read = (value: unknown) => readBrandKit(value, () => Promise.reject(new Error('no file was expected to be read')));
const color = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
const roles = ['primary', 'secondary', 'text', 'background', 'dark', 'light', 'positive', 'negative', 'link'];
const kits = fc.record({
  look: fc.constantFrom(...lookIds),
  colors: fc.record({ ...Object.fromEntries(roles.map((role) => [role, color])), palette: fc.tuple(color, color) }, { requiredKeys: [] }),
});

/** Every text of every slide kind that does not read. */
const unreadable = (kit: BrandKit) =>
  checkReadable(layOut(gallery, kit).layout).flatMap(({ rule, slide, message }) =>
    rule === 'contrast' ? [`slide ${slide}: ${message}`] : [],
  );

describe('a brand kit of any colours', () => {
  it('is refused with the pairs that fail, or every text of every slide kind reads', async () => {
    await fc.assert(
      fc.asyncProperty(kits, async (written) => {
        const kit = await read(written).catch((error: unknown) => error);
        if (!(kit instanceof QuarterdeckError)) {
          expect(unreadable(kit as BrandKit)).toEqual([]);
          return;
        }
        expect(kit.code).toBe('brand_kit_unreadable');
        for (const { path, message } of kit.errors)
          expect([path, message]).toEqual([
            expect.stringMatching(/^colors\./),
            expect.stringMatching(/ on .* has a contrast of [\d.]+:1, [\d.]+:1 is needed; #[0-9A-F]{6} would do$/),
          ]);
      }),
      { numRuns: tries(80) },
    );
  });

  it('reads with an accent that carries neither paper nor the usual ink: the ink is as dark as it takes', async () => {
    const kit = await read({ colors: { primary: '#2E86C1' } });
    expect(kit.colors.primary).toBe('#2E86C1');
    expect(unreadable(kit)).toEqual([]);
  });

  it.each([
    [{ positive: '#7ED957' }, 'colors.positive', 'positive #7ED957 on background #FFFFFF'],
    [{ light: '#6A7A8A' }, 'colors.light', 'text #17212E on light #6A7A8A'],
    [{ link: '#AACCEE' }, 'colors.link', 'link #AACCEE on background #FFFFFF'],
    [{ primary: '#2E86C1', text: '#1D2733' }, 'colors.text', 'text #1D2733 on primary #2E86C1'],
  ])('%j is refused: what is said of it can be followed', async (colors, path, pair) => {
    const error = (await read({ colors }).catch((thrown: unknown) => thrown)) as QuarterdeckError;
    expect(error.message).toContain(pair);
    const better = new RegExp(`${path.replace('.', '\\.')} = "(#[0-9A-F]{6})"`).exec(error.next!)![1]!;
    await expect(read({ colors: { ...colors, [path.slice('colors.'.length)]: better } })).resolves.toBeDefined();
  });
});
