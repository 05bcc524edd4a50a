/** The deck record: what `--json` prints and the API answers. */
import { z } from 'zod';
import { brandChecks } from '../../engine/check/report.ts';
import { gates } from '../../model/gate.ts';
import { artifactFormats, deckStages, deckStatuses } from './deck-status.ts';
import { problemSchema } from './problem.ts';

const finding = z.object({
  gate: z.enum(gates),
  rule: z.string(),
  slide: z.number().int().nullable(),
  message: z.string(),
  /** From a rule that only warns: fails no gate. */
  warning: z.literal(true).exactOptional(),
});

export const reportSchema = z.object({
  understood: z.array(z.object({ label: z.string(), value: z.string() })),
  assumptions: z.array(z.string()),
  open: z.array(z.string()),
  changes: z.array(z.string()),
  quality: z.array(z.string()),
  gates: z.array(z.object({ gate: z.enum(gates), passed: z.boolean() })),
  findings: z.array(finding),
  design: z
    .object({
      families: z.array(z.string()),
      sizes: z.array(z.number()),
      title_places: z.number().int(),
      white_space: z.object({ least: z.number(), median: z.number(), most: z.number() }).nullable(),
      variety: z.object({ bullets: z.number().nullable(), running: z.number().int() }),
    })
    .exactOptional(),
  /** Brand compliance score, 0..1, with reasons. */
  brand: z
    .object({
      score: z.number().min(0).max(1),
      checks: z.array(
        z.object({
          check: z.enum(brandChecks),
          score: z.number().min(0).max(1),
          /** Number of colour uses, text runs, texts, placeholders or slides examined. */
          of: z.number().int().min(1),
          reasons: z.array(z.string()),
        }),
      ),
    })
    .exactOptional(),
});

const deckFileSchema = z.strictObject({
  format: z.enum(artifactFormats),
  /** Download URL that works without a key until `expires_at`; null on this machine. */
  url: z.string().nullable(),
  bytes: z
    .number()
    .int()
    .min(0)
    .max(2 ** 40),
  /** Hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  expires_at: z.string().nullable(),
  /** ID of the encryption key: the file is JWE, compact; missing for a plain file. */
  encrypted_to: z.string().exactOptional(),
});

export const deckSchema = z.strictObject({
  deck_id: z.string(),
  status: z.enum(deckStatuses),
  /** While processing; null before and after. */
  stage: z.enum(deckStages).nullable(),
  /** 0..1. */
  progress: z.number().min(0).max(1),
  /** null until it is known. */
  title: z.string().nullable(),
  prompt: z.string().nullable(),
  brand_kit_id: z.string(),
  /** Version of a saved kit; null if the kit came with the request, or none was given. */
  brand_kit_version: z.number().int().min(1).max(1_000_000_000).nullable(),
  data_sources: z.array(z.string()),
  slide_count: z.number().int().min(0).max(10_000),
  slides: z.array(z.object({ number: z.number().int().min(1).max(10_000), id: z.string(), kind: z.string(), title: z.string() })),
  files: z.array(deckFileSchema),
  /** Link to the pptx file; null until it exists, and on this machine. */
  download_url: z.string().nullable(),
  /** null until it is completed. */
  report: reportSchema.nullable(),
  metadata: z.record(z.string(), z.string()),
  /** Why it failed. */
  error: problemSchema.nullable(),
  /** While it is queued or processing. */
  estimated_completion_seconds: z.number().int().min(0).max(86_400).nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  /** When it was completed, failed or canceled. */
  completed_at: z.string().nullable(),
});

export type Deck = z.infer<typeof deckSchema>;

/** Response of `POST /v1/generate`. */
export const acceptedSchema = z.strictObject({
  status: z.literal('queued'),
  deck_id: z.string(),
  estimated_completion_seconds: z.number().int().min(0).max(86_400),
});
export type Accepted = z.infer<typeof acceptedSchema>;
