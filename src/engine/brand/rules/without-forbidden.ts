/** The colours of a kit with those that its rules forbid moved out of the way. */
import type { BrandColors, Hex, Ruled } from '../../../model/brand-kit.ts';
import { mix } from '../color-tokens.ts';
import { contrast } from '../contrast.ts';
import { allowedOf } from './forbidden-colors.ts';

/** What is forbidden becomes the nearest shade that may be shown and reads as well; `kept` are left as they are. */
export function withoutForbidden(colors: BrandColors, kept: Partial<BrandColors>, kit: Ruled): BrandColors {
  if (!kit.rules?.forbiddenColors) return colors;
  const background = kept.background ?? allowedOf(shades(colors.background), kit);
  const nearest = (color: Hex, grounds: readonly [Hex, number][]) => {
    // What did not read so well before need not read better now.
    const least = grounds.map(([ground, wanted]) => [ground, Math.min(wanted, contrast(color, ground))] as const);
    const reads = shades(color).filter((shade) => least.every(([ground, ratio]) => contrast(shade, ground) >= ratio));
    return allowedOf([...reads, color], kit);
  };
  const text = kept.text ?? nearest(colors.text, [[background, 7]]);
  const light = kept.light ?? nearest(colors.light, [[text, 7]]);
  const onPaper = (color: Hex, least: number) => nearest(color, [[background, least]]);
  const onBoth = (color: Hex) => nearest(color, [[background, 4.5], [light, 4.5]]); // biome-ignore format: two pairs
  return {
    // In the order of the roles: a deck holds its kit, byte for byte.
    ...colors,
    background,
    text,
    light,
    primary: kept.primary ?? onPaper(colors.primary, 4.5),
    secondary: kept.secondary ?? onPaper(colors.secondary, 3),
    dark: kept.dark ?? nearest(colors.dark, [[contrast(background, colors.dark) >= 4.5 ? background : '#FFFFFF', 7]]),
    positive: kept.positive ?? onBoth(colors.positive),
    negative: kept.negative ?? onBoth(colors.negative),
    palette: kept.palette ?? [onPaper(colors.palette[0], 3), onPaper(colors.palette[1], 3)],
    link: kept.link ?? onPaper(colors.link, 4.5),
  };
}

/** A colour, and shades of it ever darker and lighter, the nearest first. */
function shades(color: Hex): Hex[] {
  const steps = Array.from({ length: 20 }, (_, step) => 1 - (step + 1) * 0.04);
  return [color, ...steps.flatMap((share) => [mix(color, '#000000', share), mix(color, '#FFFFFF', share)])];
}
