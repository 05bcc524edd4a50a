/** Measures of a table of no family: sums, levels, means and rates, and the number of rows. */

import type { Measured } from '../../../model/fact.ts';
import type { MeasureColumn } from '../../data/records/measure-columns.ts';
import type { Records } from '../../data/records/records.ts';
import type { Basis, Metric } from '../metric.ts';

/** Shape of the table: `single` if each date has one row, `panel` if each date has one per member; `named` if every row has an ID of its own. */
export interface Grain {
  panel: boolean;
  named: boolean;
  single: boolean;
}

export interface Bases {
  rows: Basis;
  /** The rows that count on a given day; null if the table has no balances. */
  standing: Basis | null;
}

export interface Measure extends Metric {
  measured: Measured;
  /** Index of the column in the table `records`. */
  at: number;
}

interface Rows {
  /** The column's parts are in separate rows, next to those of the whole. */
  parted: boolean;
  dated: boolean;
}

export function measureMetric(column: MeasureColumn, at: number, bases: Bases, grain: Grain, id: string, rows: Rows): Measure {
  const value = `measure_${at}`;
  const how = howOf(column, bases, grain);
  const additive = how === 'sum' || how === 'stock';
  const stands = (how === 'stock' || how === 'level') && bases.standing !== null;
  const averaged = (how === 'mean' && !(grain.single && bases.standing)) || (how === 'level' && !grain.single);
  const measured: Measured = {
    how,
    of: column.column,
    label: column.label,
    ...column.ended,
    ...column.named,
    ...(column.plain && { plain: true as const }),
  };
  const { label } = column;
  const count = `count(${value})`;
  return {
    id,
    at,
    label:
      averaged && column.stated === undefined && !column.stage && !/^(average|median)\b/i.test(label) ? `Average ${lower(label)}` : label,
    definition: column.stated === undefined || column.plain ? definitionOf(measured, label, rows.dated) : statedDefinition(column.stated),
    unit: column.unit,
    polarity: column.polarity,
    needs: [],
    basis: stands ? bases.standing! : bases.rows,
    value: rows.parted ? `coalesce(sum(${value}) FILTER (WHERE whole), sum(${value}))` : aggregates[how](value),
    n: rows.parted ? `coalesce(nullif(${count} FILTER (WHERE whole), 0), ${count})` : count,
    formula: column.ended
      ? `share of rows with ${column.ended.values.join(' or ')} in ${column.column}`
      : how === 'rate' && column.stated !== undefined
        ? `share of rows that are as the definition says, by ${column.column},`
        : `${formulas[how]} ${column.column}`,
    additive,
    byDimension: true,
    measured,
    // A row that is already an aggregate, such as a country's year, says nothing about chance.
    ...((!grain.panel || grain.named) && (how === 'sum' || how === 'mean') && { each: value }),
    ...(how === 'rate' && { holds: value }),
    ...(stands && { state: true as const }),
    ...(column.spoken !== undefined && { spoken: column.spoken }),
    ...(column.stated !== undefined && { stated: column.stated }),
    // A ratio that is not a proportion of its rows has no two-proportion test.
    ...(column.unit === 'ratio' && how !== 'rate' && { untested: true as const }),
  };
}

type How = 'sum' | 'stock' | 'level' | 'mean' | 'rate';

const mean = (value: string) => `CAST(sum(${value}) AS DOUBLE) / nullif(count(${value}), 0)`;
const sum = (value: string) => `sum(${value})`;

const aggregates: Readonly<Record<How, (value: string) => string>> = {
  sum,
  stock: sum,
  level: mean,
  mean,
  rate: (value) => `CAST(count(*) FILTER (WHERE ${value}) AS DOUBLE) / nullif(count(${value}), 0)`,
};

const formulas: Readonly<Record<How, string>> = {
  sum: 'sum of',
  stock: 'sum of',
  level: 'mean over rows of',
  mean: 'mean over rows of',
  rate: 'share of rows with yes in',
};

function howOf({ behaviour }: MeasureColumn, bases: Bases, { panel }: Grain): How {
  if (behaviour === 'flag') return 'rate';
  if (behaviour === 'flow') return 'sum';
  if (behaviour === 'mean' || !panel) return 'mean';
  if (behaviour === 'stock') return 'stock';
  return bases.standing ? 'level' : 'mean';
}

