/** Deals lost for a reason that hardly anyone gave before, in one region: the reason and the region are told together. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { findInsights, type Insights } from '../../../src/engine/insight/find-insights.ts';
import { pairChangesOf } from '../../../src/engine/insight/finders/pair.ts';
import { planFromFacts } from '../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { factsOf } from '../../stories/judge.ts';
import { csv } from '../data/csv-files.ts';
import { brief } from '../outline/plan-texts.ts';
import { randomFrom } from './fixtures.ts';

interface Deal {
  region: string;
  closed: string;
  reason: string | null;
}

const reasons = ['Price', 'No decision', 'Competitor', 'Bad timing', 'Security review'];
const isNow = ({ closed }: Deal) => closed >= '2026-07-01';
const isAudit = ({ region, reason }: Deal) => region === 'DACH' && reason === 'Security review';

/** Three quarters of deals, half of them lost; from July on three in ten deals in DACH fail a security review. */
function deals(planted: boolean): (Deal & Record<string, string | number | null>)[] {
  const random = randomFrom(7);
  const among = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!;
  return Array.from({ length: 900 }, (_, at) => {
    const region = among(['DACH', 'Nordics', 'Benelux', 'France']);
    const closed = new Date(Date.UTC(2026, 0, 1 + Math.floor((at * 273) / 900))).toISOString().slice(0, 10);
    const failed = planted && region === 'DACH' && closed >= '2026-07-01' && random() < 0.3;
    const lost = failed || random() < 0.55;
    const usual = random() < 0.04 ? 'Security review' : among(reasons.slice(0, 4));
    return {
      id: `D${at}`,
      region,
      // Each region has a team, so that both columns tell the same rows.
      team: `${region} Sales`,
      segment: among(['Enterprise', 'Mid-Market', 'SMB']),
      industry: among(['Retail', 'Pharma', 'Energy']),
      stage: lost ? 'Closed Lost' : 'Closed Won',
      amount: 1000 + Math.floor(random() * 1000),
      closed_lost_reason: lost ? (failed ? 'Security review' : usual) : null,
      reason: lost ? (failed ? 'Security review' : usual) : null,
      closed,
      close_date: closed,
      create_date: new Date(Date.parse(closed) - 40 * 86_400_000).toISOString().slice(0, 10),
    };
  });
}

const tableOf = (rows: readonly Record<string, string | number | null>[]): Promise<FactTable> =>
  factsOf({
    files: [{ name: 'deals.csv', text: csv(rows.map(({ closed: _, reason: __, ...deal }) => deal)) }],
    options: { today: '2026-10-02', asOf: '2026-09-30', period: '2026-Q3' },
  });

describe('deals lost for a new reason in one region', () => {
  const rows = deals(true);
  let table: FactTable;
  let insights: Insights;
  beforeAll(async () => {
    table = await tableOf(rows);
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
  const table = await tableOf(deals(false));
  expect(pairChangesOf(new Evidence(table)).filter(({ metric }) => metric === 'lost_count')).toEqual([]);
});

it('a team for each region is not crossed with whatever the region is crossed with; a segment is one before an industry', async () => {
  const { facts, dimensions } = await tableOf(deals(true));
  expect(dimensions.find(({ id }) => id === 'segment')!.members.toSorted()).toEqual(['Enterprise', 'Mid-Market', 'SMB']);
  const crossed = Object.keys(facts).filter((id) => id.startsWith('win_rate[') && id.includes('&'));
  expect(crossed.some((id) => id.includes('region=') && id.includes('segment='))).toBe(true);
  expect(crossed.some((id) => id.includes('team='))).toBe(false);
});
