/** Process: steps in order, as equal shapes joined by glued connectors. */
import { z } from 'zod';

export const processContent = z.strictObject({
  steps: z.array(z.strictObject({ head: z.string(), text: z.string().optional() })).min(2),
});
export type ProcessContent = z.infer<typeof processContent>;
