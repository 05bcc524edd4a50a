/** The language of a deck: the one the prompt asks for, otherwise the one it is written in. */
import { all } from '../../languages/all.ts';
import { isLanguage, type LanguageCode, languages } from '../../model/language.ts';
import { fold } from './clean.ts';

const signs = Object.entries(all).map(([code, language]) => [code as LanguageCode, language.signs] as const);

/** `instruction` decides; `material` only if the instruction is too short. */
export async function detectLanguage(instruction: string, material: string): Promise<{ language: LanguageCode; assumption?: string }> {
  const asked = askedLanguage(instruction);
  if (asked) return { language: asked };
  const text = fold(instruction);
  if (!/\p{L}/u.test(text)) {
    if (material !== '') return languageOf(material.slice(0, 2000));
    return { language: 'en', assumption: 'English, as the prompt has no words to tell a language from' };
  }
  return languageOf(text);
}

/** The language a text is written in, whatever it asks for. */
export async function languageOf(written: string): Promise<{ language: LanguageCode; assumption?: string }> {
  const text = fold(written.slice(0, enough));
  const byScript = scriptLanguage(text);
  if (byScript) return { language: byScript };
  const light = byWords(text);
  const other = await unwritten(text, light);
  if (other !== null) {
    const called = other === '' ? 'the language of the prompt' : other;
    return {
      language: 'en',
      assumption: `English, as decks are not written in ${called}, and the brief was read only as far as its words are known; --language takes ${Object.keys(languages).join(', ')}`,
    };
  }
  const found = light ?? (await byLetters(text));
  return { language: isLanguage(found) ? found : 'en' };
}

/** Fewer words may be names in any language. */
const leastWords = 6;
/** Share of the words that every text of a language is made of. */
const leastCommon = 0.25;
/** By so much the letters have to fit another language better than any that decks are written in. */
const clearly = 0.1;

/** The language of a text, in English, if decks are not written in it; '' where nothing names it, null where they are. */
async function unwritten(text: string, light: LanguageCode | null): Promise<string | null> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const common = words.filter((word) => (light === null ? languagesOf.has(word) : languagesOf.get(word)?.includes(light))).length;
  if (words.length < leastWords || common >= leastCommon * words.length) return null;
  const { language, scores } = await byAllLetters(text);
  if (language === '') return '';
  const best = Math.max(...Object.entries(scores).map(([code, score]) => (isLanguage(code) ? score : 0)));
  if (isLanguage(language) || scores[language]! < best + clearly) return null;
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
}

/** Words, and the languages that have them. */
function languagesBy(field: 'common' | 'elided'): ReadonlyMap<string, readonly LanguageCode[]> {
  const found = new Map<string, LanguageCode[]>();
  for (const [code, { [field]: words }] of signs)
    for (const word of words?.split(' ') ?? []) found.set(word, [...(found.get(word) ?? []), code]);
  return found;
}
const languagesOf = languagesBy('common');
const elidedIn = languagesBy('elided');

/** Characters that tell a language as well as all of a long text. */
const enough = 3000;

/** By common words, which count for less the more languages have them; null if no language is clearly ahead. */
function byWords(text: string): LanguageCode | null {
  const scores = new Map<LanguageCode, number>();
  const add = (code: LanguageCode, score: number) => scores.set(code, (scores.get(code) ?? 0) + score);
  for (const word of text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []) {
    const had = languagesOf.get(word) ?? [];
    for (const code of had) add(code, 1 / had.length);
    for (const [code, { seen, spelled }] of signs) {
      if (!had.includes(code) && seen?.test(word)) add(code, 1);
      if (spelled?.test(word)) add(code, 0.5);
    }
  }
  for (const [, word] of text.matchAll(/(?<!\p{L})(\p{L}+)'(?=\p{L})/gu)) {
    const had = elidedIn.get(word!.toLowerCase()) ?? [];
    for (const code of had) add(code, 1 / had.length);
  }
  const [first, second] = [...scores].sort((one, other) => other[1] - one[1]);
  return first !== undefined && first[1] >= 0.75 && first[1] >= 1.5 * (second?.[1] ?? 0) ? first[0] : null;
}

type Detector = typeof import('eld/extrasmall').eld;
let detector: Promise<Detector> | undefined;
let detectorOfAll: Promise<Detector> | undefined;

async function byAllLetters(text: string): Promise<{ language: string; scores: Readonly<Record<string, number>> }> {
  detectorOfAll ??= import('eld/extrasmall').then(({ eld }) => eld.newInstance());
  const found = (await detectorOfAll).detect(text);
  return { language: found.language, scores: found.getScores() };
}

/** By letter statistics; a megabyte of data, loaded only if words do not decide. */
async function byLetters(text: string): Promise<string> {
  detector ??= import('eld/extrasmall').then(({ eld }) => {
    const instance = eld.newInstance();
    instance.setLanguageSubset(signs.flatMap(([code, { common }]) => (common === undefined ? [] : [code])));
    return instance;
  });
  return (await detector).detect(text).language;
}

/** A language requested for the deck: `in German`, `auf Deutsch`, `日本語で`; not `the French Revolution`, `in German schools`. */
function askedLanguage(instruction: string): LanguageCode | null {
  const text = fold(instruction);
  for (const [code, { asked }] of signs) if (asked?.test(text)) return code;
  for (const [code, { called: name }] of signs) {
    // Most prompts name no language, and the patterns below are slow to compile.
    if (!new RegExp(name).test(text.toLowerCase())) continue;
    const after =
      '(?=\\s*(?:$|[.,;:!?()\\n-]|for|with|please|and|about|on|from|to|für|mit|bitte|und|pour|avec|para|con|per|com|language)(?!\\p{L}))';
    const asked = new RegExp(`(?<!\\p{L})(?:in|into|auf|ins|en|em|language:?|sprache:?)\\s+(?:the\\s+)?(?:${name})${after}`, 'iu');
    const deck = new RegExp(`(?<!\\p{L})(?:${name})(?:e|es|en)?[ -](?:language )?(?:deck|presentation|slides|präsentation|folien)`, 'iu');
    if (asked.test(text) || deck.test(text)) return code;
  }
  return null;
}

/** Any kana means Japanese; Han and Arabic must be most of the letters, because a few prove nothing. */
function scriptLanguage(text: string): LanguageCode | null {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(/\p{Script=Han}/gu);
  if (kana > 0 && (kana + han) * 3 > letters) return 'ja';
  if (han * 3 > letters) return 'zh';
  if (count(/\p{Script=Arabic}/gu) * 2 > letters) return 'ar';
  return null;
}
