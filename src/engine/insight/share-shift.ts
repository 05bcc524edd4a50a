/** How the mix moved: the member whose share of the whole changed most, with what its value did. */
import type { Dimension } from '../metrics/fact.ts';
import { changeOf } from './derived-fact.ts';
import { memberChanges } from './driver.ts';
import { type Evidence, unnamed } from './evidence.ts';
import { directionOf, type Finding } from './finding.ts';

/** Points of share below which the mix is as before. */
const least = 0.01;

export function findShareShifts(evidence: Evidence, metrics: readonly string[]): Finding[] {
  return metrics.flatMap((metric) => evidence.table.dimensions.flatMap((dimension) => shiftOf(evidence, metric, dimension) ?? []));
}

function shiftOf(evidence: Evidence, metric: string, dimension: Dimension): Finding | null {
  const prior = evidence.table.prior;
  const whole = evidence.get(metric, 0);
  const wholeBefore = prior && evidence.get(metric, prior.offset);
  if (!whole || !wholeBefore) return null;
  const shifts = memberChanges(evidence, metric, dimension).flatMap(({ member, now, before, delta }) => {
    const share = evidence.share(now, whole);
    const shareBefore = evidence.share(before, wholeBefore);
    const shift = share && shareBefore && evidence.keep(changeOf(share, shareBefore));
    return shift ? [{ member, now, delta, share, shareBefore, shift }] : [];
  });
  const largest = shifts.sort((a, b) => Math.abs(b.shift.value) - Math.abs(a.shift.value) || (a.member < b.member ? -1 : 1))[0];
  if (!largest || largest.member === unnamed || Math.abs(largest.shift.value) < least) return null;
  return {
    id: `share-shift:${metric}:${dimension.id}=${largest.member}`,
    kind: 'share-shift',
    metric,
    dimension: dimension.id,
    member: largest.member,
    facts: {
      value: largest.now.id,
      share: largest.share.id,
      before: largest.shareBefore.id,
      shift: largest.shift.id,
      delta: largest.delta.id,
    },
    direction: directionOf(largest.shift.value),
    tone: 'neutral',
    scale: 1,
    impact: Math.min(1, Math.abs(largest.shift.value) * 5 + largest.share.value * 0.5),
    significance: 0.6,
    score: 0,
  };
}
