/** Contribution that fell: what moved it, and at which goods discounts and returns took more than before. */
import { bridgeParts, contributions } from '../../../model/contribution.ts';
import type { Dimension, MetricNote } from '../../../model/fact.ts';
import type { Period } from '../../../model/period.ts';
import { type Evidence, idsOf, type Known } from '../evidence.ts';
import type { Found } from '../found.ts';

type ContributionPart = (typeof bridgeParts)[number];

/** The goods at which a part got worse. */
export interface ContributionPlace {
  part: 'discount' | 'returns';
  dimension: Dimension;
  member: string;
  rate: Known;
  before: Known;
  /** Month from which it stands higher. */
  since: Period | null;
  /** What it took beyond the rate of before. */
  excess: Known;
}

export interface ContributionFall {
  note: MetricNote;
  now: Known;
  before: Known;
  pct: Known;
  sales: { now: Known; growth: Known };
  /** The parts of the change, in the order of a statement. */
  parts: readonly { part: ContributionPart; effect: Known }[];
  discount: (ContributionPlace & { codes: readonly { code: string; value: Known }[] }) | null;
  returns: (ContributionPlace & { returned: Known; sold: Known; reason: Known | null; rest: { now: Known; before: Known } | null }) | null;
}

/** A smaller fall is nothing that anybody asks about. */
const leastFall = 0.02;

export function contributionFall(evidence: Evidence): ContributionFall | null {
  return evidence.once('contribution', () => fallOf(evidence));
}

function fallOf(evidence: Evidence): ContributionFall | null {
  const { prior } = evidence.table;
  const note = contributions.map((id) => evidence.metric(id)).find((each) => each?.status === 'computed' && !each.beside);
  if (!note || !prior) return null;
  const [now, before] = [evidence.get(note.id, 0), evidence.get(note.id, prior.offset)];
  const [pct, sales, growth] = [evidence.growth(note.id), evidence.get('revenue', 0), evidence.growth('revenue')];
  if (!now || !before || !pct || !sales || !growth || pct.value > -leastFall) return null;
  const parts = bridgeParts.flatMap((part) => {
    const effect = evidence.get(`${note.id}.bridge_${part}`, 0);
    return effect ? [{ part, effect }] : [];
  });
  return { note, now, before, pct, sales: { now: sales, growth }, parts, discount: discountOf(evidence), returns: returnsOf(evidence) };
}

/** The scope of the fact that says what was taken beyond the rate of before. */
function placeOf(evidence: Evidence, part: ContributionPlace['part'], metric: string, rateOf: string): ContributionPlace | null {
  const { prior, months } = evidence.table;
  const found = evidence.of(`${metric}.excess`)[0];
  const excess = found && evidence.byId(found.id);
  const [[id, member] = []] = Object.entries(excess?.scope ?? {});
  const dimension = id === undefined ? null : evidence.dimension(id);
  if (!excess || !dimension || member === undefined || !prior) return null;
  const { scope } = excess;
  const [rate, before] = [evidence.get(rateOf, 0, scope), evidence.get(rateOf, prior.offset, scope)];
  if (!rate || !before) return null;
  const since = months.find(({ offset }) => evidence.get(`${rateOf}.since`, `m${offset}`, scope) !== null) ?? null;
  return { part, dimension, member, rate, before, since, excess };
}

function discountOf(evidence: Evidence): ContributionFall['discount'] {
  const place = placeOf(evidence, 'discount', 'discounts', 'discount_rate');
  if (!place) return null;
  const codes = evidence.of('discounts.code').flatMap(({ id, scope }) => {
    const value = evidence.byId(id);
    const [code] = Object.entries(scope).flatMap(([dimension, member]) => (dimension === place.dimension.id ? [] : [member]));
    return value && code !== undefined ? [{ code, value }] : [];
  });
  return { ...place, codes: codes.toSorted((a, b) => b.value.value - a.value.value) };
}

function returnsOf(evidence: Evidence): ContributionFall['returns'] {
  const place = placeOf(evidence, 'returns', 'refunds', 'return_rate');
  if (!place) return null;
  const { scope } = place.excess;
  const at = (metric: string, offset = 0) => evidence.get(metric, offset, scope);
  const [returned, sold] = [at('returned_lines'), at('sold_lines')];
  if (!returned || !sold) return null;
  const [now, before] = [at('return_rate.rest'), at('return_rate.rest', evidence.table.prior!.offset)];
  return { ...place, returned, sold, reason: at('returned_lines.reason'), rest: now && before ? { now, before } : null };
}

export function findContribution(evidence: Evidence): Found[] {
  const fall = contributionFall(evidence);
  if (!fall || (!fall.discount && !fall.returns)) return [];
  const { note, now, before, pct } = fall;
  const [place] = [fall.discount, fall.returns].flatMap((each) => each ?? []).toSorted((a, b) => b.excess.value - a.excess.value);
  return [
    {
      id: `contribution:${note.id}`,
      kind: 'contribution',
      metric: note.id,
      dimension: place!.dimension.id,
      member: place!.member,
      facts: idsOf({ value: now, before, pct }),
      direction: 'down',
      tone: 'bad',
      claim: true,
      impact: 1,
      significance: 1,
    },
  ];
}
