/** A member whose rate differs from that of all the others together. */

import { directionOf, type Finding, toneOf } from '../../../model/finding.ts';
import type { Evidence } from '../evidence.ts';
import { comparableRate } from '../guards.ts';
import { intervalRoles } from '../interval.ts';
import { isNamed } from '../named.ts';
import { remainderRate } from '../remainder-rate.ts';
import { pOfZ, twoProportionZ } from '../statistics.ts';

export function findRateDifferences(evidence: Evidence): Finding[] {
  return evidence.table.metrics
    .filter(({ unit, status }) => unit === 'ratio' && status === 'computed')
    .flatMap((note) =>
      evidence.table.dimensions.flatMap((dimension) =>
        evidence.members(note.id, dimension, 0).flatMap(({ member, fact }): Finding[] => {
          const rest = remainderRate(evidence.get(note.id, 0), fact);
          const rate = comparableRate(fact);
          if (!rate || !rest || !isNamed(member, dimension)) return [];
          const direction = directionOf(fact.value - rest.hits / rest.n);
          return [
            {
              id: `rate-difference:${note.id}:${dimension.id}=${member}`,
              kind: 'rate-difference',
              metric: note.id,
              dimension: dimension.id,
              member,
              facts: { value: fact.id, whole: evidence.get(note.id, 0)!.id, ...intervalRoles(evidence, fact) },
              direction,
              tone: toneOf(direction, note.polarity),
              claim: true,
              scale: 1,
              impact: Math.min(1, Math.abs(fact.value - rest.hits / rest.n) * 3),
              significance: 0,
              p: pOfZ(twoProportionZ(rate, rest)),
              score: 0,
            },
          ];
        }),
      ),
    );
}
