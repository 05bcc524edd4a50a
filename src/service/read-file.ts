/** Reads a whole file of a deck and verifies it. */
import { createHash } from 'node:crypto';
import { QuarterdeckError } from '../model/errors.ts';
import type { Decks, FileRange } from './deck-service.ts';

/**
 * @param range.open Decrypts a file that is encrypted end to end.
 * @throws QuarterdeckError download_damaged, deck_encrypted, and what `file` throws
 */
export async function readFile(
  decks: Pick<Decks, 'file'>,
  deckId: string,
  { open, ...range }: Pick<FileRange, 'format' | 'signal'> & { open?: ((jwe: Buffer) => Promise<Buffer>) | null } = {},
): Promise<Buffer> {
  const { body, bytes, sha256, encryptedTo } = await decks.file(deckId, range);
  if (encryptedTo !== undefined && !open) throw deckEncrypted(deckId, encryptedTo);
  const parts: Uint8Array[] = [];
  let cause: unknown;
  try {
    for await (const part of body) parts.push(part);
  } catch (error) {
    if (range.signal?.aborted) throw error;
    // A broken connection leaves less than the whole file.
    cause = error;
  }
  const whole = Buffer.concat(parts);
  if (whole.length === bytes && createHash('sha256').update(whole).digest('hex') === sha256) {
    return encryptedTo === undefined ? whole : open!(whole);
  }
  const format = range.format ?? 'pptx';
  const why = whole.length < bytes ? `The connection broke after ${whole.length} of ${bytes} bytes of` : 'What came is not';
  throw new QuarterdeckError('download_damaged', `${why} the ${format} file of ${deckId}; nothing was written.`, {
    next: `quarterdeck download ${deckId}${format === 'pptx' ? '' : ` --format ${format}`}`,
    ...(cause !== undefined && { cause }),
  });
}

function deckEncrypted(deckId: string, keyId: string): QuarterdeckError {
  return new QuarterdeckError('deck_encrypted', `The files of ${deckId} are encrypted to your key ${keyId}, and only you can open them.`, {
    next: `quarterdeck download ${deckId} --decrypt-with key.pem`,
  });
}
