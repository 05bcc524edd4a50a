/** Plans, forecasts and the year before beside actuals in one table, and how far each actual is from them: for whole periods they cover. */
import { type Reference, references } from '../../data/records/measure-columns.ts';
import type { Records } from '../../data/records/records.ts';
import type { Question } from '../compute.ts';
import type { Metric } from '../metric.ts';
import type { Measure } from './measure.ts';

const named: Readonly<Record<Reference, { short: string; of: string; variance: string }>> = {
  target: { short: 'plan', of: 'as planned', variance: 'variance' },
  forecast: { short: 'forecast', of: 'as forecast', variance: 'forecast_variance' },
  last_year: { short: 'year before', of: 'in the year before', variance: 'last_year_variance' },
};

/** Metrics in name only, `revenue.target`, `revenue.forecast`, `revenue.last_year`: their facts stand beside those of the measures. */
export function referenceMetrics({ measures: columns }: Records, measures: readonly Measure[]): Metric[] {
  return measures
    .filter(({ measured }) => measured.how === 'sum' || measured.how === 'stock')
    .flatMap(({ measured: _, ...measure }) =>
      references
        .filter((reference) => columns[measure.at]!.against[reference] !== undefined)
        .map((reference) => ({
          ...measure,
          id: `${measure.id}.${reference}`,
          label: `${measure.label}, ${named[reference].short}`,
          value: measure.value.replaceAll(`measure_${measure.at}`, `${reference}_${measure.at}`),
          n: measure.n.replaceAll(`measure_${measure.at}`, `${reference}_${measure.at}`),
          formula: `${measure.formula}, ${named[reference].of},`,
        })),
    );
}

/**
 * Puts what an actual is above its plan as `.variance` and `.variance_pct`, with `.attainment`; above its forecast as `.forecast_variance` and the
 * year before as `.last_year_variance`, each with its `_pct`. Which way is good is the measure's polarity. Of a plan of nothing or less there is no percentage.
 */
export function putVariances({ facts, periods }: Question, { measures: columns, time }: Records, measures: readonly Measure[]): void {
  const known = new Map<string, { measure: Measure; reference: Reference }>(
    measures.flatMap((measure) =>
      references.flatMap((reference) =>
        columns[measure.at]!.against[reference] === undefined ? [] : [[`${measure.id}.${reference}`, { measure, reference }] as const],
      ),
    ),
  );
  const partial = new Set([...periods.periods, ...periods.months].flatMap(({ id, partial }) => (partial ? [id] : [])));
  for (const against of [...facts.values()]) {
    const found = known.get(against.metric);
    if (!found) continue;
    const { measure, reference } = found;
    const { of, short, variance } = named[reference];
    const actual = facts.get(against.id.replace(`.${reference}`, ''));
    const isOwn = against.id.split(/[[@]/)[0] === `${measure.id}.${reference}`;
    // A plan reaches beyond what has happened: of all time, and of a period that still runs, it is no measure of it.
    const isWhole = time === null || (against.period !== null && !partial.has(against.period));
    if (!isOwn || !isWhole || !actual || actual.value === null || against.value === null) {
      facts.delete(against.id);
      continue;
    }
    facts.set(against.id, { ...against, metric: measure.id });
    const { currency, rows: _, ...plain } = actual;
    const from = [actual.id, against.id];
    const above = Number((actual.value - against.value).toPrecision(15)) + 0;
    const put = (
      suffix: string,
      fact: { label: string; value: number; formula: string; metric?: string; unit?: 'ratio'; currency?: string },
    ) => {
      const id = against.id.replace(`.${reference}`, `.${suffix}`);
      facts.set(id, { ...plain, metric: measure.id, ...fact, id, sql: '', from });
    };
    put(variance, {
      ...(currency && { currency }),
      label: `${actual.label}, difference from ${short}`,
      value: above,
      formula: `${actual.formula}, less the same ${of}`,
    });
    if (against.value <= 0) continue;
    put(`${variance}_pct`, {
      label: `${actual.label}, difference from ${short} in percent`,
      value: above / against.value,
      unit: 'ratio',
      formula: `${actual.formula}, less the same ${of}, divided by the latter`,
    });
    if (reference !== 'target') continue;
    put('attainment', {
      metric: `${measure.id}.attainment`,
      label: `${actual.label} against plan`,
      value: actual.value / against.value,
      unit: 'ratio',
      formula: `${actual.formula}, divided by its plan`,
    });
  }
}
