/** How much a page may say: words beyond this make a slide a document. */
import type { Text } from '../outline/text.ts';
import type { Page } from './slide-kind.ts';

/** Words a content slide holds at most, with its title and lead; figures are none. */
const mostWords = 75;
/** Room for the mark of a continued slide. */
const reserve = 2;

/** Chinese and Japanese run words together: two characters count as one word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Whether a page can say all these texts beside its title. */
export function fewEnoughWords(texts: readonly (Text | undefined)[], page: Page): boolean {
  const said = texts.flatMap((text) => (text === undefined ? [] : page.plain(text)));
  return [page.title, page.lead ?? '', ...said].reduce((sum, text) => sum + words(text), 0) <= mostWords - reserve;
}

function words(text: string): number {
  const characters = text.match(unspaced)?.length ?? 0;
  const spaced = text.replace(unspaced, ' ').match(/(?<![^\s\p{P}])\p{L}[^\s]*/gu)?.length ?? 0;
  return spaced + Math.ceil(characters / 2);
}
