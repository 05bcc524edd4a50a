/** Share: how a whole divides, in one period or several, as 100 % columns. */
import { z } from 'zod';

export const shareContent = z.strictObject({
  parts: z.array(z.string()).min(2).max(8),
  /** One column a period or group; values are fact ids of shares (ratios), one a part. */
  columns: z
    .array(z.strictObject({ label: z.string(), values: z.array(z.string().nullable()) }))
    .min(1)
    .max(8),
  /** Index of the part in accent; 0 by default. */
  highlight: z.number().int().nonnegative().optional(),
  reading: z.array(z.string()).max(4).default([]),
});
export type ShareContent = z.infer<typeof shareContent>;
