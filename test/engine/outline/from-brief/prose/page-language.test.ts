import { describe, expect, it } from 'vitest';
import { pageLanguage, titleOf } from '../../../../../src/engine/outline/from-brief/prose/page-language.ts';

describe('a sentence in the language of a page', () => {
  it('loses what ties it to the one before', () => {
    expect(pageLanguage('However, the jetty is rotten.')).toBe('The jetty is rotten');
    expect(pageLanguage('Außerdem, die Heizung fällt aus.')).toBe('Die Heizung fällt aus');
  });

  it('loses the announcement of what it says', () => {
    expect(pageLanguage('We believe that weekly tests are enough.')).toBe('Weekly tests are enough');
  });
});

describe('a sentence as a title', () => {
  const long =
    'The supplier of the conveyor now quotes eleven weeks instead of seven, because the motors come from a plant that was flooded';

  it('ends before the clause that explains it', () => {
    expect(titleOf(long, 'en')).toBe('The supplier of the conveyor now quotes eleven weeks instead of seven');
  });

  it('never ends before a clause that limits it', () => {
    expect(titleOf(long.replace('because', 'but only if'), 'en')).toBeNull();
  });

  it('never ends on a word that joins what is cut', () => {
    const said =
      'Our cold store in Haldern holds 6,400 pallets, and since 2019 the compressors have used 38% more power than the design value says';
    expect(titleOf(said, 'en')).toBeNull();
  });

  it('never ends before a clause whose limit is told further on', () => {
    const said =
      'The insurer told us in March that it does not renew the stock cover after 31 December 2026 unless the ammonia plant is replaced';
    expect(titleOf(said, 'en')).toBeNull();
  });

  it('is no question', () => {
    expect(titleOf('Should we move to the new warehouse in May?', 'en')).toBeNull();
  });
});
