/** Files encrypted end to end: JWE (RFC 7516), compact, A256GCM. Loaded only where a file is encrypted or opened. */
import { createPrivateKey } from 'node:crypto';
import { QuarterdeckError } from '../model/errors.ts';
import { type EncryptionKey, encryptionKeyAlgorithms } from './schema/encryption-key.ts';

export async function encryptTo({ key_id, algorithm, public_key }: EncryptionKey, bytes: Uint8Array): Promise<Buffer> {
  const { CompactEncrypt } = await import('jose');
  const text = await new CompactEncrypt(bytes)
    .setProtectedHeader({ alg: algorithm, enc: 'A256GCM', kid: key_id })
    .encrypt(public_key as Parameters<InstanceType<typeof CompactEncrypt>['encrypt']>[0]);
  return Buffer.from(text, 'latin1');
}

/** Its thumbprint (RFC 7638). */
export async function thumbprintOf(publicKey: Record<string, unknown>): Promise<string> {
  const { calculateJwkThumbprint } = await import('jose');
  return calculateJwkThumbprint(publicKey);
}

/** @param privateKey In PEM. @throws QuarterdeckError decryption_failed, without a word of the key */
export async function decryptWith(privateKey: string, jwe: Uint8Array): Promise<Buffer> {
  const { compactDecrypt } = await import('jose');
  const key = readPrivateKey(privateKey);
  try {
    const { plaintext } = await compactDecrypt(Buffer.from(jwe).toString('latin1'), key, {
      keyManagementAlgorithms: [...encryptionKeyAlgorithms],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return Buffer.from(plaintext);
  } catch (cause) {
    throw failed('The file was not encrypted to this key, or was changed', cause);
  }
}

function readPrivateKey(pem: string) {
  try {
    return createPrivateKey(pem);
  } catch (cause) {
    throw failed('The key is no private key in PEM, or has a passphrase', cause);
  }
}

function failed(why: string, cause: unknown): QuarterdeckError {
  return new QuarterdeckError('decryption_failed', `${why}; nothing was written.`, {
    next: 'give the private key that belongs to the one shown by quarterdeck encryption-key show',
    cause,
  });
}
