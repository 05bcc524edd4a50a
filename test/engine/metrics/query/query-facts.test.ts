/** Figures asked of the data that are in no fact table. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenFacts, openFacts } from '../../../../src/engine/metrics/read-facts.ts';
import type { Fact } from '../../../../src/model/fact.ts';
import type { FactQuery } from '../../../../src/model/fact-query.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';
import { type Deal, sampleDeals, sampleOptions } from '../sample-deals.ts';

/** Visits of each deal: two for most, with kilometres, costs and whether they were late. */
const visits = sampleDeals().flatMap((deal, at) =>
  Array.from({ length: at % 3 }, (_, nth) => ({
    visit: `V${at}-${nth}`,
    id: String(deal.id),
    visited: new Date(Date.UTC(2025, 1, 1) + (at + nth) * 86_400_000).toISOString().slice(0, 10),
    km: 10 + at,
    cost: (10 + at) * (nth + 1),
    state: (at + nth) % 4 === 0 ? 'Late' : 'On time',
  })),
);
const places = [
  { owner: 'Ann', town: 'Leeds' },
  { owner: 'Bob', town: 'York' },
];

let open: OpenFacts;
beforeAll(async () => {
  open = await openFacts(
    await csvFiles({ 'deals.csv': csv(sampleDeals()), 'visits.csv': csv(visits), 'places.csv': csv(places) }),
    sampleOptions,
  );
});
afterAll(() => open.close());

function ask(query: Partial<FactQuery> & { measure: string }): Promise<Fact[]> {
  return open.queries!.facts({ by: [], where: {}, periods: [0], ...query });
}
const members = (facts: readonly Fact[], key: string) => Object.fromEntries(facts.map(({ scope, value }) => [scope[key], value]));
const total = (rows: readonly Deal[], of: string) => rows.reduce((sum, row) => sum + Number(row[of]), 0);

const closedIn = (from: string, to: string) => sampleDeals().filter(({ closed }) => closed !== null && closed! >= from && closed! < to);
const isWon = ({ stage }: Deal) => stage === 'Closed Won';
const quarter = closedIn('2025-04-01', '2025-07-01');
const before = closedIn('2025-01-01', '2025-04-01');
const won = quarter.filter(isWon);

describe('a measure', () => {
  it('is computed for rows within bands of a column', async () => {
    const facts = await ask({ measure: 'won_value', by: ['amount:500,900'] });
    const of = (least: number, most: number) =>
      total(
        won.filter(({ amount }) => Number(amount) >= least && Number(amount) < most),
        'amount',
      );
    expect(members(facts, 'amount_band')).toEqual({ '500 to under 900': of(500, 900), '900 and more': of(900, 1e9) });
  });

  it('is computed by the month and by the weekday of a date', async () => {
    const facts = await ask({ measure: 'won_count', by: ['closed:month'] });
    const of = (month: string) => won.filter(({ closed }) => String(closed).startsWith(month)).length;
    expect(members(facts, 'closed_month')).toEqual({ '2025-04': of('2025-04'), '2025-05': of('2025-05'), '2025-06': of('2025-06') });
    const days = await ask({ measure: 'won_count', by: ['closed:weekday'] });
    expect(days.reduce((sum, { value }) => sum + value!, 0)).toBe(won.length);
  });

  it('is computed by the days between two dates', async () => {
    const facts = await ask({ measure: 'win_rate', by: ['days(created,closed):60,75'] });
    const days = ({ created, closed }: Deal) => (Date.parse(String(closed)) - Date.parse(String(created))) / 86_400_000;
    const rows = quarter.filter((row) => days(row) >= 60 && days(row) < 75);
    const [fact] = facts.filter(({ scope }) => scope.days_created_closed_band === '60 to under 75');
    expect(fact).toMatchObject({ value: rows.filter(isWon).length / rows.length, n: rows.length, unit: 'ratio' });
  });

  it.each([
    ['Bob', (row: Deal) => row.owner === 'Bob'],
    ['!Bob', (row: Deal) => row.owner !== 'Bob'],
    ['ann|bob', () => true],
  ])('is computed for owners that are %s', async (owner, kept) => {
    const [fact] = await ask({ measure: 'won_value', where: { owner } });
    expect(fact).toMatchObject({ value: total(won.filter(kept), 'amount'), scope: { owner } });
  });

  it.each([
    ['>=700', (amount: number) => amount >= 700],
    ['>700', (amount: number) => amount > 700],
    ['<=700', (amount: number) => amount <= 700],
    ['<700', (amount: number) => amount < 700],
    ['600..700', (amount: number) => amount >= 600 && amount <= 700],
  ])('is computed for amounts %s', async (amount, kept) => {
    const [fact] = await ask({ measure: 'won_count', where: { amount } });
    expect(fact!.value).toBe(won.filter((row) => kept(Number(row.amount))).length);
  });

  it('is computed for other periods, and for everything up to the day of the deck', async () => {
    const facts = await ask({ measure: 'won_value', where: { owner: 'Ann' }, periods: [-1, 'all'] });
    const anns = (rows: readonly Deal[]) =>
      total(
        rows.filter((row) => isWon(row) && row.owner === 'Ann'),
        'amount',
      );
    expect(facts.map(({ value }) => value)).toEqual([anns(before), anns([...before, ...quarter])]);
    expect(facts.map(({ period }) => period)).toEqual(['2025-Q1', null]);
  });

  it('by dimensions is the fact that the table has', async () => {
    const facts = await ask({ measure: 'won_value', by: ['owner'] });
    for (const { id, value } of facts) expect(value).toBe(open.table.facts[id]!.value);
    expect(facts).toHaveLength(2);
  });

  it('adds up over any two groups', async () => {
    const groups = ['owner', 'product', 'closed:month', 'amount:300,600', 'closed:weekday', 'days(created,closed):20,40', 'stage'];
    const all = (await ask({ measure: 'won_value' }))[0]!.value!;
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(groups, { minLength: 1, maxLength: 2 }), async (by) => {
        const facts = await ask({ measure: 'won_value', by });
        expect(facts.reduce((sum, { value }) => sum + value!, 0)).toBe(all);
      }),
      { numRuns: 12 },
    );
  });
});

