/** Metrics: usage, generation speed, brand compliance, the queue, webhooks; of one tenant, but for the queue, which all share. */
import { z } from 'zod';
import { brandChecks } from '../../engine/check/report.ts';
import { deckStages, deckStatuses } from './deck-status.ts';
import { deliveryStatuses } from './webhook.ts';

const count = z
  .number()
  .int()
  .min(0)
  .max(2 ** 50);
const seconds = z.number().min(0).nullable();
const percentiles = { p50_seconds: seconds, p95_seconds: seconds, p99_seconds: seconds };
export type Percentiles = Record<keyof typeof percentiles, number | null>;

/** Upper bounds of the classes that times of decks are counted in, seconds. */
export const durationBuckets = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300] as const;

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
    z.strictObject({
      stage: z.enum(timedStages),
      decks: count,
      ...percentiles,
      /** Of all these decks together. */
      sum_seconds: z.number().min(0),
      /** How many took no longer than so many seconds; `decks` is all of them. */
      buckets: z.array(z.strictObject({ le: z.number(), count })),
    }),
  ),
  brand_compliance: z.strictObject({
    /** Decks whose gate "on-brand" was asked. */
    checked: count,
    passed: count,
    /** 0..1; null where none was checked. */
    rate: z.number().min(0).max(1).nullable(),
    findings: z.array(z.strictObject({ rule: z.string(), count })),
    /** Mean of how far decks keep their brand, 0..1; null where none was looked at. */
    score: z.number().min(0).max(1).nullable(),
    /** Mean of each side of it, over the decks it applies to. */
    checks: z.array(z.strictObject({ check: z.enum(brandChecks), decks: count, score: z.number().min(0).max(1) })),
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
  /** Counted from deliveries that are kept: 30 days back, of webhooks that were not removed. Groups have none: no delivery belongs to a key or a brand kit. */
  webhooks: z.strictObject({
    /** As they stand now. */
    enabled: count,
    disabled: count,
    /** Of events of the time told, by where they stand now: `pending` is still to be sent, `failed` given up. What was sent by hand, as a test or once more, is not counted. */
    deliveries: z.record(z.enum(deliveryStatuses), count),
    /** Of these deliveries, whatever became of them. */
    failed_attempts: count,
    /** From the event to the answer that took it; null where none was delivered. */
    latency: z.strictObject(percentiles),
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