/** What the brief says after the name. */
export function statedDefinition(text: string): string {
  const body = text.replace(/^[^=]{1,120}=\s*/u, '').trim();
  return `${body.charAt(0).toUpperCase()}${body.slice(1)}.`;
}

function definitionOf({ how, of, values, among = [], between }: Measured, label: string, dated: boolean): string {
  if (between) return `${label}, on average of the rows that have both days.`;
  const name = lower(label);
  const rows = dated ? 'the rows of the period' : 'all rows';
  const last = dated ? ', as last recorded in the period, not added up over time' : '';
  switch (how) {
    case 'sum':
      return `Sum of ${name} across ${rows}.`;
    case 'stock':
      return `Sum of ${name} across the members listed${last}.`;
    case 'level':
      return `${label} as last recorded in the period; across several members, the mean of the rows.`;
    case 'mean':
      return `Mean of ${name} across ${rows}.`;
    default:
      if (values) return `Rows whose ${of} is ${values.join(' or ')}, divided by all whose ${of} is one of: ${among.join(', ')}.`;
      return 'Rows with yes divided by all rows with yes or no.';
  }
}

export function lower(label: string): string {
  return /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

export function countMetrics({ subject, counted, time }: Records, grain: Grain, measures: readonly Measure[], rows: Basis): Metric[] {
  const taken = new Set(measures.map(({ id }) => id));
  const metrics: Metric[] = [];
  const base = { needs: [], basis: rows, byDimension: true, polarity: 'neutral' as const };
  if (subject && !(grain.panel && time) && !taken.has(subject.many)) {
    const label = capital(subject.many);
    metrics.push({
      ...base,
      id: subject.many,
      label,
      definition: `Number of ${subject.many}, one per row.`,
      unit: 'count',
      value: 'count(*)',
      n: 'count(*)',
      formula: `number of ${subject.many}`,
      additive: true,
      measured: { how: 'rows', of: label, label },
    });
  }
  // What a row costs, where a row is one thing: a shipment, a visit.
  if (subject && !grain.panel) {
    for (const cost of measures.filter(
      ({ measured, unit, polarity }) => measured.how === 'sum' && unit === 'money' && polarity === 'down',
    )) {
      const { one, many } = subject;
      const label = `${cost.label} per ${one}`;
      const value = `measure_${cost.at}`;
      metrics.push({
        ...base,
        id: `${cost.id}_per_${one}`,
        label,
        definition: `${cost.label} divided by the number of ${many} that have one.`,
        unit: 'money',
        polarity: 'down',
        value: mean(value),
        n: `count(${value})`,
        each: value,
        formula: `mean over ${many} of ${cost.measured.of}`,
        additive: false,
        measured: { how: 'quotient', of: cost.label, label, by: many },
      });
    }
  }
  if (counted && !taken.has(counted.label)) {
    const label = capital(counted.label);
    metrics.push({
      ...base,
      id: counted.label,
      label,
      definition: `Number of different ${counted.label}, each counted once.`,
      unit: 'count',
      value: 'count(DISTINCT counted)',
      n: 'count(*)',
      formula: `number of different values of ${counted.column}`,
      additive: false,
      measured: { how: 'distinct', of: label, label },
    });
    const sales = measures.find(({ measured, unit }) => measured.how === 'sum' && unit === 'money');
    const one = counted.label.replace(/s$/, '');
    if (sales && !taken.has(`average_${one}_value`)) {
      metrics.push({
        ...base,
        id: `average_${one}_value`,
        label: `${sales.label} per ${one}`,
        definition: `${sales.label} divided by the number of different ${counted.label}.`,
        unit: 'money',
        value: `CAST(sum(measure_${sales.at}) AS DOUBLE) / nullif(count(DISTINCT counted) FILTER (WHERE measure_${sales.at} IS NOT NULL), 0)`,
        n: 'count(*)',
        formula: `sum of ${sales.measured.of} divided by the number of different values of ${counted.column}`,
        additive: false,
        measured: { how: 'quotient', of: sales.label, label: `${sales.label} per ${one}`, by: lower(label) },
      });
    }
  }
  return metrics;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
