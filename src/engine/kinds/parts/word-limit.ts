/** How much a page may say: words beyond this make a slide a document. */

import type { Text } from '../../../model/text.ts';
import { countWords } from '../../language/count-words.ts';
import type { Page } from '../define-kind.ts';

/** Words a content slide holds at most, with its title and lead; figures are none. */
const mostWords = 75;
/** Room for the mark of a continued slide. */
const reserve = 2;

/** Whether a page can say all these texts beside its title. */
export function fewEnoughWords(texts: readonly (Text | undefined)[], page: Page): boolean {
  const said = texts.flatMap((text) => (text === undefined ? [] : page.plain(text)));
  return [page.title, page.lead ?? '', ...said].reduce((sum, text) => sum + countWords(text), 0) <= mostWords - reserve;
}
