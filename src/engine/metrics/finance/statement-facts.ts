/** Facts of a statement held against its plan: result, revenue and costs, by line, by month or quarter, and by what else splits the rows. */
import { type Dimension, type Fact, factId, type MetricNote, type StatementNote, withSuffix } from '../../../model/fact.ts';
import { addDays, type Period, periodInWords } from '../../../model/period.ts';
import { type Database, hexOfRows, literal, name, rowsHash } from '../../data/database.ts';
import type { Records, Side } from '../../data/records/records.ts';
import type { Statement, Statistic } from '../../data/records/statement.ts';
import { calendarYears, makePeriod, periodNumber } from '../calendar/calendar.ts';
import type { Covered, Periods } from '../calendar/periods.ts';
import { number, type Question } from '../compute.ts';
import { named } from '../named.ts';
import { commentFacts, detailFacts, peopleFacts } from './statement-beside.ts';
import { cellOf } from './statement-cell.ts';
import { ownersOf } from './statement-owners.ts';
import { splitOf } from './statement-split.ts';

/** The days a statement covers; an amount stands for its whole month, quarter or year. */
export function coveredByStatement({ first, last, days, grain }: Statement): Covered {
  const { end } = makePeriod(calendarYears, periodNumber(calendarYears, last, grain), grain, 0, false);
  return { first, last: addDays(end, -1), days, usual: 12 };
}

/** The year of the last amount, as an option names a period. */
export function yearOf({ calendar }: Pick<Periods, 'calendar'>, last: string): string {
  return makePeriod(calendar, periodNumber(calendar, last, 12), 12, 0, false).id;
}

const measures = [
  { ...named('statement_result'), of: 'all lines', filter: '' },
  { ...named('statement_revenue'), of: 'the revenue lines', filter: " FILTER (WHERE kind = 'revenue')" },
  { ...named('statement_costs'), of: 'the cost lines', filter: " FILTER (WHERE kind = 'cost')" },
];

interface Computed {
  /** Other tables that say something beside it. */
  used: readonly Side[];
  statement: StatementNote;
  metrics: MetricNote[];
  dimensions: Dimension[];
}

/** Members of the dimensions of a statement: lines and steps. */
export const lineDimension = 'statement_line';
export const stepDimension = 'statement_step';

/** The day after the year that the period opens, such as its first half; of another period, the day after it. */
function endOfYear({ periods: { calendar, reporting } }: Question): string {
  const year = makePeriod(calendar, periodNumber(calendar, reporting.start, 12), 12, 0, true);
  return year.start === reporting.start && year.end > reporting.end ? year.end : reporting.end;
}

/** Whether anything was planned for the period: a year before the plan is held against none. */
export async function isPlanned({ database, periods: { reporting } }: Question): Promise<boolean> {
  const [row] = await database.query(
    `SELECT count(plan) AS "n" FROM statement WHERE dated >= DATE ${literal(reporting.start)} AND dated < DATE ${literal(reporting.end)}`,
  );
  return Number(row!.n) > 0;
}

