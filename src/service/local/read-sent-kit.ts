/** Reads a brand kit as sent, with everything it names inside it. */

import { readBrandKit } from '../../engine/pipeline.ts';
import type { BrandKit } from '../../model/brand-kit.ts';
import { QuarterdeckError } from '../../model/errors.ts';

/** @throws QuarterdeckError brand_kit_invalid, brand_kit_unreadable */
export function readSentKit(written: unknown): Promise<BrandKit> {
  return readBrandKit(written, notSent);
}

async function notSent(file: string): Promise<never> {
  throw new QuarterdeckError('brand_kit_invalid', `The file ${file} was not sent along.`, {
    next: 'send it itself, base64: a logo in logo.data, a template in template.data',
  });
}
