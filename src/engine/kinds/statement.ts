/** Statement: one sentence the room should keep. */
import { z } from 'zod';

export const statementContent = z.strictObject({ text: z.string(), support: z.string().optional() });
export type StatementContent = z.infer<typeof statementContent>;
