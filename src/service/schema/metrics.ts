/** Metrics: usage, generation speed, brand compliance, queue and webhooks of one tenant; the queue is shared by all. */
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

/** Upper bounds of the histogram buckets for deck durations, seconds. */
export const durationBuckets = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300] as const;

/** Timed parts of a deck: waiting for a worker, each stage, and the total from request to file. */
export const timedStages = ['wait', ...deckStages, 'total'] as const;

export const metricsGroupings = ['key', 'brand_kit', 'period'] as const;

const figuresSchema = z.strictObject({
  usage: z.strictObject({
    /** Decks requested in the range, by current status. */
    decks: z.record(z.enum(deckStatuses), count),
    /** Of completed decks; so is the total size of their files. */
    slides: count,
    bytes: count,
    /** Requests with a key, counted by day; null when grouped by brand kit, and without a server. */
    requests: z.strictObject({ answered: count, refused: count, failed: count }).nullable(),
  }),
  /** Of completed decks; null if there are none. */
  speed: z.array(
    z.strictObject({
      stage: z.enum(timedStages),
      decks: count,
      ...percentiles,
      /** Over all these decks. */
      sum_seconds: z.number().min(0),
      /** Cumulative counts up to each number of seconds; `decks` is the total. */
      buckets: z.array(z.strictObject({ le: z.number(), count })),
    }),
  ),
  brand_compliance: z.strictObject({
    /** Decks for which the "on-brand" gate ran. */
    checked: count,
    passed: count,
    /** 0..1; null if none was checked. */
    rate: z.number().min(0).max(1).nullable(),
    findings: z.array(z.strictObject({ rule: z.string(), count })),
    /** Mean brand compliance score, 0..1; null if none was scored. */
    score: z.number().min(0).max(1).nullable(),
    /** Mean of each check, over the decks it applies to. */
    checks: z.array(z.strictObject({ check: z.enum(brandChecks), decks: count, score: z.number().min(0).max(1) })),
  }),
});
export type Figures = z.infer<typeof figuresSchema>;

export const metricsSchema = figuresSchema.extend({
  object: z.literal('metrics'),
  /** Start, inclusive. */
  from: z.string(),
  /** End, exclusive. */
  to: z.string(),
  queue: z.strictObject({
    waiting: count,
    processing: count,
    /** Age of the oldest queued deck; null if none is queued. */
    oldest_seconds: seconds,
    /** Decks made in parallel. */
    slots: count,
  }),
  /** From stored deliveries: 30 days back, without removed webhooks. Groups have none, because a delivery belongs to no key or brand kit. */
  webhooks: z.strictObject({
    /** Current state. */
    enabled: count,
    disabled: count,
    /** Events in the range, by current status: `pending` is still to be sent, `failed` was given up. Tests and redeliveries are not counted. */
    deliveries: z.record(z.enum(deliveryStatuses), count),
    /** Failed attempts of these deliveries, whatever their outcome. */
    failed_attempts: count,
    /** From the event to the accepting response; null if none was delivered. */
    latency: z.strictObject(percentiles),
  }),
  group_by: z.enum(metricsGroupings).nullable(),
  /** One per group, named after the key, brand kit, day, or month beyond 92 days. null: no key, requested on the machine itself. */
  groups: z.array(figuresSchema.extend({ group: z.string().nullable() })),
});
export type Metrics = z.infer<typeof metricsSchema>;

export interface MetricsQuery {
  /** ISO date or timestamp; 30 days before the end by default. */
  from?: string | undefined;
  /** ISO date, inclusive, or timestamp; now by default. */
  to?: string | undefined;
  /** One of `metricsGroupings`. */
  groupBy?: string | undefined;
}
