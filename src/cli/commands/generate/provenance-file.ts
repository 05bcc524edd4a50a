/** The file that `--provenance` asks for: named, or beside the deck and called as the deck is. */
import path from 'node:path';
import { QuarterdeckError } from '../../../model/errors.ts';
import type { Decks } from '../../../service/deck-service.ts';
import { readFile } from '../../../service/read-file.ts';
import type { Context } from '../../context.ts';
import { openOutput } from '../../output-file.ts';
import type { GenerateOptions } from './spec.ts';

const ending = '.provenance.json';

export interface ProvenanceFile {
  /** @returns where it was written */
  write(decks: Decks, deckId: string, deck: string | null): Promise<{ path: string }>;
}

/**
 * Checks the place before any work is done; null when it is not asked for.
 * @throws QuarterdeckError option_invalid, output_exists, output_unwritable
 */
export function openProvenance(
  context: Context,
  { provenance, output, outlineOnly, layoutOnly, force }: GenerateOptions,
): ProvenanceFile | null {
  if (provenance === undefined) return null;
  if (outlineOnly || layoutOnly) {
    throw new QuarterdeckError('option_invalid', '--provenance speaks of a deck, and none is made.', {
      next: `leave out ${outlineOnly ? '--outline-only' : '--layout-only'}`,
    });
  }
  if (provenance === '' || provenance === '-' || (provenance === true && output === '-')) {
    throw new QuarterdeckError('option_invalid', '--provenance needs a file of its own.', { next: `--provenance q4${ending}` });
  }
  const open = (file: string) => openOutput(context, { file, force: force === true, binary: false, ending });
  const named = provenance === true ? (output !== undefined && /\.pptx$/i.test(output) ? beside(output) : null) : provenance;
  const early = named === null ? null : open(named);
  return {
    async write(decks, deckId, deck) {
      const bytes = await readFile(decks, deckId, { format: 'provenance' });
      const target = early ?? open(beside(deck!));
      const written = await target.write(bytes, path.basename(deck ?? 'deck', '.pptx'), { toStdoutByDefault: false });
      return { path: written! };
    },
  };
}

function beside(deck: string): string {
  return path.join(path.dirname(deck), `${path.basename(deck, path.extname(deck))}${ending}`);
}
