/** Which language a deck is written in: what the prompt asks for, else the language the prompt is in. */
import { isLanguage, type LanguageCode } from '../../model/language.ts';
import { fold } from './clean.ts';

/** Words in lower case that give a language away; in a short prompt letter statistics only guess. */
const lexicon: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  de: /^(?:der|die|das|und|für|mit|ohne|über|zum|zur|eine?[nrms]?|folien|präsentation|quartal|bericht|kurze?|erstelle|vertrieb)$/,
  fr: /^(?:le|les|des|du|et|pour|avec|sans|une?|sur|diapositives?|présentation|trimestre|équipe|crée[rz]?|rapport)$/,
  es: /^(?:el|los|las|del|y|para|con|sin|una?|sobre|diapositivas?|presentación|trimestre|equipo|crea|informe)$/,
  pt: /^(?:os|dos|das|do|da|e|para|com|sem|uma?|sobre|apresentação|trimestre|equipe|crie|relatório|não)$/,
  it: /^(?:il|gli|dei|della|di|e|per|con|senza|una?|sulla?|presentazione|trimestre|diapositive|crea|relazione)$/,
  en: /^(?:the|and|for|with|without|about|on|of|to|a|an|deck|slides?|review|report|make|create|build|what|which|how|does|these|this|our|show)$/,
};

const names: readonly (readonly [LanguageCode, string])[] = [
  ['en', 'english|englisch|anglais|inglés|ingles|inglês|inglese'],
  ['de', 'german|deutsch|allemand|alemán|alemão|tedesco'],
  ['fr', 'french|französisch|français|francés|francês|francese'],
  ['es', 'spanish|spanisch|espagnol|español|espanhol|spagnolo'],
  ['pt', 'portuguese|portugiesisch|portugais|portugués|português|portoghese'],
  ['it', 'italian|italienisch|italien|italiano'],
  ['ja', 'japanese|japanisch|japonais|japonés|japonês|giapponese'],
  ['zh', 'chinese|mandarin|chinesisch|chinois|chino|chinês|cinese'],
  ['ar', 'arabic|arabisch|arabe|árabe|arabo'],
];
const native: readonly (readonly [LanguageCode, RegExp])[] = [
  ['en', /英語で|用英[语文]|英文版|بالإنجليزية|باللغة الإنجليزية/],
  ['de', /ドイツ語で|用德[语文]|بالألمانية|باللغة الألمانية/],
  ['fr', /フランス語で|用法[语文]|بالفرنسية|باللغة الفرنسية/],
  ['es', /スペイン語で|用西班牙[语文]|بالإسبانية|باللغة الإسبانية/],
  ['ja', /日本語で|用日[语文]|باليابانية/],
  ['zh', /中国語で|用中文|بالصينية/],
  ['ar', /アラビア語で|用阿拉伯[语文]|بالعربية|باللغة العربية/],
];

/** `instruction` says what to do; `material` decides only when the instruction is too short to tell. */
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
  const hits = Object.entries(lexicon)
    .map(([code, known]) => [code as LanguageCode, spelled.filter((word) => known.test(word)).length] as const)
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

/** By the statistics of its letters; a megabyte of them, loaded when the words do not tell. */
async function byLetters(text: string): Promise<string> {
  detector ??= import('eld/extrasmall').then(({ eld }) => {
    const instance = eld.newInstance();
    instance.setLanguageSubset(['en', 'de', 'fr', 'es', 'pt', 'it']);
    return instance;
  });
  return (await detector).detect(text).language;
}

/** A language named as the deck's: `in German`, `auf Deutsch`, `日本語で`; not `the French Revolution`, `in German schools`. */
function askedLanguage(instruction: string): LanguageCode | null {
  const text = fold(instruction);
  for (const [code, pattern] of native) if (pattern.test(text)) return code;
  for (const [code, name] of names) {
    // Most prompts name no language, and the patterns below take long to compile.
    if (!new RegExp(name).test(text.toLowerCase())) continue;
    const after =
      '(?=\\s*(?:$|[.,;:!?()\\n-]|for|with|please|and|about|on|from|to|für|mit|bitte|und|pour|avec|para|con|per|com|language)(?!\\p{L}))';
    const asked = new RegExp(`(?<!\\p{L})(?:in|into|auf|ins|en|em|language:?|sprache:?)\\s+(?:the\\s+)?(?:${name})${after}`, 'iu');
    const deck = new RegExp(`(?<!\\p{L})(?:${name})(?:e|es|en)?[ -](?:language )?(?:deck|presentation|slides|präsentation|folien)`, 'iu');
    if (asked.test(text) || deck.test(text)) return code;
  }
  return null;
}

/** Kana is Japanese wherever it stands; Han and Arabic must be most of the letters, as one odd letter proves nothing. */
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
