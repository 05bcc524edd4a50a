/** The outline that a written deck carries. */
import { QuarterdeckError } from '../../model/errors.ts';
import type { Outline } from '../../model/outline.ts';
import { readZip } from '../opc/zip.ts';
import { readCarried } from '../pptx/refresh/carried.ts';

/** @throws QuarterdeckError deck_unsupported */
export function deckOutline(deck: Uint8Array): Outline {
  let found: ReturnType<typeof readCarried>;
  try {
    found = readCarried(readZip(deck));
  } catch (cause) {
    if (cause instanceof QuarterdeckError) throw cause;
    throw new QuarterdeckError('deck_unsupported', 'The file is no PowerPoint deck, or it is damaged.', {
      next: 'name a .pptx that generate wrote, or an outline',
      cause,
    });
  }
  if (found) return found.carried.outline;
  throw new QuarterdeckError(
    'deck_unsupported',
    'The deck carries no facts: Quarterdeck did not make it, made it without data, or its custom XML was taken out.',
    { next: 'ask the data themselves: quarterdeck facts --data crm/' },
  );
}
