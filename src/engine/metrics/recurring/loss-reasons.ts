/** Why accounts left: the events of the period by reason, and what of the value that ended belongs to each. */
import { type Fact, factId, lossReason } from '../../../model/fact.ts';
import { addDays } from '../../../model/period.ts';
import { hexOfRows, literal, name } from '../../data/database.ts';
import { noMember } from '../../data/dimensions.ts';
import { findEvents } from '../../data/families/events.ts';
import type { Subscriptions } from '../../data/families/subscriptions.ts';
import { words } from '../../data/lexicon.ts';
import type { Table } from '../../data/typing/column-type.ts';
import { number, type Question } from '../compute.ts';

const reasonNamed = /\b(reason|reasons|cause|grund|grunde|motif|motivo|raison|razon|causa|razao)\b|理由|原因|سبب/;
/** With more, the column holds sentences. */
const mostReasons = 12;

/**
 * Puts `churn_events.reason[reason=Price]@0`, the events of the period, and `ended_mrr.reason` and `ended_arr.reason`, what ended in it of the
 * accounts whose latest event of the period gives that reason, with `(none)` for those without one.
 */
export async function computeLossReasons(
  { database, facts, currency, periods }: Question,
  { account, snapshots }: Subscriptions,
  others: readonly Table[],
): Promise<void> {
  const { reporting } = periods;
  const events = findEvents(others).find(({ kind }) => kind === 'churn');
  const key = events && account && events.table.columns.find((column) => words(column.name) === words(account.name));
  const reason = events?.table.columns.find(
    ({ name: each, type, distinct }) => type.kind === 'text' && distinct > 2 && distinct <= mostReasons && reasonNamed.test(words(each)),
  );
  if (!events || !key || !reason || snapshots || reporting.partial) return;
  const [since, until] = [addDays(reporting.start, -1), addDays(reporting.end, -1)].map((day) => `DATE '${day}'`) as [string, string];
  const [day, why, who] = [name(events.day.name), name(reason.name), name(key.name)];
  const within = `FROM ${events.table.sql} WHERE ${day} > ${since} AND ${day} <= ${until} AND ${why} IS NOT NULL`;
  const latest = `(SELECT ${who} AS who, arg_max(${why}, ${day}) AS why ${within} GROUP BY 1)`;
  const ended = `FROM subscriptions LEFT JOIN ${latest} ON who = account WHERE ended > ${since} AND ended <= ${until}`;
  const counted = await database.query(`SELECT ${why} AS "why", count(*) AS "v", count(*) AS "n" ${within} GROUP BY 1 ORDER BY 1`);
  const member = `coalesce(why, ${literal(noMember)})`;
  const lost = await database.query(
    `SELECT ${member} AS "why", sum(mrr) AS "mrr", sum(arr) AS "arr", count(*) AS "n", sum(row_hash) AS "rows" ${ended} GROUP BY 1 ORDER BY 1`,
  );
  const put = (
    metric: string,
    why: string,
    value: number | null,
    n: number,
    more: Pick<Fact, 'unit' | 'formula' | 'sql'> & Partial<Fact>,
  ) => {
    const scope = { [lossReason]: why };
    const id = factId({ metric: `${metric}.reason`, scope, at: reporting.offset });
    facts.set(id, { id, metric, label: `${why}, ${metric}`, value, period: reporting.id, scope, n, ...more });
  };
  for (const { why: each, v, n } of counted) {
    const formula = `churn events of ${reporting.label} with the reason ${each}`;
    put('churn_events', String(each), number(v!), Number(n), {
      unit: 'count',
      formula,
      sql: `SELECT count(*) ${within} AND ${why} = ${literal(String(each))}`,
    });
  }
  for (const row of lost)
    for (const per of ['mrr', 'arr'] as const)
      put(`ended_${per}`, String(row.why), number(row[per]!), Number(row.n), {
        unit: 'money',
        ...(currency && { currency }),
        rows: hexOfRows(row.rows),
        formula: `value that ended in ${reporting.label} of accounts whose latest churn event gives the reason ${row.why}`,
        sql: `SELECT sum(${per}) ${ended} AND ${member} = ${literal(String(row.why))}`,
      });
}
