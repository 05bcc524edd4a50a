import { expect, it } from 'vitest';
import { defaultBrandKit } from '../../../../src/engine/brand/default-brand-kit.ts';
import { withoutForbidden } from '../../../../src/engine/brand/rules.ts';
import type { BrandRules } from '../../../../src/model/brand-kit.ts';

it('colours that step aside keep the order of their roles, so that a deck written from its layout has the same bytes', () => {
  const { colors } = defaultBrandKit;
  const rules: BrandRules = { forbiddenColors: { colors: [colors.secondary], enforce: 'strict' } };
  expect(Object.keys(withoutForbidden(colors, {}, { rules }))).toEqual(Object.keys(colors));
});
