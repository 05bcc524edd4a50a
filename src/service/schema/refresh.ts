/** The refresh record: new data in an edited deck. */
import { z } from 'zod';
import { reportSchema } from './deck.ts';

export const refreshSchema = z.strictObject({
  refresh_id: z.string(),
  status: z.literal('completed'),
  title: z.string(),
  as_of: z.string(),
  /** Number of slides. */
  slide_count: z.number().int(),
  /** Number of texts, tables, charts and notes that changed; 0 leaves the file as it was, byte for byte. */
  updated: z.number().int(),
  /** What edits kept from being updated, and what could not be updated: one sentence each. */
  kept: z.array(z.string()),
  /** Output path; null for stdout. */
  path: z.string().nullable(),
  bytes: z.number().int(),
  sha256: z.string(),
  report: reportSchema,
});

export type Refresh = z.infer<typeof refreshSchema>;
