/** Quotients that the prompt says how to work out, from the measures that their parts are: `scrap / (good + scrap)`. */
import type { MeasureColumn } from '../../data/records/measure-columns.ts';
import type { StatedQuotient } from '../../data/records/measures-found.ts';
import type { Metric } from '../metric.ts';
import { lower, type Measure, statedDefinition } from './measures.ts';

/** The metrics, with those that the prompt states first, each named after what it calls them; one that the data give anyway is told as that. */
export function withStatedQuotients(
  stated: readonly StatedQuotient[],
  columns: readonly MeasureColumn[],
  measures: readonly Measure[],
  metrics: readonly Metric[],
): Metric[] {
  const named = (key: string) => {
    const part = columns.findIndex((each) => each.part === key);
    const at = part < 0 ? columns.findIndex((each) => each.column === key && each.behaviour === 'flow' && each.part === undefined) : part;
    return measures.find((measure) => measure.at === at);
  };
  const found = stated.flatMap((quotient, at) => {
    const [of, by] = [named(quotient.of), named(quotient.by)];
    return of && by ? [{ of: column(of), by: column(by), metric: quotientOf(quotient, at, of, by) }] : [];
  });
  const isStated = ({ parts }: Metric) => found.some(({ of, by }) => parts?.of === of && parts.by === by);
  return [...found.map(({ metric }) => metric), ...metrics.filter((metric) => !isStated(metric))];
}

const column = ({ at }: Measure) => `measure_${at}`;

function quotientOf({ called, text, isShare: isPart }: StatedQuotient, at: number, of: Measure, by: Measure): Metric {
  const both = `FILTER (WHERE ${column(of)} IS NOT NULL AND ${column(by)} IS NOT NULL)`;
  const isShare =
    isPart || (of.unit === 'money' && by.unit === 'money') || by.label.split(/ [+−] /).some((part) => lower(part) === lower(of.label));
  const label = called
    ? capital(called)
    : isShare && !isPart && of.unit !== 'money'
      ? `${of.label} rate`
      : `${of.label} / ${lower(by.label)}`;
  return {
    id: at === 0 ? 'stated_ratio' : `stated_ratio_${at + 1}`,
    label,
    definition: statedDefinition(text),
    unit: isShare ? 'ratio' : of.unit === 'count' ? 'number' : of.unit,
    polarity: of.polarity,
    needs: [],
    basis: of.basis,
    value: `CAST(sum(${column(of)}) ${both} AS DOUBLE) / nullif(sum(${column(by)}) ${both}, 0)`,
    n: `count(*) ${both}`,
    formula: `sum of ${of.label} divided by sum of ${by.label}`,
    additive: false,
    byDimension: true,
    untested: true,
    ...(by.additive && { weighedBy: by.id }),
    parts: {
      of: `CASE WHEN ${column(by)} IS NOT NULL THEN ${column(of)} END`,
      by: `CASE WHEN ${column(of)} IS NOT NULL THEN ${column(by)} END`,
    },
    stated: text,
    spoken: called ?? label,
    measured: { how: 'quotient', of: of.label, label: by.label, by: by.label, called: label },
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
