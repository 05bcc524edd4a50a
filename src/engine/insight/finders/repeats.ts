/** Recurring revenue of subscriptions that repeat another live one of the same account: the same plan at the same price. */
import { type Per, repeated } from '../../../model/recurring-revenue.ts';
import { growthOf } from '../derived-fact.ts';
import { type Evidence, idsOf, type Known } from '../evidence.ts';
import type { Found } from '../found.ts';
import { recurringGrowth } from './recurring-growth.ts';

/** Part of recurring revenue, and accounts, from which repeats are to be looked at before the figure is quoted. */
const leastShare = 0.1;
/** Where most is so, several of one plan are how it is sold. */
const mostShare = 0.6;
const leastAccounts = 10;
/** Part from which a summary says so. */
const largeShare = 0.2;

export interface Repeats {
  per: Per;
  money: Known;
  share: Known;
  accounts: Known;
  /** Those beyond the first of each. */
  subscriptions: Known;
  example: { account: string; plan: string; count: Known } | null;
  /** Recurring revenue with one of each alone, and its growth. */
  without: { now: Known; before: Known; growth: Known } | null;
}

/** Null where they are few or the rule, and where recurring revenue did not move, which they are told beside. */
export function repeatsOf(evidence: Evidence): Repeats | null {
  return evidence.once('repeats', () => {
    const growth = recurringGrowth(evidence);
    const { prior } = evidence.table;
    if (!growth || !prior) return null;
    const { per, now, before } = growth;
    const [money, accounts, subscriptions] = [per, 'paying_accounts', 'active_subscriptions'].map((metric) =>
      evidence.get(`${metric}.repeats`, 0),
    );
    if (!money || !accounts || !subscriptions || accounts.value < leastAccounts) return null;
    if (money.value < leastShare * now.value || money.value > mostShare * now.value) return null;
    const share = evidence.share(money, now);
    if (!share) return null;
    const most = evidence.of('active_subscriptions.repeats').find(({ scope }) => scope[repeated.account] !== undefined);
    const count = most ? evidence.byId(most.id) : null;
    return {
      per,
      money,
      share,
      accounts,
      subscriptions,
      example: count && { account: count.scope[repeated.account]!, plan: count.scope[repeated.plan]!, count },
      without: withoutRepeats(evidence, { now, money }, { now: before, money: evidence.get(`${per}.repeats`, prior.offset) }),
    };
  });
}

interface Level {
  now: Known;
  money: Known | null;
}

function withoutRepeats(evidence: Evidence, now: Level, before: Level): Repeats['without'] {
  const [one, other] = [now, before].map(({ now: all, money }) =>
    money
      ? evidence.workedOut(all, '.without_repeats', all.value - money.value, [all, money], {
          label: `${all.label} without repeats`,
          formula: `${all.label} less ${money.label}`,
        })
      : null,
  );
  const growth = one && other && other.value > 0 ? evidence.keep(growthOf(one, other)) : null;
  return one && other && growth ? { now: one, before: other, growth } : null;
}

export function findRepeats(evidence: Evidence): Found[] {
  const repeats = repeatsOf(evidence);
  if (!repeats) return [];
  const { money, share, accounts } = repeats;
  return [
    {
      id: `repeats:${money.metric}`,
      kind: 'repeats',
      metric: money.metric,
      facts: idsOf({ value: money, share, count: accounts }),
      direction: 'flat',
      tone: 'bad',
      // Counted, not tested: whether they are repeats is for those to say who keep the contracts.
      claim: false,
      impact: share.value >= largeShare ? 0.9 : 0.5,
      significance: 0.6,
    },
  ];
}
