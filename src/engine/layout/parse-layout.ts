/** Reads a layout from JSON, as a person may have edited it: unknown fields, colours and shapes are refused with their place. */
import { z } from 'zod';
import { type Hex, lookIds, type SlideSize, slideSizes } from '../../model/brand-kit.ts';
import { QuarterdeckError, said } from '../../model/errors.ts';
import { columnsTaken } from '../../model/geometry.ts';
import { iconNames } from '../../model/icon-names.ts';
import { type LanguageCode, languages } from '../../model/language.ts';
import { chartTypes, colorTokens, geometries, type Layout, labelSides, layoutNames } from '../../model/layout.ts';
import type { KindId, Outline } from '../../model/outline.ts';
import { fontWidths } from '../brand/brand-kit-schema.ts';
import { brandRulesSchema, brandTemplateSchema } from '../brand/kept-kit-schema.ts';
import { didYouMean } from '../did-you-mean.ts';
import { inspect } from '../inspect.ts';
import { slideKinds } from '../kinds/registry.ts';
import { parseOutline } from '../outline/parse-outline.ts';

const color = z.enum(colorTokens);
const hex = z.custom<Hex>((value) => typeof value === 'string' && /^#[0-9A-F]{6}$/.test(value), 'must be a colour such as "#1F4E79"');
const length = z.number().min(-100).max(100);
const size = z.number().min(0).max(50);
const points = z.number().positive().max(400);

const run = z.strictObject({
  text: z.string(),
  bold: z.boolean().exactOptional(),
  italic: z.boolean().exactOptional(),
  color: color.exactOptional(),
  size: points.exactOptional(),
  link: z
    .string()
    .regex(/^(https?:\/\/|mailto:|#.)/i, 'must be an http, https or mailto link, or # with the id of a slide')
    .exactOptional(),
});
const paragraph = z.strictObject({
  runs: z.array(run),
  align: z.enum(['left', 'center', 'right']).exactOptional(),
  bullet: z.enum(['dot', 'number']).exactOptional(),
  level: z.number().int().min(0).max(8).exactOptional(),
  after: z.number().min(0).max(200).exactOptional(),
});
const base = {
  name: z.string().min(1),
  alt: z.string().exactOptional(),
  group: z.string().exactOptional(),
  groupAlt: z.string().exactOptional(),
  x: length,
  y: length,
  w: size,
  h: size,
};
const line = z.strictObject({ color, width: z.number().min(0).max(50) });

const text = z.strictObject({
  type: z.literal('text'),
  ...base,
  placeholder: z.enum(['title', 'subtitle', 'lead', 'body', 'left', 'right', 'footer', 'number']).exactOptional(),
  paragraphs: z.array(paragraph),
  size: points,
  color,
  font: z.enum(['heading', 'body']),
  anchor: z.enum(['top', 'middle', 'bottom']),
  inset: z.number().min(0).max(10),
  lineSpacing: z.number().min(0.5).max(3),
  geometry: z.enum(geometries).exactOptional(),
  fill: color.exactOptional(),
  opacity: z.number().min(0).max(1).exactOptional(),
  lean: z.number().min(0).max(50).exactOptional(),
  turn: z.number().min(-360).max(360).exactOptional(),
  line: line.exactOptional(),
});
const table = z.strictObject({
  type: z.literal('table'),
  ...base,
  columns: z.array(size).min(1),
  rows: z
    .array(
      z.strictObject({
        height: size,
        role: z.enum(['header', 'body', 'total', 'highlight']),
        cells: z.array(
          z.strictObject({
            runs: z.array(run),
            align: z.enum(['left', 'center', 'right']),
            fill: color.exactOptional(),
            span: z.number().int().min(1).exactOptional(),
            apart: z.number().min(0).max(50).exactOptional(),
          }),
        ),
      }),
    )
    .min(1),
  size: points,
});
const part = z.number().min(0).max(1);
const pointKey = z.string().regex(/^\d+$/, 'must be the index of a category');
const series = z.strictObject({
  name: z.string(),
  values: z.array(z.number().nullable()),
  color: z.union([color, z.literal('none')]),
  points: z.record(pointKey, color).exactOptional(),
  outlined: z.array(z.number().int().min(0)).exactOptional(),
  hatched: z.boolean().exactOptional(),
  plan: z.boolean().exactOptional(),
  labels: z.union([z.boolean(), z.array(z.number().int().min(0))]),
  labelColor: color.exactOptional(),
  below: z.array(z.number().int().min(0)).exactOptional(),
  labelTexts: z.record(pointKey, z.string()).exactOptional(),
  asLine: z.boolean().exactOptional(),
  secondary: z.boolean().exactOptional(),
  format: z.string().exactOptional(),
  beside: z.record(pointKey, z.enum(labelSides)).exactOptional(),
});
const pointMeasure = { name: z.string(), values: z.array(z.number().nullable()), format: z.string() };
const chart = z.strictObject({
  type: z.literal('chart'),
  ...base,
  chart: z.enum(chartTypes),
  across: z
    .strictObject({
      ...pointMeasure,
      min: z.number().exactOptional(),
      max: z.number().exactOptional(),
      step: z.number().positive().exactOptional(),
    })
    .exactOptional(),
  sizes: z.strictObject(pointMeasure).exactOptional(),
  categories: z.array(z.string()).min(1),
  series: z.array(series).min(1),
  format: z.string(),
  size: points,
  gap: z.number().min(0).max(500),
  axis: z.strictObject({
    categories: z.boolean(),
    values: z.boolean(),
    gridlines: z.boolean(),
    min: z.number().exactOptional(),
    max: z.number().exactOptional(),
    secondary: z.strictObject({ min: z.number(), max: z.number() }).exactOptional(),
    every: z.number().int().min(1).exactOptional(),
  }),
  plot: z.strictObject({ x: part, y: part, w: part, h: part }).exactOptional(),
  legend: z.boolean(),
});
const cut = z.number().min(0).max(0.99);
const picture = z.strictObject({
  type: z.literal('picture'),
  ...base,
  data: z.base64().min(1),
  mime: z.enum(['image/png', 'image/jpeg']),
  crop: z
    .strictObject({ left: cut, top: cut, right: cut, bottom: cut })
    .refine(({ left, top, right, bottom }) => left + right < 1 && top + bottom < 1, 'leaves nothing of the picture')
    .exactOptional(),
  turn: z.union([z.literal(90), z.literal(180), z.literal(270)]).exactOptional(),
});
const icon = z.strictObject({
  type: z.literal('icon'),
  ...base,
  icon: z.enum(iconNames, {
    error: ({ input }) => {
      const near = typeof input === 'string' ? didYouMean(input, iconNames) : null;
      return `there is no icon "${String(input)}"; ${near ? `did you mean "${near}"?` : `choose one of ${iconNames.join(', ')}`}`;
    },
  }),
  color,
});
const connector = z.strictObject({
  type: z.literal('connector'),
  ...base,
  from: z.string(),
  to: z.string(),
  shape: z.enum(['straight', 'elbow']),
  side: z.enum(['left', 'right', 'down']).exactOptional(),
  color,
  width: z.number().positive().max(50),
  arrow: z.boolean(),
});

const logoPicture = {
  data: z.base64().min(1),
  type: z.enum(['png', 'jpeg']),
  width: z.number().positive(),
  height: z.number().positive(),
};
const families = { heading: z.string().min(1), body: z.string().min(1) };

const brandKit = z.strictObject({
  id: z.string(),
  name: z.string(),
  look: z.enum(lookIds).exactOptional(),
  slideSize: z.enum(Object.keys(slideSizes) as SlideSize[]).exactOptional(),
  colors: z.strictObject({
    primary: hex,
    secondary: hex,
    text: hex,
    background: hex,
    dark: hex,
    light: hex,
    positive: hex,
    negative: hex,
    palette: z.tuple([hex, hex]),
    link: hex,
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
  rules: brandRulesSchema.exactOptional(),
  template: brandTemplateSchema.exactOptional(),
});

const slide = z
  .strictObject({
    id: z.string().min(1),
    kind: z.enum(Object.keys(slideKinds) as [KindId]),
    layout: z.enum(layoutNames),
    section: z.string().exactOptional(),
    title: z.string(),
    dark: z.boolean().exactOptional(),
    elements: z.array(z.discriminatedUnion('type', [text, table, chart, picture, icon, connector])),
    notes: z.array(z.string()),
  })
  .superRefine(({ elements }, context) => {
    const names = new Set(elements.map(({ name }) => name));
    const seen = new Set<string>();
    for (const [index, element] of elements.entries()) {
      const complain = (field: string, message: string) => context.addIssue({ code: 'custom', path: ['elements', index, field], message });
      if (seen.has(element.name)) complain('name', `cannot be "${element.name}": another element of the slide has that name`);
      seen.add(element.name);
      if (element.type === 'connector') {
        for (const end of ['from', 'to'] as const) {
          if (!names.has(element[end])) complain(end, `cannot be "${element[end]}": no element of the slide has that name`);
        }
      }
      if (element.type === 'chart' && (element.chart === 'scatter') !== (element.across !== undefined)) {
        complain('across', 'is what a scatter, and no other chart, must have');
      }
      if (
        element.type === 'chart' &&
        [...element.series, element.across, element.sizes].some((measure) => measure && measure.values.length !== element.categories.length)
      ) {
        complain('series', `must each have one value, or null, for each of the ${element.categories.length} categories`);
      }
      if (element.type === 'table' && element.rows.some((row) => columnsTaken(row) !== element.columns.length)) {
        complain('rows', `must each have cells for ${element.columns.length} columns`);
      }
    }
  });

const layout: z.ZodType<Layout> = z.strictObject({
  version: z.literal(1),
  title: z.string(),
  language: z.enum(Object.keys(languages) as [LanguageCode]),
  asOf: z.iso.date(),
  company: z.string().exactOptional(),
  size: z.strictObject({ w: z.number().min(1).max(50), h: z.number().min(1).max(50) }),
  brandKit,
  slides: z.array(slide).min(1),
  transition: z.literal('fade').exactOptional(),
  outline: z
    .unknown()
    .transform((value, context): Outline => {
      try {
        return parseOutline(value);
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as Error).message });
        return z.NEVER;
      }
    })
    .exactOptional(),
});

/** `value` is parsed JSON. Throws `layout_invalid` with the path of every field that is wrong: `slides.0.elements.2.color`. */
export function parseLayout(value: unknown): Layout {
  const found = inspect(layout, value);
  if (found.errors === null) return found.data;
  const { errors } = found;
  const more = errors.length - 1;
  throw new QuarterdeckError('layout_invalid', `${said(errors[0]!, 'The layout')}${more > 0 ? ` (and ${more} more)` : ''}.`, {
    next: 'Correct the layout, or write a new one with `quarterdeck generate --layout-only`.',
    errors,
  });
}
