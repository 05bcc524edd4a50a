import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorTable, forbiddenColor } from '../../../src/engine/brand/colors.ts';
import { defaultBrandKit } from '../../../src/engine/brand/default-brand-kit.ts';
import { readBrandKit } from '../../../src/engine/brand/read-brand-kit.ts';
import { withoutForbidden } from '../../../src/engine/brand/rules.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import { parseLayout } from '../../../src/engine/layout/parse-layout.ts';
import { type BrandRules, type Hex, lookIds } from '../../../src/model/brand-kit.ts';
import { QuarterdeckError } from '../../../src/model/errors.ts';
import { gallery } from '../../gallery/gallery.ts';

it('colours that step aside keep the order of their roles, so that a deck written from its layout has the same bytes', () => {
  const { colors } = defaultBrandKit;
  const rules: BrandRules = { forbiddenColors: { colors: [colors.secondary], enforce: 'strict' } };
  expect(Object.keys(withoutForbidden(colors, {}, { rules }))).toEqual(Object.keys(colors));
});

const read = (value: unknown) => readBrandKit(value, () => Promise.reject(new Error('no file was expected to be read')));
const refusal = (value: unknown) =>
  read(value).then(
    () => 'taken',
    (error: Error) => error.message,
  );
const channel = (least: number, most: number) => fc.integer({ min: least, max: most });
const color = fc.tuple(channel(0, 255), channel(0, 255), channel(0, 255)).map(
  (channels): Hex =>
    `#${channels
      .map((value) => value.toString(16).padStart(2, '0'))
      .join('')
      .toUpperCase()}`,
);

describe('forbidden colours', () => {
  const rules = (...colors: string[]) => ({ forbidden_colors: { colors } });

  it('among the kit’s own are refused, each with its place', async () => {
    expect(await refusal({ colors: { primary: '#1F4E79', palette: ['#C00000', '#0E8577'] }, rules: rules('#C00000', '1F4E79') })).toBe(
      'colors.primary is #1F4E79, which rules.forbidden_colors forbids; colors.palette.0 is #C00000, which rules.forbidden_colors forbids',
    );
  });

  it('are meant when a colour of the kit cannot be told from one', async () => {
    expect(await refusal({ colors: { primary: '#1F4E7A' }, rules: rules('#1F4E79') })).toContain('cannot be told from #1F4E79');
  });

  it('are kept clear of by a ground that the kit leaves open', async () => {
    const { colors } = await read({ rules: rules('#FFFFFF') });
    expect(forbiddenColor(colors.background, { rules: { forbiddenColors: { colors: ['#FFFFFF'], enforce: 'warn' } } })).toBeUndefined();
  });

  it('only warn unless they are said to be strict', async () => {
    expect((await read({ rules: rules('#FF00FF') })).rules?.forbiddenColors).toEqual({ colors: ['#FF00FF'], enforce: 'warn' });
  });

  it('are kept clear of by all that is derived, in every look, and everything still reads or is refused', async () => {
    const kits = fc.record({
      look: fc.constantFrom(...lookIds),
      primary: color,
      forbidden: fc.array(color, { minLength: 1, maxLength: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(kits, fc.nat({ max: 22 }), async ({ look, primary, forbidden }, at) => {
        // One of them is a colour that the kit would otherwise have come to.
        const plain = await read({ look, colors: { primary } }).catch(() => null);
        fc.pre(plain !== null);
        const derived = Object.values(colorTable(plain!))[at]!;
        const kit = await read({ look, colors: { primary }, rules: rules(...forbidden, derived) }).catch((error: unknown) => error);
        if (kit instanceof QuarterdeckError) expect(['brand_kit_invalid', 'brand_kit_unreadable']).toContain(kit.code);
        else {
          const table = colorTable(kit as Awaited<ReturnType<typeof read>>);
          const shown = Object.entries(table).filter(([, hex]) => forbiddenColor(hex, kit as Awaited<ReturnType<typeof read>>));
          expect(shown).toEqual([]);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('the palette of charts', () => {
  const paletteOf = async (chart_palette: string[], colors = {}) => (await read({ colors, rules: { chart_palette } })).rules?.chartPalette;

  it('takes roles, and colours of the kit as their roles', async () => {
    expect(await paletteOf(['palette-1', '#0b6e5d', 'dark'], { primary: '#0B6E5D' })).toEqual(['palette-1', 'primary', 'dark']);
  });

  it('finds a colour as it was given, though the look turns it over', async () => {
    const kit = await read({
      look: 'dark',
      colors: { primary: '#0B6E5D', secondary: '#E08E2B' },
      rules: { chart_palette: ['#E08E2B', '#0B6E5D'] },
    });
    expect(kit.rules?.chartPalette).toEqual(['secondary', 'primary']);
  });

  it.each([
    [['primary', '#ABCDEF'], 'rules.chart_palette.1 is #ABCDEF, which is no colour the kit gives a role'],
    [['primary', 'secondry'], 'rules.chart_palette.1 cannot be "secondry"; did you mean "secondary"?'],
    [['primary', 'text', 'primary'], 'rules.chart_palette.2 names primary a second time'],
    [['primary'], 'rules.chart_palette'],
  ])('%j is refused and told why', async (palette, said) => {
    expect(await refusal({ rules: { chart_palette: palette } })).toContain(said);
  });
});

describe('rules that are wrong', () => {
  it.each([
    [{ forbidden_colours: {} }, 'rules.forbidden_colours', 'did you mean "forbidden_colors"?'],
    [{ minimum_sizes: { titles: 20 } }, 'rules.minimum_sizes.titles', 'did you mean "title"?'],
    [{ minimum_sizes: { body: 14, enforce: 'srict' } }, 'rules.minimum_sizes.enforce', 'did you mean "strict"?'],
    [{ forbidden_colors: { colors: ['red'] } }, 'rules.forbidden_colors.colors.0', 'is no colour'],
  ])('%j are told what there is', async (rules, path, said) => {
    const error = (await read({ rules }).catch((thrown: unknown) => thrown)) as QuarterdeckError;
    expect([error.code, error.errors.map((each) => each.path), error.message]).toEqual([
      'brand_kit_invalid',
      [path],
      expect.stringContaining(said),
    ]);
  });
});

describe('a kit with rules', () => {
  it('can be shown and read again, and so can a layout made with it', async () => {
    const kit = await read({
      rules: {
        forbidden_colors: { colors: ['#FF0000'], enforce: 'strict' },
        minimum_sizes: { title: 28, body: 16, data: 14, source: 10 },
        chart_palette: ['secondary', 'primary'],
      },
    });
    expect(await read(JSON.parse(JSON.stringify(kit)))).toEqual(kit);
    const { layout } = layOut({ ...gallery, slides: gallery.slides.slice(0, 1) }, kit);
    expect(parseLayout(JSON.parse(JSON.stringify(layout))).brandKit).toEqual(kit);
  });

  it('that says nothing has none', async () => {
    expect(await read({ rules: {} })).toEqual(await read({}));
  });
});
