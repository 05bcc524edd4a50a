/** Action table: what, who, when; unknown ones say so. */
import { z } from 'zod';

export const actionTableContent = z.strictObject({
  actions: z
    .array(z.strictObject({ what: z.string(), who: z.string().optional(), when: z.string().optional(), why: z.string().optional() }))
    .min(1),
});
export type ActionTableContent = z.infer<typeof actionTableContent>;
