/** Computes metrics over their rows, by period and by member. */

import { type DimensionRole, type Fact, type FactTable, factId, type MetricNote } from '../../model/fact.ts';
import { addDays, type Period } from '../../model/period.ts';
import { type Cell, type Database, hexOfRows, literal, name, type Row } from '../data/database.ts';
import { type NumberColumn, noMember, numberColumn, type ShareNumber, type StepNumber } from '../data/dimensions.ts';
import { byCodeUnit } from '../data/spelling.ts';
import { cutNumber, cutPeriod, cutSql, monthsAhead, periodNumber } from './calendar/calendar.ts';
import { monthOfDay, type Periods } from './calendar/periods.ts';
import type { Basis, Metric } from './metric.ts';
import { computeToDate } from './to-date.ts';
import { valuesInParts, valuesOf } from './values.ts';

/** Added columns, with spaces in their names so that they cannot clash with the table's. */
export const period = '"the period"';
export const month = '"the month"';

/** SQL of the rows. */
export async function datedRows({ database, periods }: Pick<Question, 'database' | 'periods'>, basis: Basis): Promise<string> {
  const { table, date } = basis;
  const rows = `(SELECT * FROM ${table} WHERE ${allTime(basis, periods)})`;
  if (!date) return rows;
  const { calendar, cut } = periods;
  // A calendar of months needs no table of days.
  if (calendar.kind === 'gregorian') {
    const number = `year(${date}) * 12 + month(${date}) - 1 + ${monthsAhead(calendar)}`;
    return `(SELECT *, ${cutSql(number, cut)} AS ${period}, ${number} AS ${month} FROM ${rows})`;
  }
  return `(SELECT r.*, ${cutSql('c.month', cut)} AS ${period}, c.month AS ${month} FROM ${rows} r JOIN ${await monthOfDay(database, rows, date, periods)} c ON r.${date} = c.day)`;
}

function allTime({ date, where }: Basis, { asOf }: Periods): string {
  return date ? `${where} AND ${date} <= DATE '${asOf}'` : where;
}

/** Maximum number of columns per query. */
const columnsAtOnce = 8;

/** The rows of each column by `member\nperiod` and `member\nall`. One query covers all metrics of a basis and many columns, to read the table once. */
async function askMembers(
  question: Question,
  metrics: readonly Metric[],
  columns: readonly string[],
): Promise<Map<string, Map<string, Row>>> {
  const answers = new Map<string, Map<string, Row>>(columns.map((column) => [column, new Map()]));
  const { basis } = metrics[0]!;
  const from = columns.length > 0 ? await datedRows(question, basis) : '';
  for (let start = 0; start < columns.length; start += columnsAtOnce) {
    const asked = columns.slice(start, start + columnsAtOnce);
    const rows = await question.database.query(basis.date === null ? everAlone(from, asked, metrics) : byPeriod(from, asked, metrics));
    // One bit per column, the last one lowest, cleared where the row is grouped by it.
    const every = 2 ** asked.length - 1;
    const byBit = new Map(asked.map((column, at) => [every - 2 ** (asked.length - 1 - at), answers.get(column)!]));
    for (const row of rows) byBit.get(Number(row.which))!.set(`${row.member}\n${Number(row.ever) === 1 ? 'all' : Number(row.p)}`, row);
  }
  return answers;
}

function everAlone(from: string, columns: readonly string[], metrics: readonly Metric[]): string {
  return `SELECT ${memberOf(columns)}, 1 AS "ever", ${valuesOf(metrics)} FROM ${from} GROUP BY GROUPING SETS (${columns.map((column) => `(${name(column)})`).join(', ')})`;
}

