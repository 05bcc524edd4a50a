/** Reads a whole file of a deck and verifies it. */
import { createHash } from 'node:crypto';
import { QuarterdeckError } from '../model/errors.ts';
import type { Decks, FileRange } from './deck-service.ts';

/** @throws QuarterdeckError download_damaged, and what `file` throws */
export async function readFile(
  decks: Pick<Decks, 'file'>,
  deckId: string,
  range: Pick<FileRange, 'format' | 'signal'> = {},
): Promise<Buffer> {
  const { body, bytes, sha256 } = await decks.file(deckId, range);
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
  if (whole.length === bytes && createHash('sha256').update(whole).digest('hex') === sha256) return whole;
  const format = range.format ?? 'pptx';
  const why = whole.length < bytes ? `The connection broke after ${whole.length} of ${bytes} bytes of` : 'What came is not';
  throw new QuarterdeckError('download_damaged', `${why} the ${format} file of ${deckId}; nothing was written.`, {
    next: `quarterdeck download ${deckId}${format === 'pptx' ? '' : ` --format ${format}`}`,
    ...(cause !== undefined && { cause }),
  });
}
