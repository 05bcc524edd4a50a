/** Executive summary: three to five sentences, each with its figure, its bold claim first, and the slide that proves it. */
import { z } from 'zod';

export const executiveSummaryContent = z.strictObject({
  points: z
    .array(
      z.strictObject({
        /** The figure in the left column: `{{won_value@0}}`; absent when the point has none. */
        figure: z.string().optional(),
        /** `**Won value fell {{…}}** to …` */
        text: z.string(),
        /** Id of the slide that proves it. */
        slide: z.string().optional(),
      }),
    )
    .min(1),
});
export type ExecutiveSummaryContent = z.infer<typeof executiveSummaryContent>;
