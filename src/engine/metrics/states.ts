/** Balances on the last day of each period, never summed over time, and what happened to each account in between. */

import { factId } from '../../model/fact.ts';
import { addDays, type Period } from '../../model/period.ts';
import { hexOfRows, literal, name, type Row } from '../data/database.ts';
import { earlier } from './calendar/periods.ts';
import { number, type Question, remember, type Split } from './compute.ts';
import type { Metric } from './metric.ts';
import { valuesOf } from './values.ts';

/** A period's last day, as far as it is known. */
interface Mark {
  /** `0`, `-1` …, or a month `m0`, `m-1` … */
  at: number | `m${number}`;
  period: Period;
  day: string;
}

/** Maximum number of members with a figure for every period, as for flows. */
const membersWithHistory = 12;

/** Puts `mrr@0`, `mrr@-1`, `mrr@m0` … for the whole, or for the members of a dimension. */
export async function computeStates(question: Question, metrics: readonly Metric[], split?: Split): Promise<void> {
  remember(question, metrics, split ? [split] : []);
  const bases = [...new Set(metrics.map(({ basis }) => basis))];
  for (const basis of bases) {
    const group = metrics.filter((metric) => metric.basis === basis && (!split || metric.byDimension));
    const marks = marksOf(question, !split && basis.monthly === true, split);
    if (group.length === 0 || marks.length === 0) continue;
    const days = marks.map(({ at, day }) => `(${literal(String(at))}, DATE '${day}')`).join(', ');
    const member = split ? name(split.column) : 'NULL';
    const rows = await question.database.query(
      `SELECT mark_at AS "at", ${member} AS "member", ${valuesOf(group)} FROM (VALUES ${days}) k(mark_at, mark_day)
       JOIN ${basis.table} ON (${basis.where}) AND ${basis.stands!('mark_day')} GROUP BY ALL ORDER BY 1, 2`,
    );
    const found = new Map(rows.map((row) => [`${row.at}\n${row.member}`, row]));
    const ever = new Set(rows.map((row) => String(row.member)));
    const known = new Set(rows.map((row) => String(row.at)));
    for (const mark of marks) {
      if (basis.sinceOpening && !known.has(String(mark.at))) continue;
      if (!split) for (const [index, metric] of group.entries()) put(question, metric, index, mark, found.get(`${mark.at}\nnull`));
      for (const each of split?.members ?? []) {
        if (!ever.has(each)) continue;
        for (const [index, metric] of group.entries()) put(question, metric, index, mark, found.get(`${mark.at}\n${each}`), split, each);
      }
    }
  }
}

/** The last day of each period that has started; for one in progress, the as-of date. */
export function marksOf({ periods }: Question, monthly: boolean, split?: Split): Mark[] {
  const few = split && split.members.length > membersWithHistory;
  const mark = (period: Period, at: Mark['at']): Mark[] => {
    if (period.start > periods.asOf) return [];
    const last = addDays(period.end, -1);
    return [{ at, period, day: earlier(last, periods.asOf) }];
  };
  return [
    ...periods.periods.filter(({ offset }) => !few || offset >= -1).flatMap((period) => mark(period, period.offset)),
    ...(monthly ? periods.months.flatMap((month) => mark(month, `m${month.offset}`)) : []),
  ];
}

function put(
  { facts, currency }: Question,
  metric: Metric,
  index: number,
  { at, period, day }: Mark,
  row: Row | undefined,
  split?: Split,
  member = '',
): void {
  const { basis } = metric;
  // No rows means zero for additive metrics, unknown for others.
  const value = (row ? number(row[`v${index}`]!) : null) ?? (metric.additive ? 0 : null);
  if (split && value === null) return;
  const scope: Record<string, string> = split ? { [split.id]: member } : {};
  const id = factId({ metric: metric.id, scope, at });
  const when = basis.monthly ? `${basis.verb} on ${day}` : `${basis.verb} in ${period.label}`;
  facts.set(id, {
    id,
    metric: metric.id,
    label: split ? `${metric.label}, ${member}` : metric.label,
    value,
    unit: metric.unit,
    ...(metric.unit === 'money' && currency ? { currency } : {}),
    period: period.id,
    scope,
    n: row ? (number(row[`n${index}`]!) ?? 0) : 0,
    rows: hexOfRows(row?.rows),
    formula: `${metric.formula} ${when}${split ? `, ${split.label.toLowerCase()} ${member}` : ''}`,
    sql: `SELECT ${metric.value} FROM ${basis.table} WHERE (${basis.where}) AND ${basis.stands!(`DATE '${day}'`)}${split ? ` AND ${name(split.column)} = ${literal(member)}` : ''}`,
  });
}
