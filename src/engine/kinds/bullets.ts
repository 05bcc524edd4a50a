/** Bullets: a short list, when nothing shows it better. */
import { z } from 'zod';

export const bulletsContent = z.strictObject({
  items: z.array(z.strictObject({ text: z.string(), children: z.array(z.string()).default([]) })).min(1),
});
export type BulletsContent = z.infer<typeof bulletsContent>;
