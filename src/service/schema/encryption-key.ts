/** The public key to which a tenant's finished files are encrypted, end to end. */
import { z } from 'zod';

export const encryptionKeyAlgorithms = ['ECDH-ES+A256KW', 'RSA-OAEP-256'] as const;

export const encryptionKeySchema = z.strictObject({
  /** Its thumbprint (RFC 7638), which encrypted files name. */
  key_id: z.string(),
  algorithm: z.enum(encryptionKeyAlgorithms),
  /** JWK. */
  public_key: z.record(z.string(), z.unknown()),
  created_at: z.string(),
});
export type EncryptionKey = z.infer<typeof encryptionKeySchema>;

export const encryptionKeyRequestSchema = z.strictObject({
  /** JWK, or PEM: RSA from 2048 bits, P-256, P-384, P-521 or X25519. */
  public_key: z.union([z.string().min(1).max(10_000), z.record(z.string(), z.unknown())]),
});
export type EncryptionKeyRequest = z.input<typeof encryptionKeyRequestSchema>;
