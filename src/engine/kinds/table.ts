/** Table: rows and columns where the exact figures matter. */
import { z } from 'zod';

export const tableContent = z.strictObject({
  columns: z
    .array(z.strictObject({ label: z.string(), align: z.enum(['left', 'right']).default('left') }))
    .min(1)
    .max(9),
  rows: z.array(z.strictObject({ cells: z.array(z.string()), role: z.enum(['body', 'total', 'highlight']).default('body') })).min(1),
  reading: z.array(z.string()).max(2).default([]),
});
export type TableContent = z.infer<typeof tableContent>;
