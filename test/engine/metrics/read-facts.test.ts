/** What holds for the facts of any data: order, currency, targets, periods, mapping. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMapping } from '../../../src/engine/data/mapping.ts';
import type { FactOptions } from '../../../src/engine/metrics/fact-options.ts';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { csv, csvFiles } from '../data/csv-files.ts';
import { type Deal, sampleDeals, sampleFile, sampleOptions } from './sample-deals.ts';

const read = async (files: Record<string, string>, options: Partial<FactOptions> = {}) =>
  readFacts(await csvFiles(files), { ...sampleOptions, ...options });
const withoutHashes = (table: FactTable) =>
  JSON.stringify({ ...table, sources: table.sources.map((source) => ({ ...source, sha256: '' })) });
const notes = (table: FactTable, code: string) => table.quality.filter((note) => note.code === code).map(({ message }) => message);

describe('the order of rows', () => {
  it('changes nothing', async () => {
    const deals = sampleDeals();
    const expected = withoutHashes(await read(sampleFile(deals)));
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(deals, { minLength: deals.length }), async (shuffled) => {
        expect(withoutHashes(await read(sampleFile(shuffled)))).toBe(expected);
      }),
      { numRuns: 8 },
    );
  });

  it('and the time zone change nothing', async () => {
    const before = process.env.TZ;
    const expected = withoutHashes(await read(sampleFile()));
    try {
      for (const zone of ['Asia/Kolkata', 'Pacific/Auckland']) {
        process.env.TZ = zone;
        expect(withoutHashes(await read(sampleFile()))).toBe(expected);
      }
    } finally {
      process.env.TZ = before;
    }
  });
});

describe('amounts', () => {
  it('ten times as large scale money and leave ratios alone', async () => {
    const one = await read(sampleFile());
    const ten = await read(sampleFile(sampleDeals().map((deal) => ({ ...deal, amount: Number(deal.amount) * 10 }))));
    for (const { id, unit, value } of Object.values(one.facts)) {
      if (value === null) expect(ten.facts[id]!.value, id).toBeNull();
      else {
        const expected = value * (unit === 'money' ? 10 : 1);
        // Errors are kept to seven digits, whatever their size.
        const slack = /\.(mean_)?se[[@]/.test(id) ? Math.abs(expected) * 1e-6 : 5e-7;
        expect(Math.abs(ten.facts[id]!.value! - expected), id).toBeLessThanOrEqual(slack);
      }
    }
  });

  it('in cents add up exactly', async () => {
    const deals = sampleDeals().map((deal) => ({ ...deal, amount: '0.10' }));
    const table = await read(sampleFile(deals));
    expect(table.facts['won_value@all']!.value).toBe(Number((table.facts['won_count@all']!.value! * 0.1).toFixed(2)));
  });

  it('of open and lost deals make their metrics computable', async () => {
    const table = await read(sampleFile());
    expect(table.facts['open_value@all']!.value).toBe(5000);
    expect(table.facts['win_rate_value@all']!.value).toBeGreaterThan(0);
  });
});

describe('an open deal more', () => {
  it('moves no win rate', async () => {
    const more: Deal = { id: 'O99', owner: 'Bob', product: 'Plus', stage: 'Discovery', amount: 5, created: '2025-06-01', closed: null };
    const [before, after] = [await read(sampleFile()), await read(sampleFile([...sampleDeals(), more]))];
    expect(after.facts['win_rate@0']!.value).toBe(before.facts['win_rate@0']!.value);
    expect(after.facts['open_count@all']!.value).toBe(11);
  });
});

describe('data without open deals', () => {
  it('tell nothing of the deals created, for the youngest are missing', async () => {
    const table = await read(sampleFile(sampleDeals().filter(({ closed }) => closed !== null)));
    const { status, reason } = table.metrics.find(({ id }) => id === 'pipeline_created')!;
    expect({ status, reason }).toEqual({ status: 'not-computable', reason: 'The data have no open deals.' });
  });
});

describe('currency', () => {
  const mixed = () => sampleDeals().map((deal, at) => ({ ...deal, currency: at % 5 === 0 ? 'USD' : 'EUR' }));

  it('mixed in a column is refused, with the counts', async () => {
    await expect(read(sampleFile(mixed()))).rejects.toMatchObject({
      code: 'currency_mixed',
      message: expect.stringContaining('80 in EUR, 20 in USD'),
      next: expect.stringContaining('--currency EUR'),
    });
  });

  it('chosen keeps its rows only and says so', async () => {
    const table = await read(sampleFile(mixed()), { currency: 'EUR' });
    expect(table.currency).toBe('EUR');
    expect(table.facts['won_count@all']!.value! + table.facts['lost_count@all']!.value!).toBe(72);
    expect(notes(table, 'rejected-values')).toEqual(['20 deals in other currencies than EUR are left out.']);
  });

  it('mixed in the amounts themselves is refused', async () => {
    const deals = sampleDeals().map((deal, at) => ({ ...deal, amount: `${at % 2 ? '$' : '€'}${deal.amount}` }));
    await expect(read(sampleFile(deals))).rejects.toMatchObject({
      code: 'currency_mixed',
      message: expect.stringContaining('50 in EUR, 50 in USD'),
    });
  });

  it('that no amount has is refused', async () => {
    await expect(read(sampleFile(mixed()), { currency: 'JPY' })).rejects.toMatchObject({
      code: 'currency_mixed',
      message: expect.stringContaining('JPY'),
    });
  });

  it('is read from the amounts, the column, the name, or assumed aloud', async () => {
    const with$ = await read(sampleFile(sampleDeals().map((deal) => ({ ...deal, amount: `£${deal.amount}` }))));
    const named = await read({ 'deals.csv': csv(sampleDeals()).replace('amount', 'amount_chf') });
    const silent = await read(sampleFile());
    expect([with$.currency, named.currency, silent.currency]).toEqual(['GBP', 'CHF', 'USD']);
    expect(notes(silent, 'currency-assumed')).toEqual(['The amounts have no currency; USD is assumed.']);
    expect(notes(with$, 'currency-assumed')).toEqual([]);
  });
});

describe('targets', () => {
  const targets = (rows: Deal[]) => read({ ...sampleFile(), 'quotas.csv': csv(rows) });

  it('by quarter and owner give target and attainment of the whole and of each', async () => {
    const table = await targets([
      { quarter: '2025-Q1', owner: 'Ann', quota: 5000 },
      { quarter: '2025-Q2', owner: 'Ann', quota: 10000 },
      { quarter: '2025-Q2', owner: 'Bob', quota: 20000 },
    ]);
    expect(table.facts['won_value.target@0']).toMatchObject({ value: 30000, unit: 'money', n: 2 });
    expect(table.facts['won_value.target[owner=Ann]@-1']!.value).toBe(5000);
    expect(table.facts['won_value.attainment[owner=Bob]@0']!.value).toBe(table.facts['won_value[owner=Bob]@0']!.value! / 20000);
    expect(table.metrics.find(({ id }) => id === 'won_value.attainment')?.status).toBe('computed');
    expect(notes(table, 'unused-table')).toEqual([]);
  });

  it('by month are summed for a quarter that has all three', async () => {
    const months = (list: string[]) => list.map((month) => ({ month, target: 1000 }));
    const table = await targets(months(['2025-02', '2025-03', '2025-04', '2025-05', '2025-06']));
    expect(table.facts['won_value.target@0']!.value).toBe(3000);
    expect(table.facts['won_value.target@-1']).toBeUndefined();
  });
});

describe('periods', () => {
  it('still running are neither reported nor compared', async () => {
    const table = await read(sampleFile(), { asOf: '2025-05-20' });
    expect(table.reporting.id).toBe('2025-Q1');
    expect(table.facts['won_count@all']!.value! + table.facts['lost_count@all']!.value!).toBe(69);
  });

  it('can be a half-year, a month or a year', async () => {
    const reported = async (period: string) => (await read(sampleFile(), { period })).facts['won_count@0'];
    const [half, q1, q2] = [await reported('2025-H1'), await reported('2025-Q1'), await reported('2025-Q2')];
    expect(half!.value).toBe(q1!.value! + q2!.value!);
    expect((await reported('2025-05'))!.period).toBe('2025-05');
  });

  it('that the data do not cover are refused, with those they do', async () => {
    await expect(read(sampleFile(), { period: '2031-Q1' })).rejects.toMatchObject({
      code: 'period_invalid',
      message: expect.stringContaining('2031-Q1'),
      next: expect.stringContaining('2025-Q1 to 2025-Q2'),
    });
    await expect(read(sampleFile(), { period: 'Q1' })).rejects.toMatchObject({ code: 'period_invalid' });
  });

  it('after the as-of date hold no won deal', async () => {
    const future: Deal = {
      id: 'F',
      owner: 'Ann',
      product: 'Pro',
      stage: 'Closed Won',
      amount: 1e6,
      created: '2025-06-01',
      closed: '2025-09-30',
    };
    const table = await read(sampleFile([...sampleDeals(), future]));
    expect(table.reporting.id).toBe('2025-Q2');
    expect(table.facts['won_value@all']!.value).toBe((await read(sampleFile())).facts['won_value@all']!.value);
  });
});

describe('a name that a list of products spells with a space', () => {
  const catalog = (names: readonly string[]) => csv(names.map((product, at) => ({ product, line: at === 0 ? 'Core' : 'Extra' })));
  const deals = () => sampleDeals().map((deal, at) => ({ ...deal, product: at % 3 === 0 ? 'AtlasPro' : 'Beacon' }));

  it('is that product, and the deck says so', async () => {
    const table = await read({ 'deals.csv': csv(deals()), 'products.csv': catalog(['Atlas Pro', 'Beacon', 'Comet']) });
    expect(table.dimensions.find(({ id }) => id === 'line')?.members).toEqual(expect.arrayContaining(['Core', 'Extra']));
    expect(notes(table, 'respelled')).toEqual([expect.stringMatching(/^AtlasPro in deals.csv is read as Atlas Pro in products.csv/)]);
    expect(notes(table, 'unmatched-key')).toEqual([]);
  });

  it('is nobody’s where two spellings could be it', async () => {
    const both = deals().map((deal, at) => (at % 6 === 0 ? { ...deal, product: 'Atlas-Pro' } : deal));
    const table = await read({ 'deals.csv': csv(both), 'products.csv': catalog(['Atlas Pro', 'Beacon', 'Comet']) });
    expect(notes(table, 'respelled')).toEqual([]);
  });
});

describe('a mapping', () => {
  it('names columns and stages that say nothing by themselves', async () => {
    const text = csv(sampleDeals())
      .replace('id,owner,product,stage,amount,created,closed', 'id,owner,product,stage,x1,x2,x3')
      .replaceAll('Closed Won', 'S9')
      .replaceAll('Closed Lost', 'S0');
    const mapping = parseMapping('{"columns":{"deals":{"x1":"amount","x2":"created","x3":"closed"}},"won":["S9"],"lost":["S0"]}');
    const [mapped, plain] = [await read({ 'deals.csv': text }, { mapping }), await read(sampleFile())];
    expect(mapped.facts['won_value@0']!.value).toBe(plain.facts['won_value@0']!.value);
    expect(mapped.facts['win_rate@0']!.value).toBe(plain.facts['win_rate@0']!.value);
  });

  it('joins spellings into one member', async () => {
    const deals = sampleDeals().map((deal, at) => (at % 7 === 0 && deal.owner === 'Ann' ? { ...deal, owner: 'A.nn' } : deal));
    const split = await read(sampleFile(deals));
    expect(notes(split, 'alias-suggestion')).toEqual([expect.stringMatching(/Ann, A\.nn|A\.nn, Ann/)]);
    const mapping = parseMapping('aliases: { owner: { A.nn: Ann } }');
    const joined = await read(sampleFile(deals), { mapping });
    expect(joined.dimensions.find(({ id }) => id === 'owner')?.members).toEqual(expect.arrayContaining(['Ann', 'Bob']));
    expect(joined.facts['won_value[owner=Ann]@0']!.value).toBe((await read(sampleFile())).facts['won_value[owner=Ann]@0']!.value);
  });

  it.each([
    ['an unknown key', 'alias: {}'],
    ['an unknown role', 'columns: { deals: { x: price } }'],
    ['text that is no mapping', '{"won": ['],
  ])('with %s is refused', (_, text) => {
    expect(() => parseMapping(text)).toThrow(expect.objectContaining({ code: 'mapping_invalid' }));
  });

  it.each([
    ['columns: { nosuch: { x: amount } }', 'nosuch'],
    ['columns: { deals: { nosuch: amount } }', 'nosuch'],
  ])('that names what is not there is refused: %s', async (text, name) => {
    await expect(read(sampleFile(), { mapping: parseMapping(text) })).rejects.toMatchObject({
      code: 'mapping_invalid',
      message: expect.stringContaining(name),
    });
  });
});

describe('names in the data', () => {
  it('with quotes, ampersands and brackets are kept as they are', async () => {
    const odd = `O'Neil & "Sons" [a=b] <x>`;
    const deals = sampleDeals().map((deal) => (deal.owner === 'Bob' ? { ...deal, owner: odd } : deal));
    const table = await read(sampleFile(deals));
    const fact = Object.values(table.facts).find(
      ({ metric, scope, period }) => metric === 'won_value' && scope.owner === odd && period === '2025-Q2',
    )!;
    expect(fact.value).toBe((await read(sampleFile())).facts['won_value[owner=Bob]@0']!.value);
  });
});

describe('a lookup table', () => {
  it('joins by code and shows the name', async () => {
    const deals = sampleDeals().map(({ owner, ...deal }) => ({ ...deal, owner_id: owner === 'Ann' ? 'U1' : 'U2' }));
    const users = csv([
      { id: 'U1', name: 'Ann', region: 'North' },
      { id: 'U2', name: 'Bob', region: 'South' },
    ]);
    const table = await read({ 'deals.csv': csv(deals), 'users.csv': users });
    expect(table.dimensions.map(({ id, label, members }) => [id, label, members.toSorted()])).toEqual(
      expect.arrayContaining([
        ['owner', 'Owner', ['Ann', 'Bob']],
        ['region', 'Region', ['North', 'South']],
      ]),
    );
  });

  it('whose keys repeat is not joined, for it would multiply the amounts', async () => {
    const teams = csv([
      { owner: 'Ann', team: 'A' },
      { owner: 'Ann', team: 'B' },
      { owner: 'Bob', team: 'B' },
    ]);
    const table = await read({ ...sampleFile(), 'teams.csv': teams });
    expect(table.facts['won_value@all']!.value).toBe((await read(sampleFile())).facts['won_value@all']!.value);
    expect(notes(table, 'unused-table')).toHaveLength(1);
  });
});

describe('a win rate', () => {
  it('counts the deals that closed, won and lost, and none that is open', async () => {
    const closed = sampleDeals().filter(({ stage }) => String(stage).startsWith('Closed'));
    const { facts } = await read(sampleFile());
    expect(facts['win_rate@all']).toMatchObject({
      value: closed.filter(({ stage }) => stage === 'Closed Won').length / closed.length,
      n: closed.length,
    });
  });
});
