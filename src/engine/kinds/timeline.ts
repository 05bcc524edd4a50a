/** Timeline: dated events along a line. */
import { z } from 'zod';

export const timelineContent = z.strictObject({
  events: z.array(z.strictObject({ when: z.string(), head: z.string(), text: z.string().optional() })).min(2),
});
export type TimelineContent = z.infer<typeof timelineContent>;
