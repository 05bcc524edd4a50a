import { describe, expect, it } from 'vitest';
import { numberWords } from '../../../../src/engine/check/truth/numerals.ts';
import { responsesTo } from '../../../../src/engine/outline/from-facts/responses.ts';
import { catalogueOf } from '../../../../src/languages/catalogue.ts';
import { type LanguageCode, languages } from '../../../../src/model/language.ts';

const metrics = ['churned_mrr', 'ended_subscriptions', 'nrr', 'sales_cycle', 'win_rate'];

describe('what may be done about a measure that went the wrong way', () => {
  it.each(Object.keys(languages) as LanguageCode[])('names no number of its own in %s', (language) => {
    for (const metric of metrics)
      for (const text of responsesTo(catalogueOf(language), metric, '')) expect(numberWords(text, language), text).toEqual([]);
  });

  it('fits the measure before it fits any', () => {
    expect(responsesTo(catalogueOf('en'), 'churned_mrr', 'Agree')[0]).toContain('reasons');
    expect(responsesTo(catalogueOf('en'), 'grr', 'Agree')[0]).toContain('accounts');
    expect(responsesTo(catalogueOf('en'), 'win_rate', 'Agree')[0]).toBe('Agree');
  });

  it('has another line for a second measure of the same kind', () => {
    const lines = responsesTo(catalogueOf('en'), 'ended_subscriptions', 'Agree');
    expect(new Set(lines).size).toBe(3);
  });
});
