/** Fills in the colours a person left open, from those given, so that all of them can be told from the ground. */
import type { BrandColors, Hex } from './brand-kit.ts';
import { mix } from './color-tokens.ts';
import { channels, contrast, luminance } from './contrast.ts';

const black: Hex = '#000000';
const white: Hex = '#FFFFFF';

/** `standard` is what a look has where nothing is given. */
export function deriveColors(given: Partial<BrandColors>, standard: BrandColors): BrandColors {
  // What a second accent and further series are chosen from.
  const companions: readonly Hex[] = [standard.secondary, ...standard.palette, standard.primary];
  const background = given.background ?? standard.background;
  const primary = given.primary ?? readable(standard.primary, background, 4.5);
  const others = apartFrom(
    [primary, ...(given.secondary ? [given.secondary] : []), ...(given.palette ?? [])],
    companions.map((color) => readable(color, background, 3)),
  );
  const secondary = given.secondary ?? others.shift()!;
  const ownPrimary = given.primary !== undefined || given.background !== undefined;
  const light = given.light ?? (ownPrimary ? mix(primary, background, 0.06) : standard.light);
  // Changes are written on panels as well as on paper.
  const onBoth = (color: Hex) => readable(readable(color, background, 4.5), light, 4.5);
  return {
    primary,
    secondary,
    text: given.text ?? readable(standard.text, background, 12),
    background,
    dark: given.dark ?? (ownPrimary ? ground(primary) : standard.dark),
    light,
    positive: given.positive ?? onBoth(standard.positive),
    negative: given.negative ?? onBoth(standard.negative),
    palette: given.palette ?? [others[0]!, others[1]!],
    link: given.link ?? readable(primary, background, 4.5),
  };
}

/** The colour itself when it has the contrast, else its nearest darker (or, on a dark ground, lighter) shade that has. */
export function readable(color: Hex, background: Hex, least: number): Hex {
  const toward = luminance(background) > 0.18 ? black : white;
  for (let share = 100; share > 0; share -= 2) {
    const shade = mix(color, toward, share / 100);
    if (contrast(shade, background) >= least) return shade;
  }
  return toward;
}

/** A ground for white text: the accent, darkened. */
function ground(primary: Hex): Hex {
  return readable(mix(primary, black, 0.6), white, 9);
}

/** The companions, those that look least like the colours taken first. */
function apartFrom(taken: readonly Hex[], candidates: readonly Hex[]): Hex[] {
  const left = [...candidates];
  const used = [...taken];
  const chosen: Hex[] = [];
  while (left.length > 0) {
    const distances = left.map((color) => Math.min(...used.map((other) => distance(color, other))));
    const [next] = left.splice(distances.indexOf(Math.max(...distances)), 1);
    used.push(next!);
    chosen.push(next!);
  }
  return chosen;
}

/** How far apart two colours look, roughly: https://www.compuphase.com/cmetric.htm */
function distance(a: Hex, b: Hex): number {
  const [r1, g1, b1] = channels(a);
  const [r2, g2, b2] = channels(b);
  const red = (r1 + r2) / 2;
  return Math.sqrt((2 + red / 256) * (r1 - r2) ** 2 + 4 * (g1 - g2) ** 2 + (2 + (255 - red) / 256) * (b1 - b2) ** 2);
}
