/** What is at risk as it stands: stale and overdue deals, deals that slipped, contracts up for renewal, where the facts hold them. */

import type { Finding } from '../../../model/finding.ts';
import type { Evidence } from '../evidence.ts';

const lists = [
  { kind: 'stale', value: 'stale_value', count: 'stale_count', whole: 'open_value', of: 'open_count' },
  { kind: 'overdue', value: 'overdue_value', count: 'overdue_count', whole: 'open_value', of: 'open_count' },
  { kind: 'slipped', value: 'slipped_value', count: 'slipped_count', whole: 'open_value', of: 'open_count' },
  { kind: 'renewal', value: 'renewal_mrr', count: 'renewal_count', whole: 'mrr', of: 'active_subscriptions' },
] as const;

export function findRiskLists(evidence: Evidence): Finding[] {
  return lists.flatMap(({ kind, value, count, whole, of }): Finding[] => {
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
        facts: {
          ...(sum && sum.value > 0 ? { value: sum.id } : {}),
          ...(rows ? { count: rows.id } : {}),
          ...(all ? { whole: all.id } : {}),
          ...(share ? { share: share.id } : {}),
        },
        direction: 'flat',
        tone: 'bad',
        claim: false,
        scale: 1,
        impact: Math.min(1, 0.3 + (share?.value ?? 0.3)),
        significance: 0.7,
        score: 0,
      },
    ];
  });
}
