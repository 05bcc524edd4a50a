import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ColorTable, colorTable, contrast } from '../../../src/engine/brand/colors.ts';
import { lookOf } from '../../../src/engine/brand/looks.ts';
import { readBrandKit } from '../../../src/engine/brand/read-brand-kit.ts';
import { type Hex, lookIds, slideSizes } from '../../../src/model/brand-kit.ts';
import { QuarterdeckError } from '../../../src/model/errors.ts';
import type { ColorToken } from '../../../src/model/layout.ts';

const read = (value: unknown) => readBrandKit(value, () => Promise.reject(new Error('no file was expected to be read')));

/** What stands on what in every deck, and the least contrast it needs. */
const pairs: [ColorToken, ColorToken, number][] = [
  ['ink', 'paper', 7],
  ['ink', 'light', 4.5],
  ['ink-65', 'paper', 4.5],
  ['ink-65', 'light', 4.5],
  ['on-dark', 'dark', 4.5],
  ['on-dark-70', 'dark', 4.5],
  ['accent', 'paper', 4.5],
  ['good', 'paper', 4.5],
  ['bad', 'paper', 4.5],
  ['good', 'light', 4.5],
  ['bad', 'light', 4.5],
  ['accent-2', 'paper', 3],
  ['series-3', 'paper', 3],
  ['series-4', 'paper', 3],
];

function tooClose(table: ColorTable): string[] {
  return pairs
    .filter(([text, ground, least]) => contrast(table[text], table[ground]) < least)
    .map(([text, ground]) => `${text} on ${ground}: ${contrast(table[text], table[ground]).toFixed(2)}`);
}

const color = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

describe.each(lookIds)('the look %s', (look) => {
  it('is a complete kit by its name, in which everything reads', async () => {
    const kit = await read({ look });
    expect(lookOf(kit)).toBe(lookOf({ look }));
    expect(kit.colors).toEqual(lookOf({ look }).colors);
    expect(tooClose(colorTable(kit))).toEqual([]);
  });

  it('has two font families at most', async () => {
    const { fonts } = await read({ look });
    expect(new Set([fonts.heading, fonts.body]).size).toBeLessThanOrEqual(2);
  });

  it('keeps everything readable in the colour of any company that reads on paper at all', async () => {
    await fc.assert(
      fc.asyncProperty(color, async (primary) => {
        fc.pre(contrast(primary, '#FFFFFF') >= 4.7);
        expect(tooClose(colorTable(await read({ look, colors: { primary } })))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps what words stand on readable in all colours a company may give', async () => {
    await fc.assert(
      fc.asyncProperty(fc.record({ primary: color, secondary: color, dark: color, positive: color, negative: color }), async (colors) => {
        const kit = await read({ look, colors }).catch((error: unknown) => error);
        // Colours that cannot be told from the paper are refused, with one that would do.
        if (kit instanceof QuarterdeckError) expect(kit.code).toBe('brand_kit_unreadable');
        else {
          const table = colorTable(kit as Awaited<ReturnType<typeof read>>);
          const words = ['ink', 'ink-65', 'on-dark', 'on-dark-70'];
          expect(tooClose(table).filter((pair) => words.includes(pair.split(' ')[0]!))).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('can be written out and read again', async () => {
    const kit = await read({ look, slide_size: '4:3', name: 'Acme', colors: { primary: '#1F4E79' } });
    const again = await read(JSON.parse(JSON.stringify(kit)));
    expect([again.look, again.slideSize, again.name]).toEqual([kit.look, '4:3', 'Acme']);
    expect(tooClose(colorTable(again))).toEqual([]);
  });
});

describe('looks and a company’s kit', () => {
  const acme = {
    name: 'Acme',
    colors: { primary: '#0B6E5D', secondary: '#E08E2B', text: '#1D2733', background: '#FFFFFF', dark: '#10312B' },
  };

  it('combine: the dark look turns the paper over and lights the accent', async () => {
    const { colors } = await read({ ...acme, look: 'dark' });
    expect(contrast(colors.text, colors.background)).toBeGreaterThan(10);
    expect(contrast(colors.background, '#000000')).toBeLessThan(2);
    expect(contrast(colors.primary, colors.background)).toBeGreaterThanOrEqual(4.5);
  });

  it('combine: the bold look has the accent for its full pages', async () => {
    const { colors } = await read({ ...acme, look: 'bold' });
    expect(colors.dark).toBe(colors.primary);
  });

  it('combine: business notation has greys alone, but for good and bad', async () => {
    const { colors } = await read({ ...acme, look: 'ibcs' });
    const saturation = (hex: Hex) => {
      const shares = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
      return Math.max(...shares) - Math.min(...shares);
    };
    for (const series of [colors.primary, colors.secondary, ...colors.palette]) expect(saturation(series)).toBeLessThan(32);
    expect(saturation(colors.positive)).toBeGreaterThan(60);
  });

  it('a serif heading stays where only the body font is given', async () => {
    expect((await read({ look: 'editorial', fonts: { body: 'Arial' } })).fonts).toEqual({ heading: 'Cambria', body: 'Arial' });
  });

  it.each([
    [{ look: 'darc' }, 'look', 'did you mean "dark"?'],
    [{ look: 'Bold ' }, 'look', 'did you mean "bold"?'],
    [{ look: 'corporate' }, 'look', 'known: light, dark, editorial, bold, ibcs'],
    [{ slide_size: '4x3' }, 'slide_size', 'did you mean "4:3"?'],
  ])('%j is refused and told what there is', async (kit, path, said) => {
    const error = (await read(kit).catch((thrown: unknown) => thrown)) as QuarterdeckError;
    expect([error.code, error.errors?.[0]?.path, error.message]).toEqual(['brand_kit_invalid', path, expect.stringContaining(said)]);
  });

  it('a field that names the size otherwise is told how it is called', async () => {
    const error = (await read({ aspect_ratio: '4:3' }).catch((thrown: unknown) => thrown)) as QuarterdeckError;
    expect(error.message).toContain('did you mean "slide_size"?');
  });

  it('slides are as wide as their size says', () => {
    expect(slideSizes['4:3'].w / slideSizes['4:3'].h).toBeCloseTo(4 / 3);
    expect(slideSizes['16:9'].w / slideSizes['16:9'].h).toBeCloseTo(16 / 9);
  });
});
