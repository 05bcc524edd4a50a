/** What each colour role is in a brand kit, as a plain hex: for previews and for measuring contrast. */

import type { BrandColors, BrandKit, Hex, Ruled } from '../../model/brand-kit.ts';
import type { ColorToken } from '../../model/layout.ts';
import { channels, contrast } from './contrast.ts';
import { allowedOf } from './rules/forbidden-colors.ts';

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
function labelled(tints: readonly Hex[], { text, background }: BrandColors): Hex[] {
  const reads = tints.filter((tint) => Math.max(contrast(text, tint), contrast(background, tint)) >= 4.5);
  return reads.length > 0 ? reads : [...tints];
}

/** What a fill may be instead of its usual strength, the nearest first. */
const strengths = [1, 0.85, 1.15, 0.7, 1.4, 0.5, 2, 0.25, 2.8, 0];

export type ColorTable = Readonly<Record<ColorToken, Hex>>;

/** All roles of a kit; tints keep clear of the colours it forbids. */
export function colorTable({ colors, rules }: Pick<BrandKit, 'colors'> & Ruled): ColorTable {
  const allowed = (candidates: readonly Hex[]) => allowedOf(candidates, { rules });
  const tints = (color: Hex, shares: readonly number[]) => shares.map((share) => mix(color, colors.background, share));
  /** A fill: words may stand on it. */
  const fill = (color: Hex, share: number) =>
    allowed(
      labelled(
        tints(
          color,
          strengths.map((times) => times * share),
        ),
        colors,
      ),
    );
  const secondary = secondaryShare(colors);
  const light = onDark(colors);
  const quiet = quieter(light, colors.dark);
  return {
    ink: colors.text,
    'ink-65': allowed(tints(colors.text, [secondary, ...[0.1, 0.2, 0.3].map((more) => Math.min(1, secondary + more)), 1])),
    'ink-35': fill(colors.text, 0.35),
    'ink-12': fill(colors.text, 0.12),
    'ink-5': fill(colors.text, 0.05),
    paper: colors.background,
    dark: colors.dark,
    light: colors.light,
    'on-dark': allowed([light, mix(light, colors.dark, 0.94), mix(light, colors.dark, 0.88)]),
    'on-dark-70': allowed([quiet, mix(light, quiet, 0.5), light]),
    accent: colors.primary,
    'accent-60': allowed(
      labelled(tints(colors.primary, [0.6, 0.55, 0.5, 0.45, 0.65, 0.7, 0.4, 0.75, 0.35, 0.8, 0.3, 0.85, 0.25, 0.9, 0.2, 0.95, 1]), colors),
    ),
    'accent-30': fill(colors.primary, 0.3),
    'accent-12': fill(colors.primary, 0.12),
    'accent-2': colors.secondary,
    'series-3': colors.palette[0],
    'series-4': colors.palette[1],
    good: colors.positive,
    bad: colors.negative,
    'good-30': fill(colors.positive, 0.3),
    'good-12': fill(colors.positive, 0.12),
    'bad-30': fill(colors.negative, 0.3),
    'bad-12': fill(colors.negative, 0.12),
  };
}
