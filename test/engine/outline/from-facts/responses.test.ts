import { describe, expect, it } from 'vitest';
import { numberWords } from '../../../../src/engine/check/truth/numerals.ts';
import { responsesTo } from '../../../../src/engine/outline/from-facts/phrases/responses.ts';
import { type LanguageCode, languages } from '../../../../src/model/language.ts';

const metrics = ['churned_mrr', 'ended_subscriptions', 'nrr', 'sales_cycle', 'win_rate'];

describe('what may be done about a measure that went the wrong way', () => {
  it.each(Object.keys(languages) as LanguageCode[])('names no number of its own in %s', (language) => {
    for (const metric of metrics)
      for (const text of responsesTo(language, metric, '')) expect(numberWords(text, language), text).toEqual([]);
  });

  it('fits the measure before it fits any', () => {
    expect(responsesTo('en', 'churned_mrr', 'Agree')[0]).toContain('reasons');
    expect(responsesTo('en', 'grr', 'Agree')[0]).toContain('accounts');
    expect(responsesTo('en', 'win_rate', 'Agree')[0]).toBe('Agree');
  });

  it('has another line for a second measure of the same kind', () => {
    const lines = responsesTo('en', 'ended_subscriptions', 'Agree');
    expect(new Set(lines).size).toBe(3);
  });
});
