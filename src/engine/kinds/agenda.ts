/** Agenda: the real sections, each with what it will show. */
import { z } from 'zod';

export const agendaContent = z.strictObject({
  items: z.array(z.strictObject({ head: z.string(), text: z.string().optional() })).min(1),
});
export type AgendaContent = z.infer<typeof agendaContent>;
