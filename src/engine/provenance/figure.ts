/** A fact as it is told to whoever asks where a number comes from. */

import type { Fact, Unit } from '../../model/fact.ts';
import { formatFact, type NumberContext } from '../language/numbers.ts';

export interface Figure {
  id: string;
  metric: string;
  label: string;
  /** As a deck would write it. */
  text: string;
  /** null when it cannot be computed. */
  value: number | null;
  unit: Unit;
  currency: string | null;
  period: string | null;
  scope: Record<string, string>;
  n: number;
  formula: string;
  /** null for given and derived figures, and where a deck left its queries at home. */
  sql: string | null;
  /** Hash of the rows the query looked at; null for a figure that has none of its own. */
  rows: string | null;
  /** What it was derived from. */
  from: string[];
}

export function figureOf(fact: Fact, numbers: NumberContext): Figure {
  const { id, metric, label, value, unit, currency, period, scope, n, formula, sql, rows, from } = fact;
  return {
    id,
    metric,
    label,
    text: formatFact(fact, 'plain', numbers),
    value,
    unit,
    currency: currency ?? null,
    period,
    scope: { ...scope },
    n,
    formula,
    sql: sql === '' ? null : sql,
    rows: rows ?? null,
    from: [...(from ?? [])],
  };
}
