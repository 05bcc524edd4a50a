/** What each colour role is in a brand kit, as a plain hex: for previews and for measuring contrast. */
import type { ColorToken } from '../layout/layout.ts';
import type { BrandColors, BrandKit, Hex } from './brand-kit.ts';
import { channels, contrast } from './contrast.ts';

/** `color` at `share` (0..1) strength over `ground`: `mix('#000000', '#FFFFFF', 0.65)` is a dark grey. */
export function mix(color: Hex, ground: Hex, share: number): Hex {
  const under = channels(ground);
  const mixed = channels(color).map((channel, i) => Math.round(channel * share + under[i]! * (1 - share)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase() as Hex;
}

/** Text on the dark ground: the kit's paper where it reads there, else white or black, whichever reads better. */
function onDark({ dark, background }: BrandColors): Hex {
  if (contrast(background, dark) >= 4.5) return background;
  return contrast('#FFFFFF', dark) >= contrast('#000000', dark) ? '#FFFFFF' : '#000000';
}

/** Muted as far as it can still be read: 70 % strength, more on a ground that is not very dark. */
function quieter(text: Hex, ground: Hex): Hex {
  for (let share = 70; share < 100; share += 5) {
    const shade = mix(text, ground, share / 100);
    if (contrast(shade, ground) >= 4.5) return shade;
  }
  return text;
}

/** Secondary text is 65 % ink, and stronger where that would not read on paper or on a panel; a little more than needed, as themes round. */
function secondaryShare({ text, background, light }: BrandColors): number {
  let percent = 65;
  const reads = (ground: Hex) => contrast(mix(text, background, percent / 100), ground) >= 4.6;
  while (percent < 100 && !(reads(background) && reads(light))) percent++;
  return percent / 100;
}

/** The first of some tints on which ink or paper can be read: a middle tone carries neither. */
function labelled(tints: readonly Hex[], { text, background }: BrandColors): Hex {
  return tints.find((tint) => Math.max(contrast(text, tint), contrast(background, tint)) >= 4.5) ?? tints[0]!;
}

export type ColorTable = Readonly<Record<ColorToken, Hex>>;

/** All roles of a kit. */
export function colorTable({ colors }: Pick<BrandKit, 'colors'>): ColorTable {
  const ink = (share: number) => mix(colors.text, colors.background, share);
  const accent = (share: number) => mix(colors.primary, colors.background, share);
  const light = onDark(colors);
  return {
    ink: colors.text,
    'ink-65': ink(secondaryShare(colors)),
    'ink-35': ink(0.35),
    'ink-12': ink(0.12),
    'ink-5': ink(0.05),
    paper: colors.background,
    dark: colors.dark,
    light: colors.light,
    'on-dark': light,
    'on-dark-70': quieter(light, colors.dark),
    accent: colors.primary,
    'accent-60': labelled([0.6, 0.55, 0.5, 0.45, 0.65, 0.7].map(accent), colors),
    'accent-30': accent(0.3),
    'accent-12': accent(0.12),
    'accent-2': colors.secondary,
    'series-3': colors.palette[0],
    'series-4': colors.palette[1],
    good: colors.positive,
    bad: colors.negative,
    'good-30': mix(colors.positive, colors.background, 0.3),
    'good-12': mix(colors.positive, colors.background, 0.12),
    'bad-30': mix(colors.negative, colors.background, 0.3),
    'bad-12': mix(colors.negative, colors.background, 0.12),
  };
}
