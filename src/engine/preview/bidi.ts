/** Reading direction of mixed text: Unicode's bidirectional algorithm, UAX #9. */
import bidiFactory from 'bidi-js';

const bidi = bidiFactory();
/** Letters and signs that are read from right to left. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Embedding level of each UTF-16 unit of a paragraph; null where all is read from left to right. */
export function levelsOf(text: string, rtl: boolean): Uint8Array | null {
  return rtl || rightToLeft.test(text) ? bidi.getEmbeddingLevels(text, rtl ? 'rtl' : 'ltr').levels : null;
}

/** Stretches of one line as they are seen from left to right. */
export function seenOrder<T extends { level: number }>(stretches: readonly T[]): T[] {
  const seen = [...stretches];
  const highest = Math.max(0, ...seen.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let at = 0; at < seen.length; at++) {
      let end = at;
      while (end < seen.length && seen[end]!.level >= level) end++;
      if (end > at) seen.splice(at, end - at, ...seen.slice(at, end).reverse());
      at = end;
    }
  }
  return seen;
}

/** Brackets as they look in text that is read from right to left. */
export function mirrored(text: string): string {
  return Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('');
}
