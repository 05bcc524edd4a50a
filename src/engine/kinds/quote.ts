/** Quote: somebody's words, verbatim, with who said them. */
import { z } from 'zod';

export const quoteContent = z.strictObject({ text: z.string(), by: z.string().optional() });
export type QuoteContent = z.infer<typeof quoteContent>;