export async function statementFacts(question: Question, statement: Statement, records: Records): Promise<Computed> {
  const { reporting } = question.periods;
  const { database, periods } = question;
  const until = [periods.last, periods.asOf, addDays(reporting.end, -1)].sort()[0]!;
  const step = stepOf(statement.grain, reporting);
  const has = '(amount IS NOT NULL OR plan IS NOT NULL)';
  const happened = `dated >= DATE ${literal(reporting.start)} AND dated <= DATE ${literal(until)}`;
  const end = endOfYear(question);
  const inYear = `dated >= DATE ${literal(reporting.start)} AND dated < DATE ${literal(end)}`;
  const scopes: Scope[] = [
    { id: lineDimension, sql: 'by_line' },
    ...(step ? [{ id: stepDimension, sql: step }] : []),
    ...statement.dimensions.map(({ id }) => ({ id, sql: name(`by_${id}`) })),
  ];
  const [line, ...others] = scopes;
  const grains: Scope[][] = [[], ...scopes.map((scope) => [scope]), ...others.map((scope) => [line!, scope])];
  for (const by of grains) {
    await put(question, 'amount', '', happened, by);
    await put(question, 'plan', '.target', happened, by);
  }
  const steps = step ? await stepsOf(database, step, `${has} AND ${happened}`) : [];
  const before = statement.lastYear && (await coversAll(database, step, steps, happened));
  if (before) for (const by of grains) await put(question, 'last_year', '.last_year', happened, by);
  putVariances(question, '.target', '.variance');
  putVariances(question, '.last_year', '.yoy');
  const cell = await cellOf(question, statement, {
    lineDimension,
    happened,
    step,
    until,
    put: async (own) => {
      const crossed = scopes.filter(({ sql }) => own.includes(`${sql} =`) || sql === step);
      await put(question, 'amount', '', `${happened} AND ${own}`, crossed);
      await put(question, 'plan', '.target', `${happened} AND ${own}`, crossed);
      putVariances(question, '.target', '.variance');
    },
  });
  await putYearToDate(question, until);
  for (const { label, of } of statement.statistics) await putStatistic(question, label, of, happened, steps.length, before);
  const told = { where: happened, steps: Math.max(1, steps.length) };
  const people = await peopleFacts(question, statement, records, told);
  const detail = await detailFacts(question, statement, records, told, { used: people.used ? [people.used] : [] });
  const comments = await commentFacts(question, step, happened);
  const owners = await ownersOf(question, statement, happened);
  const split =
    cell && step
      ? await splitOf(question, statement, records, cell, {
          happened,
          until,
          lineDimension,
          step,
          since: steps.slice(steps.length - cell.since),
        })
      : null;
  const beside = [...new Set([people.used, detail.used, split?.used ?? null])].filter((side) => side !== null);
  const later = step
    ? (await stepsOf(database, step, `${has} AND ${inYear}`)).filter((each) => !steps.includes(each) && each > (steps.at(-1) ?? ''))
    : [];
  // A plan that ends within the year is no plan of what is left of it.
  const ahead = (await isPlannedUntil(database, end, statement.grain)) ? later : [];
  if (ahead.length > 0) {
    const left = `dated > DATE ${literal(until)} AND dated < DATE ${literal(end)}`;
    await put(question, 'plan', '.ahead_target', left, []);
    if (statement.forecast) await put(question, 'forecast', '.ahead_forecast', left, []);
  }
  const dimensions: Dimension[] = [
    { id: lineDimension, label: 'Line', role: 'other', members: statement.lines.map(({ label }) => label) },
    ...(await Promise.all(
      statement.dimensions.map(async ({ id, label }): Promise<Dimension> => {
        const column = name(`by_${id}`);
        const rows = await database.query(
          `SELECT CAST(${column} AS VARCHAR) AS "member" FROM statement WHERE ${has} AND ${happened} AND ${column} IS NOT NULL GROUP BY 1 ORDER BY sum(abs(amount)) DESC, 1`,
        );
        return { id, label, role: 'other', members: rows.map(({ member }) => String(member)) };
      }),
    )),
  ];
  return {
    used: beside,
    statement: {
      basis: statement.basis,
      result: statement.result,
      kinds: Object.fromEntries(statement.lines.map(({ label, kind }) => [label, kind])),
      steps,
      ahead,
      ...(ahead.length === 0 && end > reporting.end && { unplanned: monthsBetween(reporting.end, end) }),
      ofSales: statement.ofSales,
      statistics: statement.statistics.filter(({ label }) => question.facts.has(statisticId(label, ''))),
      ...(people.people && { people: people.people }),
      ...(detail.detail && { detail: detail.detail }),
      ...owners,
      ...(cell && { cell }),
      ...(split && { split: split.split }),
      ...(comments.length > 0 && { comments }),
    },
    metrics: measures.map(({ id, label, definition }) => ({
      id,
      label,
      definition,
      family: 'records',
      unit: 'money',
      polarity: 'up',
      // Of several files, one holds the statement.
      ...(beside.length > 0 && { source: records.main.name }),
      status: 'computed',
    })),
    dimensions: dimensions.filter(({ members }) => members.length >= 2),
  };
}

const monthsBetween = (from: string, to: string) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

/** Whether the plan goes on to the last month or quarter before a day. */
async function isPlannedUntil(database: Database, end: string, grain: Statement['grain']): Promise<boolean> {
  const [row] = await database.query(
    `SELECT max(dated) FILTER (WHERE plan IS NOT NULL AND dated < DATE ${literal(end)}) + INTERVAL ${grain} MONTH >= DATE ${literal(end)} AS "all" FROM statement`,
  );
  return row!.all === true;
}

