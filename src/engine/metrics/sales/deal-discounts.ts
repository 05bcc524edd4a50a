/** What discounts took off the list prices of deals won, beside closed-won revenue. */
import { discountCap } from '../../../model/fact.ts';
import type { Deals } from '../../data/families/deals.ts';
import type { Metric } from '../metric.ts';
import { named } from '../named.ts';
import { wonValue } from './closed-deals.ts';

const both = "outcome = 'won' AND list > 0 AND amount IS NOT NULL";
const listed = `sum(list) FILTER (WHERE ${both})`;

export const discountRate: Metric = {
  ...named('discount_rate'),
  needs: ['amount'],
  basis: wonValue.basis,
  beside: 'won_value',
  unit: 'ratio',
  polarity: 'neutral',
  value: `1 - CAST(sum(amount) FILTER (WHERE ${both}) AS DOUBLE) / nullif(${listed}, 0)`,
  n: `count(*) FILTER (WHERE ${both})`,
  formula: 'amounts taken off list prices divided by list prices, of deals won',
  additive: false,
  byDimension: true,
  untested: true,
};

/** Put beside closed-won revenue, as beside the revenue of orders; none where no deal says its list price. */
export function discountsOfDeals({ list }: Deals, cap = discountCap): Metric[] {
  if (!list) return [];
  const { each: _, ...revenue } = wonValue;
  const beside = { ...revenue, n: `count(*) FILTER (WHERE ${both} AND list > amount)` };
  return [
    {
      ...beside,
      id: `${revenue.id}.discounts`,
      label: 'Discounts',
      value: `coalesce(sum(list - amount) FILTER (WHERE ${both}), 0)`,
      formula: 'amounts taken off list prices of deals won',
    },
    {
      ...beside,
      id: `${revenue.id}.over_cap`,
      label: 'Discounts over the cap',
      value: `coalesce(sum(greatest(list * ${1 - cap} - amount, 0)) FILTER (WHERE ${both}), 0)`,
      formula: `amounts taken off beyond ${Number((cap * 100).toPrecision(12))}% of the list price`,
    },
  ];
}
