/** Where two dimensions cross and a rate lies below the member's own: each gap priced, the largest told together. */
import type { Dimension } from '../../../model/fact.ts';
import { type Evidence, idsOf, isNamed, type Known } from '../evidence.ts';
import type { Found } from '../found.ts';
import { minRows } from '../statistics.ts';

export interface WeakSpot {
  row: string;
  column: string;
  /** Win rate where they cross, and that of the row's member everywhere. */
  rate: Known;
  usual: Known;
  /** What the gap cost in the period: deals × gap × the member's average deal size. */
  cost: Known;
}

export interface WeakSpots {
  rows: Dimension;
  columns: Dimension;
  /** Largest cost first: those that stand clear, and all. */
  spots: readonly WeakSpot[];
  all: readonly WeakSpot[];
  total: Known;
}

const mostSpots = 3;
/** Part of the headline that the spots cost together, from which they are told. */
const leastCost = 0.02;
/** The same of one alone, which is little for a page. */
const leastAlone = 0.05;
/** A spot that costs less than this part of the first does not stand clear. */
const clear = 0.35;

export function weakSpotsOf(evidence: Evidence): WeakSpots | null {
  return evidence.once('weak spots', () => {
    const whole = evidence.get('won_value', 0);
    const { dimensions } = evidence.table;
    if (!whole || whole.value <= 0 || evidence.table.reporting.partial) return null;
    const rows = dimensions.find(({ role, coded }) => role === 'product' && !coded);
    if (!rows) return null;
    const found = dimensions
      .filter((columns) => columns !== rows && !columns.coded && ['region', 'segment', 'other'].includes(columns.role))
      .flatMap((columns) => spotsOf(evidence, rows, columns, whole) ?? []);
    return found.toSorted((a, b) => b.total.value - a.total.value)[0] ?? null;
  });
}

function spotsOf(evidence: Evidence, rows: Dimension, columns: Dimension, whole: Known): WeakSpots | null {
  const all = rows.members.flatMap((row) => {
    const scope = { [rows.id]: row };
    const [usual, size] = [evidence.get('win_rate', 0, scope), evidence.get('average_deal', 0, scope)];
    if (!usual || !size || !isNamed(row, rows)) return [];
    return columns.members.flatMap((column): WeakSpot[] => {
      const rate = isNamed(column, columns) ? evidence.get('win_rate', 0, { ...scope, [columns.id]: column }) : null;
      if (!rate || rate.n < minRows || rate.n >= usual.n || rate.value >= usual.value) return [];
      const cost = evidence.workedOut(size, '.gap_cost', rate.n * (usual.value - rate.value) * size.value, [rate, usual, size], {
        label: `Cost of the gap, ${row}, ${column}`,
        formula: 'deals closed times the gap to the win rate of the member times its average deal size',
        scope: rate.scope,
      });
      return [{ row, column, rate, usual, cost }];
    });
  });
  const sorted = all.toSorted((a, b) => b.cost.value - a.cost.value || (a.row < b.row ? -1 : 1));
  const spots = sorted.slice(0, mostSpots).filter(({ cost }) => cost.value >= clear * sorted[0]!.cost.value);
  const sum = spots.reduce((total, { cost }) => total + cost.value, 0);
  if (sum < (spots.length === 1 ? leastAlone : leastCost) * whole.value) return null;
  const total = evidence.workedOut(
    whole,
    `.gap_cost_by_${columns.id}`,
    sum,
    spots.map(({ cost }) => cost),
    {
      label: 'Cost of the weak spots',
      formula: 'sum of the costs of the gaps shown',
    },
  );
  return { rows, columns, spots, all: sorted, total };
}

/** Arithmetic of the figures: few deals stand behind each, and the page says so. */
export function findWeakSpots(evidence: Evidence): Found[] {
  const found = weakSpotsOf(evidence);
  if (!found) return [];
  const { rows, columns, spots, total } = found;
  return [
    {
      id: `weak-spots:win_rate:${rows.id}:${columns.id}`,
      kind: 'weak-spots',
      metric: 'win_rate',
      dimension: rows.id,
      inside: columns.id,
      facts: idsOf({ value: spots[0]!.rate, whole: spots[0]!.usual, worth: total }),
      direction: 'down',
      tone: 'bad',
      claim: false,
      impact: 0.6,
      significance: 0.5,
    },
  ];
}
