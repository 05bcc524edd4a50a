/** Appendix: definitions and data quality, small and complete. */
import { z } from 'zod';

export const appendixContent = z.strictObject({
  items: z.array(z.strictObject({ term: z.string().optional(), text: z.string() })).min(1),
});
export type AppendixContent = z.infer<typeof appendixContent>;
