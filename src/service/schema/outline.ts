/** The outline as a caller may send it, checked whole: JSON a person has edited. */
import { z } from 'zod';
import { QuarterdeckError } from '../../engine/errors.ts';
import type { KindId } from '../../engine/kinds/content.ts';
import { slideKinds } from '../../engine/kinds/registry.ts';
import { type LanguageCode, languages } from '../../engine/language/language.ts';
import type { AnyOutlineSlide, Outline } from '../../engine/outline/outline.ts';
import { detailsOf } from './issue.ts';

const text = z.string().max(20_000);
const isoDate = z.iso.date();
const languageCode = z.enum(Object.keys(languages) as [LanguageCode, ...LanguageCode[]]);

const fact = z.strictObject({
  id: z.string(),
  metric: z.string(),
  label: z.string(),
  value: z.number().nullable(),
  unit: z.enum(['money', 'count', 'ratio', 'points', 'days', 'multiple', 'number', 'text']),
  currency: z.string().optional(),
  period: z.string().nullable(),
  scope: z.record(z.string(), z.string()),
  n: z.number(),
  formula: z.string(),
  sql: z.string(),
  from: z.array(z.string()).optional(),
  display: z.string().optional(),
});

const slide = z.discriminatedUnion(
  'kind',
  (Object.keys(slideKinds) as KindId[]).map((kind) =>
    z.strictObject({
      id: z.string().min(1),
      kind: z.literal(kind),
      title: text,
      lead: text.optional(),
      section: text.optional(),
      source: text.optional(),
      notes: z.array(text).optional(),
      content: slideKinds[kind].content,
      scaffold: z.boolean().optional(),
    }),
  ) as never,
) as z.ZodType<AnyOutlineSlide>;

const outlineSchema = z.strictObject({
  version: z.literal(1),
  title: text,
  language: languageCode,
  asOf: isoDate,
  company: z.string().optional(),
  audience: z.string().optional(),
  slides: z.array(slide).min(1).max(100),
  facts: z.record(z.string(), fact).default({}),
});

/** Whether a value means to be an outline in full, and not the shorthand of titles and points that a prompt may be. */
export function isFullOutline(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'version' in value;
}

/** @throws QuarterdeckError outline_invalid, with every field that is wrong */
export function readOutline(value: unknown): Outline {
  const read = outlineSchema.safeParse(value);
  if (!read.success) {
    throw new QuarterdeckError('outline_invalid', 'The outline does not have the shape of one.', {
      next: 'compare it with what quarterdeck generate --outline-only prints',
      errors: detailsOf(read.error),
    });
  }
  const seen = new Set<string>();
  for (const [at, { id }] of read.data.slides.entries()) {
    if (seen.has(id)) {
      throw new QuarterdeckError('outline_invalid', `Two slides of the outline have the id "${id}".`, {
        next: 'give each slide an id of its own',
        errors: [{ path: `slides.${at}.id`, code: 'duplicate', message: `"${id}" stands twice` }],
      });
    }
    seen.add(id);
  }
  return read.data as Outline;
}
