/** How much of a total sits with its first members: a dependence worth naming. */

import type { Finding } from '../../../model/finding.ts';
import { sumOf } from '../derived-fact.ts';
import type { Evidence } from '../evidence.ts';
import { isNamed } from '../named.ts';
import { dull, isDull, ranking } from './rank.ts';

/** The first `top` members must hold at least this share to be worth saying, and be few among many. */
const least = 0.5;
/** And this many times what they would hold if all members were alike. */
const evenly = 1.25;

export function findConcentrations(evidence: Evidence, metrics: readonly string[]): Finding[] {
  return metrics.flatMap((metric) =>
    evidence.table.dimensions.flatMap((dimension): Finding[] => {
      const ranked = ranking(evidence, metric, dimension);
      const whole = evidence.get(metric, 0);
      if (
        !whole ||
        ranked.length < 5 ||
        !evidence.adds(metric, dimension, 0, 0.5) ||
        ranked.some(({ fact, member }) => fact.value < 0 || !isNamed(member, dimension))
      )
        return [];
      const top = Math.min(3, Math.floor(ranked.length / 3) + 1);
      const sum = evidence.keep(
        sumOf(
          ranked.slice(0, top).map(({ fact }) => fact),
          { [dimension.id]: `(top ${top})` },
        ),
      );
      const share = sum && evidence.share(sum, whole);
      if (!share || share.value < Math.max(least, (evenly * top) / ranked.length)) return [];
      const lead = evidence.share(ranked[0]!.fact, whole);
      return [
        {
          id: `concentration:${metric}:${dimension.id}`,
          kind: 'concentration',
          metric,
          dimension: dimension.id,
          member: ranked[0]!.member,
          members: ranked.slice(0, top).map(({ member }) => member),
          facts: { value: sum.id, share: share.id },
          direction: 'flat',
          tone: 'neutral',
          claim: false,
          scale: 1,
          impact: share.value * (isDull(dimension, lead) ? dull : 1),
          significance: 0.7 * (isDull(dimension, lead) ? dull : 1),
          score: 0,
        },
      ];
    }),
  );
}
