/** The member whose own figure moved a mean, such as the topic that made the time to resolve longer; `rate-change.ts` does the same for rates. */
import type { Dimension, MetricNote } from '../../../model/fact.ts';
import { directionOf, toneOf } from '../../../model/finding.ts';
import { type Evidence, idsOf, isNamed, type Known } from '../evidence.ts';
import type { Found } from '../found.ts';
import { minRows, pOfZ, proportionOf } from '../statistics.ts';
import { splitOf } from './mix.ts';

/** Part of the change that the member's own move makes at least. */
const leastPart = 0.5;
/** Times its part of the rows that this is at least: where all moved alike, none did. */
const leastLead = 1.5;
/** With more members, none carries the mean. */
const mostMembers = 20;
/** Chance that any of all the moves tested here is none, at most: a family of its own, so that it takes nothing from the others. */
const discovery = 0.01;

export function findMeanDrivers(evidence: Evidence): Found[] {
  const tested = evidence.table.metrics
    .filter(
      ({ status, state, untested, weighedBy, beside }) =>
        status === 'computed' && !state && (!untested || weighedBy !== undefined) && beside === undefined,
    )
    .flatMap((note) => evidence.table.dimensions.flatMap((dimension) => meanDriverOf(evidence, note, dimension) ?? []));
  const tests = tested.reduce((sum, { members }) => sum + members, 0);
  return tested.flatMap(({ found, p }) => (p * tests <= discovery ? [found] : []));
}

interface Tested {
  found: Found;
  p: number;
  /** Members that could have been named. */
  members: number;
}

function meanDriverOf(evidence: Evidence, note: MetricNote, dimension: Dimension): Tested | null {
  const [value, delta] = [evidence.get(note.id, 0), evidence.change(note.id)];
  // Of a share of a sum whose rows tell nothing of chance, the parts of its change are arithmetic.
  const isWeighed = note.weighedBy !== undefined && (value === null || evidence.noise(value)?.of !== 'mean');
  const isMean = value && (isWeighed || (proportionOf(value) === null && evidence.noise(value)?.of === 'mean'));
  const split =
    isMean && delta && delta.value !== 0 && dimension.members.length <= mostMembers ? splitOf(evidence, note.id, dimension) : null;
  if (!value || !delta || !split) return null;
  const moved = split.parts
    .flatMap(({ member, now, before, weight, weightBefore }) =>
      now && before && isNamed(member, dimension) && now.n >= minRows && before.n >= minRows
        ? [{ member, now, before, weight: (weight + weightBefore) / 2, effect: ((weight + weightBefore) / 2) * (now.value - before.value) }]
        : [],
    )
    .sort((a, b) => b.effect / delta.value - a.effect / delta.value);
  const [first] = moved;
  const p = first ? (isWeighed ? 0 : testOf(evidence, first.now, first.before)) : null;
  if (!first || p === null || first.effect / delta.value < Math.max(leastPart, leastLead * first.weight)) return null;
  const { member, now, before, effect } = first;
  const parts = [value, delta, now, before];
  const own = evidence.changeBetween(now, before);
  const part = evidence.workedOut(now, '.part_of_mean', Math.min(1, effect / delta.value), parts, {
    label: `${now.label}, part of the change`,
    formula: 'part of the change made by the own figure of the member, at the mean of its weights in both periods',
    unit: 'ratio',
  });
  const without = evidence.workedOut(now, '.mean_without', value.value - effect, parts, {
    label: `${value.label} had the member stayed`,
    formula: 'figure of the whole less what the own move of the member did to it',
  });
  const direction = directionOf(now.value - before.value);
  const found: Found = {
    id: `mean-driver:${note.id}:${dimension.id}=${member}`,
    kind: 'mean-driver',
    metric: note.id,
    dimension: dimension.id,
    member,
    facts: idsOf({
      value: now,
      before,
      delta: own,
      total: delta,
      contribution: effect < delta.value === delta.value > 0 && part,
      without,
      whole: value,
    }),
    direction,
    tone: toneOf(direction, note.polarity),
    claim: !isWeighed,
    impact: Math.min(1, 0.4 + Math.min(1, effect / delta.value) / 2),
    significance: 0.9,
  };
  return { found, p, members: dimension.members.length };
}

/** Null where nothing tells how the figures vary. */
function testOf(evidence: Evidence, now: Known, before: Known): number | null {
  const [noise, earlier] = [evidence.noise(now), evidence.noise(before)];
  const error = noise && earlier ? Math.hypot(noise.error, earlier.error) : 0;
  return error > 0 ? pOfZ((now.value - before.value) / error) : null;
}
