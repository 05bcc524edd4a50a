/**
 * Subscriptions of which some end in every quarter; in the reporting quarter many more of one plan do. The noise is the root of the number
 * that end in a usual quarter, and `strength` times as many more end. What stands on a day is
 * counted whole, so claims of it are judged by the rows; what ends is drawn by chance, so claims of that are judged by what is planted.
 */
import { csvOf } from './exports.ts';
import { addDays, addMonths, daysApart } from './market.ts';
import { drawStrength, today } from './sales-story.ts';
import { seeded } from './seeded.ts';
import type { Claim, MakeStory } from './story.ts';

interface Subscription {
  account: string;
  plan: string;
  region: string;
  cents: number;
  started: string;
  ended: string | null;
}

const first = '2022-01-01';
const quarter = { start: '2025-10-01', end: '2026-01-01' };
const plans = ['Starter', 'Team', 'Business', 'Scale'];
const regions = ['North', 'South', 'East', 'West'];
/** Last days of the quarters, the reporting one first. */
const lastDays = Array.from({ length: 12 }, (_, at) => addDays(addMonths(quarter.end, -3 * at), -1));

export const churnCluster: MakeStory = (seed) => {
  const chance = seeded(seed + 9_000);
  const strength = drawStrength(chance);
  const plan = chance.one(plans);
  const size = chance.whole(1_300, 1_700);
  const daily = 0.0005;
  const subscriptions: Subscription[] = [];
  const subscribe = (started: string) => {
    const ended = addDays(started, Math.max(1, Math.round(-Math.log(1 - chance.unit()) / daily)));
    const cents = Math.round(Math.exp(4.5 + 0.5 * chance.normal())) * 100;
    const account = `A${subscriptions.length + 1}`;
    subscriptions.push({
      account,
      plan: chance.one(plans),
      region: chance.one(regions),
      cents,
      started,
      ended: ended <= today ? ended : null,
    });
  };
  // A first year of building up; after it as many begin as end.
  for (let at = 0; at < size; at++) subscribe(addDays(first, chance.whole(0, 364)));
  for (let at = chance.poisson(size * daily * daysApart('2023-01-01', today)); at > 0; at--)
    subscribe(addDays('2023-01-01', chance.whole(0, daysApart('2023-01-01', today) - 1)));
  const standing = subscriptions.filter(({ started, ended }) => started <= quarter.start && ended === null);
  let more = Math.round(strength * Math.sqrt(size * daily * 92));
  for (const each of chance.shuffle(standing))
    if (each.plan === plan && more > 0) {
      each.ended = addDays(quarter.start, chance.whole(2, 88));
      more--;
    }

  const on = (day: string) => subscriptions.filter(({ started, ended }) => started <= day && (ended === null || ended > day));
  const sum = (some: readonly Subscription[]) => some.reduce((total, { cents }) => total + cents, 0) / 100;
  const [now, before] = lastDays as [string, string];
  const churned = (at: number) => on(lastDays[at + 1]!).filter(({ ended }) => ended !== null && ended <= lastDays[at]!);

  /** What stands at the end of a quarter, or how much of it stayed. */
  const stands = ({ metric, member }: Claim, at: number): number => {
    const own = (some: readonly Subscription[]) => some.filter((each) => member === null || each.plan === member || each.region === member);
    const all = own(on(lastDays[at]!));
    if (/^(nrr|grr)$/.test(metric)) return -sum(own(churned(at))) / sum(own(on(lastDays[at + 1]!)));
    if (metric === 'arpa') return sum(all) / all.length;
    return /subscriptions|accounts/.test(metric) ? all.length : sum(all);
  };
  const holds = (claim: Claim): boolean => {
    const sign = claim.direction === 'up' ? 1 : -1;
    if (/churn|ended|quick_ratio/.test(claim.metric))
      return (claim.member === null || claim.member === plan) && sign === (claim.metric === 'quick_ratio' ? -1 : 1);
    if (/started|new_/.test(claim.metric)) return false;
    const mean = (from: number, to: number) => {
      let total = 0;
      for (let at = from; at <= to; at++) total += stands(claim, at);
      return total / (to - from + 1);
    };
    if (/^(trend|change-point)$/.test(claim.kind)) return (mean(0, 4) - mean(5, 10)) * sign > 0;
    return (stands(claim, 0) - stands(claim, claim.kind === 'yoy' ? 4 : 1)) * sign > 0;
  };
  const rows = subscriptions.map(({ account, plan: sold, region, cents, started, ended }) => [
    account,
    sold,
    region,
    (cents / 100).toFixed(2),
    started,
    ended ?? '',
  ]);
  return {
    kind: 'churn cluster',
    seed,
    strength,
    files: [{ name: 'subscriptions.csv', text: csvOf([['Account', 'Plan', 'Region', 'MRR', 'Start Date', 'End Date'], ...rows]) }],
    options: { today },
    figures: {
      'mrr@0': sum(on(now)),
      'mrr@-1': sum(on(before)),
      'active_subscriptions@0': on(now).length,
      'churned_mrr@0': sum(churned(0)),
    },
    planted: [
      {
        says: `more of ${plan} end`,
        strongest: false,
        matches: ({ member, metric, direction }) => member === plan && direction === (/churn|ended/.test(metric) ? 'up' : 'down'),
      },
    ],
    holds,
  };
};
