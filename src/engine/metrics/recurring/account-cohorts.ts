/** Cohort retention: how many accounts that started in a period still pay at the end of each later one. */

import { type Fact, factId, type MetricNote } from '../../../model/fact.ts';
import type { Period } from '../../../model/period.ts';
import { hexOfRows, literal } from '../../data/database.ts';
import type { Periods } from '../calendar/periods.ts';
import type { Question } from '../compute.ts';
import { named } from '../named.ts';
import { marksOf } from '../states.ts';

/** Maximum number of cohorts followed, latest first. */
const mostCohorts = 8;

export const cohortNote: Omit<MetricNote, 'status' | 'reason'> = {
  ...named('account_retention'),
  family: 'recurring',
  subject: { one: 'account', many: 'accounts' },
  untested: true,
  beside: 'nrr',
  unit: 'ratio',
  polarity: 'up',
};

/**
 * Puts `account_retention[cohort=2024-Q1]@-2` for each complete period with new accounts and each complete period since, and
 * `account_retention@0` for all of them together; returns false if there is nobody to follow. In monthly snapshots, accounts of the
 * first month may have started earlier.
 */
export async function computeCohorts(question: Question, snapshots: boolean): Promise<boolean> {
  const { database, periods } = question;
  const marks = marksOf(question, false).filter(({ period }) => !period.partial);
  const cohorts = periods.periods.filter(({ partial, end }) => !partial && end <= periods.reporting.end).slice(-mostCohorts);
  if (cohorts.length < 2 || marks.length < 2) return false;
  const known = snapshots ? '(SELECT min(started) FROM subscriptions)' : `DATE '0001-01-01'`;
  const rows = await database.query(
    `WITH marks(mark_at, mark_day) AS (VALUES ${marks.map(({ at, day }) => `(${at}, DATE '${day}')`).join(', ')}),
       cohorts(cohort, since, until) AS (VALUES ${cohorts.map(({ id, start, end }) => `(${literal(id)}, DATE '${start}', DATE '${end}')`).join(', ')}),
       paying AS (SELECT DISTINCT account, mark_at FROM marks JOIN subscriptions ON ${paysOn('mark_day')})
     SELECT cohort, mark_at AS "at", count(*) AS "n", count(p.account) AS "kept", sum(row_hash) AS "rows"
     FROM cohorts JOIN marks ON mark_day >= until - 1 JOIN ${came} a ON came >= since AND came < until AND came > ${known}
     LEFT JOIN paying p USING (account, mark_at) GROUP BY ALL ORDER BY 1, 2`,
  );
  const cells: Fact[] = [];
  for (const row of rows) {
    const mark = marks.find(({ at }) => at === Number(row.at))!;
    const cohort = cohorts.find(({ id }) => id === row.cohort)!;
    const where = `came >= DATE '${cohort.start}' AND came < DATE '${cohort.end}'${snapshots ? ` AND came > ${known}` : ''}`;
    cells.push({
      ...cellOf(cohort, mark.period, Number(row.kept), Number(row.n)),
      rows: hexOfRows(row.rows),
      sql: `SELECT CAST(count(*) FILTER (WHERE account IN (SELECT account FROM subscriptions WHERE ${paysOn(`DATE '${mark.day}'`)})) AS DOUBLE) / nullif(count(*), 0) FROM ${came} WHERE ${where}`,
    });
  }
  const together = togetherOf(cells, periods);
  if (!together) return false;
  for (const fact of [...cells, together]) question.facts.set(fact.id, fact);
  return true;
}

const came =
  '(SELECT account, min(started) AS came, sum(row_hash) AS row_hash FROM subscriptions WHERE account IS NOT NULL GROUP BY account)';
const paysOn = (day: string) => `started <= ${day} AND (ended IS NULL OR ended > ${day})`;

function cellOf(cohort: Period, period: Period, kept: number, n: number): Omit<Fact, 'rows' | 'sql'> {
  const { id: metric, label, unit } = cohortNote;
  const scope = { cohort: cohort.id };
  return {
    id: factId({ metric, scope, at: period.offset }),
    metric,
    label: `${label}, from ${cohort.label}`,
    value: kept / n,
    unit,
    period: period.id,
    scope,
    n,
    formula: `accounts that pay at the end of ${period.label} divided by the accounts that came in ${cohort.label}`,
  };
}

/** All cohorts together, at the end of the reporting period. */
function togetherOf(cells: readonly Fact[], { reporting }: Periods): Fact | null {
  const { id: metric, label, unit } = cohortNote;
  const summed = cells.filter(({ period }) => period === reporting.id);
  const n = summed.reduce((sum, cell) => sum + cell.n, 0);
  if (n === 0) return null;
  const kept = summed.reduce((sum, cell) => sum + Math.round(cell.value! * cell.n), 0);
  return {
    id: factId({ metric, at: reporting.offset }),
    metric,
    label,
    value: kept / n,
    unit,
    period: reporting.id,
    scope: {},
    n,
    formula: `accounts that pay at the end of ${reporting.label} divided by the accounts that came in the periods followed`,
    sql: '',
    from: summed.map(({ id }) => id),
  };
}
