/** Where a measure that is asked about is weak, alone or where two dimensions cross. */
import { describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { cellsOf } from '../../../src/engine/insight/finders/cells.ts';
import { type Asked, askedOf, berths, boats, calls, campaigns, looms } from './planted-cells.ts';

/** Of the measure that was looked at: what leads, over which periods. */
function found({ facts }: Asked, low: boolean) {
  const evidence = new Evidence(facts);
  const [measure] = facts.scanned!;
  const cells = cellsOf(evidence, evidence.metric(measure!)!, low)!;
  const { leading, periods, before, looked } = cells;
  return {
    measure,
    leading: leading?.sides.map(({ dimension, member }) => `${dimension.label} ${member}`).toSorted() ?? null,
    periods: periods.length,
    leads: leading,
    before,
    looked,
  };
}

describe('a measure that is asked about', () => {
  it('is weak where two dimensions cross, over the year where the quarter has too few rows, and was not before', async () => {
    const asked = await askedOf('Sales review Q4 2025: where is win rate weakest?', 'deals.csv', looms(3));
    const { measure, leading, periods, leads, before } = found(asked, true);
    expect([measure, leading, periods]).toEqual(['win_rate', ['Region Valley', 'Segment Cotton'], 4]);
    expect(leads!.fact.value).toBeLessThan(0.25);
    expect(before!.fact.value).toBeGreaterThan(0.35);
    // What the rate of all would have brought: rows times the distance, at the size of a deal.
    expect(leads!.outcomes!.value).toBe(Math.round(-leads!.gap.value * leads!.fact.n));
    expect(leads!.worth!.value / leads!.outcomes!.value).toBeCloseTo(asked.facts.facts['average_deal@0']!.value!, 4);
  });

  it('is found in bands of a number that the data give', async () => {
    const asked = await askedOf('Board review Q4 2025: which plans churn most?', 'subscriptions.csv', boats(5));
    const { measure, leading } = found(asked, false);
    expect(measure).toBe('logo_churn');
    expect(leading).toEqual([expect.stringMatching(/^Members band Members 1–[4-6]$/), 'Plan Dinghy']);
  });

  it('is that of subscriptions where accounts hold several', async () => {
    const asked = await askedOf('Board review Q4 2025: which plans churn most?', 'subscriptions.csv', berths(5));
    const { measure, leading } = found(asked, false);
    expect([measure, leading]).toEqual(['subscription_churn', ['Basin North', 'Plan Outer']]);
    // Each row once in every quarter in which it stood at the start or began.
    const { facts } = asked.facts;
    expect(facts['subscription_churn@0']!.n).toBeGreaterThan(facts['logo_churn@0']!.n);
    expect(facts['subscription_churn@-3']).toBeDefined();
  });

  it('is found in tickets by the share that is satisfied', async () => {
    const asked = await askedOf('Support review Q4 2025: where is customer satisfaction weak?', 'tickets.csv', calls(7));
    const { measure, leading } = found(asked, true);
    expect([measure, leading]).toEqual(['csat_share', ['Priority Urgent', 'Team Bellows']]);
  });

  it('is found in a quotient of sums, in the quarter in which it rose', async () => {
    const asked = await askedOf('Marketing review Q4 2025: why did cost per lead rise?', 'campaigns.csv', campaigns(9));
    const { measure, leading, periods, leads } = found(asked, false);
    expect([measure, leading, periods]).toEqual(['cost_per_lead', ['Channel Radio', 'Region Coast'], 1]);
    const { facts } = asked.facts;
    const [cell, whole] = [leads!.fact, facts['cost_per_lead@0']!];
    expect(leads!.worth!.value).toBeCloseTo(-(cell.value - whole.value!) * cell.weight!, 4);
  });

  it('has a worth only where the level of all can be reached: samples do not become machines', async () => {
    const priced = (low: number) =>
      looms(3, false).map((deal) => ({ ...deal, amount: Number(deal.amount) * (deal.segment === 'Silk' ? low : 1) }));
    const question = 'Sales review Q4 2025: where is the average deal size weakest?';
    const [near, far] = [await askedOf(question, 'deals.csv', priced(0.75)), await askedOf(question, 'deals.csv', priced(0.02))];
    expect([found(near, true).leading, found(far, true).leading]).toEqual([['Segment Silk'], ['Segment Silk']]);
    const { fact, worth } = found(near, true).leads!;
    expect(worth!.value).toBeLessThan(0.5 * fact.value * fact.n);
    expect(found(far, true).leads!.worth).toBeNull();
  });

  it('stands out nowhere where nothing was planted', async () => {
    for (const seed of [2, 4]) {
      const deals = await askedOf('Sales review Q4 2025: where is win rate weakest?', 'deals.csv', looms(seed, false));
      const tickets = await askedOf('Support review Q4 2025: where is customer satisfaction weak?', 'tickets.csv', calls(seed, false));
      expect([found(deals, true).leading, found(tickets, true).leading]).toEqual([null, null]);
      expect(found(deals, true).looked).toBeGreaterThan(100);
    }
  });

  it('is not looked at unless it is asked about', async () => {
    const { facts } = await askedOf('Sales review Q4 2025', 'deals.csv', looms(3));
    expect(facts.scanned).toBeUndefined();
    const evidence = new Evidence(facts);
    expect(cellsOf(evidence, evidence.metric('win_rate')!, true)).toBeNull();
  });
});
