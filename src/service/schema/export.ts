/** The export record: a layout made into a file. */
import { z } from 'zod';
import { gates } from '../../model/gate.ts';
import { reportSchema } from './deck.ts';
import { exportFormats, pictureWidths } from './export-formats.ts';
import { problemSchema } from './problem.ts';

export const exportSchema = z.strictObject({
  export_id: z.string(),
  status: z.literal('completed'),
  format: z.enum(exportFormats),
  /** Of the file; `application/zip` for several pictures. */
  media_type: z.string(),
  /** Download URL that works without a key until `expires_at`; null on this machine. */
  download_url: z.string().nullable(),
  bytes: z.number().int(),
  sha256: z.string(),
  expires_at: z.string().nullable(),
  report: reportSchema.pick({ gates: true, findings: true }),
});

/** An export that outlasts its request: in progress, done, or failed. */
export const exportStateSchema = z.discriminatedUnion('status', [
  exportSchema,
  z.strictObject({ export_id: z.string(), status: z.literal('processing'), format: z.enum(exportFormats) }),
  z.strictObject({ export_id: z.string(), status: z.literal('failed'), format: z.enum(exportFormats), error: problemSchema }),
]);
export type ExportState = z.infer<typeof exportStateSchema>;

export type Export = z.infer<typeof exportSchema>;

/** Body of `POST /v1/export`. */
export const exportBodySchema = z
  .strictObject({
    /** As returned by `GET /v1/decks/{deck_id}/layout`, edited or not. */
    layout: z.record(z.string(), z.unknown()).optional(),
    deck_id: z
      .string()
      .regex(/^\w{1,64}$/)
      .optional(),
    /** `pptx`, `json`, `pdf`, `html`, `png` or `svg`. */
    format: z.string().min(1).max(20).default('pptx'),
    /** Number of the only slide wanted: pdf, html, png, svg. */
    slide: z.number().int().min(1).max(10_000).optional(),
    /** All slides in one picture: png, svg. */
    sheet: z.boolean().default(false),
    /** Slides above their notes, for paper: pdf. */
    notes: z.boolean().default(false),
    /** Pixels: png, svg. */
    width: z.number().int().min(pictureWidths.least).max(pictureWidths.most).optional(),
    /** Fail the export if any gate but `unfilled` fails. */
    strict: z.boolean().default(false),
    /** Fail the export if one of these gates fails; `opens` and `true` always do. */
    fail_on: z.array(z.enum(gates)).max(gates.length).default([]),
  })
  .refine(({ layout, deck_id }) => (layout === undefined) !== (deck_id === undefined), { error: 'needs either a layout or a deck_id' });
