/** The rules of a brand kit, read: colours by their role, and refused where the kit itself breaks them. */

import type { BrandColors, Hex } from '../../../model/brand-kit.ts';
import { type BrandRules, type SeriesRole, seriesRoles } from '../../../model/brand-kit.ts';
import { type ErrorDetail, QuarterdeckError } from '../../../model/errors.ts';
import type { WrittenBrandKit } from '../brand-kit-schema.ts';
import { definedOf } from '../defined.ts';
import { invalidField } from '../invalid-field.ts';
import { nearestName } from '../nearest-name.ts';
import { forbiddenColor } from './forbidden-colors.ts';

type WrittenRules = NonNullable<WrittenBrandKit['rules']>;

/** `given` are the colours the kit names itself. @throws QuarterdeckError brand_kit_invalid */
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

/** Colours the kit names, by their paths. */
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
