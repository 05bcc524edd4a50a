import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allLanguages, messageTypes } from '../../scripts/languages.mjs';
import { all, type LanguageCode } from '../../src/languages/all.ts';
import { catalogueOf } from '../../src/languages/catalogue.ts';

const folder = path.resolve(import.meta.dirname, '../../src/languages');
const codes = Object.keys(all) as LanguageCode[];

describe('the catalogues', () => {
  it('are what the code knows of them: `npm run languages` has been run', () => {
    expect(readFileSync(path.join(folder, 'all.ts'), 'utf8')).toBe(allLanguages());
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
