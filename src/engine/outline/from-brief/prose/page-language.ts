/** A sentence of a text in the language of a page: without what links it to its neighbours, and shortened where a clause ends. */

import { all } from '../../../../languages/all.ts';
import { type LanguageCode, languages } from '../../../../model/language.ts';
import { datesIn } from '../../../brief/dates.ts';
import { inOurVoice } from './our-voice.ts';
import { refersBack } from './strength.ts';
import { withoutTalk } from './without-talk.ts';

/** Words that tie a sentence to the one before. */
const links =
  /^(?:(?:however|moreover|furthermore|in addition|additionally|also|besides|in fact|of course|as you know|as mentioned(?: above| earlier)?|as a result|overall|in short|in summary|to sum up|finally|lastly|meanwhile|on the other hand|at the same time|that said|by the way|außerdem|zudem|darüber hinaus|ferner|übrigens|schließlich|insgesamt|allerdings|de plus|en outre|par ailleurs|en effet|enfin|finalement|cependant|además|asimismo|por otra parte|sin embargo|finalmente|en resumen|além disso|por outro lado|no entanto|por fim|em resumo|inoltre|peraltro|tuttavia|infine|in sintesi),\s+|(?:plus|auch|e)\s+(?=(?:we|the|our|it|they|this|there|wir|die|der|das|unser\p{L}*|nous|le|la|les|notre|el|los|las|nuestr\p{L}+|o|os|a|as|nosso|il|lo|gli|i)\s)|(?:また|さらに|なお|そして|しかし|一方(?:で)?|此外|另外|同时|而且|然而|最后)[、，]\s*|(?:كما أن|بالإضافة إلى ذلك|ومع ذلك|وأخيرا)[،,]?\s+)/iu;
/** Announcements of what follows in the same sentence. */
const announcing =
  /^(?:(?:we|i) (?:believe|think|observe|observed|found|note|noted|see|saw|expect|know|feel)(?: that)|it (?:is|was) (?:worth noting|important to note|clear|noted|found) that|(?:please )?note that|the fact is that|wir (?:glauben|denken|sehen|stellen fest), dass|es ist (?:zu beachten|klar), dass|nous (?:pensons|constatons|croyons|observons) que|il (?:est|convient de) (?:clair|noter) que|(?:creemos|pensamos|observamos|vemos) que|cabe (?:señalar|destacar) que|(?:acreditamos|achamos) que|vale (?:notar|destacar) que|(?:crediamo|pensiamo|riteniamo) che|va notato che)\s+/iu;

