/** The export record: a layout made into a file. */
import { z } from 'zod';
import { reportSchema } from './deck.ts';
import { exportFormats } from './export-formats.ts';
import { problemSchema } from './problem.ts';

export const exportSchema = z.strictObject({
  export_id: z.string(),
  status: z.literal('completed'),
  format: z.enum(exportFormats),
  /** Where it can be fetched without a key until `expires_at`; null on this machine. */
  download_url: z.string().nullable(),
  bytes: z.number().int(),
  sha256: z.string(),
  expires_at: z.string().nullable(),
  report: reportSchema.pick({ gates: true, findings: true }),
});

/** An export that takes longer than its request waits: under way, done, or why it came to nothing. */
export const exportStateSchema = z.discriminatedUnion('status', [
  exportSchema,
  z.strictObject({ export_id: z.string(), status: z.literal('processing'), format: z.enum(exportFormats) }),
  z.strictObject({ export_id: z.string(), status: z.literal('failed'), format: z.enum(exportFormats), error: problemSchema }),
]);
export type ExportState = z.infer<typeof exportStateSchema>;

export type Export = z.infer<typeof exportSchema>;

/** What `POST /v1/export` takes. */
export const exportBodySchema = z
  .strictObject({
    /** As `GET /v1/decks/{deck_id}/layout` answers it, edited or not. */
    layout: z.record(z.string(), z.unknown()).optional(),
    deck_id: z
      .string()
      .regex(/^\w{1,64}$/)
      .optional(),
    /** `pptx` or `json`. */
    format: z.string().min(1).max(20).default('pptx'),
    strict: z.boolean().default(false),
  })
  .refine(({ layout, deck_id }) => (layout === undefined) !== (deck_id === undefined), { error: 'needs either a layout or a deck_id' });
