/** Trend: a measure over periods; columns for amounts, lines for rates. */
import { z } from 'zod';

export const trendContent = z.strictObject({
  chart: z.enum(['column', 'line']).default('column'),
  periods: z.array(z.string()).min(2),
  /** Fact ids, one a period; null where there is none. */
  series: z
    .array(z.strictObject({ name: z.string(), values: z.array(z.string().nullable()) }))
    .min(1)
    .max(4),
  target: z.strictObject({ name: z.string(), values: z.array(z.string().nullable()) }).optional(),
  /** Index of the period the title speaks of; the last by default. */
  highlight: z.number().int().nonnegative().optional(),
  /** Indexes of periods the data do not cover whole. */
  partial: z.array(z.number().int().nonnegative()).default([]),
  reading: z.array(z.string()).max(4).default([]),
});
export type TrendContent = z.infer<typeof trendContent>;
