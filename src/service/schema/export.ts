/** The export record: a layout made into a file. */
import { z } from 'zod';
import { reportSchema } from './deck.ts';

export const exportFormats = ['pptx', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportSchema = z.strictObject({
  export_id: z.string(),
  status: z.literal('completed'),
  format: z.enum(exportFormats),
  /** Where it was written; null on stdout. */
  path: z.string().nullable(),
  bytes: z.number().int(),
  sha256: z.string(),
  report: reportSchema.pick({ gates: true, findings: true }),
});

export type Export = z.infer<typeof exportSchema>;
