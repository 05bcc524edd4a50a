/** Titles of at most two lines: the first wording that is short enough. */
import type { Text } from '../text.ts';

const most = 90;

/** Characters the text will take: a reference is about as long as `$2.80M`. */
function lengthOf(text: Text): number {
  return text.replace(/\{\{[^}]*\}\}/g, '$00.00M').replaceAll('**', '').length;
}

/** The first that fits, else the last, cut at a word. */
export function fitTitle(wordings: readonly Text[]): Text {
  const fitting = wordings.find((text) => lengthOf(text) <= most);
  if (fitting !== undefined) return fitting;
  let text = wordings.at(-1) ?? '';
  while (lengthOf(text) > most - 1 && /\s/.test(text)) text = text.replace(/[\s,;:]+\S*$/, '');
  return `${text}…`;
}
