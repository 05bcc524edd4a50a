/** Fills in the colours a person left open, from those given, so that all of them can be told from the ground. */
import type { BrandColors, Hex } from '../../model/brand-kit.ts';
import { colorDistance } from './color-distance.ts';
import { mix } from './color-tokens.ts';
import { contrast, luminance } from './contrast.ts';

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
  const text = given.text ?? inkFor(standard.text, background, primary);
  const light = given.light ?? (ownPrimary ? panelFor(primary, background, text) : standard.light);
  // Changes are written on panels as well as on paper.
  const onBoth = (color: Hex) => readableOnBoth(color, { text, background, light });
  return {
    primary,
    secondary,
    text,
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
  const shades = shadesToward(color, background);
  return shades.find((shade) => contrast(shade, background) >= least) ?? shades.at(-1)!;
}

/** On paper and on panels alike: the nearest shade in the direction of the ink, as paper of a middle tone reads in that one alone. */
export function readableOnBoth(color: Hex, { text, background, light }: Pick<BrandColors, 'text' | 'background' | 'light'>): Hex {
  const reads = (shade: Hex) => contrast(shade, background) >= 4.5 && contrast(shade, light) >= 4.5;
  const shades = Array.from({ length: 51 }, (_, step) =>
    mix(color, luminance(text) > luminance(background) ? white : black, 1 - step / 50),
  );
  return shades.find(reads) ?? shades.at(-1)!;
}

/** The nearest shade on which ink or paper can be read. */
export function carrying(color: Hex, { text, background }: Pick<BrandColors, 'text' | 'background'>): Hex {
  return shadesToward(color, background).find((shade) => Math.max(contrast(text, shade), contrast(background, shade)) >= 4.5) ?? color;
}

/** Ever further from the ground, up to black or white. */
function shadesToward(color: Hex, background: Hex): Hex[] {
  const toward = luminance(background) > 0.18 ? black : white;
  return Array.from({ length: 51 }, (_, step) => mix(color, toward, 1 - step / 50));
}

/** Ink for paper, and for words on the accent where paper does not read there: as strong as it takes. */
function inkFor(standard: Hex, background: Hex, primary: Hex): Hex {
  const ink = readable(standard, background, 12);
  return contrast(background, primary) >= 4.5
    ? ink
    : (shadesToward(ink, background).find((shade) => contrast(shade, primary) >= 4.5) ?? ink);
}

/** A touch of the accent, as far as ink reads on it as it reads on paper. */
function panelFor(primary: Hex, background: Hex, text: Hex): Hex {
  const least = Math.min(4.6, contrast(text, background));
  return [0.06, 0.04, 0.02].map((share) => mix(primary, background, share)).find((panel) => contrast(text, panel) >= least) ?? background;
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
    const distances = left.map((color) => Math.min(...used.map((other) => colorDistance(color, other))));
    const [next] = left.splice(distances.indexOf(Math.max(...distances)), 1);
    used.push(next!);
    chosen.push(next!);
  }
  return chosen;
}
