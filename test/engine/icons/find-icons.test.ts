import { describe, expect, it } from 'vitest';
import { iconsFor, iconsOf } from '../../../src/engine/icons/find-icons.ts';
import { drawings, iconNames } from '../../../src/model/icon-names.ts';
import { type LanguageCode, languages } from '../../../src/model/language.ts';

const first = (head: string, language: LanguageCode) => iconsOf(head, language)[0];

describe('the icon of a head', () => {
  it.each([
    ['en', 'Revenue', 'revenue'],
    ['en', 'Faster onboarding', 'onboarding'],
    ['en', 'Data security', 'security'],
    ['en', 'Security of data', 'security'],
    ['en', 'Customer support quality', 'quality'],
    ['en', "Our customers' feedback", 'feedback'],
    ['en', 'New opportunities', 'opportunity'],
    ['en', 'Lower cost to serve', 'cost'],
    ['en', 'AI', 'ai'],
    ['de', 'Umsätze', 'revenue'],
    ['de', 'Kundenbindung', 'retention'],
    ['de', 'Kundenzufriedenheit im Service', 'satisfaction'],
    ['de', 'Sicherheit der Daten', 'security'],
    ['de', 'Vertragsverlängerungen', 'renewal'],
    ['fr', 'Réduction des coûts', 'cost'],
    ['fr', "Satisfaction de l'équipe", 'satisfaction'],
    ['fr', 'Qualité du service', 'quality'],
    ['es', 'Crecimiento de los ingresos', 'growth'],
    ['es', 'Integraciones abiertas', 'integration'],
    ['pt', 'Soluções para clientes', 'solution'],
    ['pt', 'Integrações', 'integration'],
    ['it', 'Rinnovi senza sorprese', 'renewal'],
    ['it', 'Formazione dei partner', 'training'],
    ['ja', '顧客満足度', 'satisfaction'],
    ['ja', 'データセキュリティ', 'security'],
    ['zh', '客户流失', 'churn'],
    ['zh', '数据安全', 'security'],
    ['ar', 'جودة الخدمة', 'quality'],
    ['ar', 'والنمو', 'growth'],
    ['ar', 'الإيرادات', 'revenue'],
  ] as const)('in %s: %s', (language, head, icon) => {
    expect(first(head, language)).toBe(icon);
  });

  it.each([
    ['en', 'Costume rental'],
    ['en', 'A planet apart'],
    ['en', 'Carpet and curtains'],
    ['en', 'Teaming rain'],
    ['en', 'Marketplace'],
    ['en', 'RAID'],
    ['de', 'Vorteile'],
    ['de', 'Markise'],
    ['de', 'Zielinski GmbH'],
    ['fr', 'Partir à point'],
    ['es', 'Redondo'],
    ['pt', 'Marcolino'],
    ['it', 'Velocipede'],
    ['ja', 'RAID構成'],
    ['zh', '其他'],
    ['ar', 'أخرى'],
  ] as const)('is none in %s for: %s', (language, head) => {
    expect(iconsOf(head, language)).toEqual([]);
  });
});

describe('the icons of a grid', () => {
  const heads = (...texts: string[]) => texts.map((head) => ({ head }));

  it('are never the same twice', () => {
    expect(iconsFor(heads('Customer support', 'Product support', 'Training'), 'en')).toEqual(['support', 'product', 'training']);
    expect(iconsFor(heads('Support', 'Support', 'Training'), 'en')).toBeNull();
  });

  it('are none when one head has none', () => {
    expect(iconsFor(heads('Support', 'Wobbly things', 'Training'), 'en')).toBeNull();
  });

  it('keep what the author chose', () => {
    const chosen = [{ head: 'Wobbly things', icon: 'support' as const }, { head: 'Customer support' }];
    expect(iconsFor(chosen, 'en')).toEqual(['support', 'customer']);
  });
});

describe('the words of the icons', () => {
  it.each(Object.keys(languages) as LanguageCode[])('name one icon each in %s', async (language) => {
    const { icons: words } = (await import(`../../../src/languages/${language}/icons.ts`)) as { icons: Record<string, string> };
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const [name, list] of Object.entries(words))
      for (const word of list.split(' ')) {
        if (word === '' || seen.has(word)) twice.push(`${word}: ${seen.get(word)}, ${name}`);
        seen.set(word, name);
      }
    expect(twice).toEqual([]);
    expect(Object.keys(words)).toEqual(iconNames);
  });

  it('stand for more than a hundred and twenty things, each drawn in its own way', () => {
    expect(iconNames.length).toBeGreaterThan(120);
    expect(new Set(Object.values(drawings)).size).toBe(iconNames.length);
  });
});
