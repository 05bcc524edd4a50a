/** The language of a deck: the one the prompt asks for, otherwise the one it is written in. */
import { all } from '../../languages/all.ts';
import { isLanguage, type LanguageCode } from '../../model/language.ts';
import { fold } from './clean.ts';

const signs = Object.entries(all).map(([code, language]) => [code as LanguageCode, language.signs] as const);

/** `instruction` decides; `material` only if the instruction is too short. */
export async function detectLanguage(instruction: string, material: string): Promise<{ language: LanguageCode; assumption?: string }> {
  const asked = askedLanguage(instruction);
  if (asked) return { language: asked };
  const text = fold(instruction);
  const byScript = scriptLanguage(text);
  if (byScript) return { language: byScript };
  if (!/\p{L}/u.test(text)) {
    const of = material === '' ? null : await detectLanguage(material.slice(0, 2000), '');
    return of ?? { language: 'en', assumption: 'English, as the prompt has no words to tell a language from' };
  }
  const spelled = (text.match(/\p{L}+/gu) ?? []).map((word) => word.toLowerCase());
  const hits = signs
    .flatMap(([code, { seen }]) => (seen ? [[code, spelled.filter((word) => seen.test(word)).length] as const] : []))
    .sort((a, b) => b[1] - a[1]);
  const words = text.split(/\s+/).length;
  const [best, second] = [hits[0]![1], hits[1]![1]];
  if ((words <= 8 && best > second) || (best >= 3 && best >= 2 * second)) return { language: hits[0]![0] };
  if (words <= 5 && best === 0 && /^[\x00-\x7f]*$/.test(text)) return { language: 'en' };
  const found = await byLetters(text);
  if (isLanguage(found)) return { language: found };
  return { language: 'en', assumption: 'English, as the language of the prompt is not one a deck can be written in' };
}

let detector: Promise<typeof import('eld/extrasmall').eld> | undefined;

/** By letter statistics; a megabyte of data, loaded only if words do not decide. */
async function byLetters(text: string): Promise<string> {
  detector ??= import('eld/extrasmall').then(({ eld }) => {
    const instance = eld.newInstance();
    instance.setLanguageSubset(['en', 'de', 'fr', 'es', 'pt', 'it']);
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
