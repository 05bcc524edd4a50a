/** A metric made from a column of numbers: summed where its name says that it adds up, else averaged. */
import type { Column } from '../data/column-type.ts';
import { label } from '../data/dimensions.ts';
import { words } from '../data/lexicon.ts';
import type { Basis, Metric } from './metric.ts';

/** Flows: what happened in a period adds up. Anything else, such as a stock, a price or a rate, is averaged. */
const addsUp =
  /\b(amount|sales|revenue|turnover|value|profit|cost|costs|spend|expense|quantity|qty|units|orders|count|total|hours|visits|clicks|downloads|sold|generation|umsatz|betrag|menge|kosten|gewinn|ventes|montant|ventas|importe|vendas)\b/;
const neverAddsUp =
  /\b(rate|ratio|pct|percent|percentage|margin|price|average|avg|mean|score|index|share|probability|discount|age|per|temperature|expectancy|life)\b/;

export function measureMetric(column: Column, at: number, basis: Basis, id: string): Metric {
  const text = words(column.name);
  const percent = column.type.kind === 'number' && column.type.percent;
  const sums = addsUp.test(text) && !neverAddsUp.test(text) && !percent;
  const value = `measure_${at}`;
  const money = column.type.kind === 'number' && Object.keys(column.type.currencies).length === 1;
  return {
    id,
    label: sums ? label(column.name) : `${label(column.name)} (mean)`,
    definition: sums ? `Sum of ${column.name}.` : `Mean of ${column.name}.`,
    unit: percent ? 'ratio' : money ? 'money' : 'number',
    polarity: 'neutral',
    needs: [],
    basis,
    value: sums ? `sum(${value})` : `CAST(sum(${value}) AS DOUBLE) / nullif(count(${value}), 0)`,
    each: value,
    n: `count(${value})`,
    formula: `${sums ? 'sum' : 'mean'} of ${column.name}`,
    additive: sums,
    byDimension: true,
  };
}
