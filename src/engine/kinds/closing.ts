/** Closing: the ask again and the next date. */
import { z } from 'zod';

export const closingContent = z.strictObject({ lines: z.array(z.string()).max(4).default([]) });
export type ClosingContent = z.infer<typeof closingContent>;
