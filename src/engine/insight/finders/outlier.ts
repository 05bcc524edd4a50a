/** Figures due to one row or one member: a deal that is more than a fifth of a sum, a member far from its peers. */
import type { Dimension } from '../../../model/fact.ts';
import { directionOf } from '../../../model/finding.ts';
import { type Evidence, isNamed, type Known } from '../evidence.ts';
import type { Found } from '../found.ts';
import { median, pOfZ, robustZ } from '../statistics.ts';

/** Share of a sum above which its largest row is named. */
const largeShare = 0.2;
/** Share above which it is named if it is also an outlier on a log scale. */
const visibleShare = 0.05;
/** With fewer rows, one of them is large anyway: they are listed. */
const leastRows = 8;
const leastPeers = 8;
/** Modified z beyond which a member is an outlier (Iglewicz and Hoaglin 1993). */
const far = 3.5;

export function findOutliers(evidence: Evidence, metric: string): Found[] {
  return [...largestRow(evidence, metric), ...evidence.table.dimensions.flatMap((dimension) => farMembers(evidence, metric, dimension))];
}

function largestRow(evidence: Evidence, metric: string): Found[] {
  const whole = evidence.get(metric, 0);
  const largest = evidence.get(`${metric}.largest`, 0);
  const without = evidence.get(`${metric}.without_largest`, 0);
  const share = whole && largest && evidence.share(largest, whole);
  const spread = evidence.get(`${metric}.largest_z`, 0);
  if (!whole || !without || !share || whole.n < leastRows) return [];
  const hides = hidesFall(evidence, metric, whole, without) && share.value > visibleShare;
  if (share.value <= largeShare && !hides && !(spread && spread.value > far && share.value > visibleShare)) return [];
  return [
    {
      id: `outlier:${metric}`,
      kind: 'outlier',
      metric,
      facts: { value: largest!.id, share: share.id, without: without.id, ...meanWithout(evidence, metric, whole, share) },
      direction: 'up',
      tone: 'neutral',
      claim: false,
      impact: hides ? 1 : Math.min(1, 0.6 + share.value),
      significance: 0.9,
    },
  ];
}

/** Parts of the figure before: up to which a change counts as none, and from which a fall counts. */
const fall = { none: 0.02, real: 0.05 } as const;

/** Whether a sum that held fell without its largest row, also against the one before without its own. */
function hidesFall(evidence: Evidence, metric: string, whole: Known, without: Known): boolean {
  const prior = evidence.table.prior?.offset;
  const [before, both] = prior === undefined ? [] : [evidence.get(metric, prior), evidence.get(`${metric}.without_largest`, prior)];
  if (!before || !both || before.value <= 0 || both.value <= 0) return false;
  const fell = (base: Known) => without.value < base.value * (1 - fall.real);
  return whole.value >= before.value * (1 - fall.none) && fell(before) && fell(both);
}

/** If one row makes more than a fifth of a sum, the mean misleads; it is also given without that row. */
function meanWithout(evidence: Evidence, metric: string, whole: Known, share: Known): Record<string, string> {
  if (share.value <= largeShare) return {};
  const { source } = evidence.metric(metric) ?? {};
  for (const note of evidence.table.metrics) {
    const [mean, without] = [evidence.get(note.id, 0), evidence.get(`${note.id}.without_largest`, 0)];
    const isMean = mean && without && mean.n === whole.n && Math.abs(mean.value * mean.n - whole.value) <= Math.abs(whole.value) * 1e-6;
    if (note.id !== metric && note.source === source && isMean) return { mean: mean.id, meanWithout: without.id };
  }
  return {};
}

function farMembers(evidence: Evidence, metric: string, dimension: Dimension): Found[] {
  const members = evidence.members(metric, dimension, 0).filter(({ member, fact }) => isNamed(member, dimension) && fact.n > 0);
  if (members.length < leastPeers || !evidence.adds(metric, dimension, 0, 0.5)) return [];
  const values = members.map(({ fact }) => fact.value);
  const centre = median(values);
  return members.flatMap(({ member, fact }): Found[] => {
    const robust = robustZ(fact.value, values);
    const error = evidence.noise(fact)?.error;
    // Bonferroni: the farthest of several peers is more likely to look far.
    const p = error ? Math.min(1, pOfZ((fact.value - centre) / error) * members.length) : 1;
    if (robust === null || Math.abs(robust) <= far || fact.n < leastRows || p >= 0.05) return [];
    const all = members.map((each) => each.fact);
    const peers = evidence.workedOut(fact, '.median', centre, all, {
      label: `${fact.label}, median of its peers`,
      formula: `median of the ${dimension.label} figures`,
      scope: { [dimension.id]: '(median)' },
    });
    return [
      {
        id: `outlier:${metric}:${dimension.id}=${member}`,
        kind: 'outlier',
        metric,
        dimension: dimension.id,
        member,
        facts: { value: fact.id, median: peers.id },
        direction: directionOf(robust),
        tone: 'neutral',
        claim: false,
        impact: Math.min(0.6, Math.abs(fact.value - centre) / values.reduce((sum, value) => sum + Math.abs(value), 0) + 0.2),
        // The ranking already shows its size.
        significance: 0.5,
      },
    ];
  });
}
