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

export type ColorTable = Readonly<Record<ColorToken, Hex>>;

/** All roles of a kit. */
export function colorTable({ colors }: Pick<BrandKit, 'colors'>): ColorTable {
  const ink = (share: number) => mix(colors.text, colors.background, share);
  const accent = (share: number) => mix(colors.primary, colors.background, share);
  const light = onDark(colors);
  return {
    ink: colors.text,
    'ink-65': ink(0.65),
    'ink-35': ink(0.35),
    'ink-12': ink(0.12),
    'ink-5': ink(0.05),
    paper: colors.background,
    dark: colors.dark,
    light: colors.light,
    'on-dark': light,
    'on-dark-70': mix(light, colors.dark, 0.7),
    accent: colors.primary,
    'accent-60': accent(0.6),
    'accent-30': accent(0.3),
    'accent-12': accent(0.12),
    'accent-2': colors.secondary,
    'series-3': colors.palette[0],
    'series-4': colors.palette[1],
    good: colors.positive,
    bad: colors.negative,
  };
}
