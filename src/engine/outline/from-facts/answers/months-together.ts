/** A rate over several months. */
import type { MetricNote } from '../../../../model/fact.ts';
import type { Period } from '../../../../model/period.ts';
import type { Known } from '../../../insight/evidence.ts';
import type { Context } from '../context.ts';

export interface Together {
  fact: Known;
  hits: number;
  n: number;
}

/** @param suffix of the fact's ID, such as `.since_march`; null where no month has rows */
export function monthsTogether(
  { evidence, table }: Context,
  note: MetricNote,
  suffix: string,
  isIn: (month: Period) => boolean,
): Together | null {
  const parts = table.months
    .filter((month) => !month.partial && isIn(month))
    .flatMap(({ offset }) => evidence.get(note.id, `m${offset}`) ?? []);
  const n = parts.reduce((sum, fact) => sum + fact.n, 0);
  const hits = parts.reduce((sum, fact) => sum + Math.round(fact.value * fact.n), 0);
  if (n === 0) return null;
  const fact = evidence.workedOut(parts[0]!, suffix, hits / n, parts, {
    label: `${note.label}, ${suffix.slice(1).replaceAll('_', ' ')}`,
    formula: 'the months taken together',
  });
  return { fact, hits, n };
}
