/** Comparison: categories side by side, one to three series: this period against the prior, or against target. */
import { z } from 'zod';

export const comparisonContent = z.strictObject({
  categories: z.array(z.string()).min(1),
  series: z
    .array(z.strictObject({ name: z.string(), values: z.array(z.string().nullable()) }))
    .min(1)
    .max(3),
  /** Index of the series in accent; the last by default. */
  highlight: z.number().int().nonnegative().optional(),
  reading: z.array(z.string()).max(4).default([]),
});
export type ComparisonContent = z.infer<typeof comparisonContent>;
