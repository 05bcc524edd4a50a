/** Unicode normalisation in linear time for any text. */

/**
 * A stack of marks on one letter, higher than in any script: Unicode's stream-safe text allows 30. Normalising sorts each stack, which
 * takes quadratic time.
 */
const pile = /(\p{M}{30})\p{M}+/gu;

/** The text without any marks after the thirtieth on a letter. */
export function withoutPiles(text: string): string {
  return text.length <= 30 ? text : text.replace(pile, '$1');
}

export function normalForm(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return withoutPiles(text).normalize(form);
}
