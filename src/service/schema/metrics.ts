/** Metrics: usage, generation speed, brand compliance, the queue; of one tenant, but for the queue, which all share. */
import { z } from 'zod';
import { deckStages, deckStatuses } from './deck-status.ts';

const count = z
  .number()
  .int()
  .min(0)
  .max(2 ** 50);
const seconds = z.number().min(0).nullable();

/** Of a deck on its way: waiting for a worker, each stage, and all of it from the request to the file. */
export const timedStages = ['wait', ...deckStages, 'total'] as const;

export const metricsGroupings = ['key', 'brand_kit', 'period'] as const;

const figuresSchema = z.strictObject({
  usage: z.strictObject({
    /** Decks asked for in the time told, by where they stand now. */
    decks: z.record(z.enum(deckStatuses), count),
    /** Of completed decks, as are the bytes of all their files. */
    slides: count,
    bytes: count,
    /** Requests with a key, counted by day; null by brand kit, as most name none, and where nobody sends requests. */
    requests: z.strictObject({ answered: count, refused: count, failed: count }).nullable(),
  }),
  /** Of completed decks; null where there are none. */
  speed: z.array(
    z.strictObject({ stage: z.enum(timedStages), decks: count, p50_seconds: seconds, p95_seconds: seconds, p99_seconds: seconds }),
  ),
  brand_compliance: z.strictObject({
    /** Decks whose gate "on-brand" was asked. */
    checked: count,
    passed: count,
    /** 0..1; null where none was checked. */
    rate: z.number().min(0).max(1).nullable(),
    findings: z.array(z.strictObject({ rule: z.string(), count })),
  }),
});
export type Figures = z.infer<typeof figuresSchema>;

export const metricsSchema = figuresSchema.extend({
  object: z.literal('metrics'),
  /** First moment counted. */
  from: z.string(),
  /** First moment no longer counted. */
  to: z.string(),
  queue: z.strictObject({
    waiting: count,
    processing: count,
    /** How long the oldest waiting deck has waited; null when none waits. */
    oldest_seconds: seconds,
    /** Decks made at a time. */
    slots: count,
  }),
  group_by: z.enum(metricsGroupings).nullable(),
  /** A group each; its name is the id of the key or brand kit, or the day or month (of more than 92 days). null: no key, asked on the machine itself. */
  groups: z.array(figuresSchema.extend({ group: z.string().nullable() })),
});
export type Metrics = z.infer<typeof metricsSchema>;

export interface MetricsQuery {
  /** ISO date or moment; 30 days before the end unless given. */
  from?: string | undefined;
  /** ISO date, which is counted whole, or moment; now unless given. */
  to?: string | undefined;
  /** One of `metricsGroupings`. */
  groupBy?: string | undefined;
}
