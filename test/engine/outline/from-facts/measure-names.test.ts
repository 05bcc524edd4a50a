import { expect, it } from 'vitest';
import { all, type LanguageCode } from '../../../../src/languages/all.ts';
import { catalogueOf } from '../../../../src/languages/catalogue.ts';

it.each(Object.keys(all) as LanguageCode[])('a measure called after a number has no percentage in its name: %s', (language) => {
  const catalogue = catalogueOf(language);
  for (const key of ['measure-rule_of_40', 'measure-rule_of_40_cash']) {
    const label = catalogue.find(key)!;
    expect(`${label} ${Object.values(catalogue.noun(label)!).join(' ')}`).not.toMatch(/[\d٠-٩]\s?[%٪]/);
  }
});
