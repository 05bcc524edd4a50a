/** What is known of a language stands in its folder, so that one more is one more folder. */
import { expect, it } from 'vitest';
import { languageTables } from '../helpers/language-tables.ts';
import { programFiles, textOf } from '../helpers/patterns.ts';

it('no table keyed by language stands outside the folders of the languages', () => {
  const files = programFiles().filter((file) => !file.startsWith('languages/') && file !== 'model/language.ts');
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => languageTables(textOf(file)).map((line) => `${file}:${line}`))).toEqual([]);
  // The two generated lists are such tables.
  expect(['languages/all.ts', 'model/language.ts'].filter((file) => languageTables(textOf(file)).length === 0)).toEqual([]);
});

it.each([
  'const words: Readonly<Record<LanguageCode, string>> = wordsOf(files);',
  'const words: Partial<Record<LanguageCode, RegExp>> = { fr: /mots/ };',
  'const words: Record<keyof typeof languages, string> = made();',
  "const words: Record<'ja' | 'zh', string> = made();",
  'type Words = { [Code in LanguageCode]?: string };',
  "const words = { en: 'words', 'de': 'Wörter' };",
  'interface Words { en: string; de?: string }',
  "const spaceless = new Set(['ja', 'zh']);",
  "const words = new Map([['en', /words/], ['de', /Wörter/]]);",
  "const of = (code: string) => { switch (code) { case 'en': return 1; case 'de': return 2; default: return 0; } };",
])('a table is found: %s', (text) => {
  expect(languageTables(`\n${text}`)).toEqual([2]);
});

it.each([
  'const compiled = new Map<LanguageCode, RegExp>();',
  'function wordsOf(language: LanguageCode): Readonly<Record<string, string>> { return all[language].words; }',
  "const isSpaceless = language === 'ja' || language === 'zh';",
  "const ask = { language: 'en', it: 2 };",
  "const endings = ['', 'n', 'en', 'es'];",
])('what is none is not: %s', (text) => {
  expect(languageTables(text)).toEqual([]);
});
