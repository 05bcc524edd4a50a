/** What price, volume, mix, discounts and unit costs each did to revenue or to the gross margin: an exact split over the products sold. */
import type { Dimension } from '../../../model/fact.ts';
import { directionOf, toneOf } from '../../../model/finding.ts';
import { type Evidence, idsOf, isNamed, type Known } from '../evidence.ts';
import type { Found } from '../found.ts';
import { minRows } from '../statistics.ts';

/** `spread`: prices and unit costs together, where both rose or both fell. */
export type PriceFactor = 'volume' | 'mix' | 'price' | 'discount' | 'cost' | 'spread';

export interface PriceVolume {
  metric: 'revenue' | 'gross_margin';
  value: Known;
  before: Known;
  delta: Known;
  /** In the unit of the change; the largest first, and they add up to it. */
  effects: readonly PriceEffect[];
}

interface PriceEffect {
  factor: PriceFactor;
  effect: Known;
  /** The product at which a price, a discount or a cost did most, in money; null for what no product does alone. */
  where: { member: string; effect: Known /** At the product that comes next; null where there is none. */; next: Known | null } | null;
}

/** What was sold of a product in a period. */
interface Sold {
  units: number;
  net: number;
  list: number;
  cost: number;
}

interface Product {
  /** Null for the rest together. */
  member: string | null;
  now: Sold;
  before: Sold;
}

/** Prices of one product that vary more are those of several things. */
const mostSpread = 0.35;
/** Part of revenue that products of one price hold. */
const leastAlike = 0.6;
/** Part of the larger of two effects, of prices and of unit costs, that the other made up for. */
const leastPassedOn = 0.5;
/** Part of revenue, and points of margin, from which an effect is told. */
const least = { revenue: 0.01, gross_margin: 0.003 } as const;

export function priceVolumeOf(evidence: Evidence, metric: string): PriceVolume | null {
  if (metric !== 'revenue' && metric !== 'gross_margin') return null;
  return evidence.once(`price and volume of ${metric}`, () => splitOf(evidence, metric));
}

function splitOf(evidence: Evidence, metric: PriceVolume['metric']): PriceVolume | null {
  const { prior, reporting } = evidence.table;
  const [value, before] = [evidence.get(metric, 0), prior && evidence.get(metric, prior.offset)];
  const delta = evidence.change(metric);
  const products = prior && !reporting.partial ? productsOf(evidence, prior.offset) : null;
  if (!value || !before || !delta || !products || value.n < minRows || before.n < minRows) return null;
  const found = metric === 'revenue' ? ofRevenue(products) : ofMargin(products);
  const sum = found.reduce((total, [, effect]) => total + effect, 0);
  // Lines without a price or a cost would leave part of the change to nobody.
  if (!(Math.abs(sum - delta.value) <= 1e-6 * Math.max(1, Math.abs(value.value)))) return null;
  const [lacksDiscount, lacksCost] = [evidence.get('revenue.list', 0) === null, metric === 'revenue'];
  const told = found.filter(([factor]) => (factor !== 'discount' || !lacksDiscount) && (factor !== 'cost' || !lacksCost));
  const units = evidence.get('revenue.units', 0)!;
  const effects = told
    .map(([factor, effect]) => ({
      factor,
      effect: evidence.workedOut(value, `.by_${factor}`, effect, [value, before, units], {
        label: `${value.label}, effect of ${factor}`,
        formula: formulas[factor],
        unit: delta.unit,
      }),
      where: whereOf(evidence, factor, effect, products),
    }))
    .toSorted((a, b) => Math.abs(b.effect.value) - Math.abs(a.effect.value));
  const scale = metric === 'revenue' ? least.revenue * Math.abs(before.value) : least.gross_margin;
  return Math.abs(effects[0]!.effect.value) >= scale ? { metric, value, before, delta, effects } : null;
}

