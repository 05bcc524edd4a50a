/** Members that moved a total: their contribution to its net change, for dimensions whose members add up to the whole. */
import type { Dimension, Fact } from '../../../model/fact.ts';
import { directionOf, toneOf } from '../../../model/finding.ts';
import { levelBefore, levelOf, zBetween, zOfPart } from '../change.ts';
import { contributionOf } from '../derived-fact.ts';
import { type Evidence, idsOf, isNamed, type Known } from '../evidence.ts';
import type { Found } from '../found.ts';
import { pOfZ } from '../statistics.ts';

/** Share of the whole that may belong to no member, such as rows without an account. */
const slack = 0.2;

export interface MemberChange {
  member: string;
  now: Known;
  before: Known;
  delta: Known;
}

/** Each member's change, largest first, ties by name; empty if the members do not add up to the whole. */
export function memberChanges(evidence: Evidence, metric: string, dimension: Dimension): readonly MemberChange[] {
  return evidence.once(`changes ${metric} ${dimension.id}`, () => changesOf(evidence, metric, dimension));
}

function changesOf(evidence: Evidence, metric: string, dimension: Dimension): MemberChange[] {
  const prior = evidence.table.prior;
  if (!prior || !evidence.adds(metric, dimension, 0, slack) || !evidence.adds(metric, dimension, prior.offset, slack)) return [];
  return dimension.members
    .flatMap((member) => {
      const pair = evidence.pairOfMember(metric, dimension, member);
      const delta = pair && evidence.changeBetween(pair.now, pair.before);
      return delta ? [{ member, ...pair, delta }] : [];
    })
    .sort((a, b) => Math.abs(b.delta.value) - Math.abs(a.delta.value) || (a.member < b.member ? -1 : 1));
}

export function findDrivers(evidence: Evidence, metrics: readonly string[]): Found[] {
  return metrics.flatMap((metric) => evidence.table.dimensions.flatMap((dimension) => driversOf(evidence, metric, dimension)));
}

/** The member that moved most in the whole's direction, whatever the test says, then those whose own change may stand out, either way. */
function driversOf(evidence: Evidence, metric: string, dimension: Dimension): Found[] {
  const total = evidence.change(metric);
  if (!total || total.value === 0) return [];
  const changes = memberChanges(evidence, metric, dimension);
  const gross = changes.reduce((sum, { delta }) => sum + Math.abs(delta.value), 0);
  if (gross === 0) return [];
  const leading = changes.find(({ member, delta }) => isNamed(member, dimension) && Math.sign(delta.value) === Math.sign(total.value));
  return changes.flatMap((change) => {
    if (change.delta.value === 0 || !isNamed(change.member, dimension)) return [];
    const p = testOfDriver(evidence, metric, dimension, change);
    if (change !== leading && p === null) return [];
    return [driverOf(evidence, metric, dimension, { change, changes, total, gross, leads: change === leading, p })];
  });
}

interface Moved {
  change: MemberChange;
  changes: readonly MemberChange[];
  total: Known;
  gross: number;
  leads: boolean;
  p: number | null;
}

function driverOf(evidence: Evidence, metric: string, dimension: Dimension, moved: Moved): Found {
  const { change, changes, total, gross, leads, p } = moved;
  const { member, delta, now, before } = change;
  const withTotal = Math.sign(delta.value) === Math.sign(total.value);
  const contribution = withTotal ? evidence.keep(contributionOf(delta, total)) : null;
  const growth = evidence.growth(metric, { [dimension.id]: member });
  const counter = changes.find((other) => isNamed(other.member, dimension) && Math.sign(other.delta.value) === -Math.sign(delta.value));
  const direction = directionOf(delta.value);
  const net = Math.min(1, Math.abs(delta.value / total.value));
  return {
    id: `driver:${metric}:${dimension.id}=${member}`,
    kind: 'driver',
    metric,
    dimension: dimension.id,
    member,
    facts: idsOf({
      value: now,
      before,
      delta,
      total,
      // More than 100% is better expressed against the net change.
      contribution: contribution && contribution.value <= 1 && contribution,
      pct: before.n >= 5 && growth,
      counter: counter?.delta,
    }),
    direction,
    tone: toneOf(direction, evidence.metric(metric)?.polarity ?? 'neutral'),
    claim: p !== null,
    ...(leads ? { leads: true as const } : {}),
    // An unknown field, such as a product's family, says less than the product.
    impact: (dimension.role === 'other' ? 0.6 : 1) * (0.5 * net + 0.5 * (Math.abs(delta.value) / gross)),
    significance: 0.5,
    ...(p === null ? {} : { p }),
  };
}

/** Both its change and the change of its share must exceed chance; a return to the usual level drives nothing. */
function testOfDriver(evidence: Evidence, metric: string, dimension: Dimension, change: MemberChange): number | null {
  const { member, now, before } = change;
  const scope = { [dimension.id]: member };
  const [whole, wholeBefore] = [evidence.get(metric, 0), evidence.get(metric, evidence.table.prior!.offset)];
  if (!whole || !wholeBefore || returnsToUsual(evidence, metric, scope, change)) return null;
  const [level, earlier] = [levelOf(evidence, now), levelBefore(evidence, metric, scope, before, now)];
  const own = level && earlier && zBetween(level, earlier);
  if (own === null) return null;
  const part = zOfPart(evidence, metric, scope, { part: now, whole }, { part: before, whole: wholeBefore });
  if (part === null) return pOfZ(own);
  // The member's own change sets the direction of its share, so the test is one-sided.
  return Math.sign(part) === Math.sign(own) ? Math.max(pOfZ(own), pOfZ(part) / 2) : 1;
}

/** Regression to the mean: the prior period was its extreme, and it is now back where it was before. */
function returnsToUsual(evidence: Evidence, metric: string, scope: Fact['scope'], { now, before, delta }: MemberChange): boolean {
  const prior = evidence.table.prior!;
  const values = evidence.complete
    .filter(({ offset }) => offset < prior.offset)
    .flatMap(({ offset }) => evidence.get(metric, offset, scope)?.value ?? []);
  if (values.length < 3) return false;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return delta.value > 0 ? before.value < low && now.value <= high : before.value > high && now.value >= low;
}
