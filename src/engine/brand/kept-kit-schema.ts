/**
 * The shape of a template and of rules in a layout that a person may have edited; the package itself is opened as any template is.
 * Fields stand in the order in which an inspection names them: a deck written from its layout has the same bytes.
 */
import { z } from 'zod';
import { type BrandTemplate, enforcements, type Hex, seriesRoles, themeSlots } from '../../model/brand-kit.ts';
import { layoutNames } from '../../model/layout.ts';

const hex = z.custom<Hex>((value) => typeof value === 'string' && /^#[0-9A-F]{6}$/i.test(value), 'must be a colour such as "#1F4E79"');
const length = z.number().min(-100).max(100);
const box = { x: length, y: length, w: length, h: length };
const size = z.number().positive().max(100);

const placeholder = z.strictObject({
  ...box,
  type: z.string().regex(/^\w{1,20}$/),
  idx: z.number().int().min(0).max(4_294_967_295).nullable(),
  size: z.number().positive().max(400),
  color: hex,
  family: z.string(),
  bold: z.boolean(),
  capitals: z.boolean(),
  align: z.enum(['left', 'center', 'right']),
  lineSpacing: z.number().positive().max(10),
  before: z.number().min(0).max(1000),
  bullet: z.boolean(),
  inherited: z.boolean(),
  anchor: z.enum(['top', 'middle', 'bottom']),
});
const roles = ['title', 'subtitle', 'lead', 'body', 'left', 'right', 'footer', 'number'] as const;

const layout = z.strictObject({
  part: z.string(),
  label: z.string(),
  chosen: z.enum(['type', 'placeholders', 'nearest']),
  slots: z.record(z.enum(themeSlots), hex),
  placeholders: z.partialRecord(z.enum(roles), placeholder),
  ground: z.strictObject({ color: hex, measured: z.boolean() }),
  taken: z.array(z.strictObject(box)),
});

export const brandTemplateSchema = z.strictObject({
  data: z.base64().min(1),
  size: z.strictObject({ w: size, h: size }),
  layouts: z.record(z.enum(layoutNames), layout),
  logos: z.array(z.strictObject({ part: z.string(), box: z.strictObject(box), layouts: z.number().int().min(0) })),
}) as z.ZodType<BrandTemplate>;

const upperHex = z.custom<Hex>((value) => typeof value === 'string' && /^#[0-9A-F]{6}$/.test(value), 'must be a colour such as "#1F4E79"');
const points = z.number().positive().max(400).exactOptional();
const enforce = z.enum(enforcements);

export const brandRulesSchema = z.strictObject({
  forbiddenColors: z.strictObject({ colors: z.array(upperHex), enforce }).exactOptional(),
  minimumSizes: z.strictObject({ title: points, body: points, data: points, source: points, enforce }).exactOptional(),
  chartPalette: z.array(z.enum(seriesRoles)).min(2).max(6).exactOptional(),
});
