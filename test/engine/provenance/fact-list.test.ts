/** The overview of facts: what each metric is now, before and against its target; and choices by names as people type them. */
import { expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import { factList } from '../../../src/engine/provenance/fact-list.ts';
import { csv, csvFiles } from '../data/csv-files.ts';
import { sampleDeals, sampleFile, sampleOptions } from '../metrics/sample-deals.ts';

const targets = csv([
  { quarter: '2025-Q1', target: 10000 },
  { quarter: '2025-Q2', target: 40000 },
]);
const table = await readFacts(await csvFiles({ ...sampleFile(sampleDeals()), 'targets.csv': targets }), sampleOptions);

it('has a line a metric that is computed, as a deck would write it', () => {
  const { overview } = factList(table, {});
  const won = overview.find(({ metric }) => metric === 'won_value')!;
  expect(won).toMatchObject({
    label: 'Closed-won revenue',
    scope: {},
    now: '$26.7K',
    prior: '$10.2K',
    target: '$40.0K',
    year_on_year: null,
  });
  expect(won.change).toMatch(/^\+\d+%$/);
  expect(overview.find(({ metric }) => metric === 'win_rate')!.change).toMatch(/\u00a0points$/);
  expect(overview.map(({ metric }) => metric)).not.toContain('csat');
});

it('has the members of a dimension below each metric, in the order decks list them', () => {
  const { overview } = factList(table, { metric: 'won_value', by: 'OWNER' });
  expect(overview.map(({ label, scope }) => [label, scope])).toEqual([
    ['Closed-won revenue', {}],
    ['Ann', { owner: 'Ann' }],
    ['Bob', { owner: 'Bob' }],
  ]);
});

it('tells of a member alone where it is named', () => {
  const { overview, facts } = factList(table, { metric: 'Closed-won revenue', where: { Owner: 'ann' } });
  expect(overview.map(({ scope }) => scope)).toEqual([{ owner: 'Ann' }]);
  expect(facts.every(({ scope }) => scope.owner === 'Ann')).toBe(true);
});

it('names what is near where a name is not known', () => {
  expect(() => factList(table, { metric: 'win_rat' })).toThrow(/did you mean win_rate\?/);
  expect(() => factList(table, { where: { owner: 'Eve' } })).toThrow(/no such member/);
});
