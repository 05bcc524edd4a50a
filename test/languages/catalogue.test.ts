import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allLanguages, allTexts, languageList, messageTypes } from '../../scripts/languages.mjs';
import { catalogueOf } from '../../src/languages/catalogue.ts';
import { type LanguageCode, languages } from '../../src/model/language.ts';

const folder = path.resolve(import.meta.dirname, '../../src/languages');
const codes = Object.keys(languages) as LanguageCode[];

describe('the catalogues', () => {
  it('are what the code knows of them: `npm run languages` has been run', () => {
    expect(readFileSync(path.join(folder, '../model/language.ts'), 'utf8')).toBe(languageList());
    expect(readFileSync(path.join(folder, 'all.ts'), 'utf8')).toBe(allLanguages());
    expect(readFileSync(path.join(folder, 'texts.ts'), 'utf8')).toBe(allTexts());
    expect(readFileSync(path.join(folder, 'messages.ts'), 'utf8')).toBe(messageTypes());
  });

  it.each(codes)('name every measure in %s by its own name', (code) => {
    const catalogue = catalogueOf(code);
    const english = readFileSync(path.join(folder, 'en/measures.ftl'), 'utf8');
    const labels = [...english.matchAll(/^(measure-\S+) =/gm)].map(([, key]) => catalogue.find(key!));
    expect(labels).not.toContain(null);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

/** Every message with the arguments it names, from the file that types them. */
const typed = messageTypes().split('export interface Parts')[0]!;
const messages = [
  ...[...typed.matchAll(/^ {2}'([\w-]+)': ('[^;]*);$/gm)].map(
    ([, key, args]) => [key!, [...args!.matchAll(/'(\w+)'/g)].map(([, name]) => name!)] as const,
  ),
  ...[...typed.matchAll(/^type Plain = (.*);$/gm)].flatMap(([, keys]) =>
    [...keys!.matchAll(/'([\w-]+)'/g)].map(([, key]) => [key!, [] as string[]] as const),
  ),
];

describe.each(codes)('every message in %s', (code) => {
  it('can be said with what it names, and nothing is left of its syntax', () => {
    const said = messages.flatMap(([key, names]) => {
      const args = Object.fromEntries(names.map((name) => [name, name.endsWith('Count') ? 2 : `{{${name}}}`]));
      const catalogue = catalogueOf(code);
      const text = catalogue.find(key, args);
      return text === null ? [] : [text.replaceAll(/\{\{[^{}]*\}\}/g, '')];
    });
    expect(said.length).toBeGreaterThan(400);
    expect(said.filter((text) => /[{}$]|undefined|TODO/.test(text))).toEqual([]);
  });
});
