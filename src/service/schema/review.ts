/** The record of a review: what is wrong with a finished deck, and what could not be judged. */
import { z } from 'zod';
import { gates } from '../../model/gate.ts';

const slide = z.number().int().min(1).nullable();

/** Maximum bytes of a deck that a server judges. */
export const largestChecked = 100 * 1024 ** 2;

export const reviewSchema = z.strictObject({
  /** Title of the first slide that has one. */
  title: z.string(),
  /** 0 to 100; 100 without findings. */
  score: z.number().int().min(0).max(100),
  /** Whether no gate fails. */
  passed: z.boolean(),
  slide_count: z.number().int(),
  slides: z.array(z.strictObject({ number: z.number().int(), title: z.string(), score: z.number().int() })),
  gates: z.array(z.strictObject({ gate: z.enum(gates), passed: z.boolean() })),
  findings: z.array(
    z.strictObject({
      rule: z.string(),
      gate: z.enum(gates),
      severity: z.enum(['error', 'warning', 'note']),
      /** null for the file as a whole. */
      slide,
      /** Name of the shape; null for the slide. */
      shape: z.string().nullable(),
      message: z.string(),
      remedy: z.string(),
    }),
  ),
  unchecked: z.array(z.strictObject({ slide, shape: z.string().nullable(), reason: z.string() })),
});

export type ReviewRecord = z.infer<typeof reviewSchema>;
