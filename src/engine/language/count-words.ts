/** Counts the words of a text, without figures. */

/** Chinese and Japanese have no spaces: two characters count as one word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

export function countWords(text: string): number {
  const characters = text.match(unspaced)?.length ?? 0;
  const spaced = text.replace(unspaced, ' ').match(/(?<![^\s\p{P}])\p{L}[^\s]*/gu)?.length ?? 0;
  return spaced + Math.ceil(characters / 2);
}
