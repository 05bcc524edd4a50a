/** Plans beside actuals in one table: `revenue.target@0`, `.attainment@0`, `.variance@0` and `.variance_pct@0`, for periods the plan covers. */
import type { Records } from '../../data/records/records.ts';
import type { Question } from '../compute.ts';
import type { Metric } from '../metric.ts';
import type { Measure } from './measure.ts';

/** Metrics in name only: their facts stand beside those of the measures they are planned for. */
export function targetMetrics({ measures: columns }: Records, measures: readonly Measure[]): Metric[] {
  return measures
    .filter(({ at, measured }) => columns[at]!.target !== null && (measured.how === 'sum' || measured.how === 'stock'))
    .map(({ measured: _, ...measure }) => ({
      ...measure,
      id: `${measure.id}.target`,
      label: `${measure.label}, plan`,
      value: measure.value.replaceAll(`measure_${measure.at}`, `target_${measure.at}`),
      n: measure.n.replaceAll(`measure_${measure.at}`, `target_${measure.at}`),
      formula: `${measure.formula}, as planned,`,
    }));
}

/** Puts `.attainment` and what an actual is above its plan, for every actual with one; which way is good is the measure's polarity. */
export function putAttainment({ facts }: Question, { measures: columns }: Records, measures: readonly Measure[]): void {
  const planned = measures.filter(({ at }) => columns[at]!.target !== null);
  for (const target of [...facts.values()]) {
    const base = planned.find(({ id }) => target.metric === `${id}.target`);
    if (!base) continue;
    if (target.id.split(/[[@]/)[0] !== `${base.id}.target`) {
      facts.delete(target.id);
      continue;
    }
    const actual = facts.get(target.id.replace('.target', ''));
    if (!actual || actual.value === null || target.value === null || target.value <= 0) {
      facts.delete(target.id);
      continue;
    }
    facts.set(target.id, { ...target, metric: base.id });
    const id = target.id.replace('.target', '.attainment');
    const { currency, rows: _, ...plain } = actual;
    facts.set(id, {
      ...plain,
      id,
      metric: `${base.id}.attainment`,
      label: `${actual.label} against plan`,
      value: actual.value / target.value,
      unit: 'ratio',
      formula: `${actual.formula}, divided by its plan`,
      sql: '',
      from: [actual.id, target.id],
    });
    const variance = target.id.replace('.target', '.variance');
    const above = Number((actual.value - target.value).toPrecision(15)) + 0;
    facts.set(variance, {
      ...plain,
      ...(currency && { currency }),
      id: variance,
      metric: base.id,
      label: `${actual.label}, difference from plan`,
      value: above,
      formula: `${actual.formula}, less its plan`,
      sql: '',
      from: [actual.id, target.id],
    });
    const percent = target.id.replace('.target', '.variance_pct');
    facts.set(percent, {
      ...plain,
      id: percent,
      metric: base.id,
      label: `${actual.label}, difference from plan in percent`,
      value: above / target.value,
      unit: 'ratio',
      formula: `${actual.formula}, less its plan, divided by its plan`,
      sql: '',
      from: [actual.id, target.id],
    });
  }
}
