/** Gross margin, from revenue and the cost of what was sold, in columns or in lines of a statement. */
import { words } from '../../data/lexicon.ts';
import type { Metric } from '../metric.ts';
import type { Measure } from '../records/measure.ts';

const revenue =
  /^(net |gross |total )?(sales|revenues?|turnover|income|umsatz(erlose)?|erlose|ventes|chiffre d affaires|ventas|ingresos|vendas|receitas?|vendite|ricavi|売上高?|売上収益|营业收入|收入|الايرادات|ايرادات)$/;
const sold =
  /^(cogs|costs? of (goods sold|sales|revenues?|goods)|herstellungskosten|herstellkosten|umsatzkosten|wareneinsatz|cout des ventes|cout des marchandises vendues|costes? de (las )?ventas|costo de ventas|custos? d[ao]s? (vendas|mercadorias vendidas)|cmv|costo del venduto|costi? delle vendite|売上原価|营业成本|销售成本|تكلفة المبيعات)$/;

export const grossMarginNote = {
  id: 'gross_margin',
  label: 'Gross margin',
  definition: 'Revenue less the cost of what was sold, divided by revenue, both summed first.',
  unit: 'ratio',
  polarity: 'up',
} as const;

/** @param apart the lines of a statement stand in rows of their own */
export function grossMargin(measures: readonly Measure[], apart: boolean): Metric[] {
  const sums = measures.filter(({ measured }) => measured.how === 'sum');
  const whole = sums.find(({ measured }) => revenue.test(words(measured.label)));
  const cost = sums.find(({ measured }) => sold.test(words(measured.label)));
  if (!whole || !cost || measures.some(({ id }) => id === 'gross_margin')) return [];
  const both = apart ? 'true' : `measure_${whole.at} IS NOT NULL AND measure_${cost.at} IS NOT NULL`;
  // A statement may write costs as negative amounts.
  const of = (at: number) => `CAST(sum(measure_${at}) FILTER (WHERE ${both}) AS DOUBLE)`;
  return [
    {
      ...grossMarginNote,
      needs: [],
      basis: whole.basis,
      value: `CASE WHEN ${of(cost.at)} IS NOT NULL THEN (${of(whole.at)} - abs(${of(cost.at)})) / nullif(${of(whole.at)}, 0) END`,
      n: `count(*) FILTER (WHERE ${both})`,
      formula: `sum of ${whole.measured.of} less that of ${cost.measured.of}, divided by the former`,
      additive: false,
      byDimension: true,
      untested: true,
    },
  ];
}
