/** Brand rules: read from a kit, and applied to its colours. */
import { type BrandColors, type BrandRules, type Hex, type Ruled, type SeriesRole, seriesRoles } from '../../model/brand-kit.ts';
import { type ErrorDetail, QuarterdeckError } from '../../model/errors.ts';
import { invalidField, type WrittenBrandKit } from './brand-kit-schema.ts';
import { allowedOf, contrast, definedOf, forbiddenColor, mix } from './colors.ts';
import { nearestName } from './nearest-name.ts';

type WrittenRules = NonNullable<WrittenBrandKit['rules']>;

/** `given`: the colours in the kit itself. @throws QuarterdeckError brand_kit_invalid */
export function readRules(written: WrittenRules | undefined, given: Partial<BrandColors>): BrandRules | undefined {
  if (written === undefined) return undefined;
  const { forbidden_colors: forbiddenColors, minimum_sizes: sizes, chart_palette: palette } = written;
  const rules: BrandRules = definedOf({
    forbiddenColors,
    minimumSizes: sizes && { ...definedOf(sizes), enforce: sizes.enforce },
    chartPalette: palette && paletteOf(palette, given),
  });
  refuseOwnForbidden(given, rules);
  return Object.keys(rules).length === 0 ? undefined : rules;
}

/** The kit's own colours with their paths. */
function named(given: Partial<BrandColors>): [string, Hex][] {
  return Object.entries(given).flatMap(([role, value]): [string, Hex][] =>
    typeof value === 'string' ? [[`colors.${role}`, value as Hex]] : value.map((color: Hex, at: number) => [`colors.${role}.${at}`, color]),
  );
}

function refuseOwnForbidden(given: Partial<BrandColors>, rules: BrandRules): void {
  const errors = named(given).flatMap(([path, color]): ErrorDetail[] => {
    const forbidden = forbiddenColor(color, { rules });
    if (forbidden === undefined) return [];
    const message =
      forbidden === color
        ? `is ${color}, which rules.forbidden_colors forbids`
        : `is ${color}, which cannot be told from ${forbidden}, and rules.forbidden_colors forbids that`;
    return [{ path, code: 'forbidden_color', message }];
  });
  if (errors.length === 0) return;
  throw new QuarterdeckError('brand_kit_invalid', errors.map(({ path, message }) => `${path} ${message}`).join('; '), {
    next: 'Choose other colours, or take these out of rules.forbidden_colors.',
    errors,
  });
}

function paletteOf(palette: readonly string[], given: Partial<BrandColors>): SeriesRole[] {
  const roles = palette.map((written, at) => roleOf(written, `rules.chart_palette.${at}`, given));
  const twice = roles.findIndex((role, at) => roles.indexOf(role) < at);
  if (twice >= 0) throw invalidField(`rules.chart_palette.${twice}`, `names ${roles[twice]} a second time`, 'repeated');
  return roles;
}

function roleOf(written: string, path: string, given: Partial<BrandColors>): SeriesRole {
  const role = seriesRoles.find((known) => known === written);
  if (role) return role;
  const hex = /^\s*#?([0-9a-f]{6})\s*$/i.exec(written)?.[1]?.toUpperCase();
  const { primary, secondary, palette, dark, text } = given;
  const own: Partial<Record<SeriesRole, Hex | undefined>> = {
    primary,
    secondary,
    'palette-1': palette?.[0],
    'palette-2': palette?.[1],
    dark,
    text,
  };
  const found = hex && seriesRoles.find((each) => own[each] === `#${hex}`);
  if (found) return found;
  if (hex)
    throw invalidField(
      path,
      `is #${hex}, which is no colour the kit gives a role that series may take: ${seriesRoles.join(', ')}`,
      'unknown_color',
    );
  const meant = nearestName(written, seriesRoles);
  throw invalidField(
    path,
    `cannot be ${JSON.stringify(written)}; ${meant === null ? `known: ${seriesRoles.join(', ')}, or a colour of the kit` : `did you mean "${meant}"?`}`,
    'unknown_color',
  );
}

/** Replaces forbidden colours by the nearest allowed shade that is as readable; `kept` stay. */
export function withoutForbidden(colors: BrandColors, kept: Partial<BrandColors>, kit: Ruled): BrandColors {
  if (!kit.rules?.forbiddenColors) return colors;
  const background = kept.background ?? allowedOf(shades(colors.background), kit);
  const nearest = (color: Hex, grounds: readonly [Hex, number][]) => {
    // What was less readable before need not become better.
    const least = grounds.map(([ground, wanted]) => [ground, Math.min(wanted, contrast(color, ground))] as const);
    const reads = shades(color).filter((shade) => least.every(([ground, ratio]) => contrast(shade, ground) >= ratio));
    return allowedOf([...reads, color], kit);
  };
  const text = kept.text ?? nearest(colors.text, [[background, 7]]);
  const light = kept.light ?? nearest(colors.light, [[text, 7]]);
  const onPaper = (color: Hex, least: number) => nearest(color, [[background, least]]);
  const onBoth = (color: Hex) => nearest(color, [[background, 4.5], [light, 4.5]]); // biome-ignore format: two pairs
  return {
    // In role order: a deck contains its kit, byte for byte.
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

/** A colour with ever darker and lighter shades, nearest first. */
function shades(color: Hex): Hex[] {
  const steps = Array.from({ length: 20 }, (_, step) => 1 - (step + 1) * 0.04);
  return [color, ...steps.flatMap((share) => [mix(color, '#000000', share), mix(color, '#FFFFFF', share)])];
}
