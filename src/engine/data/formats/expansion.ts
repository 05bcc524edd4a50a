/** How far a packed file may unfold: past this it is made to fill the memory, not to be read. */
import { QuarterdeckError } from '../../../model/errors.ts';

const most = 1024 ** 3;
const times = 200;
/** Small files of repeated rows pack better than that, and do no harm. */
const harmless = 64 * 1024 ** 2;

/** Bytes that a packed file of this size may become. */
export function mayUnfoldTo(packed: number): number {
  return Math.min(most, Math.max(harmless, packed * times));
}

export function unfoldsTooFar(file: string): QuarterdeckError {
  return new QuarterdeckError('data_unsupported', `${file} unfolds to more than 1 GB, or to more than ${times} times its size.`, {
    next: 'Unpack it yourself and look at what it holds; a large table is best given as Parquet or CSV.',
  });
}
