/** What a night, an hour or a kilo brings and costs, and the part of sales that commission takes. */
import type { Earned } from '../../data/records/earned.ts';
import type { MeasureColumn } from '../../data/records/measure-columns.ts';
import type { Metric } from '../metric.ts';
import { named } from '../named.ts';
import { lower, type Measure } from './measures.ts';

/** Costs told by what is counted. */
const mostCosts = 2;

export function earnedMetrics(
  { gross, net, commission, units }: Earned,
  columns: readonly MeasureColumn[],
  measures: readonly Measure[],
): Metric[] {
  const of = (column: MeasureColumn | null) => {
    const at = column === null ? -1 : columns.indexOf(column);
    const measure = measures.find((each) => each.at === at);
    return measure?.measured.how === 'sum' ? measure : null;
  };
  const ids = new Set(measures.map(({ id }) => id));
  const metrics: Metric[] = [];
  const [whole, taken] = [of(gross), of(commission)];
  if (whole && taken) {
    const both = `measure_${whole.at} IS NOT NULL`;
    metrics.push({
      ...named('commission_rate'),
      ...quotient(taken, whole, both),
      unit: 'ratio',
      polarity: 'down',
      value: `CAST(sum(measure_${taken.at}) FILTER (WHERE ${both}) AS DOUBLE) / nullif(sum(measure_${whole.at}) FILTER (WHERE ${both}), 0)`,
      parts: { of: `coalesce(measure_${taken.at}, 0)`, by: `measure_${whole.at}` },
    });
  }
  const costs = measures
    .filter(
      (each) =>
        each.measured.how === 'sum' && each.unit === 'money' && each.polarity === 'down' && each !== taken && !isPart(columns, net, each),
    )
    .slice(0, mostCosts);
  const amounts = [of(net), whole, ...costs].flatMap((each) => each ?? []);
  for (const { measure, one } of units) {
    const by = of(measure);
    if (!by) continue;
    for (const amount of amounts) {
      const label = `${amount.label} per ${one}`;
      const both = `measure_${amount.at} IS NOT NULL AND measure_${by.at} IS NOT NULL`;
      metrics.push({
        id: `${amount.id}_per_${one}`,
        label,
        definition: `${amount.label} divided by ${lower(by.label)}, both summed first.`,
        ...quotient(amount, by, both),
        unit: 'money',
        polarity: amount.polarity === 'down' ? 'down' : 'up',
        measured: { how: 'quotient', of: amount.label, label, by: by.label },
      });
    }
  }
  return metrics.filter(({ id }) => !ids.has(id));
}

/** What went off is told by the net. */
function isPart(columns: readonly MeasureColumn[], net: MeasureColumn | null, { at }: Measure): boolean {
  return net?.made?.includes(columns[at]!.column) === true;
}

function quotient(part: Measure, whole: Measure, both: string) {
  return {
    needs: [],
    basis: whole.basis,
    value: `CAST(sum(measure_${part.at}) FILTER (WHERE ${both}) AS DOUBLE) / nullif(sum(measure_${whole.at}) FILTER (WHERE ${both}), 0)`,
    n: `count(*) FILTER (WHERE ${both})`,
    formula: `sum of ${part.measured.of} divided by sum of ${whole.measured.of}`,
    additive: false,
    byDimension: true,
    untested: true as const,
    weighedBy: whole.id,
    parts: { of: `measure_${part.at}`, by: `measure_${whole.at}` },
  };
}
