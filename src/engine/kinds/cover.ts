/** Cover: the deck's name, period and presenter on a full colour page. */
import { z } from 'zod';

export const coverContent = z.strictObject({
  subtitle: z.string().optional(),
  /** Period, date, presenter: one short line each. */
  details: z.array(z.string()).max(4).default([]),
});
export type CoverContent = z.infer<typeof coverContent>;
