/** Limits of a tenant or an API key: requests a minute, decks a day, unfinished decks, stored bytes; null for none of its own. */
import { z } from 'zod';

const most = z.number().int().min(1).max(1_000_000).nullable();

/** A key's own, below those of its tenant. */
export const keyLimitsSchema = z.strictObject({
  /** null for the server's default. */
  requests_per_minute: most,
  /** In any 24 hours. */
  decks_per_day: most,
  /** Queued or in progress at the same time. */
  concurrent_decks: most,
});
export type KeyLimits = z.infer<typeof keyLimitsSchema>;
export const someKeyLimitsSchema = keyLimitsSchema.partial();

export const limitsSchema = keyLimitsSchema.extend({
  /** Decks, exports, uploads and brand kits; bytes. */
  stored_bytes: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullable(),
});
export type Limits = z.infer<typeof limitsSchema>;
export const someLimitsSchema = limitsSchema.partial();
/** Those to set; what is left out stays as it is. */
export type SomeLimits = z.infer<typeof someLimitsSchema>;
