/** Members that differ from the whole in their rate, or in how their share moved. */
import type { Dimension } from '../../../model/fact.ts';
import { directionOf, toneOf } from '../../../model/finding.ts';
import { remainderRate, zOfPart } from '../change.ts';
import { changeOf } from '../derived-fact.ts';
import { type Evidence, idsOf, isNamed } from '../evidence.ts';
import type { Found } from '../found.ts';
import { comparableRate, intervalRoles, pOfZ, twoProportionZ } from '../statistics.ts';
import { memberChanges } from './driver.ts';

export function findRateDifferences(evidence: Evidence): Found[] {
  return evidence.table.metrics
    .filter(({ unit, status }) => unit === 'ratio' && status === 'computed')
    .flatMap((note) =>
      evidence.table.dimensions.flatMap((dimension) =>
        evidence.members(note.id, dimension, 0).flatMap(({ member, fact }): Found[] => {
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
              impact: Math.min(1, Math.abs(fact.value - rest.hits / rest.n) * 3),
              significance: 0,
              p: pOfZ(twoProportionZ(rate, rest)),
            },
          ];
        }),
      ),
    );
}

/** Share change below which the mix is unchanged. */
const least = 0.01;
/** With fewer rows in either period, there is no mix to speak of. */
const leastRows = 30;

export function findShareShifts(evidence: Evidence, metrics: readonly string[]): Found[] {
  return metrics.flatMap((metric) => evidence.table.dimensions.flatMap((dimension) => shiftOf(evidence, metric, dimension) ?? []));
}

function shiftOf(evidence: Evidence, metric: string, dimension: Dimension): Found | null {
  const prior = evidence.table.prior;
  const whole = evidence.get(metric, 0);
  const wholeBefore = prior && evidence.get(metric, prior.offset);
  if (!whole || !wholeBefore) return null;
  const shifts = memberChanges(evidence, metric, dimension).flatMap(({ member, now, before, delta }) => {
    const share = evidence.share(now, whole);
    const shareBefore = evidence.share(before, wholeBefore);
    const shift = share && shareBefore && evidence.keep(changeOf(share, shareBefore));
    return shift ? [{ member, now, before, delta, share, shareBefore, shift }] : [];
  });
  const named = shifts.filter(({ member }) => isNamed(member, dimension));
  const largest = named.sort((a, b) => Math.abs(b.shift.value) - Math.abs(a.shift.value) || (a.member < b.member ? -1 : 1))[0];
  if (!largest || Math.abs(largest.shift.value) < least) return null;
  if (whole.n < leastRows || wholeBefore.n < leastRows) return null;
  const { member, now, before, delta, share, shareBefore, shift } = largest;
  const z = zOfPart(evidence, metric, { [dimension.id]: member }, { part: now, whole }, { part: before, whole: wholeBefore });
  if (z === null) return null;
  return {
    id: `share-shift:${metric}:${dimension.id}=${member}`,
    kind: 'share-shift',
    metric,
    dimension: dimension.id,
    member,
    facts: idsOf({ value: now, share, before: shareBefore, shift, delta }),
    direction: directionOf(shift.value),
    tone: 'neutral',
    claim: true,
    impact: Math.min(1, Math.abs(shift.value) * 5 + share.value * 0.5),
    significance: 0.6,
    // Bonferroni: the largest of several shifts is more likely to look large.
    p: Math.min(1, pOfZ(z) * named.length),
  };
}
