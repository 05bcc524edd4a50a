/** A file of a deck as a whole, verified. */
import { createHash } from 'node:crypto';
import { QuarterdeckError } from '../engine/errors.ts';
import type { Decks, FileRange } from './deck-service.ts';

/** @throws QuarterdeckError download_damaged, and what `file` throws */
export async function readFile(
  decks: Pick<Decks, 'file'>,
  deckId: string,
  range: Pick<FileRange, 'format' | 'signal'> = {},
): Promise<Buffer> {
  const { body, bytes, sha256 } = await decks.file(deckId, range);
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  const whole = Buffer.concat(parts);
  if (whole.length === bytes && createHash('sha256').update(whole).digest('hex') === sha256) return whole;
  throw new QuarterdeckError('download_damaged', `The ${range.format ?? 'pptx'} file of ${deckId} did not arrive as it was sent.`, {
    next: 'download it again',
  });
}
