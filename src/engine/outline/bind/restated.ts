/** Figures of periods that were over when an outline was made, where the data say otherwise of the same period now. */

import { type Fact, type FactTable, factId } from '../../../model/fact.ts';
import type { Outline } from '../../../model/outline.ts';
import { formatFact, numberContext } from '../../language/numbers.ts';

/** More are counted, not listed. */
const most = 5;

/** `Won value of Q3 2017 was $2.98M in the last deck and is $2.91M now`, totals before members. */
export function restated(outline: Outline, table: FactTable): string[] {
  const order = table.metrics.map(({ id }) => id);
  const found = Object.values({ ...outline.behind, ...outline.facts })
    .flatMap((old) => {
      const now = samePeriod(old, outline.asOf, table);
      return now && differ(old, now) ? [{ old, now }] : [];
    })
    .sort(
      (a, b) => width(a.old) - width(b.old) || order.indexOf(a.old.metric) - order.indexOf(b.old.metric) || (a.old.id < b.old.id ? -1 : 1),
    );
  const told = found.slice(0, most).map(({ old, now }) => sentence(old, now, table));
  const left = found.length - told.length;
  return left > 0 ? [...told, `${left} more figures of earlier periods differ from those of the last deck`] : told;
}

/** The figure of the same measure, members and period in this run; null for a figure that was derived, given, or of a running period. */
function samePeriod(old: Fact, madeOn: string, table: FactTable): Fact | null {
  const period = table.periods.find(({ id }) => id === old.period);
  const plain = old.id === factId({ metric: old.metric, scope: old.scope, at: old.id.slice(old.id.lastIndexOf('@') + 1) as 'all' });
  if (!period || period.offset >= 0 || !plain || old.from || old.value === null) return null;
  // The last day of the period had come: `end` is the day after it.
  if (Date.parse(madeOn) < Date.parse(period.end) - 86_400_000) return null;
  const id = factId({ metric: old.metric, scope: old.scope, at: period.offset });
  const now = Object.hasOwn(table.facts, id) ? table.facts[id]! : null;
  return now && now.value !== null && now.unit === old.unit && now.currency === old.currency ? now : null;
}

function differ(old: Fact, now: Fact): boolean {
  return Math.abs(old.value! - now.value!) > 1e-9 * Math.max(Math.abs(old.value!), Math.abs(now.value!));
}

const width = ({ scope }: Fact) => Object.keys(scope).length;

function sentence(old: Fact, now: Fact, table: FactTable): string {
  const { label } = table.periods.find(({ id }) => id === old.period)!;
  const name = table.metrics.find(({ id }) => id === old.metric)?.label ?? old.label;
  const members = Object.values(old.scope);
  const numbers = numberContext([], 'en');
  const [was, is] = [formatFact(old, 'plain', numbers), formatFact(now, 'plain', numbers)];
  const [before, after] = was === is ? [formatFact(old, 'full', numbers), formatFact(now, 'full', numbers)] : [was, is];
  return `${name}${members.length > 0 ? ` of ${members.join(', ')} in` : ' of'} ${label} was ${before} in the last deck and is ${after} now`;
}
