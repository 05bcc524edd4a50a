/** Target attainment: closed-won revenue against the period's target, in total and for everyone with a target. */

import { type Fact, factId, type MetricNote } from '../../../model/fact.ts';
import type { Period } from '../../../model/period.ts';
import type { QualityNote } from '../../../model/quality-note.ts';
import { hexOfRows, literal, name, type Row, rowsHash } from '../../data/database.ts';
import { columnOf } from '../../data/families/deals.ts';
import type { Targets } from '../../data/families/targets.ts';
import { type Calendar, monthsAhead, periodNumber, yearsToName } from '../calendar/calendar.ts';
import { number, type Question, type Split } from '../compute.ts';
import { named } from '../named.ts';
import { figure, first, some } from '../quality/table-notes.ts';

export const attainmentNote: Omit<MetricNote, 'status' | 'reason'> = {
  ...named('won_value.attainment'),
  family: 'sales',
  unit: 'ratio',
  polarity: 'up',
};

/** The calendar settings that the targets reader needs. */
export function fiscalYearOf(calendar: Calendar) {
  return { monthsAhead: monthsAhead(calendar), yearsToName: yearsToName(calendar) };
}

/** Puts `won_value.target@0` and `won_value.attainment@0` for each period the targets fully cover, and the same by member. */
export async function computeAttainment(question: Question, targets: Targets, splits: readonly Split[]): Promise<void> {
  const { periods } = question;
  const targeted = splits.filter(({ id }) => targets.dimensions[id]);
  const scopes: Record<string, string>[] = [{}, ...targeted.flatMap(({ id, members }) => members.map((member) => ({ [id]: member })))];
  const columns = targeted.map(({ id }) => columnOf(id));
  for (const { period, fitting, sums } of await coveredPeriods(question, targets, periods.periods, columns))
    for (const scope of scopes) put(question, scope, period.offset, fitting, sums);
}

interface CoveredPeriod {
  period: Period;
  /** The targets for it, as a query. */
  fitting: string;
  /** The sum of the targets, and each member's by `column\nmember`. */
  sums: ReadonlyMap<string, Row>;
}

/** The periods that the targets fully cover: two monthly targets are not a quarterly one. All in one query, as planning costs more than so few rows. */
async function coveredPeriods(
  { database, periods }: Question,
  targets: Targets,
  asked: readonly Period[],
  columns: readonly string[],
): Promise<CoveredPeriod[]> {
  const { length } = periods.cut;
  const each = asked.map((period) => {
    const from = periodNumber(periods.calendar, period.start, 1);
    return { period, from, fitting: `(${fittingOf(targets, 'targets', String(from), length)})` };
  });
  if (each.length === 0) return [];
  const known = each.map(({ from }, at) => `(${at}, ${from})`).join(', ');
  const selected = `sum(amount) AS "v", count(amount) AS "n", ${rowsHash} FROM fitting`;
  const rows = await database.query(
    `WITH fitting AS MATERIALIZED (${fittingOf(targets, `targets JOIN (VALUES ${known}) k("at", first) ON true`, 'first', length, ['"at"'])}),
      covered AS (SELECT "at", count(DISTINCT m) AS months
        FROM (SELECT "at", first, unnest(range(month, month + months)) AS m FROM fitting) WHERE m >= first AND m < first + ${length} GROUP BY 1)
    SELECT "at", '' AS "whose", (SELECT months FROM covered c WHERE c."at" = fitting."at") AS "months", ${selected} GROUP BY 1
    ${columns
      .map(
        (column) =>
          `UNION ALL SELECT "at", ${literal(`${column}\n`)} || ${name(column)}, 0, ${selected} WHERE ${name(column)} IS NOT NULL GROUP BY "at", ${name(column)}`,
      )
      .join(' ')}`,
  );
  return each.flatMap(({ period, fitting }, at) => {
    const own = rows.filter((row) => Number(row.at) === at);
    const isCovered = own.some((row) => row.whose === '' && Number(row.months) >= length);
    return isCovered ? [{ period, fitting, sums: new Map(own.map((row) => [String(row.whose), row])) }] : [];
  });
}

