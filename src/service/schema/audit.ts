/** The audit log: who did what, to what, when, from where, with which result; never a secret or a prompt. */
import { z } from 'zod';
import { listQuerySchema } from './list.ts';

export const auditEntrySchema = z.strictObject({
  /** Counts all entries of the store, from 1. */
  sequence: z.number().int(),
  at: z.string(),
  /** null if there is no tenant: an unknown key, or the server itself. */
  tenant_id: z.string().nullable(),
  /** null on the server's own machine, or without a key. */
  key_id: z.string().nullable(),
  /** Client address; null on the server's own machine. */
  address: z.string().nullable(),
  /** `source.connect`; method and path for a refused read. */
  action: z.string(),
  /** The affected IDs and names. */
  target: z.string().nullable(),
  result: z.enum(['done', 'refused', 'failed']),
  /** HTTP status. */
  status: z.number().int().nullable(),
  request_id: z.string().nullable(),
  /** `hash` of the previous entry; 64 zeros for the first. */
  previous_hash: z.string(),
  /** SHA-256 of the JSON array of all fields above, in this order. */
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** An entry before the log adds its time and hashes. */
export type AuditEvent = Pick<AuditEntry, 'action' | 'result'> &
  Partial<Pick<AuditEntry, 'tenant_id' | 'key_id' | 'address' | 'target' | 'status' | 'request_id'>>;

export const auditQuerySchema = listQuerySchema.extend({
  /** A date or timestamp, UTC. */
  from: z.string().min(1).max(40).optional(),
  /** Before this timestamp, or through this date. */
  to: z.string().min(1).max(40).optional(),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;
