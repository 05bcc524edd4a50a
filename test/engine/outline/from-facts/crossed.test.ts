/** A rate where two dimensions cross: told where one crossing stands apart from its row and its column, and only there. */
import { beforeAll, describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { type LanguageCode, languages } from '../../../../src/model/language.ts';
import { factsOf } from '../../../stories/judge.ts';
import { randomFrom } from '../../insight/fixtures.ts';
import { faultsOf } from '../faults.ts';
import { brief, exactly } from '../plan-texts.ts';
import { tell } from './told-data.ts';

const products = ['Alpha', 'Beta', 'Gamma', 'Delta'];
const regions = ['North', 'South', 'West'];

/** Two quarters of 1200 deals won at one rate, but for `odd`, whose rate is another. */
function deals(odd: (product: string, region: string) => number | null): Promise<FactTable> {
  const random = randomFrom(5);
  const pick = (names: readonly string[]) => names[Math.floor(random() * names.length)]!;
  const rows = ['id,product,region,stage,amount,created,closed'];
  for (let deal = 0; deal < 2400; deal++) {
    const [product, region] = [pick(products), pick(regions)];
    const won = random() < (odd(product, region) ?? 0.6);
    const date = `2025-${String(7 + Math.floor(deal / 400)).padStart(2, '0')}-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`;
    rows.push([`D${deal}`, product, region, won ? 'Won' : 'Lost', 5000 + Math.floor(random() * 3000), date, date].join(','));
  }
  return factsOf({ files: [{ name: 'deals.csv', text: rows.join('\n') }], options: { today: '2026-01-05' } });
}

describe('a crossing that stands apart', () => {
  let facts: FactTable;
  beforeAll(async () => {
    facts = await deals((product, region) => (product === 'Gamma' && region === 'West' ? 0.25 : null));
  });

  it('has a heat table with every crossing a fact, and is its title', () => {
    const told = tell(facts);
    expect(told.title('crossed-win_rate-product-region')).toMatch(/^Gamma × West: win rate of \d\d(\.\d)?% vs\. \d\d(\.\d)?% overall$/);
    const content = told.page('crossed-win_rate-product-region')!.content;
    expect(content).toMatchObject({ columns: expect.arrayContaining(regions), middle: { value: 'win_rate@0', good: 'above' } });
    const ids = (content as { rows: { values: (string | null)[] }[] }).rows.flatMap(({ values }) => values);
    expect(ids).toHaveLength(12);
    expect(ids.every((id) => id !== null && told.outline.facts[id]!.n >= 30)).toBe(true);
  });

  it('is set against the rest of its row and its column, which trace to the crossings they were counted from', () => {
    const told = tell(facts);
    expect(told.reading('crossed-win_rate-product-region')).toMatch(/vs\. \d\d.* for the rest of Gamma and \d\d.* for the rest of West/);
    const rests = Object.values(told.outline.facts).filter(({ metric, id }) => metric === 'win_rate' && id.startsWith('win_rate.rest['));
    expect(rests.map(({ from }) => from!.length).sort()).toEqual([2, 3]);
  });

  it.each(Object.keys(languages) as LanguageCode[])('is told whole in %s, without English, with every direction right', (language) => {
    const { outline } = planFromFacts(brief({ language, slides: exactly(40) }), facts);
    expect(outline.slides.some(({ kind }) => kind === 'heat-table')).toBe(true);
    expect(faultsOf(outline, language)).toEqual([]);
  });
});

describe('a rate that crosses nothing', () => {
  const heatTables = async (facts: Promise<FactTable>) => tell(await facts).outline.slides.filter(({ id }) => id.startsWith('crossed-'));

  it('has no heat table where it is the same everywhere', async () => {
    expect(await heatTables(deals(() => null))).toEqual([]);
  });

  it('has none where a whole region is worse: its own page tells that', async () => {
    expect(await heatTables(deals((_, region) => (region === 'West' ? 0.3 : null)))).toEqual([]);
  });
});
