/** What volume did and what prices and unit costs did, where the statement counts what was sold: the budget flexed for volume. */
import { ref, type Text } from '../../../../../model/text.ts';
import type { Known } from '../../../../insight/evidence.ts';
import { lineDimension, statisticId } from '../../../../metrics/finance/statement-facts.ts';
import { safe } from '../../context.ts';
import type { Draft } from '../../draft.ts';
import type { Held, HeldStatement, Line } from './held.ts';
import { pageOf, rest } from './page.ts';

/** Lines of unit costs shown by themselves. */
const mostCosts = 3;

export interface Flexed {
  label: string;
  units: { actual: Known; planned: Known };
  /** What each unit brought and was planned to bring. */
  price: { actual: Known; planned: Known };
  /** What each unit cost, where the costs of what is sold are told from the others. */
  cost: { actual: Known; planned: Known } | null;
  /** Effects on the result, which add up to its variance. */
  volume: Known;
  prices: Known;
  unitCosts: { line: Line; effect: Known }[];
  fixed: Known;
  /** The planned result at the actual volume. */
  plan: Known;
}

/** Null where nothing, or more than one thing, counts what was sold. */
export function flexedOf(held: HeldStatement): Flexed | null {
  const { note, context, total } = held;
  const { evidence } = context;
  const volumes = note.statistics.filter(({ of }) => of === 'volume');
  const [only] = volumes;
  const revenue = held.held('statement_revenue');
  if (!only || volumes.length > 1 || !revenue || held.costsOnly) return null;
  const [actual, planned] = [evidence.byId(statisticId(only.label, '')), evidence.byId(statisticId(only.label, '.target'))];
  if (!actual || !planned || actual.value <= 0 || planned.value <= 0 || revenue.planned.value <= 0 || revenue.actual.value <= 0)
    return null;
  const ratio = actual.value / planned.value;
  const ofSales = [...held.lines, ...held.untold].filter(({ member, kind }) => kind === 'cost' && note.ofSales.includes(member));
  const [units, all] = [
    [actual, planned],
    [revenue, ...ofSales],
  ] as const;
  const flexed = (each: Held) => each.planned.value * ratio;
  const each = (fact: Known, by: Known, suffix: string, label: string) =>
    evidence.workedOut(fact, suffix, Math.abs(fact.value) / by.value, [fact, by], {
      label,
      formula: `${fact.label} divided by ${by.label}`,
    });
  const volume = held.worked(
    '.by_volume',
    all.reduce((sum, one) => sum + flexed(one) - one.planned.value, 0),
    [...all.map((one) => one.planned), ...units],
    'planned revenue less planned costs of what is sold, times the change in volume',
  );
  const prices = held.worked(
    '.by_price',
    revenue.actual.value - flexed(revenue),
    [revenue.actual, revenue.planned, ...units],
    'actual revenue less planned revenue at the actual volume',
  );
  const unitCosts = ofSales.map((line) => ({
    line,
    effect: held.worked(
      '.by_unit_cost',
      line.actual.value - flexed(line),
      [line.actual, line.planned, ...units],
      `actual ${line.label} less the same as planned at the actual volume`,
      { [lineDimension]: line.member },
    ),
  }));
  const told = volume.value + prices.value + unitCosts.reduce((sum, { effect }) => sum + effect.value, 0);
  const costs = ofSales.length > 0 ? rest(held, ofSales, total, { [lineDimension]: '(cost of sales)' }) : null;
  return {
    label: safe(only.label),
    units: { actual, planned },
    price: {
      actual: each(revenue.actual, actual, '.per_unit', `${revenue.actual.label} per unit`),
      planned: each(revenue.planned, planned, '.per_unit', `${revenue.planned.label} per unit`),
    },
    cost: costs && {
      actual: each(costs.actual, actual, '.per_unit', 'Cost of sales per unit'),
      planned: each(costs.planned, planned, '.per_unit', 'Cost of sales per unit, planned'),
    },
    volume,
    prices,
    unitCosts,
    fixed: held.worked(
      '.by_others',
      total.variance.value - told,
      [total.variance, volume, prices, ...unitCosts.map(({ effect }) => effect)],
      'variance less volume, price and unit costs',
    ),
    plan: held.worked('.flexed', total.planned.value + volume.value, [total.planned, volume], 'planned result at the actual volume'),
  };
}

export function volumeTitles(held: HeldStatement, { volume: units, prices, unitCosts }: Flexed): Text[] {
  const { catalogue } = held.context;
  const costs = held.worked(
    '.by_unit_costs',
    unitCosts.reduce((sum, { effect }) => sum + effect.value, 0),
    unitCosts.map(({ effect }) => effect),
    'sum of the effects of unit costs',
  );
  return catalogue.forms('statement-volume-title', {
    volume: ref(units.id),
    more: units.value > 0,
    price: ref(prices.id),
    dearer: prices.value > 0,
    cost: unitCosts.length > 0 ? ref(costs.id) : null,
    cheaper: costs.value > 0,
    basis: held.basis,
  });
}

export function volume(held: HeldStatement): Draft | null {
  const found = flexedOf(held);
  if (!found || found.volume.value === 0) return null;
  const { context, total, head, basis } = held;
  const { catalogue } = context;
  const { label, units, price, cost, unitCosts, fixed, plan } = found;
  const ordered = unitCosts.toSorted((a, b) => Math.abs(b.effect.value) - Math.abs(a.effect.value));
  const shown = ordered.length > mostCosts ? ordered.slice(0, mostCosts - 1) : ordered;
  const others = ordered.slice(shown.length).map(({ effect }) => effect);
  const otherCosts = held.worked(
    '.by_other_costs',
    others.reduce((sum, { value }) => sum + value, fixed.value),
    [fixed, ...others],
    'the other costs, those of what is sold by their unit costs',
  );
  const gap = held.worked(
    '.beyond_flexed',
    total.actual.value - plan.value,
    [total.actual, plan],
    'actual result less the planned one at the actual volume',
  );
  const reading = [
    catalogue.say('statement-volume-units', {
      unit: label,
      actual: ref(units.actual.id),
      planned: ref(units.planned.id),
      price: ref(price.actual.id),
      priceBefore: ref(price.planned.id),
      cost: cost && ref(cost.actual.id),
      costBefore: cost && ref(cost.planned.id),
    }),
    catalogue.say('statement-volume-flexed', { flexed: ref(plan.id), gap: ref(gap.id), side: gap.value > 0 ? 'above' : 'below' }),
  ];
  return pageOf(held, {
    id: 'volume',
    kind: 'bridge',
    worth: 0.92,
    more: `volume price mix unit flex ${label}`,
    titles: volumeTitles(held, found),
    lead: catalogue.say('statement-volume-lead', { unit: label, basis }),
    say: reading,
    figures: [units.actual, units.planned, found.volume, found.prices],
    content: {
      start: { label: head, value: total.planned.id },
      steps: [
        { label: catalogue.say('statement-volume'), value: found.volume.id },
        { label: catalogue.say('statement-price'), value: found.prices.id },
        ...shown.map(({ line, effect }) => ({ label: catalogue.say('statement-unit-cost', { line: line.label }), value: effect.id })),
        { label: catalogue.say(unitCosts.length > 0 ? 'statement-other-costs' : 'statement-all-costs'), value: otherCosts.id },
      ],
      end: { label: catalogue.say('plan-actual'), value: total.actual.id },
      reading,
    },
  });
}
