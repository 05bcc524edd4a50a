/** Losses and risks: members below zero, deals without activity, overdue, slipped, renewals. */
import { type Evidence, idsOf, isNamed } from '../evidence.ts';
import type { Found } from '../found.ts';
import { pOfZ } from '../statistics.ts';

/** p above which a loss may be chance. */
const chance = 0.05;

export function findLosses(evidence: Evidence, metrics: readonly string[]): Found[] {
  return metrics.flatMap((metric) => {
    const whole = evidence.get(metric, 0);
    const note = evidence.metric(metric);
    if (!whole || !note || (note.unit !== 'money' && note.unit !== 'number')) return [];
    return evidence.table.dimensions.flatMap((dimension) => {
      const members = evidence.members(metric, dimension, 0).filter(({ fact }) => fact.n > 0);
      const gross = members.reduce((sum, { fact }) => sum + Math.abs(fact.value), 0);
      // An account of costs takes off the result by its nature.
      const isOfCosts = metric === 'statement_result' && dimension.role === 'account';
      if (isOfCosts || !evidence.adds(metric, dimension, 0, 0.5)) return [];
      return members
        .filter(({ fact, member }) => fact.value < 0 && isNamed(member, dimension))
        .map(({ fact, member }): Found => {
          const error = evidence.noise(fact)?.error;
          return {
            id: `loss:${metric}:${dimension.id}=${member}`,
            kind: 'loss',
            metric,
            dimension: dimension.id,
            member,
            facts: { value: fact.id, whole: whole.id },
            direction: 'down',
            tone: 'bad',
            claim: false,
            ...(error && pOfZ(fact.value / error) >= chance ? { withinNoise: true as const } : {}),
            // The account of a loss says less than what it was made on, if another column tells that.
            impact: Math.min(1, 0.3 + Math.abs(fact.value) / gross) * (dimension.role === 'account' ? 0.6 : 1),
            significance: 0.6,
          };
        });
    });
  });
}

const lists = [
  { kind: 'stale', value: 'stale_value', count: 'stale_count', whole: 'open_value', of: 'open_count' },
  { kind: 'overdue', value: 'overdue_value', count: 'overdue_count', whole: 'open_value', of: 'open_count' },
  { kind: 'slipped', value: 'slipped_value', count: 'slipped_count', whole: 'open_value', of: 'open_count' },
  { kind: 'renewal', value: 'renewal_mrr', count: 'renewal_count', whole: 'mrr', of: 'active_subscriptions' },
] as const;

export function findRiskLists(evidence: Evidence): Found[] {
  return lists.flatMap(({ kind, value, count, whole, of }): Found[] => {
    const [sum, rows] = [evidence.get(value, 0), evidence.get(count, 0)];
    const main = sum && sum.value > 0 ? sum : rows;
    if (!main || main.value <= 0) return [];
    const all = evidence.get(main === sum ? whole : of, 0);
    const share = all && evidence.share(main, all);
    return [
      {
        id: `${kind}:${main.metric}`,
        kind,
        metric: main.metric,
        facts: idsOf({ value: sum && sum.value > 0 && sum, count: rows, whole: all, share }),
        direction: 'flat',
        tone: 'bad',
        claim: false,
        impact: Math.min(1, 0.3 + (share?.value ?? 0.3)),
        significance: 0.7,
      },
    ];
  });
}
