/** Where recurring revenue is lost: of what stood at the start of the period or was sold in it, the share that ended, where two dimensions cross. */

import { type Fact, factId, type MetricNote } from '../../../model/fact.ts';
import { addDays } from '../../../model/period.ts';
import { hexOfRows, literal, name } from '../../data/database.ts';
import { number, type Question, type Split } from '../compute.ts';
import type { Metric } from '../metric.ts';
import { named } from '../named.ts';

/** A dimension of more members leaves too few subscriptions where it crosses another. */
const mostMembers = 10;
/** Of more dimensions than this, the first are crossed. */
const mostDimensions = 6;

export const whereNote: Omit<MetricNote, 'status' | 'reason' | 'source'> & Pick<Metric, 'needs'> = {
  ...named('loss_rate'),
  family: 'recurring',
  unit: 'ratio',
  polarity: 'down',
  untested: true,
  beside: 'loss_by_age',
  needs: ['contracts', 'ended-amounts'],
};

const parts = [
  {
    suffix: '',
    value: 'CAST(sum(mrr) FILTER (WHERE LOST) AS DOUBLE) / nullif(CAST(sum(mrr) AS DOUBLE), 0)',
    unit: 'ratio',
    of: 'share of the value that ended',
  },
  { suffix: '.exposed_mrr', value: 'sum(mrr)', unit: 'money', of: 'monthly value' },
  { suffix: '.exposed_arr', value: 'sum(arr)', unit: 'money', of: 'yearly value' },
  { suffix: '.ended', value: 'count(*) FILTER (WHERE LOST)', unit: 'count', of: 'number that ended' },
] as const satisfies readonly { suffix: string; value: string; unit: Fact['unit']; of: string }[];

/** Puts `loss_rate@0`, `loss_rate[segment=Retail]@0` and `loss_rate[product=Pro&segment=Retail]@0` for the reporting period, each with what it is made of. */
export async function computeLossWhere(question: Question, splits: readonly Split[]): Promise<void> {
  const { database, facts, currency, periods } = question;
  const { reporting, prior } = periods;
  if (!prior || reporting.partial) return;
  const dimensions = splits.filter(({ members }) => members.length > 2 && members.length <= mostMembers + 1).slice(0, mostDimensions);
  const [since, until] = [addDays(reporting.start, -1), addDays(reporting.end, -1)].map((day) => `DATE '${day}'`) as [string, string];
  const from = `FROM subscriptions WHERE started <= ${until} AND (ended IS NULL OR ended > ${since})`;
  const lost = `ended <= ${until}`;
  const values = parts.map(({ value }) => value.replace('LOST', lost));
  for (const [index, first] of dimensions.entries())
    for (const second of dimensions.slice(index + 1)) {
      const [a, b] = [name(first.column), name(second.column)];
      const rows = await database.query(
        `SELECT ${a} AS "a", ${b} AS "b", GROUPING(${a}, ${b}) AS "level", ${values.map((value, at) => `${value} AS "v${at}"`).join(', ')}, count(*) AS "n", sum(row_hash) AS "rows"
         ${from} GROUP BY GROUPING SETS ((${a}, ${b}), (${a}), (${b}), ()) ORDER BY ALL`,
      );
      for (const row of rows) {
        const level = Number(row.level);
        const within = [
          ...(level & 2 ? [] : [{ split: first, member: String(row.a) }]),
          ...(level & 1 ? [] : [{ split: second, member: String(row.b) }]),
        ];
        const scope = Object.fromEntries(within.map(({ split, member }) => [split.id, member]));
        const filter = within.map(({ split, member }) => ` AND ${name(split.column)} = ${literal(member)}`).join('');
        for (const [at, { suffix, unit, of }] of parts.entries()) {
          const id = factId({ metric: `${whereNote.id}${suffix}`, scope, at: reporting.offset });
          if (facts.has(id)) continue;
          facts.set(id, {
            id,
            metric: whereNote.id,
            label: [whereNote.label, ...Object.values(scope)].join(', '),
            value: number(row[`v${at}`]!),
            unit,
            ...(unit === 'money' && currency && { currency }),
            period: reporting.id,
            scope,
            n: Number(row.n),
            rows: hexOfRows(row.rows),
            formula: `${of} of subscriptions active at the start of ${reporting.label} or started in it${within.map(({ split, member }) => `, ${split.label.toLowerCase()} ${member}`).join('')}`,
            sql: `SELECT ${values[at]} ${from}${filter}`,
          });
        }
      }
    }
}