interface Scope {
  id: string;
  sql: string;
}

/** SQL of the month or quarter of a row; null where a period has but one. */
function stepOf(grain: Statement['grain'], { start, end }: Period): string | null {
  if (monthsBetween(start, end) <= grain) return null;
  return grain === 3 ? `year(dated) || '-Q' || quarter(dated)` : `strftime(dated, '%Y-%m')`;
}

async function stepsOf(database: Question['database'], step: string, where: string): Promise<string[]> {
  const rows = await database.query(`SELECT DISTINCT ${step} AS "step" FROM statement WHERE ${where} ORDER BY 1`);
  return rows.map((row) => String(row.step));
}

/** `.ytd` and `.ytd_target`: the result since the year began, where the period began later and every month has both. */
async function putYearToDate(question: Question, until: string): Promise<void> {
  const { database, periods } = question;
  const { calendar, reporting } = periods;
  const year = makePeriod(calendar, periodNumber(calendar, reporting.start, 12), 12, 0, false);
  if (year.start >= reporting.start) return;
  const where = `dated >= DATE ${literal(year.start)} AND dated <= DATE ${literal(until)}`;
  const months = (column: string) => `count(DISTINCT date_trunc('month', dated)) FILTER (WHERE ${column} IS NOT NULL)`;
  const [row] = await database.query(
    `SELECT ${months('amount')} AS "told", ${months('plan')} AS "planned", CAST(min(dated) AS VARCHAR) AS "first" FROM statement WHERE ${where}`,
  );
  if (Number(row!.told) !== Number(row!.planned) || row!.first !== year.start) return;
  await put(question, 'amount', '.ytd', where, [], `${year.label} to date`);
  await put(question, 'plan', '.ytd_target', where, [], `${year.label} to date`);
}

/** The sums of a column, for every member or pair of members; of the lines only what each does to the result. */
async function put(
  { database, periods: { reporting }, currency, facts }: Question,
  column: 'amount' | 'plan' | 'forecast' | 'last_year',
  suffix: string,
  where: string,
  by: readonly Scope[],
  when = reporting.label,
): Promise<void> {
  const told = by.some(({ id }) => id === lineDimension) ? measures.slice(0, 1) : measures;
  const values = told.map(({ filter }, at) => `sum(${column})${filter} AS "v${at}", count(${column})${filter} AS "n${at}"`);
  const members = by.map(({ sql }, at) => `CAST(${sql} AS VARCHAR) AS "m${at}"`);
  const group = by.length > 0 ? ` GROUP BY ${by.map((_, at) => at + 1).join(', ')}` : '';
  const rows = await database.query(`SELECT ${[...members, ...values, rowsHash].join(', ')} FROM statement WHERE ${where}${group}`);
  for (const row of rows) {
    if (by.some((_, at) => row[`m${at}`] === null)) continue;
    const scope = Object.fromEntries(by.map(({ id }, at) => [id, String(row[`m${at}`])]));
    const said = by.map(({ id }, at) => (id === stepDimension ? periodInWords(String(row[`m${at}`])) : String(row[`m${at}`])));
    for (const [at, { id: metric, label, of, filter }] of told.entries()) {
      // A line that nobody planned has a plan of nothing; costs alone have no revenue at all.
      const value = number(row[`v${at}`]!) ?? (filter === '' ? 0 : null);
      if (value === null) continue;
      const id = factId({ metric: `${metric}${suffix}`, scope, at: 0 });
      const what = {
        amount: 'actual amounts',
        plan: 'planned amounts',
        forecast: 'forecast amounts',
        last_year: 'amounts of the year before',
      }[column];
      facts.set(id, {
        id,
        metric,
        label: [suffix === '' ? label : `${label}, ${column.replace('_', ' ')}`, ...(when === reporting.label ? [] : [when]), ...said].join(
          ', ',
        ),
        value,
        unit: 'money',
        ...(currency && { currency }),
        period: reporting.id,
        scope,
        n: number(row[`n${at}`]!) ?? 0,
        rows: hexOfRows(row.rows),
        formula: `sum of ${what} of ${of} in ${[when, ...said].join(', ')}, costs as negative amounts`,
        sql: `SELECT sum(${column})${filter} FROM statement WHERE ${[where, ...by.map(({ sql, id: of }) => `${sql} = ${literal(scope[of]!)}`)].join(' AND ')}`,
      });
    }
  }
}

