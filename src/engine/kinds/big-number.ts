/** Big number: one figure that carries the page. */
import { z } from 'zod';

export const bigNumberContent = z.strictObject({
  value: z.string(),
  label: z.string(),
  text: z.string().optional(),
});
export type BigNumberContent = z.infer<typeof bigNumberContent>;
