import { describe, expect, it } from 'vitest';
import { counted } from '../../../src/engine/language/counted.ts';
import type { LanguageCode } from '../../../src/model/language.ts';

const forms = (language: LanguageCode, one: string, many: string) => [0, 1, 2, 5, 1000].map((n) => counted(language, n, { one, many }));

describe('a noun after its number', () => {
  it.each([
    ['en', 'deal', 'deals'],
    ['de', 'Kunde', 'Kunden'],
    ['es', 'fila', 'filas'],
    ['it', 'riga', 'righe'],
  ] as const)('is singular for one alone in %s', (language, one, many) => {
    expect(forms(language, one, many)).toEqual([many, one, many, many, many]);
  });

  it.each([
    ['fr', 'affaire', 'affaires'],
    ['pt', 'linha', 'linhas'],
  ] as const)('is singular for nothing too in %s', (language, one, many) => {
    expect(forms(language, one, many)).toEqual([one, one, many, many, many]);
  });

  it('stays plural in Arabic, which names it before the number', () => {
    expect(new Set(forms('ar', 'الصفقة', 'الصفقات'))).toEqual(new Set(['الصفقات']));
  });

  it.each(['ja', 'zh'] as const)('has one form in %s', (language) => {
    expect(new Set(forms(language, '件の案件', '件の案件')).size).toBe(1);
  });
});
