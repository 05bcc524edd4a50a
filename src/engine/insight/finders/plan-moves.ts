/** Customers who stepped down from one plan to a cheaper one, where that holds most of what was lost of those who stayed. */
import type { Fact } from '../../../model/fact.ts';
import { type Per, planMove, toldPer } from '../../../model/recurring-revenue.ts';
import { type Evidence, idsOf, type Known } from '../evidence.ts';
import type { Found } from '../found.ts';

/** Fewer are told by their names. */
const leastMoves = 10;
/** Part of the contraction from which the move is its cause. */
const mostOfIt = 0.5;

export interface BilledMoves {
  /** Months that a customer is billed for at once. */
  every: number;
  moves: Known;
  /** Customers on the plan at the start, and the share of them that moved. */
  stood: Known;
  rate: Known;
  lost: Known;
  /** Customers on the plan at the end. */
  open: Known;
}

export interface PlanMoves {
  per: Per;
  from: string;
  to: string;
  moves: Known;
  before: Known;
  lost: Known;
  /** What that is a year. */
  yearly: Known;
  /** Part of the contraction. */
  share: Known;
  /** Shortest interval first. */
  intervals: readonly BilledMoves[];
  /** The interval on which most of it happened, at a higher rate than on the others; null where it happened on all alike. */
  where: BilledMoves | null;
  fresh: { count: Known; money: Known } | null;
  /** Of longer terms, those that were up in the period and those of them that moved, and those that will be up. */
  due: { count: Known; moves: Known } | null;
  ahead: { count: Known; money: Known } | null;
}

export function planMoves(evidence: Evidence): PlanMoves | null {
  return evidence.once('plan moves', () => movesOf(evidence));
}

function movesOf(evidence: Evidence): PlanMoves | null {
  const { prior } = evidence.table;
  const [first] = evidence.of('contraction_mrr.moved_arr');
  if (!first || !prior) return null;
  const per = toldPer(evidence.table);
  const { [planMove.from]: from, [planMove.to]: to } = first.scope as { [key: string]: string };
  if (from === undefined || to === undefined) return null;
  const [pair, left, taken] = [first.scope, { [planMove.from]: from }, { [planMove.to]: to }];
  const get = (part: string, scope: Fact['scope'], at = 0) => evidence.get(`contraction_mrr.${part}`, at, scope);
  const [moves, before, monthly, yearly] = [
    get('moves', pair),
    get('moves', pair, prior.offset),
    get('moved_mrr', pair),
    get('moved_arr', pair),
  ];
  const whole = evidence.get('contraction_mrr', 0) ?? evidence.get('contraction_arr', 0);
  if (!moves || !before || !monthly || !yearly || !whole) return null;
  const lost = per === 'mrr' ? monthly : yearly;
  const same = whole.metric === 'contraction_mrr' ? monthly : yearly;
  if (moves.value < leastMoves || moves.value <= before.value || same.value < mostOfIt * whole.value) return null;
  const intervals = evidence
    .of('contraction_mrr.stood')
    .flatMap(({ scope }): BilledMoves[] => {
      const every = scope[planMove.every]!;
      const both = { ...pair, [planMove.every]: every };
      const [stood, open] = [get('stood', scope), get('open', scope)];
      const [own, money] = [get('moves', both), get('moved_mrr', both)];
      if (!stood || !open || !own || !money || stood.value === 0) return [];
      return [{ every: Number(every), moves: own, stood, rate: shareOf(evidence, own, stood), lost: money, open }];
    })
    .toSorted((a, b) => a.every - b.every);
  const most = intervals.toSorted((a, b) => b.moves.value - a.moves.value)[0];
  const others = intervals.filter((each) => each !== most);
  const apart =
    most && others.length > 0 && most.moves.value >= mostOfIt * moves.value && others.every(({ rate }) => rate.value < most.rate.value);
  const both = <A, B>(a: A | null, b: B | null, make: (a: A, b: B) => { count: Known; money: Known }) => (a && b ? make(a, b) : null);
  const counted = (count: Known, money: Known) => ({ count, money });
  const [due, dueMoves] = [get('due', left), get('due_moves', pair)];
  return {
    per,
    from,
    to,
    moves,
    before,
    lost,
    yearly,
    share: shareOf(evidence, same, whole),
    intervals,
    where: apart ? most : null,
    fresh: both(get('fresh', taken), get('fresh_mrr', taken), counted),
    due: due && dueMoves && due.value > 0 ? { count: due, moves: dueMoves } : null,
    ahead: both(get('ahead', left), get('ahead_mrr', left), counted),
  };
}

function shareOf(evidence: Evidence, part: Known, whole: Known): Known {
  return evidence.workedOut(part, '.share', part.value / whole.value, [part, whole], {
    label: `${part.label}, share`,
    formula: `${part.label} divided by ${whole.label}`,
    unit: 'ratio',
  });
}

export function findPlanMoves(evidence: Evidence): Found[] {
  const found = planMoves(evidence);
  if (!found) return [];
  const { per, moves, before, lost, yearly, share } = found;
  return [
    {
      id: `plan-moves:${per}`,
      kind: 'plan-moves',
      metric: per,
      facts: idsOf({ value: lost, count: moves, before, yearly, share }),
      direction: 'down',
      tone: 'bad',
      // Who changed plans is written in the bills.
      claim: true,
      impact: 0.9,
      significance: 1,
    },
  ];
}
