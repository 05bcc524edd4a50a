/** Where more recurring revenue is lost than around it: two dimensions crossed, each crossing against the rest of its column, and priced. */
import type { Dimension } from '../../../model/fact.ts';
import { type Per, toldPer } from '../../../model/recurring-revenue.ts';
import { type Evidence, idsOf, isNamed, type Known } from '../evidence.ts';
import type { Found } from '../found.ts';
import { benjaminiHochberg, minRows, pOfZ, twoProportionZ } from '../statistics.ts';

/** False discovery rate of a crossing that stands apart, over all pairs of dimensions. */
const discoveryRate = 0.05;
/** Fewer that ended in all of the period are spread too thin over any table. */
const leastEnded = 40;
/** Part of the crossings that have rows enough: a table of gaps shows nothing. */
const leastFilled = 0.7;

export interface LossCell {
  row: string;
  column: string;
  rate: Known;
  /** What stood at the start or was sold in the period. */
  exposed: Known;
  /** Rate of the whole column. */
  whole: Known;
  /** What the cell lost beyond the rate of its column. */
  gap: Known;
  /** Two-sided p against the rest of the column, and the false discovery rate at which it would pass among all. */
  p: number;
  q: number;
}

export interface LossTable {
  per: Per;
  rows: Dimension;
  columns: Dimension;
  cells: readonly LossCell[];
  /** The dearest that stands apart by more than chance; null where none does. */
  apart: LossCell | null;
}

export function lossTable(evidence: Evidence): LossTable | null {
  return evidence.once('loss table', () => tableOf(evidence));
}

function tableOf(evidence: Evidence): LossTable | null {
  const ended = evidence.get('loss_rate.ended', 0);
  if (!ended || ended.value < leastEnded) return null;
  const per = toldPer(evidence.table);
  const dimensions = evidence.table.dimensions.filter(({ coded }) => !coded);
  const tables = dimensions.flatMap((first, index) =>
    dimensions.slice(index + 1).flatMap((second) => crossed(evidence, per, ...inOrder(first, second)) ?? []),
  );
  const q = benjaminiHochberg(tables.flatMap(({ cells }) => cells.map(({ p }) => p)));
  let at = 0;
  const tested = tables.map(({ cells, ...table }): LossTable => {
    const known = cells.map((cell) => ({ ...cell, q: q[at++]! }));
    const apart = known.filter(({ q: each, gap }) => each < discoveryRate && gap.value > 0).toSorted((a, b) => b.gap.value - a.gap.value);
    return { ...table, cells: known, apart: apart[0] ?? null };
  });
  const standing = tested.filter(({ apart }) => apart !== null).toSorted((a, b) => b.apart!.gap.value - a.apart!.gap.value);
  // Where nothing stands apart, segments by products are what a review looks at.
  const usual = tested.find(({ rows, columns }) => rows.role === 'segment' && columns.role === 'product');
  return standing[0] ?? usual ?? null;
}

/** Products run across; else the dimension of fewer members. */
function inOrder(first: Dimension, second: Dimension): [rows: Dimension, columns: Dimension] {
  if (first.role === 'product' || second.role === 'product') return first.role === 'product' ? [second, first] : [first, second];
  return first.members.length >= second.members.length ? [first, second] : [second, first];
}

function crossed(evidence: Evidence, per: Per, rows: Dimension, columns: Dimension): Omit<LossTable, 'apart'> | null {
  const get = (suffix: string, scope: Readonly<Record<string, string>>) => evidence.get(`loss_rate${suffix}`, 0, scope);
  const named = (dimension: Dimension) =>
    dimension.members.filter((member) => isNamed(member, dimension) && get('', { [dimension.id]: member }));
  const [down, across] = [named(rows), named(columns)];
  if (down.length < 2 || across.length < 2) return null;
  const cells = across.flatMap((column) => {
    const above = { [columns.id]: column };
    const [whole, all] = [get('', above), get('.ended', above)];
    if (!whole || !all) return [];
    return down.flatMap((row): LossCell[] => {
      const scope = { ...above, [rows.id]: row };
      const [rate, exposed, ended] = [get('', scope), get(`.exposed_${per}`, scope), get('.ended', scope)];
      if (!rate || !exposed || !ended || rate.n < minRows || whole.n - rate.n < minRows) return [];
      const rest = { hits: all.value - ended.value, n: whole.n - rate.n };
      const z = twoProportionZ({ hits: ended.value, n: rate.n }, rest);
      const gap = evidence.workedOut(exposed, '.gap', exposed.value * (rate.value - whole.value), [exposed, rate, whole], {
        label: `${exposed.label}, lost beyond the rate of ${column}`,
        formula: `${exposed.formula}, times its loss rate less that of ${column}`,
      });
      // What is dear must also be frequent: one large subscription is no place.
      const p = Math.sign(z) === Math.sign(gap.value) ? pOfZ(z) : 1;
      return [{ row, column, rate, exposed, whole, gap, p, q: 1 }];
    });
  });
  return cells.length >= leastFilled * down.length * across.length && cells.length >= 4 ? { per, rows, columns, cells } : null;
}

/** The member of the columns with most of what was lost. */
export function mostLost(evidence: Evidence, { per, columns }: LossTable): { member: string; share: Known } | null {
  const whole = evidence.get(`ended_${per}`, 0);
  const members = evidence.members(`ended_${per}`, columns, 0).filter(({ member }) => isNamed(member, columns));
  const [first] = members.toSorted((a, b) => b.fact.value - a.fact.value || (a.member < b.member ? -1 : 1));
  const share = whole && first && evidence.share(first.fact, whole);
  return share ? { member: first.member, share } : null;
}

export function findLossWhere(evidence: Evidence): Found[] {
  const table = lossTable(evidence);
  if (!table) return [];
  const { apart, per, rows, columns } = table;
  const most = mostLost(evidence, table);
  const ended = evidence.get(`ended_${per}`, 0);
  if (!ended || (!apart && !most)) return [];
  return [
    {
      id: `loss-where:${ended.metric}:${rows.id}×${columns.id}`,
      kind: 'loss-where',
      metric: ended.metric,
      facts: apart ? idsOf({ value: apart.rate, whole: apart.whole, gap: apart.gap }) : idsOf({ share: most!.share }),
      direction: 'flat',
      tone: apart ? 'bad' : 'neutral',
      claim: apart !== null,
      impact: apart ? 0.7 : 0.2,
      significance: 0.6,
      ...(apart && { p: apart.q }),
    },
  ];
}
