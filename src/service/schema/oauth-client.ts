/** OAuth clients: programs that get access tokens, each with a secret or a key of its own. */
import { z } from 'zod';
import { scopes } from './api-key.ts';

/** As OAuth 2.0 writes them. */
export const oauthGrants = ['client_credentials', 'urn:ietf:params:oauth:grant-type:device_code', 'refresh_token'] as const;
export type OauthGrant = (typeof oauthGrants)[number];

export const oauthClientSchema = z.strictObject({
  client_id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  grants: z.array(z.enum(oauthGrants)),
  /** How it proves who it is at the token endpoint. */
  authentication: z.enum(['client_secret_basic', 'private_key_jwt']),
  created_at: z.string(),
});
export type OauthClient = z.infer<typeof oauthClientSchema>;

/** The secret is shown once, at creation; null if the client has a key. */
export const newOauthClientSchema = oauthClientSchema.extend({ client_secret: z.string().nullable() });
export type NewOauthClient = z.infer<typeof newOauthClientSchema>;

export const oauthClientRequestSchema = z.strictObject({
  name: z.string().trim().min(1).max(80),
  scopes: z
    .array(z.enum(scopes))
    .min(1)
    .max(scopes.length)
    .default(['decks:read', 'decks:write', 'brand-kits:read', 'sources:read', 'exports:write']),
  grants: z.array(z.enum(oauthGrants)).min(1).max(oauthGrants.length).default(['client_credentials']),
  /** Its public key, for private_key_jwt: JWK, or PEM. Without one, a secret is made. */
  public_key: z.union([z.string().min(1).max(10_000), z.record(z.string(), z.unknown())]).optional(),
});
export type OauthClientRequest = z.input<typeof oauthClientRequestSchema>;
