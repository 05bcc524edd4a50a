/** How many words a text has; figures are none. */

/** Chinese and Japanese run words together: two characters count as one word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

export function countWords(text: string): number {
  const characters = text.match(unspaced)?.length ?? 0;
  const spaced = text.replace(unspaced, ' ').match(/(?<![^\s\p{P}])\p{L}[^\s]*/gu)?.length ?? 0;
  return spaced + Math.ceil(characters / 2);
}
