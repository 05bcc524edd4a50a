/** The public key of a tenant, to which its finished files are encrypted. */
import type { KeyObject } from 'node:crypto';
import { QuarterdeckError } from '../../model/errors.ts';
import type { EncryptionKeys } from '../deck-service.ts';
import type { EncryptionKey, EncryptionKeyRequest } from '../schema/encryption-key.ts';
import { isNistCurve, isUsualRsa, publicKeyInvalid, readPublicKey } from './public-key.ts';
import type { EncryptionKeyStore } from './store/encryption-key-store.ts';

export class LocalEncryptionKey implements EncryptionKeys {
  readonly #store: () => Promise<EncryptionKeyStore>;
  readonly #tenantId: string;

  constructor(store: () => Promise<EncryptionKeyStore>, tenantId: string) {
    this.#store = store;
    this.#tenantId = tenantId;
  }

  async get(): Promise<EncryptionKey> {
    const found = await (await this.#store()).get(this.#tenantId);
    if (found) return found;
    throw new QuarterdeckError('encryption_key_not_found', 'No encryption key is set: files are not encrypted end to end.', {
      next: 'quarterdeck encryption-key set public.pem',
    });
  }

  async put(request: EncryptionKeyRequest): Promise<EncryptionKey> {
    const [{ encryptionKeyRequestSchema }, { readRequest }, { thumbprintOf }] = await Promise.all([
      import('../schema/encryption-key.ts'),
      import('../schema/read-request.ts'),
      import('../jwe.ts'),
    ]);
    const { key } = readPublicKey(readRequest(encryptionKeyRequestSchema, request).public_key);
    const algorithm = algorithmOf(key);
    const public_key = key.export({ format: 'jwk' }) as Record<string, unknown>;
    const key_id = await thumbprintOf(public_key);
    await (await this.#store()).put(this.#tenantId, { key_id, algorithm, public_key });
    return this.get();
  }

  async delete(): Promise<void> {
    await this.get();
    await (await this.#store()).remove(this.#tenantId);
  }
}

/** @throws QuarterdeckError public_key_invalid */
function algorithmOf(key: KeyObject): EncryptionKey['algorithm'] {
  if (isUsualRsa(key)) return 'RSA-OAEP-256';
  if (key.asymmetricKeyType === 'x25519' || isNistCurve(key)) return 'ECDH-ES+A256KW';
  throw publicKeyInvalid('is of a kind that nothing can be encrypted to: RSA from 2048 bits, P-256, P-384, P-521 and X25519 are accepted');
}
