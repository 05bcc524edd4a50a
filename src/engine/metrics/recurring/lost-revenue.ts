/** What was lost of the opening book, and what of that sold in the period: two pools, each with a base and a rate of its own. */

import { type Fact, factId, type MetricNote } from '../../../model/fact.ts';
import { addDays } from '../../../model/period.ts';
import { type Per, perYear } from '../../../model/recurring-revenue.ts';
import { hexOfRows } from '../../data/database.ts';
import { number, type Question } from '../compute.ts';
import type { Metric } from '../metric.ts';
import { named } from '../named.ts';
import { marksOf } from '../states.ts';

const pools = [
  {
    id: 'lost_opening_mrr',
    where: (since: string, until: string) => `started <= ${since} AND ended > ${since} AND ended <= ${until}`,
    formula: 'subscriptions active at the start that ended',
  },
  {
    id: 'lost_sold_mrr',
    where: (since: string, until: string) => `started > ${since} AND ended <= ${until}`,
    formula: 'subscriptions that started and ended',
  },
] as const;

const common = { family: 'recurring', unit: 'money', polarity: 'down', needs: ['contracts', 'ended-amounts'] } as const;

/** Told beside what ended, which they add up to. */
export const lostNotes: readonly (Omit<MetricNote, 'status' | 'reason' | 'source'> & Pick<Metric, 'needs'>)[] = pools.flatMap(({ id }) => [
  { ...common, ...named(id), beside: 'ended_mrr' },
  { ...common, ...named(perYear(id)!), beside: id },
]);

/** Puts `lost_opening_mrr@0`, `lost_sold_arr@-1` … for each whole period. */
export async function computeLost(question: Question): Promise<void> {
  const { database, facts, currency } = question;
  const marks = marksOf(question, false).filter(({ period }) => !period.partial);
  if (marks.length === 0) return;
  const spans = marks.map(({ at, period, day }) => `(${at}, DATE '${addDays(period.start, -1)}', DATE '${day}')`).join(', ');
  const asked = pools.map(({ where }, pool) => {
    const filter = `FILTER (WHERE ${where('since', 'until')})`;
    return `coalesce(sum(mrr) ${filter}, 0) AS "mrr${pool}", coalesce(sum(arr) ${filter}, 0) AS "arr${pool}", count(*) ${filter} AS "n${pool}", sum(row_hash) ${filter} AS "rows${pool}"`;
  });
  const rows = await database.query(
    `SELECT mark_at AS "at", ${asked.join(', ')} FROM (VALUES ${spans}) k(mark_at, since, until) LEFT JOIN subscriptions ON ended > since AND ended <= until GROUP BY 1`,
  );
  for (const row of rows) {
    const { at, period, day } = marks.find((mark) => mark.at === Number(row.at))!;
    for (const [pool, { id: monthly, where, formula }] of pools.entries())
      for (const per of ['mrr', 'arr'] as const satisfies readonly Per[]) {
        const id = per === 'mrr' ? monthly : perYear(monthly)!;
        const fact: Fact = {
          id: factId({ metric: id, at }),
          metric: id,
          label: named(id).label,
          value: number(row[`${per}${pool}`]!) ?? 0,
          unit: 'money',
          ...(currency && { currency }),
          period: period.id,
          scope: {},
          n: Number(row[`n${pool}`]),
          rows: hexOfRows(row[`rows${pool}`]),
          formula: `sum of the ${per === 'mrr' ? 'monthly' : 'yearly'} value of ${formula} in ${period.label}`,
          sql: `SELECT coalesce(sum(${per}), 0) FROM subscriptions WHERE ${where(`DATE '${addDays(period.start, -1)}'`, `DATE '${day}'`)}`,
        };
        facts.set(fact.id, fact);
      }
  }
}
