/** Members whose sum is below zero: they lose money. */

import type { Finding } from '../../../model/finding.ts';
import type { Evidence } from '../evidence.ts';
import { isNamed } from '../named.ts';
import { pOfZ } from '../statistics.ts';

/** p from which a loss is no more than chance. */
const chance = 0.05;

export function findLosses(evidence: Evidence, metrics: readonly string[]): Finding[] {
  return metrics.flatMap((metric) => {
    const whole = evidence.get(metric, 0);
    const note = evidence.metric(metric);
    if (!whole || !note || (note.unit !== 'money' && note.unit !== 'number')) return [];
    return evidence.table.dimensions.flatMap((dimension) => {
      const members = evidence.members(metric, dimension, 0).filter(({ fact }) => fact.n > 0);
      const gross = members.reduce((sum, { fact }) => sum + Math.abs(fact.value), 0);
      if (!evidence.adds(metric, dimension, 0, 0.5)) return [];
      return members
        .filter(({ fact, member }) => fact.value < 0 && isNamed(member, dimension))
        .map(({ fact, member }): Finding => {
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
            scale: 1,
            // Whose loss it is says less than what it was made on, as long as another column can tell that.
            impact: Math.min(1, 0.3 + Math.abs(fact.value) / gross) * (dimension.role === 'account' ? 0.6 : 1),
            significance: 0.6,
            score: 0,
          };
        });
    });
  });
}
