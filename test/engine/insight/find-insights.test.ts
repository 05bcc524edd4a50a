import { describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { findInsights } from '../../../src/engine/insight/find-insights.ts';
import { factTable, nullDeals, planted, type Shape } from './fixtures.ts';

const find = (deals: Parameters<typeof factTable>[0], shape?: Shape) => findInsights(new Evidence(factTable(deals, shape))).findings;
const rateClaims = new Set(['delta', 'pattern', 'rate-difference']);

describe('findings', () => {
  it('claim no change of a rate in random data, but for the few in twenty that chance allows', () => {
    const seeds = Array.from({ length: 60 }, (_, seed) => seed + 1);
    const wrong = seeds.filter((seed) =>
      find(nullDeals(seed, 1200)).some(({ metric, kind }) => metric === 'win_rate' && rateClaims.has(kind)),
    );
    expect(wrong.length).toBeLessThanOrEqual(6);
  });

  it('say that a rate held when its change is within chance', () => {
    expect(find(nullDeals(3)).some(({ id }) => id === 'steady:win_rate')).toBe(true);
  });

  it('find a fall of the win rate that is planted', () => {
    const deals = planted(5, (deal, random) => (deal.month > -3 && deal.won && random() < 0.4 ? { ...deal, won: false } : deal));
    expect(find(deals).find(({ id }) => id === 'delta:win_rate')).toMatchObject({ direction: 'down', tone: 'bad' });
  });

  it('find the quarter-end push that is planted', () => {
    const deals = planted(7, (deal, random) => (deal.month % 3 === 0 && random() < 0.7 ? { ...deal, won: true } : deal));
    expect(find(deals).find(({ kind }) => kind === 'pattern')).toMatchObject({ metric: 'win_rate', direction: 'up' });
  });

  it('find the product that lost most of the total', () => {
    const deals = planted(9, (deal, random) => (deal.month > -3 && deal.product === 'Beta' && random() < 0.8 ? null : deal));
    expect(
      find(deals).find(({ kind, metric, dimension }) => kind === 'driver' && metric === 'won_value' && dimension === 'product'),
    ).toMatchObject({ member: 'Beta', direction: 'down' });
  });

  it('find a member whose win rate stands apart', () => {
    const deals = planted(11, (deal, random) => (deal.owner === 'Eva' && random() < 0.7 ? { ...deal, won: false } : deal));
    expect(find(deals).some(({ kind, member }) => kind === 'rate-difference' && member === 'Eva')).toBe(true);
  });

  it('compare no rate of fewer than thirty rows', () => {
    const few = nullDeals(13, 60).map((deal) => ({ ...deal, won: deal.month <= -3 }));
    expect(find(few).filter(({ metric, kind }) => metric === 'win_rate' && rateClaims.has(kind))).toEqual([]);
  });

  it('compare nothing when there is no complete period before', () => {
    const kinds = find(nullDeals(15), { noPrior: true }).map(({ kind }) => kind);
    expect(kinds.filter((kind) => ['delta', 'steady', 'driver', 'share-shift'].includes(kind))).toEqual([]);
  });

  it('call a longer sales cycle bad', () => {
    const deals = planted(17, (deal) => (deal.month > -3 ? { ...deal, amount: deal.amount * 2 } : deal));
    expect(find(deals, { metrics: ['won_value', 'sales_cycle'] }).find(({ id }) => id === 'delta:sales_cycle')).toMatchObject({
      direction: 'up',
      tone: 'bad',
    });
    expect(find(deals, { metrics: ['won_value', 'sales_cycle'] }).find(({ id }) => id === 'delta:won_value')).toMatchObject({
      direction: 'up',
      tone: 'good',
    });
  });

  it('give no growth from a base of nothing', () => {
    const deals = nullDeals(19).map((deal) => (deal.month <= -3 ? { ...deal, won: false } : deal));
    expect(find(deals).find(({ id }) => id === 'delta:won_value')?.facts.pct).toBeUndefined();
  });

  it('come in the same order whatever the order of members', () => {
    const deals = nullDeals(21);
    const table = factTable(deals);
    const turned = {
      ...table,
      dimensions: table.dimensions.map((dimension) => ({ ...dimension, members: [...dimension.members].reverse() })),
    };
    const ids = (facts: typeof table) => findInsights(new Evidence(facts)).findings.map(({ id }) => id);
    expect(ids(turned)).toEqual(ids(table));
  });
});
