/** The member that moved a mean or a margin, by another dimension: where within it the move was, or that all of it moved. */
import type { Dimension } from '../../../model/fact.ts';
import { type Evidence, isNamed, type Known } from '../evidence.ts';
import { benjaminiHochberg, pOfZ } from '../statistics.ts';
import type { Drill, RateMove } from './rate-change.ts';

/** With fewer or more, it is no table. */
const [fewest, most] = [2, 6];
/** Fewer rows have no mean to compare. */
const leastRows = 10;
/** Part of the member's rows that the crossings hold together. */
const leastHeld = 0.95;
/** Chance that a crossing moved like the rest of its member, over its dimension. */
const discovery = 0.05;

export interface MeanDrill extends Drill {
  /** All crossings went the way of their member, and none by more than the others. */
  even: boolean;
}

/** Of the other dimensions, the one with the crossing least likely to have moved like the rest; null where none is known whole. */
export function meanDrillOf(evidence: Evidence, metric: string, of: Dimension, member: string, direction: number): MeanDrill | null {
  const { prior, dimensions } = evidence.table;
  const whole = evidence.get(metric, 0, { [of.id]: member });
  if (!prior || !whole) return null;
  const [found] = dimensions
    .filter((dimension) => dimension !== of && !dimension.coded && dimension.members.length <= most)
    .flatMap((dimension) => {
      const cells = dimension.members.flatMap((each): RateMove[] => {
        const scope = { [of.id]: member, [dimension.id]: each };
        const [now, before] = [evidence.get(metric, 0, scope), evidence.get(metric, prior.offset, scope)];
        if (!now || !before || !isNamed(each, dimension) || now.n < leastRows || before.n < leastRows) return [];
        const delta = evidence.changeBetween(now, before);
        return delta ? [{ member: each, now, before, delta, p: 1 }] : [];
      });
      if (cells.length < fewest || cells.reduce((sum, { now }) => sum + now.n, 0) < leastHeld * whole.n) return [];
      return [drillOf(evidence, dimension, cells, direction)];
    })
    .toSorted((a, b) => a.least - b.least);
  return found ?? null;
}

function drillOf(evidence: Evidence, dimension: Dimension, moves: readonly RateMove[], direction: number): MeanDrill & { least: number } {
  const cells = moves.map((move) => ({
    ...move,
    p: chanceOf(
      evidence,
      move,
      moves.filter((other) => other !== move),
    ),
  }));
  const q = benjaminiHochberg(cells.map(({ p }) => p));
  const least = Math.min(...q);
  const apart = cells.find(
    ({ delta }, at) => q[at] === least && least < discovery && delta.value * direction > 0 && isLargest(delta, cells, direction),
  );
  const sorted = cells.toSorted((a, b) => (b.delta.value - a.delta.value) * direction || (a.member < b.member ? -1 : 1));
  const even = !apart && least >= discovery && cells.every(({ delta }) => delta.value * direction > 0);
  return { dimension, cells: sorted, apart: apart ?? null, even, least };
}

const isLargest = ({ value }: Known, cells: readonly RateMove[], direction: number) =>
  cells.every(({ delta }) => delta.value * direction <= value * direction);

/** Chance that a crossing moved like the rest of its member. */
function chanceOf(evidence: Evidence, { delta, now, before }: RateMove, others: readonly RateMove[]): number {
  const weight = ({ n, weight: own = n }: Known) => own;
  const error = (fact: Known) => evidence.noise(fact)?.error ?? 0;
  const all = others.reduce((sum, each) => sum + weight(each.now), 0);
  const rest = others.reduce((sum, each) => sum + (weight(each.now) / all) * each.delta.value, 0);
  const ofRest = others.reduce((sum, each) => sum + (weight(each.now) / all) ** 2 * (error(each.now) ** 2 + error(each.before) ** 2), 0);
  const spread = Math.sqrt(error(now) ** 2 + error(before) ** 2 + ofRest);
  return spread > 0 ? pOfZ((delta.value - rest) / spread) : 1;
}
