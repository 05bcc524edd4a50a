/** The record of facts: what was computed from data, or what stands behind a written deck, each figure with its lineage. */
import { z } from 'zod';

const scope = z.record(z.string(), z.string());

const figureSchema = z.strictObject({
  /** `won_value[product=GTXPro]@0`: metric, scope, and the period counted from the reporting one. */
  id: z.string(),
  metric: z.string(),
  label: z.string(),
  /** As a deck would write it. */
  text: z.string(),
  /** null when it cannot be computed. */
  value: z.number().nullable(),
  unit: z.enum(['money', 'count', 'ratio', 'points', 'days', 'hours', 'minutes', 'multiple', 'number', 'text']),
  currency: z.string().nullable(),
  period: z.string().nullable(),
  scope,
  /** Rows behind it. */
  n: z.number(),
  formula: z.string(),
  /** The query over the tables Quarterdeck made of the data; null for given and derived figures, and in decks, which do not carry it. */
  sql: z.string().nullable(),
  /** Hash of the rows the query looked at, whatever their order; null where a figure has none of its own. */
  rows: z.string().nullable(),
  /** Ids of what it was derived from. */
  from: z.array(z.string()),
});

const sourceNoteSchema = z.strictObject({
  name: z.string(),
  /** Without its folder. */
  file: z.string(),
  rows: z.number().int(),
  /** Rows that could not be read. */
  rejected: z.number().int(),
  sha256: z.string(),
});

const slideSchema = z.strictObject({
  number: z.number().int(),
  id: z.string(),
  title: z.string(),
  figures: z.array(z.strictObject({ id: z.string(), shown: z.array(z.string()) })),
});

export const factsSchema = z.strictObject({
  /** Of the deck or outline; null for data. */
  title: z.string().nullable(),
  as_of: z.string(),
  /** The reporting period: id, first day, and the day after its last; null in decks and for rows without dates. */
  period: z.strictObject({ id: z.string(), label: z.string(), start: z.string(), end: z.string(), partial: z.boolean() }).nullable(),
  currency: z.string().nullable(),
  /** A line a metric, and a member with --by, as decks would write it. Empty for decks. */
  overview: z.array(
    z.strictObject({
      metric: z.string(),
      label: z.string(),
      scope,
      now: z.string().nullable(),
      prior: z.string().nullable(),
      change: z.string().nullable(),
      year_on_year: z.string().nullable(),
      target: z.string().nullable(),
      n: z.number(),
    }),
  ),
  facts: z.array(figureSchema),
  /** Which figures each slide shows. Empty for data. */
  slides: z.array(slideSchema),
  not_computable: z.array(z.strictObject({ metric: z.string(), label: z.string(), reason: z.string() })),
  sources: z.array(sourceNoteSchema),
  quality: z.array(z.strictObject({ code: z.string(), message: z.string() })),
});

export type Facts = z.infer<typeof factsSchema>;

/** What `generate --provenance` writes beside a deck. A later version may add fields; one that changes them has another number. */
export const provenanceSchema = z.strictObject({
  version: z.literal(1),
  deck: z.strictObject({ title: z.string(), language: z.string(), sha256: z.string(), bytes: z.number().int() }),
  as_of: z.string(),
  period: factsSchema.shape.period,
  currency: z.string().nullable(),
  sources: z.array(sourceNoteSchema),
  slides: z.array(slideSchema),
  /** Every figure the slides show, and what those were derived from. */
  facts: z.array(figureSchema),
  /** Ids of figures that were taken from the brief and not computed. */
  given: z.array(z.string()),
  /** A person's words, verbatim. */
  commentary: z.array(z.strictObject({ slide: z.string(), text: z.array(z.string()), by: z.string().nullable() })),
  assumed: z.array(z.string()),
  quality: z.array(z.strictObject({ code: z.string(), message: z.string() })),
});

export type Provenance = z.infer<typeof provenanceSchema>;
