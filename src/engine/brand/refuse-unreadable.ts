/** Refuses a kit with unreadable colour pairs, naming for each a colour that would work. */
import type { BrandColors, BrandKit, Hex, Ruled } from '../../model/brand-kit.ts';
import { type ErrorDetail, QuarterdeckError } from '../../model/errors.ts';
import type { ColorToken } from '../../model/layout.ts';
import { colorTable, contrast, readable, readableOnBoth } from './colors.ts';

/** For small text, and for large text: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const least = { small: 4.5, large: 3 };

interface Pair {
  path: string;
  says: string;
  ratio: number;
  least: number;
  better: Hex;
}

/** `given`: the colours in the kit itself, which are the ones to change. @throws QuarterdeckError brand_kit_unreadable */
export function refuseUnreadable(kit: Pick<BrandKit, 'colors'> & Ruled, given: Partial<BrandColors>): void {
  const failing = pairsOf(kit, given).filter(({ ratio, least }) => ratio < least);
  if (failing.length === 0) return;
  const errors: ErrorDetail[] = failing.map(({ path, says, ratio, least, better }) => ({
    path,
    code: 'contrast',
    // Rounded down, so that 4.499 is not reported as 4.5.
    message: `${says} has a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1, ${least}:1 is needed; ${better} would do`,
  }));
  const better = new Map(failing.map(({ path, better }) => [path, better]));
  throw new QuarterdeckError('brand_kit_unreadable', errors.map(({ message }) => message).join('; '), {
    next: `Choose ${[...better].map(([path, color]) => `${path} = "${color}"`).join(', ')} or another colour with more contrast.`,
    errors,
  });
}

function pairsOf(kit: Pick<BrandKit, 'colors'> & Ruled, given: Partial<BrandColors>): Pair[] {
  const { colors } = kit;
  const table = colorTable(kit);
  const on = (role: keyof Omit<BrandColors, 'palette'>, ground: 'background' | 'light', wanted: number): Pair => ({
    path: `colors.${role}`,
    says: `${role} ${colors[role]} on ${ground} ${colors[ground]}`,
    ratio: contrast(colors[role], colors[ground]),
    least: wanted,
    better: readable(colors[role], colors[ground], wanted),
  });
  const onBoth = (role: 'positive' | 'negative') => {
    const pairs = (['background', 'light'] as const).map((ground) => on(role, ground, least.small));
    const better = readableOnBoth(colors[role], colors);
    return pairs.map((pair) => ({ ...pair, better }));
  };
  const text = on('text', 'background', least.small);
  const panel = on('text', 'light', least.small);
  return [
    text,
    on('primary', 'background', least.large),
    {
      path: 'colors.dark',
      says: `text ${table['on-dark']} on dark ${colors.dark}`,
      ratio: contrast(table['on-dark'], colors.dark),
      least: least.small,
      better: readable(colors.dark, table['on-dark'], least.small),
    },
    // Unreadable ink on the page is reported only once.
    ...(text.ratio < least.small ? [] : [{ ...panel, ...(given.light && { path: 'colors.light', better: colors.background }) }]),
    ...(['positive', 'negative'] as const).flatMap((role) => onBoth(role)),
    on('link', 'background', least.small),
    ...onFills(kit, given, text.ratio < least.small),
  ];
}

/** Text on the accent and its tints uses page colour or ink, whichever is readable. */
function onFills({ colors, rules }: Pick<BrandKit, 'colors'> & Ruled, given: Partial<BrandColors>, inkFails: boolean): Pair[] {
  if (inkFails) return [];
  const table = colorTable({ colors, rules });
  const fills = ['accent', 'accent-60', 'accent-30', 'accent-12'] as const satisfies readonly ColorToken[];
  const ratioOf = (fill: ColorToken) => Math.max(contrast(colors.text, table[fill]), contrast(colors.background, table[fill]));
  const worst = fills.reduce((found, fill) => (ratioOf(fill) < ratioOf(found) ? fill : found));
  const stronger = readable(colors.text, table[worst], least.small);
  const byText =
    given.text !== undefined && contrast(stronger, table[worst]) >= least.small && contrast(stronger, colors.background) >= least.small;
  return [
    {
      path: byText ? 'colors.text' : 'colors.primary',
      says: `text ${colors.text} on ${worst === 'accent' ? 'primary' : 'a tint of primary,'} ${table[worst]}`,
      ratio: ratioOf(worst),
      least: least.small,
      better: byText ? stronger : readable(colors.primary, colors.background, least.small),
    },
  ];
}
