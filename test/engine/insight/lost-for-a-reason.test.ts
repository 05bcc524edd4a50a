/** Deals lost for a reason that hardly anyone gave before, in one region: the reason and the region are told together. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { findInsights, type Insights } from '../../../src/engine/insight/find-insights.ts';
import { pairChangesOf } from '../../../src/engine/insight/finders/pair.ts';
import { planFromFacts } from '../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { brief } from '../outline/plan-texts.ts';
import { type Deal, isAudit, isNow, reasonedDealFacts, reasonedDeals } from './reasoned-deals.ts';

describe('deals lost for a new reason in one region', () => {
  const rows = reasonedDeals(true);
  let table: FactTable;
  let insights: Insights;
  beforeAll(async () => {
    table = await reasonedDealFacts(rows);
    insights = findInsights(new Evidence(table));
  });

  it('are told by reason and region together, as counted from the rows', () => {
    const lost = (of: (deal: Deal) => boolean, now: boolean) =>
      rows.filter((deal) => of(deal) && isNow(deal) === now && deal.closed >= '2026-04-01').length;
    const [pair] = pairChangesOf(new Evidence(table)).filter(({ metric }) => metric === 'lost_count');
    expect([pair!.row.member, ...pair!.column.members].toSorted()).toEqual(['DACH', 'Security review']);
    expect([pair!.cell.now.value, pair!.cell.before.value]).toEqual([lost(isAudit, true), lost(isAudit, false)]);
  });

  it('are among the first findings, while the title stays with what was won', () => {
    expect(insights.top.slice(0, 3).map(({ id }) => id)).toContain('pair:lost_count:loss_reason=Security review:region=DACH');
  });

  it.each(['the sales team', 'the board'])('have a page and a first step in a review for %s', (audience) => {
    const { outline } = planFromFacts(brief({ audience }), table);
    const page = outline.slides.find(({ id }) => id === 'pair-lost_count')!;
    expect(page.title).toMatch(/Security review in DACH/);
    const summary = outline.slides.find(({ kind }) => kind === 'executive-summary')!;
    expect(summary.title).toContain('won_value');
    expect(JSON.stringify(outline.slides.find(({ id }) => id === 'actions'))).toContain('Security review in DACH');
  });
});

it('no reason is told by region where none rose', async () => {
  const table = await reasonedDealFacts(reasonedDeals(false));
  expect(pairChangesOf(new Evidence(table)).filter(({ metric }) => metric === 'lost_count')).toEqual([]);
});

it('a team for each region is not crossed with whatever the region is crossed with; a segment is one before an industry', async () => {
  const { facts, dimensions } = await reasonedDealFacts(reasonedDeals(true));
  expect(dimensions.find(({ id }) => id === 'segment')!.members.toSorted()).toEqual(['Enterprise', 'Mid-Market', 'SMB']);
  const crossed = Object.keys(facts).filter((id) => id.startsWith('win_rate[') && id.includes('&'));
  expect(crossed.some((id) => id.includes('region=') && id.includes('segment='))).toBe(true);
  expect(crossed.some((id) => id.includes('team='))).toBe(false);
});