function byPeriod(from: string, columns: readonly string[], metrics: readonly Metric[]): string {
  const inPeriods = columns.map((column) => `(${name(column)}, ${period})`).join(', ');
  const inParts = valuesInParts(metrics);
  if (inParts) {
    const { parts, values } = inParts;
    const found = `SELECT ${memberOf(columns)}, ${period} AS "p", ${parts} FROM ${from} GROUP BY GROUPING SETS (${inPeriods})`;
    const sets = '("which", "member", "p"), ("which", "member")';
    return `SELECT "which", "member", "p", GROUPING("p") AS "ever", ${values} FROM (${found}) GROUP BY GROUPING SETS (${sets})`;
  }
  const ever = columns.map((column) => `(${name(column)})`).join(', ');
  return `SELECT ${memberOf(columns)}, ${period} AS "p", GROUPING(${period}) AS "ever", ${valuesOf(metrics)} FROM ${from} GROUP BY GROUPING SETS (${inPeriods}, ${ever})`;
}

/** SQL of a row's member in the column it is grouped by, and of that column's index. */
function memberOf(columns: readonly string[]): string {
  const names = columns.map(name);
  return `coalesce(${names.map((column) => `CAST(${column} AS VARCHAR)`).join(', ')}) AS "member", GROUPING(${names.join(', ')}) AS "which"`;
}

/** A dimension with more members is too fine; only the largest are kept. */
const mostMembers = 200;

/** @param leading the metric whose reporting-period value orders the members */
export async function membersOf({ database, periods }: Question, leading: Metric, column: string): Promise<string[]> {
  const { table, where, date, stands } = leading.basis;
  const { start, end } = periods.reporting;
  const known = date ? `${where} AND ${date} <= DATE '${periods.asOf}'` : where;
  const lastDay = [addDays(end, -1), periods.asOf].sort()[0]!;
  const inPeriod = stands ? stands(`DATE '${lastDay}'`) : date ? `${date} >= DATE '${start}' AND ${date} < DATE '${end}'` : 'true';
  const rows = await database.query(
    `SELECT ${name(column)} AS "member", coalesce(${inPeriod}, false) AS "now", ${leading.value} AS "v"
     FROM ${table} WHERE (${known}) AND ${name(column)} IS NOT NULL GROUP BY 1, 2`,
  );
  const values = new Map(rows.filter(({ now }) => now).map((row) => [String(row.member), number(row.v!) ?? 0]));
  const current = (each: string) => values.get(each) ?? 0;
  return [...new Set(rows.map((row) => String(row.member)))]
    .sort((a, b) => current(b) - current(a) || byCodeUnit(a, b))
    .slice(0, mostMembers);
}

/** A dimension with its column and its members, in display order. */
export interface Split {
  id: string;
  label: string;
  /** What it is in the business; absent of bands and of what nobody recognises. */
  role?: DimensionRole;
  column: string;
  members: readonly string[];
}

/** What a row costs or, where it `earns`, brings in; `per` the time that it is of. */
export interface RowWorth {
  sql: string;
  label: string;
  currency: string | null;
  earns: boolean;
  per: 'days' | 'hours' | 'minutes' | null;
}

export interface Question {
  database: Database;
  periods: Periods;
  currency: string | null;
  facts: Map<string, Fact>;
  /** What was asked so far, so that more can be asked of the same: every metric by its ID, each table's splits as `table\ndimension`, and its numbers for bands. */
  known: {
    metrics: Map<string, Metric>;
    splits: Map<string, Split>;
    numbers: Map<string, readonly NumberColumn[]>;
    /** How old what the rows of a table are of was, in years. */
    ages: Map<string, readonly NumberColumn[]>;
    /** Of a table, the days that lay between two days of a row that follow each other. */
    steps: Map<string, readonly StepNumber[]>;
    /** What holds of some rows of a table and not of others. */
    shares: Map<string, readonly ShareNumber[]>;
    /** Measures that are such a step themselves. */
    asSteps: Set<string>;
    /** What answers better where a measure is looked at by every two dimensions. */
    instead: Map<string, { metric: Metric; note: MetricNote }>;
    /** What a row costs or brings in, by its table. */
    worths: Map<string, RowWorth>;
    /** What tells of the same by the month in which its rows began, by the measure. */
    cohorts: Map<string, Metric>;
  };
}

