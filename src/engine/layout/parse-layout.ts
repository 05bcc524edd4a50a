/** Parses a layout from JSON that a person may have edited; rejects unknown fields, colours and shapes with their path. */
import { z } from 'zod';
import { QuarterdeckError, said } from '../../model/errors.ts';
import { columnsTaken } from '../../model/geometry.ts';
import { type LanguageCode, languages } from '../../model/language.ts';
import { type Layout, layoutElement, layoutNames } from '../../model/layout.ts';
import type { KindId, Outline } from '../../model/outline.ts';
import { keptKitSchema } from '../brand/kept-kit-schema.ts';
import { inspect } from '../inspect.ts';
import { slideKinds } from '../kinds/registry.ts';
import { parseOutline } from '../outline/parse-outline.ts';

const slide = z
  .strictObject({
    id: z.string().min(1),
    kind: z.enum(Object.keys(slideKinds) as [KindId]),
    layout: z.enum(layoutNames),
    section: z.string().exactOptional(),
    title: z.string(),
    dark: z.boolean().exactOptional(),
    elements: z.array(layoutElement),
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
  brandKit: keptKitSchema,
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

/** `value`: parsed JSON. Throws `layout_invalid` with the path of every wrong field: `slides.0.elements.2.color`. */
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
