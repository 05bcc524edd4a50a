import { expect, it } from 'vitest';
import { catalogueOf } from '../../../../src/languages/catalogue.ts';
import { type LanguageCode, languages } from '../../../../src/model/language.ts';

it.each(Object.keys(languages) as LanguageCode[])('a measure called after a number has no percentage in its name: %s', (language) => {
  const catalogue = catalogueOf(language);
  for (const key of ['measure-rule_of_40', 'measure-rule_of_40_cash']) {
    const label = catalogue.find(key)!;
    expect(`${label} ${Object.values(catalogue.noun(label)!).join(' ')}`).not.toMatch(/[\d٠-٩]\s?[%٪]/);
  }
});