/** Without links, announcements, the mark at its end and a heavy aside in brackets; said by all who present it. */
export function pageLanguage(sentence: string): string {
  let text = sentence.trim();
  for (const cut of [links, announcing]) {
    const rest = text.replace(cut, '');
    if (rest !== '') text = rest;
  }
  if (text.length > 120) text = text.replace(/\s*[(（][^()（）\d]{12,120}[)）]/gu, '');
  return capitalised(withoutTalk(inOurVoice(capitalised(text.replace(/(?<![.])[.。．]+["”»]?$/u, '').trim()))));
}

/** Whether a sentence opens with a clause that only supposes or sets apart. */
export function isDependent(sentence: string, language: LanguageCode): boolean {
  return all[language].sentences.dependent?.test(sentence) === true;
}

const breaks = new Map<LanguageCode, RegExp>();

/** Where a title may end. */
function breakOf(language: LanguageCode): RegExp {
  const known = breaks.get(language);
  if (known) return known;
  const { explaining, adding } = all[language].sentences;
  const words = [explaining, adding].filter((part) => part !== '').join('|');
  const spaced = !languages[language].spaced ? `，(?=(?:${words || '(?!)'}))` : `[,،]\\s+(?=(?:${words})\\s)|\\s(?=(?:${explaining})\\s)`;
  // What a colon announces is told below the title.
  const made = new RegExp(`[;；]\\s*|\\s[–—]\\s|[:：](?=\\s)|${spaced}`, 'giu');
  breaks.set(language, made);
  return made;
}

/** Where its text may be cut, nothing left hanging: `6,400 pallets, and | since 2019 …` is no place. */
function cutsOf(text: string, language: LanguageCode): string[] {
  // Looked for once: behind each of many places it would take as long as all of them together.
  const limited = [...text.matchAll(limiting)].at(-1)?.index ?? -1;
  return [...text.matchAll(breakOf(language))]
    .filter(({ index }) => index > limited)
    .map(({ index }) => text.slice(0, index).trim())
    .filter((part) => !hanging.test(part));
}

/** What limits the claim before it cannot be left out: `the cover ends | after May unless the plant is replaced`. */
const limiting =
  /(?<!\p{L})(?:unless|if|only|until|except|but|provided|although|wenn|sofern|falls|nur|bis|außer|aber|sauf|si|seulement|jusqu\p{L}*|mais|à moins|a menos|salvo|solo|sólo|hasta|pero|se|só|até|mas|a meno|fino|ma)(?!\p{L})|除非|如果|但|ما لم|إلا|إذا|لكن/giu;

const hanging =
  /(?:^|[\s,،])(?:and|or|but|und|oder|aber|et|ou|mais|y|e|o|pero|mas|ma|ed|not|only|just|even|nicht|nur|pas|seulement|no|sólo|solo|não|só|non|و|أو)$/iu;

/** At most two lines. */
export const longestTitle = 104;
const shortestTitle = 14;

/** The sentence as a title; null if it is too long to shorten, too short to claim anything, or a question. */
export function titleOf(sentence: string, language: LanguageCode): string | null {
  const text = withoutQuote(pageLanguage(sentence));
  if (/[?？؟]$/.test(text) || sizeOf(text) < shortestTitle || !standsAlone(sentence)) return null;
  if (sizeOf(text) <= longestTitle) return text.replace(/[:：]$/, '');
  if (isDependent(text, language)) return null;
  const best = cutsOf(text, language)
    .filter((part) => sizeOf(part) <= longestTitle && sizeOf(part) >= 24 && !isOpen(part))
    .at(-1);
  return best?.replace(/[,;:–—]$/, '') ?? null;
}

/** Cut inside brackets, a title ends in the middle of an aside. */
const isOpen = (part: string) => (part.match(/[(（[]/g)?.length ?? 0) !== (part.match(/[)）\]]/g)?.length ?? 0);

/** A title needs no marks around all that it says. */
const withoutQuote = (text: string) =>
  text.replace(/^["“„«»「『](.*[^"”“»」』])["”“»」』]?$/su, '$1').replace(/^["“„«「『](?=[^"”“»」』]*$)/u, '');

/** Neither tied to what was said before, nor an entry under a day. */
function standsAlone(sentence: string): boolean {
  if (refersBack(sentence) && !impersonal.test(sentence.trim())) return false;
  return !dayNumber.test(sentence) && (!dayFirst.test(sentence) || datesIn(sentence)[0]?.at !== 0);
}

/** `15.9. Zugang`, as notes write a day. */
const dayNumber = /^(?:0?[1-9]|[12]\d|3[01])\.\s?(?:0?[1-9]|1[0-2])\.(?!\d)\s/u;
const dayFirst = /^(?:\d{1,2}[./]|\d{1,2} \p{L}|\p{Lu}\p{Ll}+ \d|\d{1,2}月|\d{4}-)/u;
/** `It takes 17 weeks to …`, `Es fehlen 14 Fenster`, `Il faut …`: the pronoun stands for nothing. */
const impersonal =
  /^(?:it (?:is|was|takes|took|costs?|cost|would take|will take|has taken)\s.{2,60}\s(?:to|that|since)\s|es (?:gibt|gab|fehl|braucht|dauert|bleib|steh|kommen|geht um|sind|waren|wird|werden)|il (?:faut|faudra|y a|reste|manque|est (?:temps|prévu|possible|nécessaire|proposé))|(?:es|este|esta|estas|estes|deste|nesta|quest\p{L}) (?:año|mes|trimestre|semestre|verano|invierno|ano|mês|verão|inverno|anno|mese|estate|inverno|semana|settimana|necesari|preciso|posible|possível|hora)|ce (?:mois|trimestre|semestre|printemps|n'est pas)|cet? (?:été|hiver|automne|année|semaine)|diese[ns]? (?:jahr|monat|quartal|woche|sommer|winter|frühjahr)|both (?:\p{L}+ ){1,3}(?:are|were|have|had|will|need|want)|この(?:夏|冬|春|秋|年|半年|四半期)|(?:今|这)(?:年|个?月|季度))/iu;

export interface Point {
  head: string;
  /** What stands after the colon of a label. */
  text?: string;
}

/** A point with its claim in bold before what explains it: `**The Bergen office is full** because forty people joined`. */
export function pointOf(sentence: string, language: LanguageCode): Point {
  const text = pageLanguage(sentence);
  const label = /^([^:：.!?]{2,48}?)(?:[:：](?!\d)\s*|\s[–—]\s)(.{3,})$/u.exec(text);
  if (label) return { head: label[1]!.trim(), text: capitalised(label[2]!) };
  if (sizeOf(text) <= 56 || isDependent(text, language)) return { head: text };
  const cut = cutsOf(text, language).find(({ length }) => length >= 16 && length <= 80 && text.length - length >= 12);
  return { head: cut === undefined ? text : `**${cut}**${text.slice(cut.length)}` };
}

/** In Latin letters; others are twice as wide, and a reference is as long as the figure it shows. */
export function sizeOf(text: string): number {
  const shown = text.replace(/\{\{[^{}]*\}\}/g, '$4.24M');
  return shown.length + (shown.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0);
}

/** A name such as `eBay` stays as it is. */
function capitalised(text: string): string {
  return /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
}
