import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../../src/engine/brief/read-brief.ts';
import { readOneVerb } from '../../../../../src/engine/outline/from-brief/figures/one-verb.ts';
import { GivenFacts } from '../../../../../src/engine/outline/from-brief/read/given-facts.ts';

async function itemsOf(text: string) {
  const brief = await readBrief({ prompt: `Five slides on the depots.\n\n${text}` });
  const facts = new GivenFacts();
  const [found] = readOneVerb([{ at: 0, text, heading: null, unit: 0, list: null }], { brief, facts });
  if (found?.page.kind !== 'ranking') return null;
  return found.page.content.items.map(({ label, value }) => `${label} ${facts.get(value).value}`);
}

describe('one measure of several members behind one verb', () => {
  it('is a ranking in the unit of the first figure', async () => {
    expect(await itemsOf('Elm Road is at 7 percent, Quay Street 9, Northfield 14 and Moor End 18.')).toEqual([
      'Moor End 0.18',
      'Northfield 0.14',
      'Quay Street 0.09',
      'Elm Road 0.07',
    ]);
  });
  it('has the words that say what it is of behind the first figure', async () => {
    expect(
      await itemsOf('By segment, Retail contributed €6.9 million of the quarter, Trade €3.7 million and Export €2.2 million.'),
    ).toEqual(['Retail 6900000', 'Trade 3700000', 'Export 2200000']);
  });
  it('is none where a figure has words of its own, another unit, or a size that cannot be of the same measure', async () => {
    expect(await itemsOf('Elm Road is at 7 percent, Quay Street lost 9 drivers and Northfield 14.')).toBeNull();
    expect(await itemsOf('Elm Road is at 7 percent, Quay Street €9 million and Northfield 14 percent.')).toBeNull();
    expect(await itemsOf('Elm Road has 7 drivers, Quay Street 9000 and Northfield 14.')).toBeNull();
  });
});
