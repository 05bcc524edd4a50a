/** The deck record: what `--json` prints and the API answers. */
import { z } from 'zod';
import { gates } from '../../engine/check/report.ts';

const finding = z.object({
  gate: z.enum(gates),
  rule: z.string(),
  slide: z.number().int().nullable(),
  message: z.string(),
});

export const reportSchema = z.object({
  understood: z.array(z.object({ label: z.string(), value: z.string() })),
  assumptions: z.array(z.string()),
  open: z.array(z.string()),
  changes: z.array(z.string()),
  quality: z.array(z.string()),
  gates: z.array(z.object({ gate: z.enum(gates), passed: z.boolean() })),
  findings: z.array(finding),
});

export const deckSchema = z.strictObject({
  deck_id: z.string(),
  status: z.enum(['queued', 'processing', 'completed', 'failed', 'canceled']),
  /** While processing; null before and after. */
  stage: z.string().nullable(),
  /** 0..1. */
  progress: z.number(),
  title: z.string(),
  prompt: z.string().nullable(),
  brand_kit_id: z.string(),
  data_sources: z.array(z.string()),
  slide_count: z.number().int(),
  slides: z.array(z.object({ number: z.number().int(), id: z.string(), kind: z.string(), title: z.string() })),
  files: z.array(
    z.object({
      format: z.enum(['pptx', 'outline', 'layout', 'provenance']),
      /** Where it was written; null on stdout. */
      path: z.string().nullable(),
      bytes: z.number().int(),
      sha256: z.string(),
    }),
  ),
  report: reportSchema,
  metadata: z.record(z.string(), z.string()),
  error: z.null(),
  /** From the date the deck speaks from, so that the same input gives the same record. */
  created_at: z.string(),
  updated_at: z.string(),
  completed_at: z.string(),
});

export type Deck = z.infer<typeof deckSchema>;
