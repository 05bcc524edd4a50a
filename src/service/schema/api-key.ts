/** API keys: scopes and expiry. */
import { z } from 'zod';
import { keyLimitsSchema, someKeyLimitsSchema } from './limits.ts';

export const scopes = [
  'decks:read',
  'decks:write',
  'brand-kits:read',
  'brand-kits:write',
  'sources:read',
  'sources:write',
  'sources:connect',
  'exports:write',
  'metrics:read',
  'webhooks:manage',
  'admin',
] as const;
export type Scope = (typeof scopes)[number];

/** What each scope allows. */
export const scopeMeanings: Readonly<Record<Scope, string>> = {
  'decks:read': 'follow, list and download decks',
  'decks:write': 'make decks, including from uploaded files; cancel and delete decks',
  'brand-kits:read': 'list and read brand kits',
  'brand-kits:write': 'save and delete brand kits',
  'sources:read': 'read data sources and make decks from them',
  'sources:write': 'upload files as a data source; replace and delete data sources',
  'sources:connect': 'add a database for the server to connect to',
  'exports:write': 'export layouts and decks',
  'metrics:read': 'read metrics',
  'webhooks:manage': 'add, change and remove webhooks; follow events',
  admin: 'everything, including API keys and the audit log',
};

export const apiKeySchema = z.strictObject({
  key_id: z.string(),
  name: z.string(),
  /** First and last characters, to tell keys apart. */
  hint: z.string(),
  scopes: z.array(z.enum(scopes)),
  /** Below those of its tenant. */
  limits: keyLimitsSchema,
  created_at: z.string(),
  expires_at: z.string().nullable(),
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** The key is shown once, at creation. */
export const newApiKeySchema = apiKeySchema.extend({ key: z.string() });
export type NewApiKey = z.infer<typeof newApiKeySchema>;

export const apiKeyRequestSchema = z.strictObject({
  name: z.string().trim().min(1).max(80),
  scopes: z
    .array(z.enum(scopes))
    .min(1)
    .max(scopes.length)
    .default(['decks:read', 'decks:write', 'brand-kits:read', 'sources:read', 'exports:write']),
  /** Days until it expires; a year by default. */
  expires_in_days: z.number().int().min(1).max(3650).default(365),
  limits: someKeyLimitsSchema.default({}),
});
export type ApiKeyRequest = z.input<typeof apiKeyRequestSchema>;

/** What is left out stays as it is. */
export const apiKeyChangesSchema = z.strictObject({ limits: someKeyLimitsSchema });
export type ApiKeyChanges = z.input<typeof apiKeyChangesSchema>;

/** The admin scope includes all others. */
export function allows(held: readonly Scope[], needed: Scope): boolean {
  return held.includes('admin') || held.includes(needed);
}
