/** Why accounts say they leave, by count and by money: the first by one is often not the first by the other. */
import { lossReason } from '../../../model/fact.ts';
import { type Per, toldPer } from '../../../model/recurring-revenue.ts';
import { type Evidence, idsOf, isNamed, type Known, unnamed } from '../evidence.ts';
import type { Found } from '../found.ts';
import { pOfEven } from '../statistics.ts';

interface Reason {
  reason: string;
  count: Known;
  /** What ended of the accounts that gave it; null where none did. */
  money: Known | null;
}

export interface LossReasons {
  per: Per;
  /** Most events first. */
  reasons: readonly Reason[];
  first: { count: Reason; money: Reason };
  /** What ended without a reason, and its share of all that ended. */
  none: { money: Known; share: Known } | null;
  /** The counts differ no more than chance would make them. */
  even: boolean;
}

const least = { events: 20, reasons: 3 } as const;
const chance = 0.05;

export function lossReasonsOf(evidence: Evidence): LossReasons | null {
  return evidence.once('loss reasons', () => {
    const { reporting } = evidence.table;
    const per = toldPer(evidence.table);
    const at = (metric: string, reason: string) => evidence.get(`${metric}.reason`, 0, { [lossReason]: reason });
    const given = evidence.of('churn_events.reason').filter(({ period }) => period === reporting.id);
    const reasons = given
      .flatMap(({ scope }): Reason[] => {
        const reason = scope[lossReason]!;
        const count = at('churn_events', reason);
        return count && isNamed(reason, {}) ? [{ reason, count, money: at(`ended_${per}`, reason) }] : [];
      })
      .toSorted((a, b) => b.count.value - a.count.value || (a.reason < b.reason ? -1 : 1));
    const events = reasons.reduce((sum, { count }) => sum + count.value, 0);
    const whole = evidence.get(`ended_${per}`, 0);
    const byMoney = reasons.toSorted((a, b) => (b.money?.value ?? 0) - (a.money?.value ?? 0));
    if (reasons.length < least.reasons || events < least.events || !whole || !byMoney[0]!.money) return null;
    const without = [unnamed, ...given.map(({ scope }) => scope[lossReason]!).filter((reason) => !isNamed(reason, {}))].flatMap(
      (reason) => at(`ended_${per}`, reason) ?? [],
    );
    const money = withoutReason(evidence, [...new Set(without)]);
    const share = money && evidence.share(money, whole);
    return {
      per,
      reasons,
      first: { count: reasons[0]!, money: byMoney[0]! },
      none: money && share ? { money, share } : null,
      even: pOfEven(reasons.map(({ count }) => count.value)) > chance,
    };
  });
}

/** What ended with none, and with one that says nothing, such as unknown. */
function withoutReason(evidence: Evidence, parts: readonly Known[]): Known | null {
  const [first, ...others] = parts;
  if (!first || others.length === 0) return first ?? null;
  const sum = parts.reduce((total, { value }) => total + value, 0);
  return evidence.workedOut(first, '.without_reason', sum, parts, {
    label: `${first.label}, without a reason`,
    formula: 'sum of those without a reason',
  });
}

/** Arithmetic of what was written down, so that no test decides whether it may be said; the page says where the counts are even. */
export function findLossReasons(evidence: Evidence): Found[] {
  const found = lossReasonsOf(evidence);
  if (!found) return [];
  const { per, first, none } = found;
  return [
    {
      id: `loss-reasons:ended_${per}`,
      kind: 'loss-reasons',
      metric: `ended_${per}`,
      facts: idsOf({ value: first.money.money, count: first.count.count, share: none?.share }),
      direction: 'flat',
      tone: 'neutral',
      claim: false,
      impact: 0.6,
      significance: 0.5,
    },
  ];
}
