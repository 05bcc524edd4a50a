/** What discounts took off the prices of a period, where they run deepest, and what a cap on them would have kept. */
import { type Dimension, discountCap } from '../../../model/fact.ts';
import { directionOf } from '../../../model/finding.ts';
import { type Evidence, idsOf, isNamed, type Known } from '../evidence.ts';
import type { Found } from '../found.ts';
import { minRows } from '../statistics.ts';

interface DiscountOf {
  member: string;
  rate: Known;
  cost: Known;
}

export interface Discounts {
  /** What they were taken off: revenue of orders, or closed-won revenue. */
  metric: 'revenue' | 'won_value';
  rate: Known;
  cost: Known;
  cap: Known;
  /** What lines beyond the cap took off more than it allows; null where that is next to nothing. */
  kept: Known | null;
  /** The change of the rate; null without a period before. */
  delta: Known | null;
  before: Known | null;
  /** The dimension whose members differ most, deepest discount first; null where none has members enough. */
  by: { dimension: Dimension; members: readonly DiscountOf[] } | null;
}

/** Discounts on fewer lines, or of a smaller part of the prices, are no subject. */
const least = { rate: 0.01, rows: minRows, rowsOfMember: 10, kept: 0.1 } as const;
const fewest = 2;
const mostMembers = 40;

export function discountsOf(evidence: Evidence): Discounts | null {
  return evidence.once('discounts', () => {
    const metric = metricOf(evidence);
    const [rate, cost, over] = ['discount_rate', `${metric}.discounts`, `${metric}.over_cap`].map((id) => evidence.get(id, 0));
    const { table } = evidence;
    if (!rate || !cost || !over || rate.value < least.rate || cost.n < least.rows || table.reporting.partial) return null;
    const formula = table.discountCap ? 'as the brief gives it' : 'assumed for the reckoning';
    const cap = evidence.workedOut(rate, '.cap', table.discountCap ?? discountCap, [], { label: 'Cap on discounts', formula });
    const before = table.prior && evidence.get('discount_rate', table.prior.offset);
    return {
      metric,
      rate,
      cost,
      cap,
      kept: over.value > 0 && (table.discountCap || over.value >= least.kept * cost.value) ? over : null,
      before,
      delta: before && evidence.changeBetween(rate, before),
      by: deepestOf(evidence, rate),
    };
  });
}

function metricOf(evidence: Evidence): Discounts['metric'] {
  return evidence.metric('discount_rate')?.beside === 'won_value' ? 'won_value' : 'revenue';
}

/** Nobody is named who gives discounts: what they sell and to whom explains too much of it. */
function deepestOf(evidence: Evidence, whole: Known): Discounts['by'] {
  const found = evidence.table.dimensions
    .filter(({ role, coded, members }) => role !== 'owner' && role !== 'team' && !coded && members.length <= mostMembers)
    .map((dimension) => ({ dimension, members: membersOf(evidence, dimension) }))
    .filter(({ members }) => members.length >= fewest)
    .map((each) => ({ ...each, beyond: each.members.reduce((sum, { rate, cost }) => sum + beyond(rate, cost, whole), 0) }))
    .toSorted((a, b) => b.beyond - a.beyond);
  return found[0] ?? null;
}

/** What a member's discounts took off more than at the rate of all. */
const beyond = (rate: Known, cost: Known, whole: Known) => Math.max(0, cost.value * (1 - whole.value / rate.value));

function membersOf(evidence: Evidence, dimension: Dimension): DiscountOf[] {
  return dimension.members
    .flatMap((member) => {
      const scope = { [dimension.id]: member };
      const [rate, cost] = [evidence.get('discount_rate', 0, scope), evidence.get(`${metricOf(evidence)}.discounts`, 0, scope)];
      return rate && cost && rate.value > 0 && cost.n >= least.rowsOfMember && isNamed(member, dimension) ? [{ member, rate, cost }] : [];
    })
    .toSorted((a, b) => b.rate.value - a.rate.value || (a.member < b.member ? -1 : 1));
}

/** Arithmetic of the figures, so that no test decides whether it may be said. */
export function findDiscounts(evidence: Evidence): Found[] {
  const found = discountsOf(evidence);
  if (!found) return [];
  const { metric, rate, cost, kept, before, delta } = found;
  return [
    {
      id: 'discount:discount_rate',
      kind: 'discount',
      metric,
      facts: idsOf({ value: rate, before, delta, whole: cost, worth: kept }),
      direction: delta ? directionOf(delta.value) : 'flat',
      tone: 'bad',
      claim: false,
      impact: Math.min(1, 0.4 + 4 * rate.value),
      significance: 0.6,
    },
  ];
}
