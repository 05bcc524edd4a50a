/** A problem document (RFC 9457) with a stable code. */
import { z } from 'zod';

export const problemSchema = z.object({
  /** `urn:quarterdeck:error:<code>`. */
  type: z.string(),
  title: z.string(),
  /** HTTP status. */
  status: z.number().int().min(400).max(599),
  code: z.string(),
  detail: z.string(),
  /** One per wrong field, at most 20. */
  errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
  /** Number of further errors. */
  more_errors: z.number().int().min(1).optional(),
  /** What to do next. */
  next: z.string().optional(),
  request_id: z.string().optional(),
});
export type Problem = z.infer<typeof problemSchema>;
