/** Asks every metric of the database: for each period, each month, all time, and every member of every dimension. */
import type { Cell, Database, Row } from '../data/database.ts';
import { literal, name } from '../data/database.ts';
import { noMember } from '../data/deals.ts';
import { hexOfRows, rowsHash } from '../data/row-hash.ts';
import { makePeriod, periodNumber } from './calendar.ts';
import { monthOfDay } from './calendar-days.ts';
import type { Fact, Period } from './fact.ts';
import { factId } from './fact-id.ts';
import type { Metric } from './metric.ts';
import type { Periods } from './periods.ts';
import { computeToDate } from './to-date.ts';

/** A dimension with its column and its members, in the order decks list them. */
export interface Split {
  id: string;
  label: string;
  column: string;
  members: readonly string[];
}

export interface Question {
  database: Database;
  periods: Periods;
  currency: string | null;
  facts: Map<string, Fact>;
}

/** At most this many members get a figure for every period; the others for the reporting period, the one before, and all time. */
const membersWithHistory = 12;

export async function computeTotals(question: Question, metrics: readonly Metric[]): Promise<void> {
  const { periods } = question;
  const groups = byBasis(metrics);
  const answers = await Promise.all(groups.map((group) => ask(question, group, null)));
  for (const [index, group] of groups.entries()) {
    const rows = answers[index]!;
    const all = rows.find((row) => Number(row.level) === 3);
    const months = new Map(rows.filter((row) => Number(row.level) === 2).map((row) => [Number(row.m), row]));
    const quarters = new Map(rows.filter((row) => Number(row.level) === 1).map((row) => [Number(row.p), row]));
    const { calendar } = periods;
    const last = periodNumber(calendar, periods.reporting.start, periods.length);
    const first = periodNumber(calendar, periods.periods[0]!.start, periods.length);
    const lastMonth = periodNumber(calendar, periods.months.at(-1)?.start ?? periods.reporting.start, 1);
    for (const [at, metric] of group.entries()) {
      const put = (place: Place, row: Row | undefined) => add(question, metric, at, {}, place, row);
      if (all) put('all', all);
      // Open deals are a state: what is open now stands for the reporting period too.
      if (metric.basis.date === null) put(periods.reporting, all);
      else {
        for (const period of periods.periods) put(period, quarters.get(last + period.offset));
        // Deals are created before the first one closes: those periods have figures too, though the deck's line of periods begins later.
        for (const [number, found] of quarters) {
          if (number < first) put(makePeriod(calendar, number, periods.length, number - last, true), found);
        }
        for (const month of periods.months) put({ ...month, month: true }, months.get(lastMonth + month.offset));
      }
    }
    await computeToDate(question, group);
  }
}

export async function computeMembers(question: Question, metrics: readonly Metric[], split: Split): Promise<void> {
  const { periods } = question;
  const wanted = periods.periods.filter(({ offset }) => offset >= -1 || split.members.length <= membersWithHistory);
  const last = periodNumber(periods.calendar, periods.reporting.start, periods.length);
  const groups = byBasis(metrics.filter((metric) => metric.byDimension));
  const answers = await Promise.all(groups.map((group) => ask(question, group, split.column)));
  for (const [index, group] of groups.entries()) {
    const rows = answers[index]!;
    const found = new Map(rows.map((row) => [`${row.member}\n${Number(row.level) === 3 ? 'all' : Number(row.p)}`, row]));
    const ever = new Set(rows.map((row) => String(row.member)));
    for (const member of split.members) {
      if (!ever.has(member) && member === noMember) continue;
      for (const [at, metric] of group.entries()) {
        const put = (place: Place, row: Row | undefined) => add(question, metric, at, { [split.id]: member }, place, row, split);
        const all = found.get(`${member}\nall`);
        put('all', all);
        if (metric.basis.date === null) put(periods.reporting, all);
        else for (const period of wanted) put(period, found.get(`${member}\n${last + period.offset}`));
      }
    }
  }
}

