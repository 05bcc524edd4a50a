/** Unicode normalization in linear time, whatever the text. */

/**
 * A pile of marks on one letter, higher than any script builds: Unicode's stream-safe text allows 30. Normalizing sorts the marks of a
 * pile, which takes the square of its height.
 */
const pile = /(\p{M}{30})\p{M}+/gu;

/** The text without what stands above the thirtieth mark on a letter. */
export function withoutPiles(text: string): string {
  return text.length <= 30 ? text : text.replace(pile, '$1');
}

export function normalForm(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return withoutPiles(text).normalize(form);
}