/** The total target of a period, even before any deal has closed in it; null if the targets do not cover it. */
export async function targetIn(
  question: Question,
  targets: Targets,
  period: Period,
): Promise<{ value: number; n: number; rows: string; sql: string } | null> {
  const [covered] = await coveredPeriods(question, targets, [period], []);
  const row = covered?.sums.get('');
  const value = row ? number(row.v!) : null;
  if (!covered || !row || value === null) return null;
  return { value, n: Number(row.n), rows: hexOfRows(row.rows), sql: `SELECT sum(amount) FROM ${covered.fitting}` };
}

/**
 * The targets for a period: the longest of those inside it, so that a yearly target is not added to its quarters; of longer ones, the
 * shortest, spread evenly over its months.
 * @param first The number of its first month, as SQL.
 * @param apart Columns whose targets are chosen apart.
 */
function fittingOf({ dimensions }: Targets, from: string, first: string, length: number, apart: readonly string[] = []): string {
  const owners = [...apart, ...Object.keys(dimensions).map((id) => name(columnOf(id)))];
  const whose = owners.length > 0 ? `PARTITION BY ${owners.join(', ')}` : '';
  const amount = `CASE WHEN months <= ${length} THEN amount ELSE CAST(amount * ${length} / months AS DECIMAL(38, 4)) END`;
  return `SELECT * REPLACE (${amount} AS amount) FROM ${from}
    WHERE (month >= ${first} AND month + months <= ${first} + ${length}) OR (month <= ${first} AND month + months >= ${first} + ${length})
    QUALIFY months = coalesce(max(months) FILTER (WHERE months <= ${length}) OVER (${whose}), min(months) OVER (${whose}))`;
}

function put(
  { facts, currency }: Question,
  scope: Record<string, string>,
  at: number,
  fitting: string,
  sums: ReadonlyMap<string, Row>,
): void {
  const won = facts.get(factId({ metric: 'won_value', scope, at }));
  if (!won) return;
  const [id, member] = Object.entries(scope)[0] ?? [];
  const row = sums.get(id === undefined ? '' : `${columnOf(id)}\n${member}`);
  const value = row ? number(row.v!) : null;
  if (!row || value === null) return;
  const filter = id === undefined ? '' : ` WHERE ${name(columnOf(id))} = ${literal(member!)}`;
  const target: Fact = {
    id: factId({ metric: 'won_value.target', scope, at }),
    metric: 'won_value',
    label: `${won.label}, target`,
    value,
    unit: 'money',
    ...(currency ? { currency } : {}),
    period: won.period,
    scope,
    n: Number(row.n),
    rows: hexOfRows(row.rows),
    formula: `sum of the targets for the period of: ${won.formula}`,
    sql: `SELECT sum(amount) FROM ${fitting}${filter}`,
  };
  facts.set(target.id, target);
  const attained = factId({ metric: 'won_value.attainment', scope, at });
  facts.set(attained, {
    id: attained,
    metric: 'won_value',
    label: `${won.label}, share of target`,
    value: value > 0 && won.value !== null ? won.value / value : null,
    unit: 'ratio',
    period: won.period,
    scope,
    n: won.n,
    formula: `${won.formula}, divided by the target of the same period`,
    sql: '',
    from: [won.id, target.id],
  });
}

/** Names those with a target and no deals: they count in the total target and are left out by name, not shown as 0. */
export async function targetNotes({ database }: Question, { table, dimensions }: Targets): Promise<QualityNote[]> {
  const notes: QualityNote[] = [];
  for (const [id, column] of Object.entries(dimensions)) {
    const of = name(columnOf(id));
    const rows = await database.query(
      `SELECT ${of} AS "member", (SELECT count(DISTINCT ${of}) FROM targets) AS "all" FROM targets
       WHERE ${of} IS NOT NULL AND ${of} NOT IN (SELECT ${of} FROM deals) GROUP BY 1 ORDER BY 1`,
    );
    if (rows.length === 0) continue;
    const members = rows.map(({ member }) => String(member));
    const all = Number(rows[0]!.all);
    const message = `${figure(members.length)} of ${figure(all)} in ${table.file} have no deals and are left out rather than shown as 0: ${some(members)}.`;
    const figures = { rows: members.length, all, file: table.file, members: first(members) };
    notes.push({
      code: 'members-without-deals',
      message,
      table: table.name,
      column,
      rows: members.length,
      sentence: 'without-deals',
      figures,
    });
  }
  return notes;
}
