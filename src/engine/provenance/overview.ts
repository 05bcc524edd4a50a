/** One line a metric: what it is now, before, a year before, and against its target; members below where they are asked for. */

import type { FactTable, MetricNote } from '../../model/fact.ts';
import { factId } from '../../model/fact.ts';
import type { FactStyle } from '../../model/text.ts';
import { formatFact, type NumberContext } from '../language/numbers.ts';
import type { FactChoice } from './fact-list.ts';

export interface OverviewRow {
  metric: string;
  label: string;
  scope: Record<string, string>;
  /** Figures as a deck would write them; null where there is none. */
  now: string | null;
  prior: string | null;
  change: string | null;
  year_on_year: string | null;
  target: string | null;
  n: number;
}

export function overviewOf(table: FactTable, { metric, where = {}, by }: FactChoice, numbers: NumberContext): OverviewRow[] {
  const computed = table.metrics.filter(({ id, status }) => status === 'computed' && (metric === undefined || id === metric));
  const members = table.dimensions.find(({ id }) => id === by)?.members ?? [];
  return computed.flatMap((note) => {
    const whole = rowOf(table, note, where, note.label, numbers);
    const parts = members.flatMap((member) => rowOf(table, note, { ...where, [by!]: member }, member, numbers) ?? []);
    return whole ? [whole, ...parts] : parts;
  });
}

function rowOf(
  { facts, prior }: FactTable,
  { id, unit }: MetricNote,
  scope: Record<string, string>,
  label: string,
  numbers: NumberContext,
): OverviewRow | null {
  const find = (suffix: string, at: number | 'all') => {
    const found = factId({ metric: `${id}${suffix}`, scope, at });
    return Object.hasOwn(facts, found) ? facts[found]! : null;
  };
  const text = (suffix: string, at: number | 'all', style: FactStyle = 'plain') => {
    const fact = find(suffix, at);
    return fact === null || fact.value === null ? null : formatFact(fact, style, numbers);
  };
  const ratio = unit === 'ratio';
  const now = find('', 0) ?? find('.attainment', 0);
  if (!now) return null;
  return {
    metric: id,
    label,
    scope: { ...scope },
    now: now.value === null ? null : formatFact(now, 'plain', numbers),
    prior: prior && text('', prior.offset),
    change: text(ratio ? '.delta' : '.pct', 0, 'signed'),
    year_on_year: text(ratio ? '.yoy_delta' : '.yoy', 0, 'signed'),
    target: text('.target', 0),
    n: now.n,
  };
}