const formulas: Readonly<Record<PriceFactor, string>> = {
  volume: 'change of the units sold at what a unit came to before',
  mix: 'units sold now at what each product came to before, less the same units at what all came to',
  price: 'units sold now times the change of the price of each product before discounts',
  discount: 'units sold now times the price of each product now times the change of its discount',
  cost: 'units sold now times the change of what a unit of each product costs',
  spread: 'units sold now times the change of the price before discounts and of the cost of a unit of each product',
};

/** The products that are split most finely. */
function productDimension({ table }: Evidence): Dimension | undefined {
  return table.dimensions.filter(({ role }) => role === 'product').toSorted((a, b) => b.members.length - a.members.length)[0];
}

/** Every product, and the rest together; null where units, prices or costs are not known, or a product is many things. */
function productsOf(evidence: Evidence, prior: number): Product[] | null {
  const dimension = productDimension(evidence);
  const sold = (at: number, scope: Record<string, string>): Sold | null => {
    const get = (suffix: string) => evidence.get(`revenue${suffix}`, at, scope)?.value ?? 0;
    const net = get('');
    const list = evidence.get('revenue.list', 0) ? get('.list') : net;
    return { units: get('.units'), net, list, cost: get('.cost') };
  };
  const [now, before] = [sold(0, {}), sold(prior, {})];
  if (!dimension || !now || !before || now.units <= 0 || before.units <= 0 || !evidence.get('revenue.units', 0)) return null;
  const named = dimension.members.map((member): Product & { spread: number } => {
    const scope = { [dimension.id]: member };
    const spread = evidence.get('revenue.price_spread', 0, scope) ?? evidence.get('revenue.price_spread', prior, scope);
    return { member, now: sold(0, scope)!, before: sold(prior, scope)!, spread: spread?.value ?? 0 };
  });
  const alike = named.filter(({ spread }) => spread <= mostSpread).reduce((sum, product) => sum + product.before.net, 0);
  if (alike < leastAlike * before.net) return null;
  const rest: Product = {
    member: null,
    now: less(
      now,
      named.map((each) => each.now),
    ),
    before: less(
      before,
      named.map((each) => each.before),
    ),
  };
  const products = [...named, ...(Math.abs(rest.now.net) + Math.abs(rest.before.net) > 1e-6 ? [rest] : [])];
  // Returns that outweigh what was sold have no price.
  const isSold = ({ units, net, list }: Sold) => (units > 0 && net > 0 && list > 0) || (Math.abs(units) < 1e-9 && Math.abs(net) < 1e-6);
  return products.every((product) => isSold(product.now) && isSold(product.before)) ? products : null;
}

function less(whole: Sold, parts: readonly Sold[]): Sold {
  const rest = (of: keyof Sold) => {
    const left = whole[of] - parts.reduce((sum, part) => sum + part[of], 0);
    return Math.abs(left) <= 1e-9 * Math.abs(whole[of]) ? 0 : left;
  };
  return { units: rest('units'), net: rest('net'), list: rest('list'), cost: rest('cost') };
}

interface Each {
  member: string | null;
  /** Units now. */
  units: number;
  list: number;
  listBefore: number;
  kept: number;
  keptBefore: number;
  cost: number;
  costBefore: number;
}

/** What a unit of each product came to; a new one had the price that it has, so that all it brings is mix. */
function eachOf(products: readonly Product[]): Each[] {
  return products
    .filter(({ now }) => now.units > 0)
    .map(({ member, now, before }) => {
      const was = before.units > 0 ? before : now;
      return {
        member,
        units: now.units,
        list: now.list / now.units,
        listBefore: was.list / was.units,
        kept: now.net / now.list,
        keptBefore: was.net / was.list,
        cost: now.cost / now.units,
        costBefore: was.cost / was.units,
      };
    });
}

/** In money, what a factor did at each product. */
const moneyOf: Readonly<Partial<Record<PriceFactor, (one: Each) => number>>> = {
  price: (one) => one.units * (one.list - one.listBefore) * one.keptBefore,
  discount: (one) => one.units * one.list * (one.kept - one.keptBefore),
  cost: (one) => -one.units * (one.cost - one.costBefore),
  spread: (one) => one.units * ((one.list - one.listBefore) * one.keptBefore - (one.cost - one.costBefore)),
};

