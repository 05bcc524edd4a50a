/** At what age more is lost than in the period before, and what the book of today stands to lose by it. */
import { directionOf } from '../../../model/finding.ts';
import { type AgeBand, ageBands, toldPer } from '../../../model/recurring-revenue.ts';
import { type Evidence, idsOf, type Known } from '../evidence.ts';
import type { Found } from '../found.ts';
import { pOfZ } from '../statistics.ts';
import { lossCauses } from './lost-revenue.ts';

/** Fewer that ended at an age, in both periods together, say nothing of its rate. */
const leastEnded = 10;
/** p below which an age is told to be lost otherwise than before, after all ages are tested. */
const chance = 0.05;
/** Part of what the book loses next from which the difference is worth a page. */
const leastStake = 0.1;

export interface RateAtAge {
  band: AgeBand;
  now: Known;
  before: Known;
  ended: Known;
  endedBefore: Known;
  /** Two-sided p that both periods have one rate, after the tests of all ages. */
  p: number;
}

/** The ages that ran in both periods, the youngest first. */
export function lossByAge(evidence: Evidence): readonly RateAtAge[] {
  return evidence.once('loss by age', () => {
    const { prior } = evidence.table;
    if (!prior) return [];
    const found = ageBands.flatMap((band): RateAtAge[] => {
      const get = (suffix: string, at: number) => evidence.get(`loss_by_age${suffix}`, at, { age: band.id });
      const [now, before] = [get('', 0), get('', prior.offset)];
      const [ended, endedBefore, days, daysBefore] = [
        get('.ended', 0),
        get('.ended', prior.offset),
        get('.days', 0),
        get('.days', prior.offset),
      ];
      if (!now || !before || !ended || !endedBefore || !days || !daysBefore) return [];
      return [{ band, now, before, ended, endedBefore, p: pOfRates({ ended, days }, { ended: endedBefore, days: daysBefore }) }];
    });
    return found.map((each) => ({ ...each, p: Math.min(1, each.p * found.length) }));
  });
}

/** What ends is counted, and varies as counts of independent events do, about the rate of both periods together. */
function pOfRates(now: { ended: Known; days: Known }, before: { ended: Known; days: Known }): number {
  const ended = now.ended.value + before.ended.value;
  if (ended < leastEnded || now.days.value <= 0 || before.days.value <= 0) return 1;
  const rate = ended / (now.days.value + before.days.value);
  const error = Math.sqrt(rate * (1 / now.days.value + 1 / before.days.value));
  return pOfZ((now.ended.value / now.days.value - before.ended.value / before.days.value) / error);
}

/** The age whose rate rose most, by more than chance. */
export function roseMost(rates: readonly RateAtAge[]): RateAtAge | null {
  const rose = rates.filter(({ now, before, p }) => p < chance && now.value > before.value);
  return rose.reduce<RateAtAge | null>(
    (most, each) => (most && most.now.value - most.before.value >= each.now.value - each.before.value ? most : each),
    null,
  );
}

/** Part of what ended in the period that never grew older than the first band. */
export function neverOlder(evidence: Evidence): Known | null {
  const [first] = ageBands;
  const [early, all] = [evidence.get('loss_by_age.ended', 0, { age: first!.id }), evidence.get('ended_subscriptions', 0)];
  if (!early || !all || all.value <= 0) return null;
  return evidence.workedOut(all, '.never_older', early.value / all.value, [early, all], {
    label: `${all.label} that never reached day ${first!.to! + 1}`,
    formula: `${early.label} divided by ${all.label}`,
    unit: 'ratio',
  });
}

export function findLossByAge(evidence: Evidence): Found[] {
  const rates = lossByAge(evidence);
  const most = roseMost(rates);
  if (!most) return [];
  return [
    {
      id: `loss-age:ended_subscriptions:${most.band.id}`,
      kind: 'loss-age',
      metric: 'ended_subscriptions',
      facts: idsOf({ value: most.now, before: most.before, count: most.ended, share: neverOlder(evidence) }),
      direction: 'up',
      tone: 'bad',
      claim: true,
      impact: 0.8,
      significance: 0.6,
      // The largest of several rises is more likely to look large; the tests of all ages were counted.
      p: most.p,
    },
  ];
}

export interface Stake {
  /** What the book of the last day loses in the next period at the rates of this one, and at those of the one before. */
  now: Known;
  before: Known;
  stake: Known;
  ages: readonly { band: AgeBand; now: Known; before: Known; book: Known }[];
}

export function lossStake(evidence: Evidence): Stake | null {
  return evidence.once('loss stake', () => {
    const metric = `next_loss_${toldPer(evidence.table)}`;
    const [now, before] = [evidence.get(metric, 0), evidence.get(`${metric}.prior_rates`, 0)];
    if (!now || !before) return null;
    const ages = ageBands.flatMap((band) => {
      const get = (suffix: string) => evidence.get(`${metric}${suffix}`, 0, { age: band.id });
      const [loses, lost, book] = [get(''), get('.prior_rates'), get('.book')];
      return loses && lost && book ? [{ band, now: loses, before: lost, book }] : [];
    });
    const stake = evidence.workedOut(now, '.stake', now.value - before.value, [now, before], {
      label: `${now.label}, difference of the rates`,
      formula: `${now.formula}, less the same at the rates before`,
    });
    return { now, before, stake, ages };
  });
}

/** Told only where the rates of both periods differ by more than chance: else next period’s loss is as sure by one as by the other. */
export function findLossStake(evidence: Evidence): Found[] {
  const stake = lossStake(evidence);
  const causes = lossCauses(evidence);
  if (!stake || !causes || causes.p >= chance || stake.now.value <= 0) return [];
  const size = stake.stake.value / stake.now.value;
  if (size < leastStake || causes.rates.value <= 0) return [];
  return [
    {
      id: `loss-stake:${causes.now.metric}`,
      kind: 'loss-stake',
      metric: causes.now.metric,
      facts: idsOf({ value: stake.now, before: stake.before, stake: stake.stake }),
      direction: directionOf(stake.stake.value),
      tone: 'bad',
      claim: false,
      impact: Math.min(1, 0.4 + 0.6 * size),
      significance: 0.6,
    },
  ];
}
