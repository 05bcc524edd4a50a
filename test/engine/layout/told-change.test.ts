/** Which two figures of a chart its title compares. */
import { describe, expect, it } from 'vitest';
import { exampleFacts as facts } from '../../../src/engine/kinds/example-facts.ts';
import { toldChange } from '../../../src/engine/layout/told-change.ts';

const ids = [-3, -2, -1, 0].map((offset) => `won_value@${offset}`);

describe('the change that a title tells of', () => {
  it.each(['Revenue fell {{won_value.pct@0|abs}}', 'Revenue was {{won_value@0}}, down {{won_value.delta@0|abs}}'])(
    'is found in: %s',
    (title) => {
      expect(toldChange([title], ids, facts)).toMatchObject({ from: 2, to: 3 });
    },
  );

  it.each([
    ['a title that only names a level', 'Revenue was {{won_value@0}}', ids],
    ['a change of something else', 'Deals rose {{won_deals.pct@0|abs}}', ids],
    ['a chart without the period before', 'Revenue fell {{won_value.pct@0|abs}}', ['won_value@-2', 'won_value@0']],
  ])('is none in %s', (_, title, shown) => {
    expect(toldChange([title], shown, facts)).toBeNull();
  });

  it('is none where the figure is worked out of both, but is not their difference', () => {
    const sum = { ...facts['won_value.pct@0']!, id: 'sum@0', value: 5_780_000 };
    expect(toldChange(['In two quarters {{sum@0}}'], ids, { ...facts, 'sum@0': sum })).toBeNull();
  });
});
