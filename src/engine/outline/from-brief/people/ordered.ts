/** What sentences count up behind one that announces it: `We ask for two decisions. First, to release … Second, to extend …` */
import { all } from '../../../../languages/all.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import type { Sentence } from '../said.ts';

export interface Item {
  at: number;
  /** Without the word that counts it. */
  text: string;
  /** The sentences that say more of it. */
  more: Sentence[];
}

const compiled = new Map<LanguageCode, RegExp>();

function counting(language: LanguageCode): RegExp {
  const known = compiled.get(language);
  if (known) return known;
  const made = new RegExp(`^(?:${all[language].signs.ordered})(?!\\p{Script=Latin})\\s?[,，、:：]?\\s*`, 'iu');
  compiled.set(language, made);
  return made;
}

/** Two or more items of the same paragraph, one right behind the other but for what is said of each; none where they do not follow the sentence at once. */
export function orderedAfter(lead: Sentence, sentences: readonly Sentence[], language: LanguageCode): Item[] {
  const own = sentences.filter(({ at, unit, list }) => at > lead.at && unit === lead.unit && list === null);
  const counted = counting(language);
  if (own[0] === undefined || !counted.test(own[0].text)) return [];
  const items: Item[] = [];
  for (const sentence of own) {
    const text = sentence.text.replace(counted, '');
    if (text === sentence.text) items.at(-1)!.more.push(sentence);
    else items.push({ at: sentence.at, text, more: [] });
  }
  return items.length < 2 ? [] : withOwn(items);
}

/** What is said behind the last of them may be of another, by its words. */
function withOwn(items: readonly Item[]): Item[] {
  const last = items.at(-1)!;
  const isOf = (sentence: Sentence) => {
    const said = new Set(longWords(sentence.text));
    const shared = items.map(({ text }) => longWords(text).filter((word) => said.has(word)).length);
    const most = Math.max(...shared);
    return shared.at(-1) === most ? last : items[shared.indexOf(most)]!;
  };
  const owners = new Map(last.more.map((sentence) => [sentence, isOf(sentence)]));
  return items.map((item) => ({
    ...item,
    more: [
      ...item.more.filter((sentence) => (owners.get(sentence) ?? item) === item),
      ...(item === last ? [] : last.more.filter((each) => owners.get(each) === item)),
    ],
  }));
}

/** Of four letters and more, without their endings. */
const longWords = (text: string) => (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6));
