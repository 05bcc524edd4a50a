/** The facts record: what was computed from data, or is behind a finished deck, each figure with its lineage. */
import { z } from 'zod';

const scope = z.record(z.string(), z.string());

const figureSchema = z.strictObject({
  /** `won_value[product=GTXPro]@0`: metric, scope, and period relative to the reporting one. */
  id: z.string(),
  metric: z.string(),
  label: z.string(),
  /** Formatted as in a deck. */
  text: z.string(),
  /** null if it cannot be computed. */
  value: z.number().nullable(),
  unit: z.enum(['money', 'count', 'ratio', 'points', 'days', 'hours', 'minutes', 'multiple', 'number', 'text']),
  currency: z.string().nullable(),
  period: z.string().nullable(),
  scope,
  /** Number of rows behind it. */
  n: z.number(),
  formula: z.string(),
  /** Query over the tables Quarterdeck made from the data; null for given and derived figures, and in decks, which do not carry queries. */
  sql: z.string().nullable(),
  /** Order-independent hash of the rows the query read; null for a figure without its own query. */
  rows: z.string().nullable(),
  /** IDs of the facts it derives from. */
  from: z.array(z.string()),
});

const sourceNoteSchema = z.strictObject({
  name: z.string(),
  /** File name without folder. */
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
  /** Reporting period: ID, first day, and the day after its last; null in decks and for rows without dates. */
  period: z.strictObject({ id: z.string(), label: z.string(), start: z.string(), end: z.string(), partial: z.boolean() }).nullable(),
  currency: z.string().nullable(),
  /** One line per metric, and per member with --by, formatted as in a deck. Empty for decks. */
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
  /** Figures on each slide. Empty for data. */
  slides: z.array(slideSchema),
  not_computable: z.array(z.strictObject({ metric: z.string(), label: z.string(), reason: z.string() })),
  sources: z.array(sourceNoteSchema),
  quality: z.array(z.strictObject({ code: z.string(), message: z.string() })),
});

export type Facts = z.infer<typeof factsSchema>;

/** What `generate --provenance` writes. A later version may add fields; one that changes them has a new number. */
export const provenanceSchema = z.strictObject({
  version: z.literal(1),
  deck: z.strictObject({ title: z.string(), language: z.string(), sha256: z.string(), bytes: z.number().int() }),
  as_of: z.string(),
  period: factsSchema.shape.period,
  currency: z.string().nullable(),
  sources: z.array(sourceNoteSchema),
  slides: z.array(slideSchema),
  /** Every figure on the slides, and those they derive from. */
  facts: z.array(figureSchema),
  /** IDs of figures taken from the brief, not computed. */
  given: z.array(z.string()),
  /** Commentary, verbatim. */
  commentary: z.array(z.strictObject({ slide: z.string(), text: z.array(z.string()), by: z.string().nullable() })),
  assumed: z.array(z.string()),
  quality: z.array(z.strictObject({ code: z.string(), message: z.string() })),
});

export type Provenance = z.infer<typeof provenanceSchema>;
