import { describe, expect, it } from 'vitest';
import { channels, colorTable } from '../../../src/engine/brand/colors.ts';
import { bindColors, schemeColors, tokenHex } from '../../../src/engine/pptx/color.ts';
import { colorTokens } from '../../../src/model/layout.ts';
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

  it.each(colorTokens)('%s is drawn as the brand kit mixes it', (token) => {
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
