/** Sentences that the author denies elsewhere in the brief. */
import type { Brief } from '../../../model/brief.ts';

/** Whether a text is such a sentence, or the part of one that a page shows. */
export function isDenied(text: string, { denied = [] }: Brief): boolean {
  const said = bare(text);
  return said.length >= least && denied.some((sentence) => bare(sentence).includes(said));
}

const bare = (text: string) => text.toLowerCase().replace(/(?<![.。\s])[.。\s]+$/u, '');

/** Shorter texts may stand in any sentence. */
const least = 6;