/** A fact table, and what more can be asked of while the database is open. */
export interface Computable {
  table: FactTable;
  /** The question of each family; the leading one first. */
  questions: readonly Question[];
}

export function questionOf(database: Database, periods: Periods, currency: string | null, facts: Map<string, Fact> = new Map()): Question {
  return {
    database,
    periods,
    currency,
    facts,
    known: {
      metrics: new Map(),
      splits: new Map(),
      numbers: new Map(),
      ages: new Map(),
      steps: new Map(),
      shares: new Map(),
      asSteps: new Set(),
      instead: new Map(),
      worths: new Map(),
      cohorts: new Map(),
    },
  };
}

export function remember({ known }: Question, metrics: readonly Metric[], splits: readonly Split[]): void {
  for (const metric of metrics) {
    if (!known.metrics.has(metric.id)) known.metrics.set(metric.id, metric);
    for (const split of splits) known.splits.set(`${metric.basis.table}\n${split.id}`, split);
  }
}

/** The numbers by which rows of a table fall into bands. @param own of its own columns */
export function rememberNumbers(
  { known }: Question,
  table: string,
  numbers: readonly NumberColumn[],
  own: readonly NumberColumn[] = [],
): void {
  const apart = numbers.filter(({ id }) => own.every((other) => other.id !== id));
  known.numbers.set(table, [...apart.map((number) => ({ ...number, sql: name(numberColumn(number.id)) })), ...own]);
}

/**
 * Maximum number of members with a figure for every period; of more, each gets the reporting period, the prior one and all time, and a
 * balance once.
 */
const membersWithHistory = 12;
export const areMany = ({ members }: Split) => members.length > membersWithHistory;

export async function computeTotals(question: Question, metrics: readonly Metric[]): Promise<void> {
  remember(question, metrics, []);
  const { periods } = question;
  const groups = byBasis(metrics);
  const answers = await Promise.all(groups.map((group) => ask(question, group)));
  for (const [index, group] of groups.entries()) {
    const rows = answers[index]!;
    const all = rows.find((row) => Number(row.level) === 3);
    const months = new Map(rows.filter((row) => Number(row.level) === 2).map((row) => [Number(row.m), row]));
    const inPeriods = rows.filter(({ level, p }) => Number(level) === 1 && p !== null).map((row): [number, Row] => [Number(row.p), row]);
    const quarters = new Map(inPeriods.sort(([a], [b]) => a - b));
    const { calendar, cut } = periods;
    const last = cutNumber(calendar, periods.reporting.start, cut);
    const first = cutNumber(calendar, periods.periods[0]!.start, cut);
    const lastMonth = periodNumber(calendar, periods.months.at(-1)?.start ?? periods.reporting.start, 1);
    for (const [at, metric] of group.entries()) {
      const put = (place: Place, row: Row | undefined) => add(question, metric, at, {}, place, row);
      if (all) put('all', all);
      // Open deals are a balance: those open now also count for the reporting period.
      if (metric.basis.date === null) put(periods.reporting, all);
      else {
        for (const period of periods.periods) put(period, quarters.get(last + period.offset));
        // Deals are created before the first one closes, so earlier periods have figures too.
        for (const [number, found] of quarters) {
          if (number < first) put(cutPeriod(calendar, number, cut, number - last, true), found);
        }
        for (const month of periods.months) put({ ...month, month: true }, months.get(lastMonth + month.offset));
      }
    }
    await computeToDate(question, group);
  }
}

export async function computeMembers(question: Question, metrics: readonly Metric[], splits: readonly Split[]): Promise<void> {
  remember(question, metrics, splits);
  const { periods } = question;
  const last = cutNumber(periods.calendar, periods.reporting.start, periods.cut);
  const groups = byBasis(metrics.filter((metric) => metric.byDimension));
  const columns = [...new Set(splits.map(({ column }) => column))];
  const answers = await Promise.all(groups.map((group) => askMembers(question, group, columns)));
  for (const split of splits) {
    const wanted = periods.periods.filter(({ offset }) => offset >= -1 || offset === periods.prior?.offset || !areMany(split));
    for (const [index, group] of groups.entries()) {
      const found = answers[index]!.get(split.column)!;
      for (const member of split.members) {
        const all = found.get(`${member}\nall`);
        if (!all && member === noMember) continue;
        for (const [at, metric] of group.entries()) {
          const put = (place: Place, row: Row | undefined) => add(question, metric, at, { [split.id]: member }, place, row, split);
          if (metric.basis.date !== null || !areMany(split)) put('all', all);
          if (metric.basis.date === null) put(periods.reporting, all);
          else for (const period of wanted) put(period, found.get(`${member}\n${last + period.offset}`));
        }
      }
    }
  }
}