/** Whether the year before is there for every month or quarter that is told, so that both cover the same ones. */
async function coversAll(database: Question['database'], step: string | null, steps: readonly string[], where: string): Promise<boolean> {
  const [row] = await database.query(
    `SELECT count(DISTINCT ${step ?? "'all'"}) AS "steps" FROM statement WHERE last_year IS NOT NULL AND ${where}`,
  );
  return Number(row!.steps) >= Math.max(1, steps.length);
}

/** The ID of what is counted beside the amounts; `suffix` is that of its plan or of the year before. */
export function statisticId(label: string, suffix: '' | '.target' | '.last_year'): string {
  return factId({ metric: `statement_statistic${suffix}`, scope: { [lineDimension]: label }, at: 0 });
}

async function putStatistic(
  { database, periods: { reporting }, facts }: Question,
  label: string,
  of: Statistic['of'],
  where: string,
  steps: number,
  before: boolean,
): Promise<void> {
  const figures = [
    { column: 'amount', suffix: '', what: 'actual figures' },
    { column: 'plan', suffix: '.target', what: 'planned figures' },
    ...(before ? [{ column: 'last_year', suffix: '.last_year', what: 'figures of the year before' } as const] : []),
  ] as const;
  const rows = `by_line = ${literal(label)} AND ${where}`;
  for (const { column, suffix, what } of figures) {
    const [row] = await database.query(
      `SELECT CAST(sum(${column}) AS DOUBLE) AS "v", count(${column}) AS "n", count(DISTINCT dated) FILTER (WHERE ${column} IS NOT NULL) AS "days", ${rowsHash} FROM statistics WHERE ${rows}`,
    );
    const value = number(row!.v!);
    // A count that is missing in some months says nothing of the period.
    if (value === null || Number(row!.days) < steps) continue;
    const id = statisticId(label, suffix);
    facts.set(id, {
      id,
      metric: 'statement_statistic',
      label: suffix === '' ? label : `${label}, ${column.replace('_', ' ')}`,
      value: of === 'people' ? value / Math.max(1, Number(row!.days)) : value,
      unit: 'number',
      period: reporting.id,
      scope: { [lineDimension]: label },
      n: number(row!.n!) ?? 0,
      rows: hexOfRows(row!.rows),
      formula: `${of === 'people' ? 'mean' : 'sum'} of ${what} of ${label} in ${reporting.label}`,
      sql: `SELECT sum(${column})${of === 'people' ? ' / count(DISTINCT dated)' : ''} FROM statistics WHERE ${rows} AND ${column} IS NOT NULL`,
    });
  }
}

/** `.variance` is what an amount adds to the result beyond its plan, `.yoy` beyond the year before: below zero it is adverse, for revenue as for costs. */
function putVariances({ facts }: Question, of: '.target' | '.last_year', suffix: '.variance' | '.yoy'): void {
  const before = of === '.target' ? 'planned' : 'in the year before';
  for (const plan of [...facts.values()]) {
    const match = /^(statement_(?:result|revenue|costs))(\.target|\.last_year)([[@].*)$/.exec(plan.id);
    const actual = match && match[2] === of && facts.get(`${match[1]}${match[3]}`);
    if (!actual || actual.value === null || plan.value === null) continue;
    const { rows: _, ...plain } = actual;
    const value = Number((actual.value - plan.value).toPrecision(15)) + 0;
    const from = [actual.id, plan.id];
    const told = of === '.target' ? 'variance' : 'change from the year before';
    const variance: Fact = {
      ...plain,
      id: withSuffix(actual.id, suffix),
      label: `${actual.label}, ${told}`,
      value,
      formula: `${actual.formula}, less the same ${before === 'planned' ? 'as planned' : before}`,
      sql: '',
      from,
    };
    facts.set(variance.id, variance);
    if (plan.value === 0) continue;
    const { currency: _of, ...share } = plain;
    const id = withSuffix(actual.id, `${suffix}_pct`);
    facts.set(id, {
      ...share,
      id,
      label: `${actual.label}, ${told} in percent`,
      value: value / Math.abs(plan.value),
      unit: 'ratio',
      formula: `${told} of ${actual.formula}, divided by the ${before === 'planned' ? 'planned amount' : 'amount of the year before'} without its sign`,
      sql: '',
      from,
    });
  }
}
