/** Lines that give a measure its figures: `Loans: 212,400 (2024: 198,700)`, `New cards: 5,120, of which 2,030 children`, `Visits: 143,000, target 150,000`. */
import type { LanguageCode } from '../../../../model/language.ts';
import { isPeriod } from '../read/columns.ts';
import { capital } from '../read/topics.ts';
import type { Sentence } from '../said.ts';
import { type Comparison, comparisonsIn } from './comparisons.ts';
import { densePhrases } from './dense-phrases.ts';
import { isOnlyPeriod } from './periods.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import { spacedPhrases } from './spaced-phrases.ts';
import { cutAtParts, isPartOfBefore, type Pieces, piecesIn } from './wholes.ts';

/** A measure with its figures, of which some may be parts. */
export interface Measure extends Comparison {
  parts?: Pieces;
  /** What the line adds behind its figures, as written: `of which 2,030 children`, `with 9,640 guests`. */
  aside?: string;
  /** The line as written, and the sentences that it is; its one sentence if there is no more to it. */
  line?: string;
  sentences?: readonly Sentence[];
}

export const colonOf = (language: LanguageCode) => (language === 'fr' ? ' : ' : language === 'ja' || language === 'zh' ? '：' : ': ');

/** What an author wrote on one line; several sentences where their list was one line with commas. */
export interface Line {
  text: string;
  sentences: readonly Sentence[];
}

