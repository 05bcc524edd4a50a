/** Lists of records, newest first, one page at a time. */
import { z } from 'zod';

export const listQuerySchema = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  /** `next_cursor` of the previous page. */
  cursor: z.string().min(1).max(200).optional(),
});
export type ListQuery = z.infer<typeof listQuerySchema>;

export function listOf<S extends z.ZodType>(item: S) {
  return z.strictObject({
    object: z.literal('list'),
    data: z.array(item),
    has_more: z.boolean(),
    next_cursor: z.string().nullable(),
  });
}

export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  next_cursor: string | null;
}
