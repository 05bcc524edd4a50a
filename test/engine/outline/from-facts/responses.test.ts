import { describe, expect, it } from 'vitest';
import { numberWords } from '../../../../src/engine/check/truth/numerals.ts';
import { responseTo } from '../../../../src/engine/outline/from-facts/responses.ts';
import { catalogueOf } from '../../../../src/languages/catalogue.ts';
import { type LanguageCode, languages } from '../../../../src/model/language.ts';

const metrics = ['churned_mrr', 'ended_subscriptions', 'nrr', 'sales_cycle'];

describe('what is done about a measure that went the wrong way', () => {
  it.each(Object.keys(languages) as LanguageCode[])('names no number of its own in %s', (language) => {
    for (const metric of metrics) expect(numberWords(responseTo(catalogueOf(language), metric)!, language), metric).toEqual([]);
  });

  it('fits what it measures', () => {
    expect(responseTo(catalogueOf('en'), 'churned_mrr')).toContain('reasons');
    expect(responseTo(catalogueOf('en'), 'grr')).toContain('accounts');
  });

  it('is not known of a measure whose cause alone can tell', () => {
    expect(responseTo(catalogueOf('en'), 'win_rate')).toBeNull();
  });
});
