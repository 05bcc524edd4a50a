/** Decks of sales in lines: what the prompt asks by has its pages, what the data lack is said, and every number is true. */
import { expect, it } from 'vitest';
import { type DeckResult, generateDeck } from '../../../../src/engine/generate-deck.ts';
import { unmatchedNumbers } from '../../../helpers/number-audit.ts';
import { csv, csvFolder } from '../../data/csv-files.ts';
import { shop, wholesaler } from '../../metrics/sample-orders.ts';

const asOf = '2024-12-31';
const folders = { shop: csvFolder({ 'shop.sqlite': shop().database }), wholesaler: csvFolder({ 'sales.db': wholesaler().database }) };
const deck = (
  of: keyof typeof folders,
  prompt: string,
  options: Partial<Parameters<typeof generateDeck>[0]['options']> = {},
): Promise<DeckResult> =>
  generateDeck({ prompt, data: [{ path: folders[of] }], options: { today: asOf, asOf, until: 'outline', ...options } });
const pageIds = ({ outline }: DeckResult) => outline.slides.map(({ id }) => id);

it('a prompt that names dimensions gets a page of revenue by each, and its summary says who of them moved most', async () => {
  const asked = await deck('shop', 'Sales review 2024: revenue by artist, country and support rep');
  for (const dimension of ['artist', 'country', 'support_rep']) {
    expect(
      pageIds(asked).some((id) => new RegExp(`^\\w+-revenue-${dimension}$`).test(id)),
      dimension,
    ).toBe(true);
  }
  const other = await deck('shop', 'Sales review 2024: revenue by genre');
  const pagesBy = (made: DeckResult, dimension: string) => pageIds(made).filter((id) => id.endsWith(`-revenue-${dimension}`)).length;
  expect(pagesBy(other, 'genre')).toBeGreaterThan(pagesBy(asked, 'genre'));
  expect(pagesBy(other, 'country')).toBeLessThan(pagesBy(asked, 'country'));
  const title = asked.outline.slides.find(({ id }) => id === 'executive-summary')!.title;
  expect(title).toMatch(/\[(artist|country|support_rep)=/);
});

it('a year the data lack is named on the cover as lacking, and no figure is called it', async () => {
  const { outline, facts } = await deck('shop', 'Sales review 2013: revenue by genre');
  const [cover] = outline.slides;
  expect(JSON.stringify(cover)).toContain(
    'The data hold nothing of 2013: they run from 1 Jan 2021 to 22 Dec 2024. The figures are of 2024.',
  );
  expect(outline.slides.filter(({ id, title }) => id !== 'cover' && title.includes('2013'))).toEqual([]);
  expect(facts!.reporting.id).toBe('2024');
  await expect(deck('shop', 'Sales review', { period: '2013' })).rejects.toThrow('do not cover 2013');
});

it('the course of revenue says what the number of orders made of the change', async () => {
  const { outline } = await deck('wholesaler', 'Sales review');
  const page = JSON.stringify(outline.slides.find(({ id }) => id === 'scorecard'));
  expect(page).toContain(
    'Of this, {{revenue.volume_effect@0|signed}} comes from the number of orders and {{revenue.size_effect@0|signed}} from their average value.',
  );
});

it('the page on data lists what was read for the figures, and names together what was left out', async () => {
  const { outline } = await deck('wholesaler', 'Sales review');
  const page = JSON.stringify(outline.slides.find(({ id }) => id === 'data-quality' || id === 'appendix'));
  expect(page).toContain('sales.db/Order Details:');
  expect(page).not.toContain('"sales.db/Order Subtotals"');
  expect(page).toContain('rows repeat other tables: sales.db/Invoices, sales.db/Order Subtotals.');
});

it.each(['en', 'de', 'ar', 'ja'] as const)('every number is a fact, in %s', async (language) => {
  const prompt = 'Which clients and goods drive revenue?';
  const made = await deck('wholesaler', prompt, { language, until: 'deck' });
  expect(made.report.findings.filter(({ gate }) => gate === 'true')).toEqual([]);
  expect(unmatchedNumbers(made, [prompt])).toEqual([]);
});

it('names in lower case with digits in them, and words joined by underscores, may begin a sentence', async () => {
  const many = (count: number, row: (at: number) => Record<string, string | number>) =>
    csv(Array.from({ length: count }, (_, at) => row(at)));
  const folder = csvFolder({
    'order_lines.csv': many(900, (at) => ({
      order_id: (at % 300) + 1,
      product_id: (at % 4) + 1,
      unit_price: 3 + (at % 7),
      quantity: 1 + ((at * 5) % 9),
    })),
    'orders.csv': many(300, (at) => ({
      order_id: at + 1,
      shop_id: ((at * 7) % 12) + 1,
      order_date: new Date(Date.UTC(2024, 0, 1 + ((at * 17) % 366))).toISOString().slice(0, 10),
    })),
    'products.csv': many(4, (at) => ({ product_id: at + 1, category: ['bed_bath', 'auto_parts'][at % 2]! })),
    'shops.csv': many(12, (at) => ({ shop_id: at + 1, shop_name: `town ${at + 3}` })),
  });
  const prompt = 'Revenue by shop and category';
  const made = await generateDeck({ prompt, data: [{ path: folder }], options: { today: asOf, asOf } });
  expect(made.report.findings.filter(({ gate }) => gate === 'true')).toEqual([]);
  expect(made.facts!.dimensions.find(({ id }) => id === 'category')!.members.toSorted()).toEqual(['Auto parts', 'Bed bath']);
  expect(JSON.stringify(made.outline.slides.map(({ title }) => title))).toContain('Town ');
});
