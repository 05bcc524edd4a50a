/**
 * Subscriptions of which some end in every quarter; in the reporting quarter many more of one plan do. The noise is the root of the number
 * that end in a usual quarter, and `strength` times as many more end. Revenue that recurs is counted whole, so its claims are judged by the rows.
 */
import { csvOf } from './exports.ts';
import { addDays, daysApart } from './market.ts';
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

const from = '2023-01-01';
const quarter = { start: '2025-10-01', end: '2026-01-01' };
const plans = ['Starter', 'Team', 'Business', 'Scale'];
const regions = ['North', 'South', 'East', 'West'];

export const churnCluster: MakeStory = (seed) => {
  const chance = seeded(seed + 9_000);
  const strength = drawStrength(chance);
  const plan = chance.one(plans);
  const daily = chance.between(0.00025, 0.0004);
  const subscriptions: Subscription[] = Array.from({ length: chance.whole(1_400, 1_900) }, (_, at) => {
    const started = addDays(from, chance.whole(-700, daysApart(from, today) - 1));
    const lasts = Math.round(-Math.log(1 - chance.unit()) / daily);
    const ended = addDays(started, Math.max(1, lasts));
    const cents = Math.round(Math.exp(4.5 + 0.5 * chance.normal())) * 100;
    return {
      account: `A${at + 1}`,
      plan: chance.one(plans),
      region: chance.one(regions),
      cents,
      started,
      ended: ended <= today ? ended : null,
    };
  });
  const ends = (some: readonly Subscription[]) =>
    some.filter(({ ended }) => ended !== null && ended > quarter.start && ended < quarter.end);
  const standing = subscriptions.filter(({ started, ended }) => started <= quarter.start && ended === null);
  let more = Math.round(strength * Math.sqrt(ends(subscriptions).length));
  for (const each of chance.shuffle(standing))
    if (each.plan === plan && more > 0) {
      each.ended = addDays(quarter.start, chance.whole(2, 88));
      more--;
    }

  const on = (day: string) => subscriptions.filter(({ started, ended }) => started <= day && (ended === null || ended > day));
  const sum = (some: readonly Subscription[]) => some.reduce((total, { cents }) => total + cents, 0) / 100;
  const days = { now: '2025-12-31', before: '2025-09-30' };
  const of = (day: string, scope: Claim) =>
    on(day).filter((each) => (scope.member === null ? true : each.plan === scope.member || each.region === scope.member));
  const churned = (scope: Claim, [start, end]: [string, string]) => of(start, scope).filter(({ ended }) => ended !== null && ended <= end);
  const measure = (claim: Claim): [number, number] => {
    const now: [string, string] = [days.before, days.now];
    const earlier: [string, string] = ['2025-06-30', days.before];
    const pair = (figure: (span: [string, string]) => number): [number, number] => [figure(earlier), figure(now)];
    if (/churn|ended/.test(claim.metric))
      return pair((span) => sum(churned(claim, span)) / (claim.metric.includes('mrr') ? 1 : sum(of(span[0], claim))));
    if (/^(nrr|grr)$/.test(claim.metric)) return pair((span) => -sum(churned(claim, span)) / sum(of(span[0], claim)));
    if (/count|subscriptions/.test(claim.metric)) return pair((span) => of(span[1], claim).length);
    return pair((span) => sum(of(span[1], claim)));
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
      'mrr@0': sum(on(days.now)),
      'mrr@-1': sum(on(days.before)),
      'active_subscriptions@0': on(days.now).length,
      'churned_mrr@0': sum(on(days.before).filter(({ ended }) => ended !== null && ended <= days.now)),
    },
    planted: [
      {
        says: `more of ${plan} end`,
        strongest: false,
        matches: ({ member, metric, direction }) => member === plan && direction === (/churn|ended/.test(metric) ? 'up' : 'down'),
      },
    ],
    holds: (claim) => {
      const [before, now] = measure(claim);
      return (now - before) * (claim.direction === 'up' ? 1 : -1) > 0;
    },
  };
};
