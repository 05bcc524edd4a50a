/** The layout as a caller may send it, checked whole: JSON a person has edited. */
import { z } from 'zod';
import { type ErrorDetail, QuarterdeckError } from '../../engine/errors.ts';
import type { KindId } from '../../engine/kinds/content.ts';
import { slideKinds } from '../../engine/kinds/registry.ts';
import { type LanguageCode, languages } from '../../engine/language/language.ts';
import { colorTokens, geometries, type Layout, layoutNames } from '../../engine/layout/layout.ts';
import { detailsOf } from './issue.ts';

const inch = z.number().min(-100).max(100);
const points = z.number().positive().max(400);
const color = z.enum(colorTokens);
const hex = z.templateLiteral(['#', z.string().regex(/^[0-9A-Fa-f]{6}$/)]);
const base64 = z.string().regex(/^[A-Za-z0-9+/]*={0,2}$/);
const align = z.enum(['left', 'center', 'right']);
const line = z.strictObject({ color, width: points });

const run = z.strictObject({
  text: z.string(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  color: color.optional(),
  size: points.optional(),
  link: z
    .string()
    .regex(/^(https?|mailto):/i)
    .optional(),
});

const base = {
  x: inch,
  y: inch,
  w: inch,
  h: inch,
  name: z.string().min(1),
  alt: z.string().optional(),
  group: z.string().optional(),
};

const element = z.discriminatedUnion('type', [
  z.strictObject({
    ...base,
    type: z.literal('text'),
    placeholder: z.enum(['title', 'subtitle', 'lead', 'body', 'left', 'right', 'footer', 'number']).optional(),
    paragraphs: z.array(
      z.strictObject({
        runs: z.array(run),
        align: align.optional(),
        bullet: z.enum(['dot', 'number']).optional(),
        after: z.number().min(0).max(400).optional(),
      }),
    ),
    size: points,
    color,
    font: z.enum(['heading', 'body']),
    anchor: z.enum(['top', 'middle', 'bottom']),
    inset: z.number().min(0).max(10),
    lineSpacing: z.number().min(0.5).max(5),
    geometry: z.enum(geometries).optional(),
    fill: color.optional(),
    line: line.optional(),
  }),
  z.strictObject({
    ...base,
    type: z.literal('table'),
    columns: z.array(z.number().positive().max(100)).min(1).max(60),
    rows: z
      .array(
        z.strictObject({
          height: z.number().positive().max(100),
          role: z.enum(['header', 'body', 'total', 'highlight']),
          cells: z.array(z.strictObject({ runs: z.array(run), align, fill: color.optional() })),
        }),
      )
      .min(1),
    size: points,
  }),
  z.strictObject({
    ...base,
    type: z.literal('chart'),
    chart: z.enum(['column', 'bar', 'line', 'stacked-column', 'stacked-bar', 'percent-column', 'percent-bar']),
    categories: z.array(z.string()).min(1),
    series: z
      .array(
        z.strictObject({
          name: z.string(),
          values: z.array(z.number().nullable()),
          color: z.union([color, z.literal('none')]),
          points: z.record(z.string().regex(/^\d+$/), color).optional(),
          outlined: z.array(z.number().int().min(0)).optional(),
          labels: z.union([z.boolean(), z.array(z.number().int().min(0))]),
          labelTexts: z.record(z.string().regex(/^\d+$/), z.string()).optional(),
          labelColor: color.optional(),
          asLine: z.boolean().optional(),
        }),
      )
      .min(1),
    format: z.string(),
    size: points,
    gap: z.number().min(0).max(500),
    axis: z.strictObject({
      categories: z.boolean(),
      values: z.boolean(),
      gridlines: z.boolean(),
      min: z.number().optional(),
      max: z.number().optional(),
    }),
    legend: z.boolean(),
  }),
  z.strictObject({ ...base, type: z.literal('picture'), data: base64, mime: z.enum(['image/png', 'image/jpeg']) }),
  z.strictObject({
    ...base,
    type: z.literal('connector'),
    from: z.string(),
    to: z.string(),
    shape: z.enum(['straight', 'elbow']),
    color,
    width: points,
    arrow: z.boolean(),
  }),
]);

const brandKit = z.strictObject({
  id: z.string(),
  name: z.string(),
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
  fonts: z.strictObject({ heading: z.string().min(1), body: z.string().min(1) }),
  logo: z
    .strictObject({
      data: base64,
      type: z.enum(['png', 'jpeg']),
      width: z.number().positive(),
      height: z.number().positive(),
      alt: z.string(),
      corner: z.enum(['top-right', 'bottom-right']),
      size: z.number().positive(),
      safeZone: z.number().min(0),
    })
    .nullable(),
  footer: z.string().nullable(),
});

const layoutSchema = z.strictObject({
  version: z.literal(1),
  title: z.string(),
  language: z.enum(Object.keys(languages) as [LanguageCode, ...LanguageCode[]]),
  asOf: z.iso.date(),
  company: z.string().optional(),
  size: z.strictObject({ w: z.number().min(1).max(56), h: z.number().min(1).max(56) }),
  brandKit,
  slides: z
    .array(
      z.strictObject({
        id: z.string().min(1),
        kind: z.enum(Object.keys(slideKinds) as [KindId, ...KindId[]]),
        layout: z.enum(layoutNames),
        section: z.string().optional(),
        title: z.string(),
        dark: z.boolean().optional(),
        elements: z.array(element),
        notes: z.array(z.string()),
      }),
    )
    .min(1)
    .max(500),
});

/** @throws QuarterdeckError layout_invalid, with every field that is wrong */
export function readLayout(value: unknown): Layout {
  const read = layoutSchema.safeParse(value);
  const errors = read.success ? mismatches(read.data as Layout) : detailsOf(read.error);
  if (read.success && errors.length === 0) return read.data as Layout;
  throw new QuarterdeckError('layout_invalid', 'The layout does not have the shape of one.', {
    next: 'compare it with what quarterdeck generate --layout-only prints',
    errors,
  });
}

/** What the shape alone does not say: counts that must agree, names that must be found once. */
function mismatches({ slides }: Layout): ErrorDetail[] {
  return slides.flatMap(({ elements }, s) => {
    const names = elements.map(({ name }) => name);
    return elements.flatMap((element, e): ErrorDetail[] => {
      const path = `slides.${s}.elements.${e}`;
      const wrong = (field: string, message: string): ErrorDetail => ({ path: `${path}.${field}`, code: 'mismatch', message });
      const found = names.indexOf(element.name) === e ? [] : [wrong('name', `"${element.name}" stands twice on the slide`)];
      if (element.type === 'chart') {
        const count = element.categories.length;
        for (const [n, { values }] of element.series.entries()) {
          if (values.length !== count) found.push(wrong(`series.${n}.values`, `has ${values.length} values for ${count} categories`));
        }
      } else if (element.type === 'table') {
        const count = element.columns.length;
        for (const [n, { cells }] of element.rows.entries()) {
          if (cells.length !== count) found.push(wrong(`rows.${n}.cells`, `has ${cells.length} cells for ${count} columns`));
        }
      } else if (element.type === 'connector') {
        for (const end of ['from', 'to'] as const) {
          if (!names.includes(element[end])) found.push(wrong(end, `names "${element[end]}", which is not on the slide`));
        }
      }
      return found;
    });
  });
}