/** Figures of members for the months that questions ask of, which need rows of those months alone. */
export async function computeMonthsAsked(question: Question, metrics: readonly Metric[], splits: readonly Split[]): Promise<void> {
  const { calendar, months, asked } = question.periods;
  const wanted = months.filter(({ offset }) => asked.includes(offset));
  if (wanted.length === 0 || splits.length === 0) return;
  const numbers = new Map(wanted.map((each) => [periodNumber(calendar, each.start, 1), each]));
  for (const group of byBasis(metrics.filter(({ byDimension, basis, state }) => byDimension && basis.date !== null && !state))) {
    const from = await datedRows(question, group[0]!.basis);
    for (const split of splits) {
      const rows = await question.database.query(
        `SELECT CAST(${name(split.column)} AS VARCHAR) AS "member", ${month} AS "m", ${valuesOf(group)} FROM ${from}
         WHERE ${month} IN (${[...numbers.keys()].join(', ')}) AND ${name(split.column)} IS NOT NULL GROUP BY 1, 2`,
      );
      for (const row of rows) {
        if (!split.members.includes(String(row.member))) continue;
        const place = { ...numbers.get(Number(row.m))!, month: true };
        for (const [at, metric] of group.entries()) add(question, metric, at, { [split.id]: String(row.member) }, place, row, split);
      }
    }
  }
}

type Place = 'all' | (Period & { month?: boolean });

/** The hashes of rows, which all metrics of a row share. */
const hashes = new WeakMap<Row, string>();

function hashOf(row: Row | undefined): string {
  if (!row) return hexOfRows(0);
  const hash = hashes.get(row) ?? hexOfRows(row.rows);
  hashes.set(row, hash);
  return hash;
}

export function byBasis(metrics: readonly Metric[]): Metric[][] {
  const groups = new Map<Metric['basis'], Metric[]>();
  for (const metric of metrics) groups.set(metric.basis, [...(groups.get(metric.basis) ?? []), metric]);
  return [...groups.values()];
}

/** One query for all metrics of a basis; `level` is 1 for a period's row, 2 for a month's, 3 for all time. */
async function ask(question: Question, metrics: readonly Metric[]): Promise<Row[]> {
  const from = await datedRows(question, metrics[0]!.basis);
  if (metrics[0]!.basis.date === null) return question.database.query(`SELECT 3 AS "level", ${valuesOf(metrics)} FROM ${from}`);
  return question.database.query(
    `SELECT ${period} AS "p", ${month} AS "m", GROUPING(${period}, ${month}) AS "level", ${valuesOf(metrics)}
     FROM ${from} GROUP BY GROUPING SETS ((${period}), (${month}), ())`,
  );
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
  // No rows means zero for additive metrics, unknown for others.
  const value = found ?? (metric.additive ? 0 : null);
  if (split && value === null) return;
  const n = row ? (number(row[`n${at}`]!) ?? 0) : 0;
  const weight = metric.weight === undefined || !row ? null : number(row[`w${at}`]!);
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
    ...(weight !== null && { weight }),
    rows: hashOf(row),
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
  if (place === 'all' || !date) return allTime(metric.basis, periods);
  return `${where} AND ${date} >= DATE '${place.start}' AND ${date} < DATE '${place.end}' AND ${date} <= DATE '${periods.asOf}'`;
}

export function number(cell: Cell): number | null {
  return cell === null ? null : Number(cell);
}
