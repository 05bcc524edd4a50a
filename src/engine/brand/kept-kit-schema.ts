/**
 * The schema of a brand kit in a layout that a person may have edited; a template's package is opened like any template.
 * Fields are in the order that inspection reports them, so that a deck written from its layout has the same bytes.
 */
import { z } from 'zod';
import {
  type BrandTemplate,
  enforcements,
  type Hex,
  lookIds,
  type SlideSize,
  seriesRoles,
  slideSizes,
  themeSlots,
} from '../../model/brand-kit.ts';
import { layoutNames, placeholderNames } from '../../model/layout.ts';
import { fontWidths } from './brand-kit-schema.ts';

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

const layout = z.strictObject({
  part: z.string(),
  label: z.string(),
  chosen: z.enum(['type', 'placeholders', 'nearest']),
  slots: z.record(z.enum(themeSlots), hex),
  placeholders: z.partialRecord(z.enum(placeholderNames), placeholder),
  ground: z.strictObject({ color: hex, measured: z.boolean() }),
  taken: z.array(z.strictObject(box)),
});

const brandTemplate = z.strictObject({
  data: z.base64().min(1),
  size: z.strictObject({ w: size, h: size }),
  layouts: z.record(z.enum(layoutNames), layout),
  logos: z.array(z.strictObject({ part: z.string(), box: z.strictObject(box), layouts: z.number().int().min(0) })),
}) as z.ZodType<BrandTemplate>;

const colorHex = z.custom<Hex>((value) => typeof value === 'string' && /^#[0-9A-F]{6}$/.test(value), 'must be a colour such as "#1F4E79"');
const points = z.number().positive().max(400).exactOptional();
const enforce = z.enum(enforcements);

const brandRules = z.strictObject({
  forbiddenColors: z.strictObject({ colors: z.array(colorHex), enforce }).exactOptional(),
  minimumSizes: z.strictObject({ title: points, body: points, data: points, source: points, enforce }).exactOptional(),
  chartPalette: z.array(z.enum(seriesRoles)).min(2).max(6).exactOptional(),
});

const logoPicture = { data: z.base64().min(1), type: z.enum(['png', 'jpeg']), width: z.number().positive(), height: z.number().positive() };
const families = { heading: z.string().min(1), body: z.string().min(1) };

/** A complete kit, as in a layout. */
export const keptKitSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  look: z.enum(lookIds).exactOptional(),
  slideSize: z.enum(Object.keys(slideSizes) as SlideSize[]).exactOptional(),
  colors: z.strictObject({
    primary: colorHex,
    secondary: colorHex,
    text: colorHex,
    background: colorHex,
    dark: colorHex,
    light: colorHex,
    positive: colorHex,
    negative: colorHex,
    palette: z.tuple([colorHex, colorHex]),
    link: colorHex,
  }),
  fonts: z.strictObject({
    ...families,
    widths: z.strictObject({ heading: fontWidths.exactOptional(), body: fontWidths.exactOptional() }).exactOptional(),
    fallback: z.strictObject({ heading: families.heading.exactOptional(), body: families.body.exactOptional() }).exactOptional(),
    eastAsian: z.string().min(1).exactOptional(),
    complexScript: z.string().min(1).exactOptional(),
  }),
  logo: z
    .strictObject({
      ...logoPicture,
      dark: z.strictObject(logoPicture).exactOptional(),
      alt: z.string(),
      corner: z.enum(['top-right', 'bottom-right']),
      size: z.number().positive(),
      minSize: z.number().positive().exactOptional(),
      safeZone: z.number().min(0),
    })
    .nullable(),
  footer: z.string().nullable(),
  tone: z.string().exactOptional(),
  words: z.record(z.string(), z.string()).exactOptional(),
  rules: brandRules.exactOptional(),
  template: brandTemplate.exactOptional(),
});
