/** Scorecard: four to eight figures, each with its change against the prior period and its target. */
import { z } from 'zod';

export const scorecardContent = z.strictObject({
  tiles: z
    .array(
      z.strictObject({
        label: z.string(),
        /** `{{won_value@0}}` */
        value: z.string(),
        /** Change against the prior period, with its sign as a fact reference: `{{won_value.pct@0|signed}} vs Q3`. */
        change: z
          .strictObject({ text: z.string(), direction: z.enum(['up', 'down', 'flat']), tone: z.enum(['good', 'bad', 'neutral']) })
          .optional(),
        target: z.string().optional(),
        /** Facts of earlier periods, oldest first, drawn as a sparkline. */
        trend: z.array(z.string().nullable()).min(3).optional(),
      }),
    )
    .min(1),
});
export type ScorecardContent = z.infer<typeof scorecardContent>;
