/** Why the recurring revenue that was lost moved: a larger base, or a higher rate, of the opening book and of what was sold in the period. */
import { directionOf, toneOf } from '../../../model/finding.ts';
import { type Per, toldPer } from '../../../model/recurring-revenue.ts';
import { type Evidence, idsOf, type Known } from '../evidence.ts';
import type { Found } from '../found.ts';
import { mantelHaenszelZ, pOfZ } from '../statistics.ts';

/** Fewer subscriptions that ended, in the larger of the two periods, say nothing of a rate. */
const leastEnded = 20;

/** The opening book, or what was sold in the period. */
interface Pool {
  base: Known;
  lost: Known;
  rate: Known;
}

export interface LossCauses {
  per: Per;
  now: Known;
  before: Known;
  delta: Known;
  opening: { now: Pool; before: Pool; effect: Known };
  sold: { now: Pool; before: Pool; effect: Known };
  /** What the bases did to the change, and what the rates did; they sum to it. */
  volume: Known;
  rates: Known;
  /** Both as shares of the change, where both went its way. */
  volumeShare: Known | null;
  ratesShare: Known | null;
  /** What this period would have lost at the rates of the one before. */
  atPriorRates: Known;
  /** Part of what was lost that was sold in the same period. */
  soldShare: Known;
  /** Two-sided p that the rates of both periods are one. */
  p: number;
}

/** Null where a pool has no base in one of the two periods, as its rate is not known then, and where too few ended. */
export function lossCauses(evidence: Evidence): LossCauses | null {
  return evidence.once('loss causes', () => causesOf(evidence));
}

function causesOf(evidence: Evidence): LossCauses | null {
  const { prior, reporting } = evidence.table;
  // What stood at the start is known where a period follows the one before.
  const previous = evidence.complete.find(({ offset }) => offset === -1);
  if (!prior || reporting.partial || previous?.end !== reporting.start) return null;
  const per = toldPer(evidence.table);
  const [now, before, delta] = [
    evidence.get(`ended_${per}`, 0),
    evidence.get(`ended_${per}`, prior.offset),
    evidence.change(`ended_${per}`),
  ];
  const opening = [0, prior.offset].map((at) => poolOf(evidence, evidence.get(per, at - 1), evidence.get(`lost_opening_${per}`, at)));
  const sold = [0, prior.offset].map((at) => poolOf(evidence, evidence.get(`started_${per}`, at), evidence.get(`lost_sold_${per}`, at)));
  const [openingNow, openingBefore, soldNow, soldBefore] = [...opening, ...sold];
  if (!now || !before || !delta || !openingNow || !openingBefore || !soldNow || !soldBefore) return null;
  if (Math.max(now.n, before.n) < leastEnded || before.value <= 0) return null;
  const put = (suffix: string, value: number, from: readonly Known[], label: string, formula: string) =>
    evidence.workedOut(now, suffix, value, from, { label, formula });
  const effectOf = (name: string, called: string, a: Pool, b: Pool) =>
    put(
      `.rate_${name}`,
      a.base.value * (a.rate.value - b.rate.value),
      [a.base, a.rate, b.rate],
      `${now.label}, loss rate of the ${called}`,
      `${a.base.label} now times the change of the loss rate of the ${called}`,
    );
  const effects = [
    effectOf('opening', 'opening book', openingNow, openingBefore),
    effectOf('sold', 'sales of the period', soldNow, soldBefore),
  ];
  const [openingEffect, soldEffect] = effects as [Known, Known];
  const pools = [openingNow, openingBefore, soldNow, soldBefore].flatMap(({ base, rate }) => [base, rate]);
  const rates = put(
    '.rates',
    openingEffect.value + soldEffect.value,
    effects,
    `${now.label}, loss rates`,
    'sum of what the loss rates of both pools did',
  );
  const volume = put('.volume', delta.value - rates.value, pools, `${now.label}, base`, 'change of each pool times its loss rate before');
  const atPriorRates = put(
    '.at_prior_rates',
    now.value - rates.value,
    pools,
    `${now.label} at the loss rates before`,
    'each pool now times its loss rate before',
  );
  const together = delta.value !== 0 && volume.value * delta.value > 0 && rates.value * delta.value > 0;
  const shareOf = (part: Known, suffix: string) =>
    evidence.workedOut(now, suffix, part.value / delta.value, [part, delta], {
      label: `${part.label}, share of the change`,
      formula: `${part.label} divided by ${delta.label}`,
      unit: 'ratio',
    });
  const stratum = ({ base, lost }: Pool) => ({ hits: lost.n, n: base.n });
  return {
    per,
    now,
    before,
    delta,
    opening: { now: openingNow, before: openingBefore, effect: openingEffect },
    sold: { now: soldNow, before: soldBefore, effect: soldEffect },
    volume,
    rates,
    volumeShare: together ? shareOf(volume, '.volume_share') : null,
    ratesShare: together ? shareOf(rates, '.rates_share') : null,
    atPriorRates,
    soldShare: evidence.workedOut(soldNow.lost, '.of_lost', now.value > 0 ? soldNow.lost.value / now.value : 0, [soldNow.lost, now], {
      label: `${soldNow.lost.label}, share of what was lost`,
      formula: `${soldNow.lost.label} divided by ${now.label}`,
      unit: 'ratio',
    }),
    p: pOfRates(
      [
        { a: stratum(openingNow), b: stratum(openingBefore) },
        { a: stratum(soldNow), b: stratum(soldBefore) },
      ],
      rates.value,
    ),
  };
}

/** Subscriptions are counted; where fewer end and more money is lost, one large subscription made the difference, and no rate. */
function pOfRates(strata: Parameters<typeof mantelHaenszelZ>[0], effect: number): number {
  const z = mantelHaenszelZ(strata);
  return Math.sign(z) === Math.sign(effect) ? pOfZ(z) : 1;
}

function poolOf(evidence: Evidence, base: Known | null, lost: Known | null): Pool | null {
  if (!base || !lost || base.value <= 0) return null;
  const rate = evidence.workedOut(lost, '.rate', lost.value / base.value, [lost, base], {
    label: `${lost.label}, loss rate`,
    formula: `${lost.label} divided by ${base.label}`,
    unit: 'ratio',
  });
  return { base, lost, rate: { ...rate, n: base.n } };
}

export function findLossCauses(evidence: Evidence): Found[] {
  const causes = lossCauses(evidence);
  if (!causes) return [];
  const { now, before, delta, volume, rates, volumeShare, ratesShare, atPriorRates, p } = causes;
  const direction = directionOf(delta.value);
  const gross = Math.abs(volume.value) + Math.abs(rates.value);
  return [
    {
      id: `loss-causes:${now.metric}`,
      kind: 'loss-causes',
      metric: now.metric,
      facts: idsOf({
        value: now,
        before,
        delta,
        multiple: evidence.multiple(now, before, '.multiple'),
        volume,
        rates,
        volumeShare,
        ratesShare,
        atPriorRates,
      }),
      direction,
      tone: toneOf(directionOf(rates.value), 'down'),
      claim: true,
      impact: gross === 0 ? 0 : Math.min(1, 0.4 + 0.6 * (Math.abs(rates.value) / gross)),
      significance: 0.6,
      p,
    },
  ];
}
