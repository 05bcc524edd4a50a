/** Tenants, whose decks, keys and everything else are kept apart; and accounts, which are tenants that registered themselves. */
import { z } from 'zod';
import { newApiKeySchema } from './api-key.ts';
import { limitsSchema, someLimitsSchema } from './limits.ts';

const tenantStates = ['active', 'suspended'] as const;

/** The name is part of paths and links. */
const tenantIdPattern = /^[a-z0-9][a-z0-9_]{0,63}$/;
const tenantId = z.string().regex(tenantIdPattern);
const name = z.string().trim().min(1).max(80);
const contact = z.email().max(254);

export const tenantSchema = z.strictObject({
  tenant_id: z.string(),
  name: z.string(),
  /** E-mail address of whoever registered it; null if the operator created it without one. */
  contact: z.string().nullable(),
  state: z.enum(tenantStates),
  limits: limitsSchema,
  created_at: z.string(),
});
export type Tenant = z.infer<typeof tenantSchema>;

export const tenantRequestSchema = z.strictObject({
  tenant_id: tenantId,
  /** Its ID by default. */
  name: name.optional(),
  contact: contact.optional(),
  limits: someLimitsSchema.optional(),
});
export type TenantRequest = z.input<typeof tenantRequestSchema>;

/** What is left out stays as it is. */
export const tenantChangesSchema = z.strictObject({
  name: name.optional(),
  contact: contact.nullable().optional(),
  /** The keys of a suspended tenant do not work; everything it has is kept. */
  state: z.enum(tenantStates).optional(),
  limits: someLimitsSchema.optional(),
});
export type TenantChanges = z.input<typeof tenantChangesSchema>;

export const accountRequestSchema = z.strictObject({
  name,
  /** Kept as sensitive: shown to the account and to the operator, never in logs. */
  email: contact,
});
export type AccountRequest = z.input<typeof accountRequestSchema>;

/** With its first API key, which is shown once. */
export const newAccountSchema = tenantSchema.extend({ api_key: newApiKeySchema });
export type NewAccount = z.infer<typeof newAccountSchema>;

const count = z.number().int().min(0);

/** An account and what is kept of it. */
export const accountSchema = tenantSchema.extend({
  kept: z.strictObject({
    decks: count,
    data_sources: count,
    brand_kits: count,
    webhooks: count,
    api_keys: count,
    /** Files and records. */
    stored_bytes: count,
  }),
});
export type Account = z.infer<typeof accountSchema>;