const colon = /^(\p{L}[^:：=(（]{1,60}?)\s*[:：=](?!\d)\s*/u;
export const isLabelled = (text: string): boolean => colon.test(text);
/** `mit 9.640 Teilnehmern`, `from 74 schools`: how much of something else goes with it. */
const along = /^\s(?:\p{L}[\p{L}'’-]*\s){0,2}(?=(?:mit|with|from|across|at|in|bei|an|avec|con|com|dans|en|em|entre|par|per|auf|aus)\s\d)/iu;

/** `Prix payé: 0,48 € le litre`, `8,900 children`: what a figure counts, or is for. */
const countedWords =
  /^\s(?:(?:de|d['’]|di|of|a|an|per|pro|je|the|le|la|l['’]|el|il|o|al|por|par|par)\s?)?(\p{L}[\p{L}\p{M}'’-]*(?:\s\p{L}[\p{L}\p{M}'’-]*)?)(?=\s*(?:[,;(]|[.]?$))/iu;

/** Null unless all of the line is understood. `isLine`: it is one of a listing, where a figure may stand alone. */
export function measureIn({ text, sentences }: Line, language: LanguageCode, year: number | null): Measure | null {
  if (/[?？؟]/u.test(text)) return null;
  const [sentence] = sentences as [Sentence];
  const phrases = phrasesOf(language);
  const cutName = cutAtParts(text) === null ? null : beforeFigure(text, language);
  const name = colon.exec(text)?.[1]?.trim() ?? cutName;
  if (name !== null && (isPeriod(name) || isOnlyPeriod(name))) return null;
  // `davon digital: 61.300`.
  const isPart = isPartOfBefore(text);
  const body = name === null ? text : text.slice(colon.exec(text)?.[0].length ?? name.length).trimStart();
  const label = name === null ? null : phrases.label(name);
  if (name !== null && label === null) return null;
  if (name === null && isPart) return null;
  const cut = cutAtParts(body);
  const [main, aside] = cut === null ? withoutCompanion(body, language) : [cut.before, body.slice(cut.before.length)];
  const { text: bare, counted } = withoutCounted(main, label !== null, language, (words) => phrases.name(words) !== '');
  const found = figuresOf(bare, { ...sentence, heading: label }, language, year);
  if (found === null || (label === null && found.label === '')) return null;
  const now = counted === '' ? found.now : { ...found.now, text: `${found.now.text}${counted}` };
  const parts = cut === null ? null : piecesIn(cut.after, found.now, language);
  if (cut !== null && parts === null) return null;
  return {
    ...found,
    sentence,
    sentences,
    line: text,
    label: isPart ? capital(name!) : found.label,
    now,
    whole: found.bare && found.periods.now === null,
    ...(parts === null ? {} : { parts }),
    ...(aside === '' ? {} : { aside: aside.replace(/^[\s,;:，、；(（–—-]+|[\s.)）。;]+$/gu, '') }),
  };
}

/** `Budget £6.4m, of which …`: the words before the first figure, where they are a name by themselves. */
function beforeFigure(text: string, language: LanguageCode): string | null {
  const [first] = quantitiesIn(text, language);
  const words = first === undefined ? '' : text.slice(0, first.at).trim();
  return words !== '' && phrasesOf(language).label(words) !== null ? words : null;
}

const phrasesOf = (language: LanguageCode) => (language === 'ja' || language === 'zh' ? densePhrases(language) : spacedPhrases(language));

/** The measure of a text with its comparison, or with its one figure and no word that is not understood. */
function figuresOf(text: string, sentence: Sentence, language: LanguageCode, year: number | null): Comparison | null {
  const quantities = quantitiesIn(text, language);
  const [only] = quantities;
  if (only === undefined) return null;
  if (quantities.length > 1) {
    const found = comparisonsIn({ ...sentence, text }, language, year);
    return found.length === 1 ? found[0]! : null;
  }
  const phrases = phrasesOf(language);
  const before = text.slice(0, only.at);
  const head = phrases.head(before.trim() === '' && sentence.heading !== null ? `${sentence.heading}:` : before);
  if (head === null || head.role !== 'now' || head.label === '' || head.isMaker) return null;
  const tail = phrases.tail(text.slice(only.end), head);
  if (tail === null || !tail.bare || only.value <= 0) return null;
  return {
    sentence,
    label: head.label,
    now: only,
    periods: { prior: null, now: tail.period ?? head.period },
    words: head.words,
    isMaker: false,
    bare: true,
    whole: true,
  };
}

/** `318 mit 9.640 Teilnehmern`: the first figure, and what goes with it. */
function withoutCompanion(text: string, language: LanguageCode): [main: string, aside: string] {
  const [first, second, ...others] = quantitiesIn(text, language);
  if (first === undefined || second === undefined || others.length > 0 || first.at > 0) return [text, ''];
  const found = along.exec(text.slice(first.end));
  const after = text.slice(second.end).replace(/[.]\s*$/u, '');
  const isCompanion = found !== null && /^\s\p{L}[\p{L}'’-]*(?:\s\p{L}[\p{L}'’-]*){0,2}$/u.test(after) && second.unit === 'number';
  if (!isCompanion || second.at - first.end > found[0].length + 8) return [text, ''];
  const end = first.end + found[0].length;
  return [text.slice(0, end).trimEnd(), text.slice(end)];
}

/** Without what its figures count, which is said after the first of them or after each. */
function withoutCounted(
  text: string,
  isLabelled: boolean,
  language: LanguageCode,
  isName: (words: string) => boolean,
): { text: string; counted: string } {
  const [first] = quantitiesIn(text, language) as [Quantity | undefined];
  const found = first && isLabelled ? countedWords.exec(text.slice(first.end)) : null;
  if (!first || !found || !isName(found[1]!)) return { text, counted: '' };
  return { text: text.replaceAll(found[0], ''), counted: found[0] };
}

/** The lines of a passage, or null where it is not made of lines alone: items of lists, and what stands by itself under a label. */
export function linesOf(sentences: readonly Sentence[], language: LanguageCode): Line[] | null {
  const [first] = sentences;
  if (first === undefined) return null;
  if (first.list !== null && sentences.every(({ list }) => list === first.list)) {
    const isOneLine =
      first.heading !== null &&
      (/^[\d$€£¥]/u.test(first.text) || sentences.slice(1).some(({ text }) => isPartOfBefore(text) && !colon.test(text)));
    return isOneLine && sentences.slice(1).every(({ text }) => !colon.test(text))
      ? [{ text: `${first.heading}${colonOf(language)}${sentences.map(({ text }) => text).join(', ')}`, sentences }]
      : sentences.map((sentence) => ({ text: sentence.text, sentences: [sentence] }));
  }
  if (sentences.length > 1) return null;
  const text = first.heading === null || colon.test(first.text) ? first.text : `${first.heading}${colonOf(language)}${first.text}`;
  return colon.test(text) || cutAtParts(text) !== null ? [{ text, sentences }] : null;
}
