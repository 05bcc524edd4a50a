/** Members that moved a total: arithmetic contribution to its net change, for dimensions whose members add to the whole. */
import type { Dimension } from '../metrics/fact.ts';
import { contributionOf } from './derived-fact.ts';
import { type Evidence, type Known, unnamed } from './evidence.ts';
import { directionOf, type Finding, toneOf } from './finding.ts';

/** Part of the whole that may belong to no member, such as rows without an account. */
const slack = 0.2;

export interface MemberChange {
  member: string;
  now: Known;
  before: Known;
  delta: Known;
}

/** Each member's change, largest fall or rise first, ties by name; empty when the members do not add to the whole. */
export function memberChanges(evidence: Evidence, metric: string, dimension: Dimension): MemberChange[] {
  const prior = evidence.table.prior;
  if (!prior || !evidence.adds(metric, dimension, 0, slack) || !evidence.adds(metric, dimension, prior.offset, slack)) return [];
  return dimension.members
    .flatMap((member) => {
      const pair = evidence.pairOfMember(metric, dimension, member);
      const delta = pair && evidence.change(metric, { [dimension.id]: member });
      return delta ? [{ member, ...pair, delta }] : [];
    })
    .sort((a, b) => Math.abs(b.delta.value) - Math.abs(a.delta.value) || (a.member < b.member ? -1 : 1));
}

export function findDrivers(evidence: Evidence, metrics: readonly string[]): Finding[] {
  return metrics.flatMap((metric) => evidence.table.dimensions.flatMap((dimension) => driversOf(evidence, metric, dimension)));
}

function driversOf(evidence: Evidence, metric: string, dimension: Dimension): Finding[] {
  const total = evidence.change(metric);
  if (!total || total.value === 0) return [];
  const changes = memberChanges(evidence, metric, dimension);
  const gross = changes.reduce((sum, { delta }) => sum + Math.abs(delta.value), 0);
  const leading = changes.find(({ delta }) => Math.sign(delta.value) === Math.sign(total.value));
  if (!leading || leading.member === unnamed || gross === 0) return [];
  const contribution = evidence.keep(contributionOf(leading.delta, total));
  const growth = evidence.growth(metric, { [dimension.id]: leading.member });
  const counter = changes.find(({ delta }) => Math.sign(delta.value) === -Math.sign(total.value));
  const direction = directionOf(leading.delta.value);
  const net = Math.min(1, Math.abs(leading.delta.value / total.value));
  return [
    {
      id: `driver:${metric}:${dimension.id}=${leading.member}`,
      kind: 'driver',
      metric,
      dimension: dimension.id,
      member: leading.member,
      facts: {
        value: leading.now.id,
        before: leading.before.id,
        delta: leading.delta.id,
        total: total.id,
        // More than the whole is said better against the net change.
        ...(contribution && contribution.value <= 1 ? { contribution: contribution.id } : {}),
        ...(growth ? { pct: growth.id } : {}),
        ...(counter ? { counter: counter.delta.id } : {}),
      },
      direction,
      tone: toneOf(direction, evidence.metric(metric)?.polarity ?? 'neutral'),
      scale: 1,
      // A field that plays no known part, such as a product's family, says less than the product.
      impact: (dimension.role === 'other' ? 0.6 : 1) * (0.5 * net + 0.5 * (Math.abs(leading.delta.value) / gross)),
      significance: 0.8,
      score: 0,
    },
  ];
}
