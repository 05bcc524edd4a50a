/** A sentence as a page says it: without the words that only lead to it, short, and cut at a clause and nowhere else. */

import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { sizeOf } from '../prose/page-language.ts';
import { type Figure, figuresIn } from '../read/figures.ts';

const lead =
  /^(?:(?:first|second|third|next|plus)[,，]\s+|(?:and|but|so|also|then|however|therefore|additionally|moreover|besides|firstly|secondly|thirdly|finally|and then|in addition|und|aber|also|außerdem|zudem|dann|et|mais|puis|aussi|de plus|y|pero|además|e|mas|além disso|ma|inoltre|また|さらに|そして|ただし|另外|此外|而且|但|كما|أيضا)[,、，\s]+(?=\S))+/iu;
const opinion =
  /^(?:(?:i|we) (?:think|believe|feel|guess|suppose|expect|assume|know)(?: that)?|(?:please )?(?:note|remember|keep in mind)(?: that)?|it (?:seems|appears)(?: that)?|as you know|basically|honestly|frankly|(?:ich|wir) (?:denke|denken|glaube|glauben|finde|finden)(?:, dass)?|je (?:pense|crois) que|nous (?:pensons|croyons) que|creo que|creemos que|acho que|penso che|crediamo che)[,\s]+/iu;
const being =
  /^(?:there (?:is|are|'s)|there's|we (?:have|also have|currently have|'ve got)|es gibt|wir haben|il y a|nous avons|hay|tenemos|há|temos|c'è|ci sono|abbiamo)\s+(?!to |not |been |never |already )(?=\S)/iu;

export function capital(text: string): string {
  return /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Without a capital at the head, unless it is a name: for the middle of a sentence. */
export function small(text: string, { language, prompt }: Brief): string {
  const word = /^\p{Lu}[\p{Ll}'’-]*(?!\p{L})/u.exec(text)?.[0] ?? '';
  const lower = word.toLowerCase();
  // A word that the author writes small elsewhere is no name.
  const isSmall =
    word !== '' && ((language !== 'de' && smallWords.test(word)) || new RegExp(`(?<![\\p{L}\\d])${lower}(?!\\p{L})`, 'u').test(prompt));
  return isSmall ? `${lower}${text.slice(word.length)}` : text;
}
/** All in small letters, or none: one name among them keeps the capitals of all. */
export function smallAll(texts: readonly string[], brief: Brief): string[] {
  const made = texts.map((text) => small(text, brief));
  // Articles are never names.
  return made.every((text) => !/^\p{Lu}\p{Ll}/u.test(text)) ? made : texts.map((text, at) => (article.test(text) ? made[at]! : text));
}
const article = /^(?:the|an?|der|die|das|eine?|le|la|les|l['’]|une?|el|los|las|una|um|uma|il|lo|gli)\s/iu;

const smallWords =
  /^(?:if|when|the|a|an|our|my|their|no|not|only|more|less|lack|loss|data|training|integration|staff|quality|delivery|lead|approve|approval|decide|extend|use|close|open|appoint|raise|escalate|agree|renew|check|ship|build|draft|prepare|hire|sign|find|talk|visit|finish|start|launch|review|name|run|ask|get|set|make|chase|test|order|send|move|keep|interview|nominate|follow|deliver|write|complete|update|migrate|replace|rent|le|la|les|l|un|une|el|los|las|una|o|os|as|um|uma|il|lo|gli|i)$/iu;

/** The sentence without lead, opinion and stop, with a capital. */
export function plainly(sentence: string): string {
  let text = sentence.trim();
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(lead, '').replace(opinion, '').replace(being, '');
  }
  return capital(text.replace(/(?<![.。!;,；、])[.。!;,；、]+$/u, '').trim());
}

const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
export const wordCount = (text: string) => (spaceless.test(text) ? Math.ceil(text.length / 2.5) : text.split(/\s+/).filter(Boolean).length);

/** At most so many words where a clause ends; the whole where none does. */
export function shortened(sentence: string, most = 14): string {
  const text = plainly(sentence);
  if (wordCount(text) <= most) return text;
  const bare = text.replace(/\s*[(（][^()（）]*[)）]/gu, '');
  if (wordCount(bare) <= most) return bare;
  const cuts = [
    ...bare.matchAll(
      /\s*(?:[;；—–]|:(?=\s)|,(?=\s)|、|，|。)|\s(?=(?:because|which|who|while|whereas|unless|although|though|so that|since|weil|während|da|parce que|alors que|porque|mientras|enquanto|perché|mentre)\s)/giu,
    ),
  ]
    .map(({ index }) => index)
    .filter((at) => wordCount(bare.slice(0, at)) <= most && wordCount(bare.slice(0, at)) >= 3);
  const at = cuts.at(-1);
  return at === undefined ? bare : bare.slice(0, at).trim();
}

/** What semicolons outside brackets divide. */
export function partsAt(text: string): string[] {
  const found = [''];
  let depth = 0;
  // Japanese bullets may stand in one line.
  for (const char of text.replace(/(?:^|\s)・/gu, '；')) {
    if (/[([（]/.test(char)) depth += 1;
    if (/[)\]）]/.test(char)) depth -= 1;
    if (depth <= 0 && /[;；؛]/.test(char)) found.push('');
    else found[found.length - 1] += char;
  }
  return found.map((part) => part.trim().replace(/^(?:and|und|et|y|e|و)\s/iu, '')).filter((part) => part !== '');
}

/** `Three`, as a title begins. */
export function countWord(count: number, language: LanguageCode): string {
  return catalogueOf(language).say('people-count', { count });
}

/** Maximum characters of a title. */
const longestTitle = 92;

/** Whether two lines hold it as a title. */
export function fits(title: string): boolean {
  return sizeOf(title) <= longestTitle;
}

/** The first title that two lines hold; the last, if none does, as it is. */
export function fitting(titles: readonly (string | null)[]): string {
  const found = titles.filter((title) => title !== null);
  return found.find(fits) ?? found.at(-1)!;
}

/** Amounts of money, those in a currency that has no code too. */
export function amountsIn(text: string, language: LanguageCode): Figure[] {
  return figuresIn(text, language).filter(({ unit, text: written }) => unit === 'money' || localMoney.test(written));
}
const localMoney = /(?:درهم|ريال|جنيه|دينار|دولار|reais|pesos|kronor|kroner)$/u;
