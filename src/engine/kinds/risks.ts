/** Risks: what could go wrong, what it would cost, what is done about it. */
import { z } from 'zod';

export const risksContent = z.strictObject({
  items: z.array(z.strictObject({ risk: z.string(), evidence: z.string().optional(), response: z.string().optional() })).min(1),
});
export type RisksContent = z.infer<typeof risksContent>;
