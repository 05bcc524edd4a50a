/** Causes found in deals in which they were planted, each figure counted again from the rows. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { findInsights } from '../../../src/engine/insight/find-insights.ts';
import { decisionAgeOf } from '../../../src/engine/insight/finders/decision-age.ts';
import { effortOf } from '../../../src/engine/insight/finders/effort.ts';
import { factorsOf } from '../../../src/engine/insight/finders/factors.ts';
import { liveDealsOf } from '../../../src/engine/insight/finders/live-deals.ts';
import { weakSpotsOf } from '../../../src/engine/insight/finders/weak-spots.ts';
import { type CausedDeal, causedDeals, causedFacts } from './caused-deals.ts';
import { slowTickets, slowTopic } from './slow-topic.ts';

let evidence: Evidence;
beforeAll(async () => {
  evidence = new Evidence(await causedFacts());
});

const [quarter, before] = [
  ['2025-10-01', '2025-12-31'],
  ['2025-07-01', '2025-09-30'],
] as const;
const closedIn = ([from, to]: readonly [string, string]) =>
  causedDeals.filter(({ closed }) => closed !== null && closed >= from && closed <= to);
const won = (deals: readonly CausedDeal[]) => deals.filter(({ stage }) => stage === 'Won');
const amount = (deals: readonly CausedDeal[]) => deals.reduce((sum, deal) => sum + (deal.amount ?? 0), 0);
const rate = (deals: readonly CausedDeal[]) => won(deals).length / deals.length;
const ageIn = ({ created, closed }: CausedDeal, day = closed!) => (Date.parse(day) - Date.parse(created)) / 86_400_000;

describe('factors of closed-won revenue', () => {
  it('are deals closed, win rate and deal size, and what they did adds to the change', () => {
    const { delta, factors } = factorsOf(evidence, 'won_value')!;
    expect(factors.map(({ metric }) => metric).toSorted()).toEqual(['average_deal', 'decided_count', 'win_rate']);
    expect(delta.value).toBe(amount(won(closedIn(quarter))) - amount(won(closedIn(before))));
    expect(factors.reduce((sum, { effect }) => sum + effect.value, 0)).toBeCloseTo(delta.value, 3);
  });

  it('put the fall on the deals that were not closed', () => {
    const [first] = factorsOf(evidence, 'won_value')!.factors;
    expect(first!.metric).toBe('decided_count');
    expect(first!.now.value).toBe(closedIn(quarter).length);
    expect(first!.before.value).toBe(closedIn(before).length);
    expect(first!.effect.value).toBeLessThan(0);
  });

  it('make up a member’s change too', () => {
    const { delta, factors } = factorsOf(evidence, 'won_value', { product: 'Alpha' })!;
    expect(factors.reduce((sum, { effect }) => sum + effect.value, 0)).toBeCloseTo(delta.value, 3);
  });

  it('have parts of the change only where all went its way', () => {
    const { factors, delta } = factorsOf(evidence, 'won_value')!;
    const oneWay = factors.every(({ effect }) => Math.sign(effect.value) === Math.sign(delta.value));
    expect(factors.every(({ part }) => (part !== null) === oneWay)).toBe(true);
  });
});

describe('live deals', () => {
  const oldest = Math.max(...causedDeals.filter(({ closed }) => closed !== null).map((deal) => ageIn(deal)));
  const openOn = (day: string) => causedDeals.filter(({ created, closed }) => created <= day && (closed === null || closed > day));
  const liveOn = (day: string) => openOn(day).filter((deal) => ageIn(deal, day) <= oldest);

  it('are the open ones no older than the oldest deal decided, at the end of each quarter', () => {
    const found = liveDealsOf(evidence)!;
    expect(found.oldest.value).toBe(oldest);
    expect(found.live.value).toBe(liveOn('2025-12-31').length);
    expect(found.before.value).toBe(liveOn('2025-09-30').length);
    expect(found.open.value).toBe(openOn('2025-12-31').length);
    expect(found.dead.value).toBe(found.open.value - found.live.value);
  });

  it('are worth what their number brings at the win rate and deal size of the quarter', () => {
    const found = liveDealsOf(evidence)!;
    const size = amount(won(closedIn(quarter))) / won(closedIn(quarter)).length;
    expect(found.worth!.value).toBeCloseTo(found.live.value * rate(closedIn(quarter)) * size, 2);
  });
});

describe('the age at which deals are lost', () => {
  it('is the band with most losses and a low win rate', () => {
    const found = decisionAgeOf(evidence)!;
    const early = closedIn(quarter).filter((deal) => ageIn(deal) <= found.days!.value);
    const late = closedIn(quarter).filter((deal) => ageIn(deal) > found.days!.value);
    const lost = (deals: readonly CausedDeal[]) => deals.length - won(deals).length;
    expect(found.days!.value).toBe(14);
    expect(found.rate.value).toBeCloseTo(rate(early), 9);
    expect(found.rest.value).toBeCloseTo(rate(late), 9);
    expect(found.share.value).toBeCloseTo(lost(early) / (lost(early) + lost(late)), 9);
  });

  it('is priced by the win rate of all other ages', () => {
    const { prize, rate: own, rest } = decisionAgeOf(evidence)!;
    const size = amount(won(closedIn(quarter))) / won(closedIn(quarter)).length;
    expect(prize!.value).toBeCloseTo(own.n * (rest.value - own.value) * size, 2);
  });
});

describe('weak spots', () => {
  it('are where the member was made to win less, at the cost of the gap', () => {
    const [first] = weakSpotsOf(evidence)!.spots;
    expect(first).toMatchObject({ row: 'Alpha', column: 'North' });
    const alpha = closedIn(quarter).filter(({ product }) => product === 'Alpha');
    const north = alpha.filter(({ region }) => region === 'North');
    const size = amount(won(alpha)) / won(alpha).length;
    expect(first!.cost.value).toBeCloseTo(north.length * (rate(alpha) - rate(north)) * size, 2);
  });

  it('lie below the member’s own win rate with deals enough, and stand clear of the rest', () => {
    const { spots, total } = weakSpotsOf(evidence)!;
    for (const spot of spots) {
      expect(spot.rate.value).toBeLessThan(spot.usual.value);
      expect(spot.rate.n).toBeGreaterThanOrEqual(30);
      expect(spot.cost.value).toBeGreaterThanOrEqual(0.35 * spots[0]!.cost.value);
    }
    expect(total.value).toBeCloseTo(
      spots.reduce((sum, { cost }) => sum + cost.value, 0),
      6,
    );
  });
});

describe('effort and result', () => {
  const partOf = (products: readonly string[], of: (deals: readonly CausedDeal[]) => number) =>
    of(closedIn(quarter).filter(({ product }) => products.includes(product))) / of(closedIn(quarter));

  it('tell who brings the money from little of the work, and who takes the work', () => {
    const { earners, busy } = effortOf(evidence)!;
    expect(earners.members).toEqual(['Alpha']);
    expect(busy!.members).toContain('Delta');
    for (const side of [earners, busy!]) {
      expect(side.effort.value).toBeCloseTo(
        partOf(side.members, (deals) => deals.length),
        9,
      );
      expect(side.result.value).toBeCloseTo(
        partOf(side.members, (deals) => amount(won(deals))),
        9,
      );
    }
  });
});

describe('findings', () => {
  it('hold each planted cause', () => {
    const kinds = findInsights(evidence).findings.map(({ kind }) => kind);
    for (const kind of ['factors', 'live', 'decision-age', 'weak-spots', 'effort'] as const) expect(kinds).toContain(kind);
  });
});

describe('the member that moved a mean', () => {
  it('is the topic that took longer, with what the mean had been without', async () => {
    const support = new Evidence(await slowTopic());
    const found = findInsights(support).findings.filter(({ kind, metric }) => kind === 'mean-driver' && metric === 'resolution_time');
    expect(found.map(({ member }) => member)).toEqual(['Returns']);
    const [{ facts }] = found as [(typeof found)[0]];
    const value = (role: string) => support.byId(facts[role]!)!.value;
    const mean = (topic: string, from: string, to: string) => {
      const days = slowTickets
        .filter((ticket) => ticket.topic === topic && ticket.opened >= from && ticket.opened <= to)
        .map((ticket) => ticket.days);
      return days.reduce((sum, day) => sum + day, 0) / days.length;
    };
    expect(value('value')).toBeCloseTo(mean('Returns', '2025-10-01', '2025-12-31'), 9);
    expect(value('before')).toBeCloseTo(mean('Returns', '2025-07-01', '2025-09-30'), 9);
    expect(value('without')).toBeLessThan(value('whole'));
    expect(value('without')).toBeCloseTo(support.get('resolution_time', -1)!.value, 0);
  });

  it('is nobody where nothing moved', () => {
    expect(findInsights(evidence).findings.filter(({ kind }) => kind === 'mean-driver')).toEqual([]);
  });
});

describe('two remainders of one measure', () => {
  it('that leave out different members are two figures', () => {
    const table = new Evidence(evidence.table);
    const [first] = Object.values(table.table.facts).filter(({ value }) => value !== null);
    const rest = (value: number) => table.keep({ ...first!, id: 'won_value[product=(other)]@0', value })!;
    expect([rest(10).value, rest(20).value]).toEqual([10, 20]);
    expect(rest(10).id).not.toBe(rest(20).id);
    expect(rest(10 + 1e-12).id).toBe(rest(10).id);
  });
});
