/** Facts computed from facts: change, share, significance, each with the facts it came from. */

import { type Fact, type FactId, factId, withSuffix } from '../../model/fact.ts';
import type { Period } from '../../model/period.ts';
import { comparable, type Periods } from './calendar/periods.ts';
import { areMany, type Split } from './compute.ts';
import type { Metric } from './metric.ts';

interface Known {
  facts: Map<FactId, Fact>;
  periods: Periods;
}

/** Changes against the prior period (`.delta`, `.pct`) and the same period a year earlier (`.yoy_delta`, `.yoy`). */
export function deriveChanges({ facts, periods }: Known, metrics: readonly Metric[], splits: readonly Split[]): void {
  const { reporting, prior } = periods;
  const { every } = periods.cut;
  const yearBefore = periods.periods.find((period) => period.offset === -12 / every && comparable(period, reporting));
  for (const metric of metrics) {
    if (!metric.basis.date) continue;
    for (const { scope, isMany } of scopes(metric, splits)) {
      if (prior) change(facts, metric, scope, isMany, [reporting, prior], ['delta', 'pct']);
      if (yearBefore && every !== 12) change(facts, metric, scope, isMany, [reporting, yearBefore], ['yoy_delta', 'yoy']);
    }
  }
}

function change(
  facts: Map<FactId, Fact>,
  metric: Metric,
  scope: Record<string, string>,
  isMany: boolean,
  [now, before]: readonly [Period, Period],
  [deltaName, ratioName]: readonly [string, string],
): void {
  const current = facts.get(factId({ metric: metric.id, scope, at: now.offset }));
  const earlier = facts.get(factId({ metric: metric.id, scope, at: before.offset }));
  if (!current || !earlier || current.value === null || earlier.value === null) return;
  if (isMany && current.value === 0 && earlier.value === 0) return;
  const delta = current.value - earlier.value;
  const shared = { metric: metric.id, period: now.id, scope, n: current.n, sql: '', from: [current.id, earlier.id] };
  const currency = current.currency ? { currency: current.currency } : {};
  put(facts, {
    ...shared,
    ...(metric.unit === 'money' ? currency : {}),
    id: withSuffix(current.id, `.${deltaName}`),
    label: `${current.label}, change from ${before.label}`,
    value: exact(delta),
    unit: metric.unit === 'ratio' ? 'points' : metric.unit,
    formula: `${current.formula}, minus the same in ${before.label}`,
  });
  if (metric.unit === 'ratio') return;
  put(facts, {
    ...shared,
    id: withSuffix(current.id, `.${ratioName}`),
    label: `${current.label}, change from ${before.label} in percent`,
    // A percentage of nothing or of a loss is meaningless.
    value: earlier.value > 0 ? delta / earlier.value : null,
    unit: 'ratio',
    formula: `${current.formula}, minus the same in ${before.label}, divided by the same in ${before.label}`,
  });
}

/** Each member's share of the whole, for every period and all time; of many members, for the reporting period and all time, and none of nothing. */
export function deriveShares({ facts, periods }: Known, metrics: readonly Metric[], splits: readonly Split[]): void {
  const places = ['all' as const, ...periods.periods.map(({ offset }) => offset)];
  for (const metric of metrics) {
    if (!metric.additive) continue;
    for (const at of places) {
      const whole = facts.get(factId({ metric: metric.id, at }));
      if (!whole || whole.value === null || whole.value <= 0) continue;
      for (const split of splits) {
        const isMany = areMany(split);
        if (isMany && at !== 0 && at !== 'all') continue;
        for (const member of split.members) {
          const scope = { [split.id]: member };
          const part = facts.get(factId({ metric: metric.id, scope, at }));
          if (!part || part.value === null || (isMany && part.value === 0)) continue;
          put(facts, {
            id: withSuffix(part.id, '.share'),
            metric: metric.id,
            label: `${part.label}, share`,
            value: part.value / whole.value,
            unit: 'ratio',
            period: part.period,
            scope,
            n: part.n,
            formula: `${part.formula}, divided by the whole`,
            sql: '',
            from: [part.id, whole.id],
          });
        }
      }
    }
  }
}

/** `win_rate.z@0`: the two-proportion z of the win rate against the prior period; beyond ±1.96 the change is significant. */
export function deriveSignificance({ facts, periods }: Known): void {
  const now = facts.get('win_rate@0');
  const before = periods.prior && facts.get(`win_rate@${periods.prior.offset}`);
  if (!now || !before || now.value === null || before.value === null) return;
  const pooled = (now.value * now.n + before.value * before.n) / (now.n + before.n);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / now.n + 1 / before.n));
  put(facts, {
    id: 'win_rate.z@0',
    metric: 'win_rate',
    label: `Win rate, z against ${periods.prior!.label}`,
    value: error > 0 ? (now.value - before.value) / error : null,
    unit: 'number',
    period: now.period,
    scope: {},
    n: now.n + before.n,
    formula: `two-proportion z of ${now.formula} against the same in ${periods.prior!.label}`,
    sql: '',
    from: [now.id, before.id],
  });
}

/** All rows and each member, with whether it is one of many. */
function* scopes(metric: Metric, splits: readonly Split[]): Generator<{ scope: Record<string, string>; isMany: boolean }> {
  yield { scope: {}, isMany: false };
  if (!metric.byDimension) return;
  for (const split of splits) {
    const isMany = areMany(split);
    for (const member of split.members) yield { scope: { [split.id]: member }, isMany };
  }
}

function put(facts: Map<FactId, Fact>, fact: Fact): void {
  facts.set(fact.id, fact);
}

/** A difference of two decimals without floating-point noise: 0.3 − 0.1 is 0.2. */
function exact(difference: number): number {
  return Number(difference.toPrecision(15)) + 0;
}
