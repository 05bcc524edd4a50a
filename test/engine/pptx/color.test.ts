import { describe, expect, it } from 'vitest';
import { channels, colorTable } from '../../../src/engine/brand/colors.ts';
import { readBrandKit } from '../../../src/engine/brand/read-brand-kit.ts';
import { colorIn } from '../../../src/engine/brand/template/inspect/theme.ts';
import { readXml } from '../../../src/engine/opc/read-xml.ts';
import { bindColors, schemeColors, templateColor, tokenHex } from '../../../src/engine/pptx/color.ts';
import type { Hex } from '../../../src/model/brand-kit.ts';
import { colorTokens, layoutNames } from '../../../src/model/layout.ts';
import { templateNames, templates } from '../../helpers/templates/templates.ts';
import { kit } from './fixtures/layout.ts';

const bases: Record<string, string> = {
  tx1: kit.colors.text,
  bg1: kit.colors.background,
  tx2: kit.colors.dark,
  bg2: kit.colors.light,
  accent1: kit.colors.primary,
  accent2: kit.colors.secondary,
  accent3: kit.colors.palette[0],
  accent4: kit.colors.palette[1],
  accent5: kit.colors.positive,
  accent6: kit.colors.negative,
};

/** What PowerPoint draws for a scheme colour with its modifiers, 0..255 a channel. */
function drawn(xml: string): number[] {
  const base = bases[/schemeClr val="(\w+)"/.exec(xml)![1]!]!;
  const share = (name: string, neutral: number) =>
    Number(/\d+/.exec(new RegExp(`${name} val="(\\d+)"`).exec(xml)?.[1] ?? `${neutral}`)) / 100_000;
  const [r, g, b] = channels(base as `#${string}`).map((channel) => channel / 255) as [number, number, number];
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const middle = (high + low) / 2;
  const luminance = Math.min(1, middle * share('lumMod', 100_000) + share('lumOff', 0));
  const chroma =
    high === low ? 0 : ((high - low) / (1 - Math.abs(2 * middle - 1))) * share('satMod', 100_000) * (1 - Math.abs(2 * luminance - 1));
  return [r, g, b].map((channel) => 255 * (luminance + (high === low ? 0 : (chroma * (channel - middle)) / (high - low))));
}

describe('a colour role', () => {
  const colors = schemeColors(kit);

  it('is always a theme colour', () => {
    expect(Object.values(colors).filter((xml) => !xml.startsWith('<a:schemeClr '))).toEqual([]);
  });

  it('turns to the hue of amber from that of red', () => {
    expect(off(shown(colors.warn, { accent6: kit.colors.negative }), colorTable(kit).warn)).toBeLessThan(6);
  });

  it.each(colorTokens.filter((token) => token !== 'warn'))('%s is drawn as the brand kit mixes it', (token) => {
    const wanted = channels(colorTable(kit)[token]);
    const got = drawn(colors[token]);
    // White has no hue to keep: its shade is grey where the brand kit's has a little of the dark ground in it.
    const tolerance = token === 'on-dark-70' ? 8 : 4;
    for (const [i, channel] of got.entries()) expect(Math.abs(channel - wanted[i]!)).toBeLessThan(tolerance);
  });

  it('tints ink as the palette of PowerPoint does', () => {
    const black = schemeColors({ ...kit, colors: { ...kit.colors, text: '#000000' } });
    expect(black['ink-65']).toBe('<a:schemeClr val="tx1"><a:lumMod val="65000"/><a:lumOff val="35000"/></a:schemeClr>');
  });

  it('travels as a hex of its own', () => {
    const hexes = colorTokens.map(tokenHex);
    expect(new Set(hexes).size).toBe(colorTokens.length);
    expect(bindColors(hexes.map((hex) => `<a:srgbClr val="${hex}"/>`).join(''), colors)).toBe(
      colorTokens.map((token) => colors[token]).join(''),
    );
  });
});

/** What a program shows for a theme colour and its changes. */
function shown(xml: string, slots: Readonly<Record<string, Hex>>): Hex {
  const { root } = readXml(`<a:solidFill xmlns:a="a">${xml}</a:solidFill>`);
  return colorIn(root!, slots)!.hex;
}
const off = (a: Hex, b: Hex) => Math.max(...channels(a).map((channel, i) => Math.abs(channel - channels(b)[i]!)));

describe.each(templateNames)('a colour role in the template %s', (name) => {
  it('is shown as the brand kit has it, on every layout', async () => {
    const kit = await readBrandKit({ template: 'c.potx' }, async () => templates[name]());
    const table = colorTable(kit);
    for (const layout of layoutNames) {
      const { slots } = kit.template!.layouts[layout];
      const colors = schemeColors(kit, slots);
      // Changes are written in whole percent, as PowerPoint's own palette has them, and shades of white and black have no hue.
      for (const token of colorTokens)
        expect(off(shown(colors[token], slots), table[token]), `${layout} ${token} ${colors[token]}`).toBeLessThan(17);
    }
  });
});

describe('a colour', () => {
  const greys = Object.fromEntries(
    ['bg1', 'tx1', 'bg2', 'tx2', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6', 'hlink', 'folHlink'].map((slot, i) => [
      slot,
      (i % 2 === 0 ? '#FFFFFF' : '#404040') as Hex,
    ]),
  ) as Record<
    'bg1' | 'tx1' | 'bg2' | 'tx2' | 'accent1' | 'accent2' | 'accent3' | 'accent4' | 'accent5' | 'accent6' | 'hlink' | 'folHlink',
    Hex
  >;
  const themed = { ...greys, accent1: '#1F6FB2', accent5: '#D0021B' } as typeof greys;

  it('that the theme has is that slot, the one of habit where several have it', () => {
    expect(templateColor('#404040', '#404040', 'tx1', greys)).toBe('<a:schemeClr val="tx1"/>');
    expect(templateColor('#D0021B', '#D0021B', 'accent2', themed)).toBe('<a:schemeClr val="accent5"/>');
  });

  it('that it has in another lightness keeps its hue', () => {
    const xml = templateColor('#8FB7D9', '#8FB7D9', 'accent1', themed);
    expect(xml).toMatch(/^<a:schemeClr val="accent1">.*lumMod/);
    expect(xml).not.toContain('hue');
  });

  it('that no slot comes near is turned to, and named outright where the theme is all grey', () => {
    expect(templateColor('#1B7A48', '#1B7A48', 'accent5', themed)).toContain('hueOff');
    expect(templateColor('#1B7A48', '#1B7A48', 'accent5', greys)).toContain('<a:hue ');
    for (const slots of [themed, greys])
      expect(off(shown(templateColor('#1B7A48', '#1B7A48', 'accent5', slots), slots), '#1B7A48')).toBeLessThan(13);
  });
});
