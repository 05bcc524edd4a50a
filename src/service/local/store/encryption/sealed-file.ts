/**
 * A file encrypted with a key of its own, which the encrypted row of its deck holds: AES-256-GCM in pieces, so that a part of it can
 * be read without the rest. Each piece is bound to its place and to being the last one or not.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { QuarterdeckError } from '../../../../model/errors.ts';

const pieceBytes = 64 * 1024;
const tagBytes = 16;
const sealedPiece = pieceBytes + tagBytes;

/** A new key, as text. */
export function newFileKey(): string {
  return randomBytes(32).toString('base64');
}

export function sealFile(key: string, plain: Uint8Array): Buffer {
  const pieces: Buffer[] = [];
  // An empty file is one empty piece.
  for (let at = 0, index = 0; at < plain.length || index === 0; at += pieceBytes, index++) {
    const piece = plain.subarray(at, at + pieceBytes);
    const { nonce, bound } = placeOf(index, at + pieceBytes >= plain.length);
    // The key is used for this file only, so that counting pieces repeats no nonce.
    const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64'), nonce).setAAD(bound);
    pieces.push(cipher.update(piece), cipher.final(), cipher.getAuthTag());
  }
  return Buffer.concat(pieces);
}

/** @throws QuarterdeckError field_damaged */
export async function openFile(key: string, sealed: Uint8Array, name: string): Promise<Buffer> {
  const size = sealed.length - Math.ceil(sealed.length / sealedPiece) * tagBytes;
  const parts: Buffer[] = [];
  const read = async (from: number, to: number) => Buffer.from(sealed.subarray(from, to + 1));
  for await (const part of openRange(key, { size, name, read }, 0, size - 1)) parts.push(part);
  return Buffer.concat(parts);
}

interface SealedFile {
  /** Of the plain file, bytes. */
  size: number;
  /** For errors. */
  name: string;
  /** Bytes of the sealed file; `to` is the last one. */
  read(from: number, to: number): Promise<Buffer>;
}

/** The plain bytes from one to another, piece by piece. @throws QuarterdeckError field_damaged */
export async function* openRange(key: string, { size, name, read }: SealedFile, from: number, to: number): AsyncIterable<Buffer> {
  const last = Math.max(0, Math.ceil(size / pieceBytes) - 1);
  for (let index = Math.floor(from / pieceBytes); index <= Math.max(0, Math.floor(to / pieceBytes)); index++) {
    const bytes = await read(index * sealedPiece, (index + 1) * sealedPiece - 1);
    const { nonce, bound } = placeOf(index, index === last);
    const start = index * pieceBytes;
    try {
      const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64'), nonce).setAAD(bound);
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      const plain = Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]);
      yield plain.subarray(Math.max(0, from - start), to - start + 1);
    } catch (cause) {
      throw new QuarterdeckError('field_damaged', `The file ${name} cannot be decrypted: it was changed, or is another one.`, {
        next: 'restore a backup, or delete the deck',
        cause,
      });
    }
  }
}

function placeOf(index: number, isLast: boolean): { nonce: Buffer; bound: Buffer } {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 8);
  return { nonce, bound: Buffer.from(isLast ? 'last' : 'more') };
}
