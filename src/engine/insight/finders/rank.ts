/** Who leads, and how much a few members hold together. */
import type { Dimension } from '../../../model/fact.ts';
import { zOfChange } from '../change.ts';
import { sumOf } from '../derived-fact.ts';
import { type Evidence, idsOf, isNamed, type Known, type Member } from '../evidence.ts';
import type { Found } from '../found.ts';
import { pOfZ } from '../statistics.ts';

/** A leader with fewer rows leads by chance: it is listed, not ranked. */
const leastRows = 5;
/** p above which a lead may be chance. */
const chance = 0.05;

/** A member with a larger share leads whatever happens: its home market is no news. */
const mostShare = 0.75;
const dull = 0.4;

/** Said last: who leads an unknown field, and who holds nearly everything. */
function isDull({ role }: Dimension, share: Known | null): boolean {
  return role === 'other' || (share?.value ?? 0) > mostShare;
}

/** Members by value, largest first, ties by name. */
export function ranking(evidence: Evidence, metric: string, dimension: Dimension, at: 0 | 'all' = 0): Member[] {
  return evidence
    .members(metric, dimension, at)
    .toSorted((a, b) => b.fact.value - a.fact.value || (a.member < b.member ? -1 : a.member > b.member ? 1 : 0));
}

export function findRanks(evidence: Evidence, metrics: readonly string[]): Found[] {
  return metrics.flatMap((metric) => evidence.table.dimensions.flatMap((dimension) => rankOf(evidence, metric, dimension) ?? []));
}

function rankOf(evidence: Evidence, metric: string, dimension: Dimension): Found | null {
  // Left-over members and rows without a member never lead.
  const [first, second] = ranking(evidence, metric, dimension).filter(({ member }) => isNamed(member, dimension));
  const whole = evidence.get(metric, 0);
  if (!first || !second || !whole || first.fact.n < leastRows || first.fact.value <= second.fact.value || second.fact.value <= 0)
    return null;
  if (!evidence.adds(metric, dimension, 0, 0.5)) return null;
  const share = evidence.share(first.fact, whole);
  const lead = evidence.multiple(first.fact, second.fact, '.lead');
  // The first and second of many are closer than two random ones, so no further correction is needed.
  const z = zOfChange(evidence, first.fact, second.fact);
  const gap = (first.fact.value - second.fact.value) / first.fact.value;
  return {
    id: `rank:${metric}:${dimension.id}=${first.member}`,
    kind: 'rank',
    metric,
    dimension: dimension.id,
    member: first.member,
    facts: { ...idsOf({ value: first.fact, second: second.fact, share, lead }), ...overAll(evidence, metric, dimension, first.member) },
    direction: 'flat',
    tone: 'neutral',
    claim: false,
    ...(z !== null && pOfZ(z) >= chance ? { withinNoise: true as const } : {}),
    impact: Math.min(1, (share?.value ?? 0) + gap * 0.5) * (isDull(dimension, share) ? dull : 1),
    significance: Math.min(1, gap * 2) * (isDull(dimension, share) ? dull : 1),
  };
}

/** The same lead over all periods, if the same member leads there too. */
function overAll(evidence: Evidence, metric: string, dimension: Dimension, member: string): Record<string, string> {
  const [first, second] = ranking(evidence, metric, dimension, 'all');
  const whole = evidence.get(metric, 'all');
  if (!first || !second || !whole || first.member !== member || second.fact.value <= 0 || first.fact.value <= second.fact.value) return {};
  const share = evidence.share(first.fact, whole);
  const lead = evidence.multiple(first.fact, second.fact, '.lead');
  return { ...(share ? { allShare: share.id } : {}), ...(lead ? { allLead: lead.id } : {}) };
}

/** Minimum share of the first `top` members to be worth saying. */
const least = 0.5;
/** And the minimum multiple of what they would hold if all were equal. */
const evenly = 1.25;

export function findConcentrations(evidence: Evidence, metrics: readonly string[]): Found[] {
  return metrics.flatMap((metric) =>
    evidence.table.dimensions.flatMap((dimension): Found[] => {
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
          impact: share.value * (isDull(dimension, lead) ? dull : 1),
          significance: 0.7 * (isDull(dimension, lead) ? dull : 1),
        },
      ];
    }),
  );
}