type Place = 'all' | (Period & { month?: boolean });

function byBasis(metrics: readonly Metric[]): Metric[][] {
  const groups = new Map<Metric['basis'], Metric[]>();
  for (const metric of metrics) groups.set(metric.basis, [...(groups.get(metric.basis) ?? []), metric]);
  return [...groups.values()];
}

/** One query for all metrics of a basis; `level` is 1 for a period's row, 2 for a month's, 3 for all time. */
async function ask({ database, periods }: Question, metrics: readonly Metric[], column: string | null): Promise<Row[]> {
  const { basis } = metrics[0]!;
  const values = metrics
    .map((metric, at) => `${metric.value} AS "v${at}", ${metric.n} AS "n${at}"`)
    .concat(rowsHash)
    .join(', ');
  const rows = `(SELECT * FROM ${basis.table} WHERE ${allTime(metrics[0]!, periods)})`;
  const from = basis.date
    ? `FROM (SELECT r.*, c.month // ${periods.length} AS p, c.month AS m FROM ${rows} r JOIN ${await monthOfDay(database, rows, basis.date, periods)} c ON r.${basis.date} = c.day)`
    : `FROM (SELECT *, NULL AS p, NULL AS m FROM ${rows})`;
  if (!column) return database.query(`SELECT p, m, GROUPING(p, m) AS "level", ${values} ${from} GROUP BY GROUPING SETS ((p), (m), ())`);
  const member = name(column);
  return database.query(
    `SELECT ${member} AS member, p, GROUPING(p) * 2 + 1 AS "level", ${values} ${from} GROUP BY GROUPING SETS ((${member}, p), (${member}))`,
  );
}

function allTime({ basis }: Metric, { asOf }: Periods): string {
  return basis.date ? `${basis.where} AND ${basis.date} <= DATE '${asOf}'` : basis.where;
}

function add(
  { periods, currency, facts }: Question,
  metric: Metric,
  at: number,
  scope: Record<string, string>,
  place: Place,
  row: Row | undefined,
  split?: Split,
): void {
  const found = row ? number(row[`v${at}`]!) : null;
  // Nothing happened is zero for what adds up, and unknown for everything else.
  const value = found ?? (metric.additive ? 0 : null);
  if (split && value === null) return;
  const n = row ? (number(row[`n${at}`]!) ?? 0) : 0;
  const id = factId({ metric: metric.id, scope, at: place === 'all' ? 'all' : place.month ? `m${place.offset}` : place.offset });
  const member = split ? scope[split.id]! : null;
  facts.set(id, {
    id,
    metric: metric.id,
    label: member === null ? metric.label : `${metric.label}, ${member}`,
    value,
    unit: metric.unit,
    ...(metric.unit === 'money' && currency ? { currency } : {}),
    period: place === 'all' ? null : place.id,
    scope,
    n,
    rows: hexOfRows(row?.rows),
    formula: `${metric.formula}${inWords(metric, place, periods)}${split ? `, ${split.label.toLowerCase()} ${member}` : ''}`,
    sql: `SELECT ${metric.value} FROM ${metric.basis.table} WHERE ${within(metric, place, periods)}${split ? ` AND ${name(split.column)} = ${literal(member!)}` : ''}`,
  });
}

function inWords({ basis }: Metric, place: Place, { asOf }: Periods): string {
  if (!basis.date) return ' in the data';
  return place === 'all' ? ` ${basis.verb} up to ${asOf}` : ` ${basis.verb} in ${place.label}`;
}

function within(metric: Metric, place: Place, periods: Periods): string {
  const { where, date } = metric.basis;
  if (place === 'all' || !date) return allTime(metric, periods);
  return `${where} AND ${date} >= DATE '${place.start}' AND ${date} < DATE '${place.end}' AND ${date} <= DATE '${periods.asOf}'`;
}

export function number(cell: Cell): number | null {
  return cell === null ? null : Number(cell);
}
