/** Ranking: members in order of a measure, as horizontal bars, the rest as Other. */
import { z } from 'zod';

export const rankingContent = z.strictObject({
  items: z.array(z.strictObject({ label: z.string(), value: z.string() })).min(1),
  /** The sum of the members not shown. */
  other: z.strictObject({ label: z.string(), value: z.string() }).optional(),
  /** Index of the member the title speaks of; 0 by default. */
  highlight: z.number().int().nonnegative().optional(),
  reading: z.array(z.string()).max(4).default([]),
});
export type RankingContent = z.infer<typeof rankingContent>;
