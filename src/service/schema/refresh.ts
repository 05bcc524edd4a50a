/** The refresh record: new data in an edited deck. */
import { z } from 'zod';
import { reportSchema } from './deck.ts';

export const refreshSchema = z.strictObject({
  refresh_id: z.string(),
  status: z.literal('completed'),
  title: z.string(),
  as_of: z.string(),
  /** How many. */
  slide_count: z.number().int(),
  /** How many texts, tables, charts and notes say something new; 0 leaves the file as it was, byte for byte. */
  updated: z.number().int(),
  /** What a person's edits kept from being renewed, and what could not be: one sentence each. */
  kept: z.array(z.string()),
  /** Where it was written; null on stdout. */
  path: z.string().nullable(),
  bytes: z.number().int(),
  sha256: z.string(),
  report: reportSchema,
});

export type Refresh = z.infer<typeof refreshSchema>;
