/** Section: a quiet page that says where we are. */
import { z } from 'zod';

export const sectionContent = z.strictObject({
  number: z.number().int().positive().optional(),
  text: z.string().optional(),
});
export type SectionContent = z.infer<typeof sectionContent>;
