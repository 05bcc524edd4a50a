/** The colours of a kit as a template has them: its grounds, its text, its accents in their order, made readable where they are not. */

import type { BrandColors, Hex, TemplateLayout } from '../../../../model/brand-kit.ts';
import type { LayoutName } from '../../../../model/layout.ts';
import { colorDistance } from '../../color-distance.ts';
import { mix } from '../../color-tokens.ts';
import { channels, contrast, luminance } from '../../contrast.ts';
import { defaultBrandKit } from '../../default-brand-kit.ts';
import { readable, readableOnBoth } from '../../derive-colors.ts';
import { toHsl, toRgb } from './color-model.ts';

const black: Hex = '#000000';
const white: Hex = '#FFFFFF';
/** Words, and forms beside others. */
const words = 4.5;
const forms = 3;
/** A ground this dark carries light text. */
const darkest = 0.18;
/** An accent that differs less from the ground cannot be meant for forms on it. */
const faint = 1.4;
/** Two colours nearer than this look alike; of 0 to 765. */
const alike = 70;

export function kitColors(layouts: Readonly<Record<LayoutName, TemplateLayout>>): BrandColors {
  const { ground, slots, placeholders } = layouts.content;
  const background = ground.color;
  const text = textColor(background, [placeholders.body?.color, slots.tx1, slots.bg1, slots.tx2, slots.bg2]);
  const accents = [slots.accent1, slots.accent2, slots.accent3, slots.accent4, slots.accent5, slots.accent6];
  const series = seriesOf(accents, background, text, slots.tx2);
  const primary = series[0]!;
  const light = panel(slots.bg2, { background, text, primary });
  const onBoth = (color: Hex) => readableOnBoth(color, { text, background, light });
  return {
    primary,
    secondary: series[1]!,
    text,
    background,
    dark: darkGround(layouts, primary),
    light,
    positive: onBoth(accentNear(accents, isGreen) ?? defaultBrandKit.colors.positive),
    negative: onBoth(accentNear(accents, isRed) ?? defaultBrandKit.colors.negative),
    palette: [series[2]!, series[3]!],
    link: readable(slots.hlink, background, words),
  };
}

function textColor(background: Hex, own: readonly (Hex | undefined)[]): Hex {
  const known = own.filter((color) => color !== undefined);
  const reads = known.slice(0, 2).find((color) => contrast(color, background) >= words);
  return reads ?? readable(known.reduce((best, color) => (contrast(color, background) > contrast(best, background) ? color : best)), background, words); // biome-ignore format: one value
}

/** Four colours to tell forms apart by: accents with a hue first, then grey ones, then what can be mixed. */
function seriesOf(accents: readonly Hex[], background: Hex, text: Hex, tx2: Hex): Hex[] {
  const seen = accents.filter((color) => contrast(color, background) >= faint);
  const hued = seen.filter(isHued);
  const pale = accents.filter((color) => isHued(color) && !seen.includes(color));
  const grey = seen.filter((color) => !isHued(color));
  const first = hued[0] ?? pale[0] ?? grey[0] ?? text;
  const mixes = [mix(first, text, 0.55), mix(first, background, 0.6), mix(text, background, 0.55), mix(text, background, 0.8)];
  // The first one sets words too.
  const chosen = [readable(first, background, words)];
  for (const color of [...hued, ...pale, ...grey, tx2, ...mixes]) {
    const shade = readable(color, background, forms);
    if (chosen.length < 4 && chosen.every((other) => colorDistance(other, shade) >= alike)) chosen.push(shade);
  }
  // Of one colour alone its nearest shades are left.
  for (let share = 0.5; chosen.length < 4; share += 0.04) {
    const shade = readable(mix(text, background, Math.min(1, share)), background, forms);
    if (!chosen.includes(shade) || share > 1) chosen.push(shade);
  }
  return chosen;
}

function darkGround({ section, title, content }: Readonly<Record<LayoutName, TemplateLayout>>, primary: Hex): Hex {
  const own = [section.ground.color, title.ground.color, content.slots.tx2, content.slots.bg2, content.slots.tx1];
  const dark = own.slice(0, 3).find((color) => luminance(color) < darkest && contrast(color, white) >= words);
  return dark ?? readable(mix(primary, black, 0.6), white, 9);
}

/** A panel is told from the ground and yet carries its text. */
function panel(own: Hex, { background, text, primary }: Pick<BrandColors, 'background' | 'text' | 'primary'>): Hex {
  const apart = contrast(own, background);
  if (apart >= 1.02 && apart <= 1.4 && contrast(text, own) >= words) return own;
  const tints = [0.06, 0.05, 0.04, 0.03, 0.02].map((share) => mix(primary, background, share));
  return tints.find((tint) => contrast(text, tint) >= words) ?? background;
}

const spread = (color: Hex) => Math.max(...channels(color)) - Math.min(...channels(color));
const isHued = (color: Hex) => toHsl(toRgb(color)).saturation >= 0.15 && spread(color) >= 24;
const isGreen = (hue: number) => (hue >= 80 && hue <= 170 ? Math.abs(hue - 130) : null);
const isRed = (hue: number) => (hue >= 340 || hue <= 15 ? Math.min(hue, 360 - hue) : null);

/** The saturated accent nearest to a hue; `off` tells how far it is, null when too far. */
function accentNear(accents: readonly Hex[], off: (hue: number) => number | null): Hex | undefined {
  const near = accents.flatMap((color) => {
    const { hue, saturation, luminance: light } = toHsl(toRgb(color));
    const strong = saturation >= 0.4 && spread(color) >= 70 && light > 0.12 && light < 0.85;
    const distanceOf = strong ? off(hue) : null;
    return distanceOf === null ? [] : [{ color, distanceOf }];
  });
  return near.sort((a, b) => a.distanceOf - b.distanceOf)[0]?.color;
}
