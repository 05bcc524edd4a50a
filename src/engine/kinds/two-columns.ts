/** Two columns: two sides with parallel phrasing; the favoured one is marked. */
import { z } from 'zod';

const column = z.strictObject({ head: z.string(), items: z.array(z.string()).min(1) });
export const twoColumnsContent = z.strictObject({
  left: column,
  right: column,
  favoured: z.enum(['left', 'right']).optional(),
});
export type TwoColumnsContent = z.infer<typeof twoColumnsContent>;
