/** The audit log: who did what, to what, when, from where, and what came of it; never with a secret or a prompt. */
import { z } from 'zod';
import { listQuerySchema } from './list.ts';

export const auditEntrySchema = z.strictObject({
  /** Counts all entries of the store, from 1. */
  sequence: z.number().int(),
  at: z.string(),
  /** null for what no tenant can be named for: an unknown key, the server itself. */
  tenant_id: z.string().nullable(),
  /** null for who works on the machine of the server, or carried no key. */
  key_id: z.string().nullable(),
  /** Of the client; null on the machine of the server. */
  address: z.string().nullable(),
  /** `source.connect`; method and path for a refused reading. */
  action: z.string(),
  /** What it was done to, by ids and names. */
  target: z.string().nullable(),
  result: z.enum(['done', 'refused', 'failed']),
  /** Of the HTTP answer. */
  status: z.number().int().nullable(),
  request_id: z.string().nullable(),
  /** `hash` of the entry before; of the first, 64 zeros. */
  previous_hash: z.string(),
  /** SHA-256 over the JSON array of all the fields above, in this order. */
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** An entry as it is told to the log, which says when, and chains it to the one before. */
export type AuditEvent = Pick<AuditEntry, 'action' | 'result'> &
  Partial<Pick<AuditEntry, 'tenant_id' | 'key_id' | 'address' | 'target' | 'status' | 'request_id'>>;

export const auditQuerySchema = listQuerySchema.extend({
  /** A date or a moment, UTC. */
  from: z.string().min(1).max(40).optional(),
  /** Before this moment, or until the end of this date. */
  to: z.string().min(1).max(40).optional(),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;
