/** One field, encrypted: AES-256-GCM, bound to its place, with the ID of its key in front. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** 256 bits, and the name under which it is found again. */
export interface Key {
  id: string;
  bytes: Buffer;
}

const form = /^qde1\.([\w-]{4,40})\.([\w-]+)$/;
const nonceBytes = 12;
const tagBytes = 16;

/** @param bound What it belongs to: it opens nowhere else. */
export function seal(key: Key, bound: readonly string[], plain: string | Buffer): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(Buffer.from(JSON.stringify(bound)));
  const sealed = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return `qde1.${key.id}.${sealed.toString('base64url')}`;
}

/** The ID of the key that sealed it; null for a text that is not sealed. */
export function keyIdOf(sealed: string): string | null {
  return form.exec(sealed)?.[1] ?? null;
}

/** @throws Error if it was changed, belongs elsewhere, or was sealed with another key */
export function unseal(key: Key, bound: readonly string[], sealed: string): Buffer {
  const bytes = Buffer.from(form.exec(sealed)?.[2] ?? '', 'base64url');
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(-tagBytes)];
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, nonce)
    .setAAD(Buffer.from(JSON.stringify(bound)))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
}
