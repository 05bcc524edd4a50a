import { beforeAll, describe, expect, it } from 'vitest';
import type { ScorecardContent } from '../../../../src/engine/kinds/scorecard.ts';
import type { TableContent } from '../../../../src/engine/kinds/table.ts';
import { factsOf } from '../../../stories/judge.ts';
import { outlierDeal } from '../../../stories/outlier-deal.ts';
import { simpsonPair } from '../../../stories/simpson-pair.ts';
import { slippingSegment } from '../../../stories/slipping-segment.ts';
import { stalePipeline } from '../../../stories/stale-pipeline.ts';
import { shown, strings } from '../plan-texts.ts';
import { fourOwners, retailLines, shiftedMix, type Told, tell } from './told-data.ts';

describe('orders with a season and losses', () => {
  let told: Told;
  beforeAll(async () => {
    told = tell(await retailLines());
  });

  it('are headed by the year before, and the rise on the quarter before is called the season', () => {
    expect(told.title('executive-summary')).toMatch(/Q4 2018; the rise from Q3 2019 is seasonal$/);
    expect(told.reading('scorecard')).toMatch(/The rise from Q3 2019 is seasonal: this part of the year was the highest in \d of \d years/);
  });

  it('stand beside the year before, quarter by quarter', () => {
    const page = told.page('year-on-year-sales');
    expect(page?.content).toMatchObject({ categories: ['Q1 2019', 'Q2 2019', 'Q3 2019', 'Q4 2019'], highlight: 1 });
    expect(told.title('year-on-year-sales')).toMatch(/the prior year in/);
  });

  it('show who loses money on the other side of the axis, without a verb that must agree', () => {
    expect(told.title('losses-profit-category')).toMatch(/^Losses at Tables and Furniture: −/);
    expect(strings(told.outline.slides).join('\n')).not.toMatch(/Furniture loses?\b/);
    expect(strings(told.page('risks')).join('\n')).toMatch(/Continued loss at Tables/);
  });
});

describe('more figures than a row holds', () => {
  it('are the first five that moved, over the course of the headline', async () => {
    const told = tell(await fourOwners());
    const page = told.page('scorecard');
    const { tiles, course } = page?.kind === 'scorecard' ? page.content : { tiles: [], course: undefined };
    expect(tiles).toHaveLength(5);
    expect(tiles[0]?.value).toBe('{{won_value@0}}');
    expect(tiles.filter(({ change }) => change === undefined)).toEqual([]);
    expect(course?.series[0]?.values).toContain('won_value@0');
  });
});

describe('a rate that the mix moved', () => {
  let told: Told;
  beforeAll(async () => {
    told = tell(await shiftedMix());
  });

  it('is split into the mix and the members, who add to the change', () => {
    const { facts } = told.outline;
    const value = (id: string) => facts[id]!.value!;
    expect(told.title('mix-win_rate-segment')).toMatch(/^Win rate: segment mix explains −.* points of −.* points$/);
    const [mix, rate] = ['mix', 'rate'].map((effect) => Object.keys(facts).find((id) => id.startsWith(`win_rate.${effect}_effect[`))!);
    expect(value(mix!) + value(rate!)).toBeCloseTo(value('win_rate.delta@0'), 9);
  });

  it('stands after the headline’s own pages and before where it happened', () => {
    const ids = told.outline.slides.map(({ id }) => id);
    expect(ids.indexOf('trend-won_value')).toBeLessThan(ids.indexOf('mix-win_rate-segment'));
  });
});

describe('a difference that turns round', () => {
  it('is told as such, with the whole beside its parts', async () => {
    const told = tell(await factsOf(simpsonPair(2)));
    expect(told.title('simpson-win_rate-region')).toMatch(/^West looks ahead on win rate, yet trails segment by segment$/);
    // After two comparisons running it is a table.
    const page = told.page('simpson-win_rate-region');
    const heads =
      page?.kind === 'table' ? page.content.rows.map(({ cells }) => cells[0]) : page?.kind === 'comparison' ? page.content.categories : [];
    expect(heads).toEqual(expect.arrayContaining(['Enterprise', 'Mid-market', 'Total']));
    expect(told.reading('simpson-win_rate-region')).toMatch(/With segment mix held constant, the difference is −/);
  });
});

describe('a deal out of all proportion', () => {
  it('is told with what the quarter is without it', async () => {
    const told = tell(await factsOf(outlierDeal(1)));
    expect(told.reading('scorecard')).toMatch(
      /One deal of \$\d+K is .* of closed-won revenue\. Without it, closed-won revenue would be .* (above|below) Q3 2025\./,
    );
  });
});

describe('a change of level', () => {
  it('stands in the reading of a quarter that fell, and is its title where the quarter did not', async () => {
    const told = tell(await factsOf(slippingSegment(4)));
    expect(told.reading('scorecard')).toMatch(/Closed-won revenue stepped down in Q2 2025: .* a quarter since/);
  });
});

describe('deals that wait', () => {
  it('are named with value, count and share among the risks and beside the pipeline', async () => {
    const told = tell(await factsOf(stalePipeline(1)));
    const risks = shown(strings(told.page('risks')?.content).join('\n'), told.outline.facts);
    expect(risks).toMatch(/Deals that have gone quiet\nStale pipeline stands at \$[\d.]+K across \d+ deals, [\d.]+% of open pipeline\./);
    expect(told.reading('pipeline')).toContain('Stale pipeline');
  });
});

describe('the scorecard', () => {
  it('is a table of plan, actual, variance, prior and prior year where there are a plan and a year before', async () => {
    const told = tell(await fourOwners(true));
    const page = told.page('scorecard');
    expect(page?.kind).toBe('table');
    const { columns, rows } = page!.content as TableContent;
    expect(columns.map(({ label }) => label)).toEqual(['Metric', 'Plan', 'Actual Q3 2025', 'Variance', 'Q2 2025', 'Q3 2024']);
    expect(rows[0]!.cells[1]).toBe('{{won_value.target@0}}');
  });

  it('is one of tiles without a plan, and says what rose and fell, in no colour where that is within the usual variation', async () => {
    const told = tell(await fourOwners());
    expect(told.page('scorecard')?.kind).toBe('scorecard');
    expect(told.title('scorecard')).toMatch(/^Closed-won revenue (rose|fell) .*(, but .* (rose|fell) |, [a-z ]+ )/);
    const { tiles } = told.page('scorecard')!.content as ScorecardContent;
    expect(tiles.map(({ change }) => change?.tone ?? 'neutral')).toEqual(tiles.map(() => 'neutral'));
  });
});

describe('a bridge', () => {
  it('never explains a rise by a member that fell', async () => {
    const { outline } = tell(await fourOwners());
    const total = outline.facts['won_value.delta@0']!.value!;
    for (const slide of outline.slides.filter(({ kind }) => kind === 'bridge')) {
      const net = /net (increase|decline)/.exec(slide.title)?.[1];
      expect([undefined, total > 0 ? 'increase' : 'decline']).toContain(net);
    }
  });

  it('names a large change the other way beside the leading one', async () => {
    const told = tell(await factsOf(simpsonPair(2)));
    expect(told.title('bridge-won_value-region')).toMatch(/^West added \$\d+K; East lost \$\d+K in closed-won revenue$/);
  });
});