describe('a column of a table', () => {
  const inQuarter = visits.filter(({ visited }) => visited >= '2025-04-01' && visited < '2025-07-01');
  const sum = (rows: readonly { km: number; cost: number }[], of: 'km' | 'cost') => rows.reduce((all, row) => all + row[of], 0);

  it('is counted, added up, averaged and divided by another', async () => {
    const value = async (measure: string) => (await ask({ measure }))[0]!.value;
    expect(await value('count(visits)')).toBe(inQuarter.length);
    expect(await value('distinct(visits.id)')).toBe(new Set(inQuarter.map(({ id }) => id)).size);
    expect(await value('sum(visits.cost)')).toBe(sum(inQuarter, 'cost'));
    expect(await value('mean(visits.km)')).toBeCloseTo(sum(inQuarter, 'km') / inQuarter.length, 5);
    const sorted = inQuarter.map(({ km }) => km).sort((a, b) => a - b);
    const middle = (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
    expect(await value('median(visits.km)')).toBe(middle);
    expect(await value('quotient(visits.cost, km)')).toBeCloseTo(sum(inQuarter, 'cost') / sum(inQuarter, 'km'), 10);
  });

  it('may be worked out of several', async () => {
    const [fact] = await ask({ measure: 'sum(visits.cost - km + km)' });
    expect(fact!.value).toBe(sum(inQuarter, 'cost'));
    const [product] = await ask({ measure: 'sum(visits.cost * km)' });
    expect(product!.value).toBe(inQuarter.reduce((all, { cost, km }) => all + cost * km, 0));
    const [mean] = await ask({ measure: 'mean(visits.cost / km)' });
    expect(mean!.value).toBeCloseTo(inQuarter.reduce((all, { cost, km }) => all + cost / km, 0) / inQuarter.length, 5);
  });

  it('is known for all rows, also those after the last period of the main table', async () => {
    const later = [...visits, { visit: 'L', id: 'D1', visited: '2025-09-30', km: 1, cost: 1000, state: '' }];
    const files = await csvFiles({ 'deals.csv': csv(sampleDeals()), 'visits.csv': csv(later) });
    const costs = async (asOf?: string) => {
      const data = await openFacts(files, { ...sampleOptions, ...(asOf && { asOf }) });
      const facts = await data.queries!.facts({ measure: 'sum(visits.cost)', by: ['state'], where: {}, periods: ['all'] });
      data.close();
      return members(facts, 'state');
    };
    expect((await costs())['(none)']).toBe(1000);
    expect((await costs('2025-07-05'))['(none)']).toBeUndefined();
  });

  it('has the currency that its name has', async () => {
    const rows = visits.map(({ cost, ...row }) => ({ ...row, cost_gbp: cost }));
    const data = await openFacts(await csvFiles({ 'deals.csv': csv(sampleDeals()), 'visits.csv': csv(rows) }), sampleOptions);
    const [fact] = await data.queries!.facts({ measure: 'sum(visits.cost_gbp)', by: [], where: {}, periods: [0] });
    data.close();
    expect(fact).toMatchObject({ unit: 'money', currency: 'GBP' });
  });

  it('gives the share of rows that are so', async () => {
    const [fact] = await ask({ measure: 'share(visits.state = late)' });
    expect(fact).toMatchObject({ value: inQuarter.filter(({ state }) => state === 'Late').length / inQuarter.length, unit: 'ratio' });
  });

  it('gives the share of rows above a value', async () => {
    const [fact] = await ask({ measure: 'share(visits.cost >= 100)' });
    expect(fact!.value).toBeCloseTo(inQuarter.filter(({ cost }) => cost >= 100).length / inQuarter.length, 9);
  });

  it('is grouped by a column of a table that it shares a key with, each row once', async () => {
    const facts = await ask({
      measure: 'sum(deals.amount)',
      by: ['places.town'],
      where: { stage: 'Closed Won' },
      date: 'closed',
      money: true,
    });
    const of = (owner: string) =>
      total(
        won.filter((row) => row.owner === owner),
        'amount',
      );
    expect(members(facts, 'town')).toEqual({ Leeds: of('Ann'), York: of('Bob') });
    expect(facts[0]).toMatchObject({ unit: 'money', currency: open.table.currency });
  });

  it('is not joined to a table whose key is not unique', async () => {
    await expect(ask({ measure: 'sum(deals.amount)', by: ['visits.state'], date: 'closed' })).rejects.toThrow(
      'share no column that names each of its rows once',
    );
  });

  it('needs its date named where there are several', async () => {
    await expect(ask({ measure: 'count(deals)' })).rejects.toThrow('several columns of dates (created, closed)');
  });
});

it('months are given in their order', async () => {
  const facts = await ask({ measure: 'won_count', by: ['closed:month'] });
  expect(facts.map(({ scope }) => scope.closed_month)).toEqual(['2025-04', '2025-05', '2025-06']);
});

it('data that were closed are not asked', async () => {
  const data = await openFacts(await csvFiles({ 'deals.csv': csv(sampleDeals()) }), sampleOptions);
  data.close();
  data.close();
  await expect(data.queries!.facts({ measure: 'won_count', by: [], where: {}, periods: [0] })).rejects.toThrow('The data are closed');
});

describe('what cannot be computed', () => {
  it.each([
    [{ measure: 'profit' }, 'There is no measure "profit"'],
    [{ measure: 'sum(ships.cost)' }, 'There is no measure "sum(ships.cost)"'],
    [{ measure: 'sum(visits.state)' }, 'State holds no numbers'],
    [{ measure: 'win_rate', by: ['colour'] }, 'has no column "colour"; it has'],
    [{ measure: 'win_rate', by: ['amount:month'] }, 'Amount holds no dates'],
    [{ measure: 'win_rate', by: ['amount:a,b'] }, 'neither bands of numbers'],
    [{ measure: 'win_rate', where: { amount: '>many' } }, '"many" is no number'],
    [{ measure: 'win_rate', periods: [-40] }, 'The data have no period -40'],
    [{ measure: 'win_rate', by: ['owner', 'product', 'stage'] }, 'at most two'],
    [{ measure: 'win_rate', by: ['owner; DROP TABLE deals'] }, 'has no column'],
  ])('%j is said with what can', async (query, message) => {
    await expect(ask(query)).rejects.toThrow(message);
  });

  it('are rows: a column whose values name them is no group', async () => {
    await expect(ask({ measure: 'count(visits)', by: ['visit'] })).rejects.toThrow('too many to group by');
  });

  it('is no SQL that a value holds', async () => {
    expect(await ask({ measure: 'won_value', where: { owner: "x') OR ('1'='1" } })).toMatchObject([{ value: 0 }]);
    expect((await ask({ measure: 'won_count' }))[0]!.value).toBe(won.length);
  });
});

it('tables are told with their columns', async () => {
  const lines = await open.queries!.tables();
  expect(lines.find((line) => line.startsWith('table visits'))).toContain('state (text, 2 values)');
});

it('a query that an outline holds is asked of the next data', async () => {
  const { table } = open;
  const [asked] = await ask({ measure: 'won_value', by: ['amount:500,900'] });
  expect(table.facts[asked!.id]).toBeUndefined();
  const more = await openFacts(
    await csvFiles({ 'deals.csv': csv(sampleDeals().map((deal) => ({ ...deal, amount: Number(deal.amount) * 2 }))) }),
    {
      ...sampleOptions,
      queries: [asked!.asked!],
    },
  );
  more.close();
  const doubled = total(
    won.map((deal) => ({ ...deal, amount: Number(deal.amount) * 2 })).filter(({ amount }) => amount >= 900),
    'amount',
  );
  expect(more.table.facts['won_value[amount_band=900%20and%20more]@0']!.value).toBe(doubled);
});
