/** Of whom titles may speak: not of rows without a member, of bare ids, or of those who lead with nothing. */
import { expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import { planFromFacts } from '../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { csv, csvFiles } from '../data/csv-files.ts';
import { type Deal, sampleDeals, sampleOptions } from '../metrics/sample-deals.ts';
import { brief, exactly, strings } from './plan-texts.ts';

const read = async (files: Record<string, readonly Deal[]>): Promise<FactTable> =>
  readFacts(await csvFiles(Object.fromEntries(Object.entries(files).map(([name, rows]) => [name, csv(rows)]))), sampleOptions);
const pages = (table: FactTable) => planFromFacts(brief({ slides: exactly(40) }), table).outline.slides;
const titles = (table: FactTable) => pages(table).map(({ title }) => title);

it('rows without a member are drawn and lead no title', async () => {
  const table = await read({
    'deals.csv': sampleDeals().map((deal, at) => ({
      ...deal,
      owner: ['', 'Ann', 'Bob'][at % 3]!,
      amount: at > 40 && at % 3 === 0 ? 9000 + at : deal.amount!,
    })),
  });
  const all = pages(table);
  expect(all.filter(({ title }) => title.includes('(none)')).map(({ title }) => title)).toEqual([]);
  expect(strings(all.find(({ id }) => id === 'comparison-won_value-owner')!.content)).toContain('(none)');
});

it('nobody leads with nothing, and deals without amounts are told by their number', async () => {
  const table = await read({ 'deals.csv': sampleDeals().map((deal) => ({ ...deal, amount: 0 })) });
  expect(table.metrics.find(({ id }) => id === 'won_value')).toMatchObject({
    status: 'not-computable',
    reason: 'All amounts in the data are 0.',
  });
  expect(titles(table).filter((title) => title.includes('{{won_value'))).toEqual([]);
  expect(JSON.stringify(pages(table).find(({ id }) => id === 'scorecard'))).toContain('"won_count@0"');
});

it('nobody leads with less than nothing', async () => {
  const table = await read({ 'deals.csv': sampleDeals().map((deal) => ({ ...deal, amount: -Number(deal.amount) })) });
  expect(titles(table).filter((title) => /ranks (?:first|highest)[^;]*\{\{won_value/.test(title))).toEqual([]);
});

it('a table of users names the owners, first and last', async () => {
  const ids: Readonly<Record<string, number>> = { Ann: 1, Bob: 2 };
  const deals = sampleDeals().map(({ owner, id, ...deal }, at) => ({ id: at + 1, owner_id: ids[owner!]!, ...deal }));
  const users = [
    { id: 1, first_name: 'Ann', last_name: 'Lee', email: 'ann@example.com' },
    { id: 2, first_name: 'Bob', last_name: 'Ray', email: 'bob@example.com' },
  ];
  const table = await read({ 'deals.csv': deals, 'users.csv': users });
  const owner = table.dimensions.find(({ role }) => role === 'owner')!;
  expect([owner.label, [...owner.members].sort()]).toEqual(['Owner', ['Ann Lee', 'Bob Ray']]);
});

it('owners that no table names are shown by their id and lead no title', async () => {
  const ids: Readonly<Record<string, number>> = { Ann: 48213484, Bob: 51200001 };
  const deals = sampleDeals().map(({ owner, ...deal }) => ({ ...deal, hubspot_owner_id: ids[owner!]! }));
  const table = await read({ 'deals.csv': deals });
  const owner = table.dimensions.find(({ role }) => role === 'owner')!;
  expect([...owner.members].sort()).toEqual(['Owner 48213484', 'Owner 51200001']);
  expect(titles(table).filter((title) => title.includes('48213484') || title.includes('51200001'))).toEqual([]);
  expect(strings(pages(table).map(({ content }) => content))).toContain('Owner 48213484');
});

it('labels keep their accents', async () => {
  const table = await read({ 'deals.csv': sampleDeals().map(({ owner, ...deal }) => ({ ...deal, Verkäufer: owner! })) });
  expect(table.dimensions.find(({ role }) => role === 'owner')!.label).toBe('Verkäufer');
});

it('without a lost deal there is no win rate', async () => {
  const table = await read({ 'deals.csv': sampleDeals().filter(({ stage }) => stage !== 'Closed Lost') });
  expect(table.metrics.find(({ id }) => id === 'win_rate')).toMatchObject({
    status: 'not-computable',
    reason: 'The data have no lost deals.',
  });
  expect(table.facts['win_rate@0']).toBeUndefined();
  const german = planFromFacts(brief({ language: 'de', slides: exactly(40), focus: ['win rate'] }), table).outline;
  expect(strings(german.slides).join(' ')).toContain('Die Daten enthalten keine verlorenen Deals.');
});

it('nobody is hit by lower costs, and costs above their plan are over it', async () => {
  const months = ['2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09'];
  const kilns = months.flatMap((month, at) =>
    (['Kiln', 'Dryer', 'Press'] as const).map((unit, of) => ({
      Month: `${month}-01`,
      Unit: unit,
      'Energy cost EUR': (3 - of) * 1000 - (at > 2 ? (of === 0 ? 200 : -50) : 0),
      'Energy cost EUR plan': (3 - of) * 800,
    })),
  );
  const table = await readFacts(await csvFiles({ 'energy.csv': csv(kilns) }), { today: '2026-10-05', period: '2026-Q3' });
  const said = strings(pages(table)).join('\n');
  expect(said).not.toMatch(/hardest hit|Kiln lost/);
  expect(said).toMatch(/Kiln shed/);
  expect(said).toMatch(/Energy cost came in over target, at /);
});
