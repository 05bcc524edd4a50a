/** What recurring revenue grew by: more accounts, more subscriptions an account, or more money a subscription. */
import { directionOf, toneOf } from '../../../model/finding.ts';
import { type Per, toldPer } from '../../../model/recurring-revenue.ts';
import { type Evidence, idsOf, type Known } from '../evidence.ts';
import type { Found } from '../found.ts';
import { logMeanEffects } from '../log-mean.ts';

/** Fewer accounts are told by their names. */
const leastAccounts = 20;
/** Part of the revenue before from which a change is parted. */
const leastChange = 0.02;

export interface GrowthFactor {
  name: 'accounts' | 'subscriptions' | 'size';
  now: Known;
  before: Known;
  effect: Known;
  share: Known;
}

export interface Growth {
  per: Per;
  now: Known;
  before: Known;
  delta: Known;
  /** That with the largest effect first. */
  factors: readonly GrowthFactor[];
}

/** Null where a factor is not known, and where every account has one subscription, which says no more than their number. */
export function recurringGrowth(evidence: Evidence): Growth | null {
  return evidence.once('recurring growth', () => growthOf(evidence));
}

function growthOf(evidence: Evidence): Growth | null {
  const { prior } = evidence.table;
  if (!prior) return null;
  const per = toldPer(evidence.table);
  const delta = evidence.change(per);
  const [now, before] = [0, prior.offset].map((at) => factorsAt(evidence, per, at));
  if (!delta || !now || !before || Math.abs(delta.value) < leastChange * before.money.value) return null;
  if (Math.min(now.accounts.value, before.accounts.value) < leastAccounts) return null;
  if (now.subscriptions.value === before.subscriptions.value && now.subscriptions.value === 1) return null;
  const names = ['accounts', 'subscriptions', 'size'] as const;
  const effects = logMeanEffects(
    names.map((name) => before[name].value),
    names.map((name) => now[name].value),
  );
  const factors = names.map((name, at): GrowthFactor => {
    const parts = [now[name], before[name]];
    const effect = evidence.workedOut(now.money, `.by_${name}`, effects[at]!, parts, {
      label: `${delta.label} by ${now[name].label}`,
      formula: `logarithmic mean of ${now.money.label} now and before, times the logarithm of the growth of ${now[name].label}`,
    });
    const share = evidence.workedOut(effect, '_share', effect.value / delta.value, [effect, delta], {
      label: `${effect.label}, share of the change`,
      formula: `${effect.label} divided by ${delta.label}`,
      unit: 'ratio',
    });
    return { name, now: now[name], before: before[name], effect, share };
  });
  return {
    per,
    now: now.money,
    before: before.money,
    delta,
    factors: factors.toSorted((a, b) => Math.abs(b.effect.value) - Math.abs(a.effect.value)),
  };
}

function factorsAt(evidence: Evidence, per: Per, at: number) {
  const [money, accounts, active] = [evidence.get(per, at), evidence.get('paying_accounts', at), evidence.get('active_subscriptions', at)];
  if (!money || !accounts || !active || money.value <= 0 || accounts.value <= 0 || active.value <= 0) return null;
  const subscriptions = evidence.workedOut(active, '.per_account', active.value / accounts.value, [active, accounts], {
    label: `${active.label} per account`,
    formula: `${active.label} divided by ${accounts.label}`,
    unit: 'number',
  });
  const size = evidence.workedOut(money, '.per_subscription', money.value / active.value, [money, active], {
    label: `${money.label} per subscription`,
    formula: `${money.label} divided by ${active.label}`,
  });
  return { money, accounts, subscriptions, size };
}

export function findRecurringGrowth(evidence: Evidence): Found[] {
  const growth = recurringGrowth(evidence);
  if (!growth) return [];
  const { now, before, delta, factors } = growth;
  const [first, second] = factors as [GrowthFactor, GrowthFactor];
  const direction = directionOf(delta.value);
  return [
    {
      id: `recurring-growth:${now.metric}`,
      kind: 'recurring-growth',
      metric: now.metric,
      facts: idsOf({ value: now, before, delta, first: first.effect, second: second.effect }),
      direction,
      tone: toneOf(direction, 'up'),
      // The factors make up the change by arithmetic.
      claim: false,
      impact: 0.8,
      significance: 0.6,
    },
  ];
}