function whereOf(evidence: Evidence, factor: PriceFactor, effect: number, products: readonly Product[]): PriceEffect['where'] {
  const of = moneyOf[factor];
  const dimension = productDimension(evidence)!;
  const [first, second] = of ? eachOf(products).toSorted((a, b) => Math.sign(effect) * (of(b) - of(a))) : [];
  if (!of || !first || first.member === null || !isNamed(first.member, dimension) || of(first) * effect <= 0) return null;
  const at = (one: Each | undefined): Known | null => {
    const revenue = one?.member == null ? null : evidence.get('revenue', 0, { [dimension.id]: one.member });
    const how = { label: `Effect of ${factor}, ${one?.member}`, formula: formulas[factor] };
    return revenue && evidence.workedOut(revenue, `.by_${factor}`, of(one!), [revenue], how);
  };
  const own = at(first);
  return own && { member: first.member, effect: own, next: at(second) };
}

const over = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((sum, item) => sum + of(item), 0);

function ofRevenue(products: readonly Product[]): [PriceFactor, number][] {
  const each = eachOf(products);
  const [units, before] = [over(products, ({ now }) => now.units), over(products, (product) => product.before.units)];
  const average = over(products, (product) => product.before.net) / before;
  return [
    ['volume', (units - before) * average],
    ['mix', over(each, (one) => one.units * one.listBefore * one.keptBefore) - units * average],
    ['price', over(each, moneyOf.price!)],
    ['discount', over(each, moneyOf.discount!)],
  ];
}

/** One after the other: the units of now at what they came to before, then their prices, discounts and costs. */
function ofMargin(products: readonly Product[]): [PriceFactor, number][] {
  const each = eachOf(products);
  const margin = (price: (one: Each) => number, cost: (one: Each) => number) => {
    const revenue = over(each, (one) => one.units * price(one));
    return (revenue - over(each, (one) => one.units * cost(one))) / revenue;
  };
  const net = over(products, ({ before }) => before.net);
  const steps = [
    (net - over(products, ({ before }) => before.cost)) / net,
    margin(
      (one) => one.listBefore * one.keptBefore,
      (one) => one.costBefore,
    ),
    margin(
      (one) => one.list * one.keptBefore,
      (one) => one.costBefore,
    ),
    margin(
      (one) => one.list * one.kept,
      (one) => one.costBefore,
    ),
    margin(
      (one) => one.list * one.kept,
      (one) => one.cost,
    ),
  ];
  const [mix, price, discount, cost] = steps.slice(1).map((step, at) => step - steps[at]!) as [number, number, number, number];
  const [small, large] = [Math.abs(price), Math.abs(cost)].toSorted((x, y) => x - y);
  // Costs that prices passed on explain no change of the margin.
  const passedOn = price * cost < 0 && small! >= leastPassedOn * large!;
  const apart: [PriceFactor, number][] = passedOn
    ? [['spread', price + cost]]
    : [
        ['price', price],
        ['cost', cost],
      ];
  return [['mix', mix], ['discount', discount], ...apart];
}

/** Arithmetic of the figures, so that no test decides whether it may be said. */
export function findPriceVolume(evidence: Evidence): Found[] {
  return ['revenue', 'gross_margin'].flatMap((metric): Found[] => {
    const found = priceVolumeOf(evidence, metric);
    if (!found) return [];
    const { value, before, delta, effects } = found;
    const [first, second] = effects;
    const direction = directionOf(delta.value);
    const gross = over(effects, ({ effect }) => Math.abs(effect.value));
    return [
      {
        id: `price-volume:${metric}`,
        kind: 'price-volume',
        metric,
        facts: idsOf({ value, before, delta, effect: first!.effect, counter: second?.effect }),
        direction,
        tone: toneOf(direction, evidence.metric(metric)!.polarity),
        claim: false,
        impact: Math.min(1, 0.5 + (0.4 * Math.abs(first!.effect.value)) / gross),
        significance: 0.7,
      },
    ];
  });
}
