/** The rules of a brand kit as a layout has them. */
import { z } from 'zod';
import type { Hex } from '../../../model/brand-kit.ts';
import { enforcements, seriesRoles } from '../../../model/brand-kit.ts';

const hex = z.custom<Hex>((value) => typeof value === 'string' && /^#[0-9A-F]{6}$/.test(value), 'must be a colour such as "#1F4E79"');
const points = z.number().positive().max(400).exactOptional();
const enforce = z.enum(enforcements);

export const brandRulesSchema = z.strictObject({
  forbiddenColors: z.strictObject({ colors: z.array(hex), enforce }).exactOptional(),
  minimumSizes: z.strictObject({ title: points, body: points, data: points, source: points, enforce }).exactOptional(),
  chartPalette: z.array(z.enum(seriesRoles)).min(2).max(6).exactOptional(),
});
