/** Facts of a table of no family, and their comparisons: plan, forecast, prior year. */

import { QuarterdeckError } from '../../../model/errors.ts';
import type { Dimension, FactTable, MetricNote, SourceNote } from '../../../model/fact.ts';
import { addDays, daysBetween } from '../../../model/period.ts';
import type { QualityNote } from '../../../model/quality-note.ts';
import { type Database, literal, name } from '../../data/database.ts';
import { numberColumn } from '../../data/dimensions.ts';
import { columnFor } from '../../data/joins.ts';
import { words } from '../../data/lexicon.ts';
import { noMapping } from '../../data/mapping.ts';
import { columnLabel, type MeasureColumn, type Reference, references } from '../../data/records/measure-columns.ts';
import { type Records, worthColumn } from '../../data/records/records.ts';
import { makeStatement } from '../../data/records/statement.ts';
import { rowsNamed } from '../../data/records/told-words.ts';
import { keyNamed } from '../../data/relations/links.ts';
import type { Table } from '../../data/typing/column-type.ts';
import { calendarOf, calendarYears, makePeriod, type PeriodLength, periodNumber } from '../calendar/calendar.ts';
import { type Covered, comparable, findPeriods, type Periods } from '../calendar/periods.ts';
import { type Computable, membersOf, type Question, questionOf, rememberNumbers, type Split } from '../compute.ts';
import { computeInsightFacts, computeNoise } from '../evidence.ts';
import type { FactOptions } from '../fact-options.ts';
import { computeMetrics } from '../family.ts';
import { grossMargin, statementRuleOf40 } from '../finance/rule-of-40.ts';
import { coveredByStatement, isPlanned, statementFacts, yearOf } from '../finance/statement-facts.ts';
import type { Basis, Metric } from '../metric.ts';
import { named } from '../named.ts';
import { figure, first, gapNotes, periodNotes, some, tableNotes, voidNotes } from '../quality/table-notes.ts';
import { computeDistributions } from './distribution.ts';
import { earnedMetrics } from './earned-metrics.ts';
import { lostQuotients } from './lost-quotients.ts';
import { type Bases, countMetrics, type Grain, type Measure, measureMetric } from './measures.ts';
import { withQuotients } from './quotients.ts';
import { dsoNote, outstandingMetric, putDso, receivableMetrics, settledNote, settledPeriod, unsettledNotes } from './receivables.ts';
import { spendMetrics } from './spend-metrics.ts';
import { withStatedQuotients } from './stated-quotients.ts';
import { surveyMetrics } from './surveys.ts';
import { timeQuotients } from './time-quotients.ts';

export async function recordFacts(
  database: Database,
  records: Records,
  tables: readonly Table[],
  sources: readonly SourceNote[],
  given: FactOptions,
): Promise<Computable> {
  const { owed } = records.main;
  const isAsked = given.period !== undefined || given.periodSaid !== undefined;
  const settled = owed && !isAsked ? await settledPeriod(database, given, owed) : null;
  const options: FactOptions = {
    ...given,
    ...(owed && { asOf: owed.asOf }),
    ...(settled && { period: settled }),
  };
  const statement = await makeStatement(database, records, options.period ?? options.periodSaid ?? null);
  const { covered, length } = statement
    ? { covered: coveredByStatement(statement), length: 12 as const }
    : await coveredBy(database, records, options);
  const dated = records.time !== null;
  // A statement is told for its last year, up to its last amount.
  const year = statement && yearOf({ calendar: calendarOf(options) }, [options.asOf ?? statement.last, statement.last].sort()[0]!);
  const isToDate = (options.period ?? options.periodSaid ?? 'YTD') === 'YTD';
  const { periodSaid: _, ...others } = options;
  const found = findPeriods(covered, year && isToDate ? { ...others, period: year } : options, length);
  const periods = dated ? await withRows(database, records, found) : found;
  const currency = currencyOf(records, options) ?? statement?.currency ?? null;
  const question = questionOf(database, periods, currency);

  // Each invoice is one of many, though a customer has hardly two a day.
  const grain = owed ? { panel: false, named: true, single: false } : await grainOf(database, records);
  const rows: Basis = { table: 'records', where: 'true', date: dated ? 'dated' : null, verb: 'dated' };
  const bases: Bases = { rows, standing: dated && grain.panel ? await standing(database, records, periods, rows) : null };
  const ids = new Set<string>();
  const isOfLabel = ({ behaviour, stated, part }: MeasureColumn) => behaviour === 'flag' || stated !== undefined || part !== undefined;
  const measures = records.measures.map((column, at): Measure => {
    const own = column.called ?? (words(isOfLabel(column) ? column.label : column.column).replaceAll(' ', '_') || `measure_${at + 1}`);
    let id = own;
    for (let count = 2; ids.has(id); count++) id = `${own}_${count}`;
    ids.add(id);
    const metric = measureMetric(column, at, bases, grain, id, { parted: records.total && at === 0, dated });
    return column.called ? { ...metric, ...named(column.called), id } : metric;
  });
  // Those with a name in every language are not named after their columns.
  const isCalled = ({ id }: Metric) => records.measures.some(({ called }) => called === id) || receivables.has(id);
  const happened: Basis = records.planned ? { ...rows, where: 'NOT planned' } : rows;
  const surveys = await surveyMetrics(question, measures, happened, (column) => options.mapping?.columns[records.main.name]?.[column]);
  // What the brief defines comes before what the columns give anyway.
  const stands = (metric: Metric) => Number(metric.stated === undefined);
  const metrics = withStatedQuotients(records.stated, records.measures, measures, [
    ...surveys.metrics,
    ...withQuotients(measures, records.lines).filter(({ id }) => !surveys.instead.has(id)),
    ...(records.earned ? earnedMetrics(records.earned, records.measures, measures) : []),
    // Where the brief says what a margin is, there is no other one.
    ...(records.main.ledger || records.stated.length > 0 ? [] : grossMargin(measures, records.lines)),
    ...timeQuotients(measures),
    ...(records.lost ? lostQuotients(records.lost, records.measures, measures) : []),
    ...countMetrics(records, grain, owed ? [] : measures, happened),
    ...(owed ? [...receivableMetrics(), outstandingMetric()] : []),
  ]).toSorted((a, b) => stands(a) - stands(b));

  const splits: Split[] = [];
  const dimensions: Dimension[] = [];
  const leading = metrics.find(({ additive }) => additive) ?? metrics[0]!;
  for (const { id, label, role } of records.dimensions) {
    const column = `by_${id}`;
    const members = await membersOf(question, leading, column);
    if (members.length < 2) continue;
    dimensions.push({ id, label, role, members });
    splits.push({ id, label, role, column, members });
  }
  // How long an invoice took, or a delivery, is nothing that it was known by before it was paid late, or came late.
  const isPunctual = records.measures.some(({ called }) => called === 'on_time_rate');
  const isOutcome = ({ called, stage }: MeasureColumn) => stage || (isPunctual && (called === 'lead_time' || called === 'days_behind'));
  const isLater = ({ column }: MeasureColumn) => records.later.has(column);
  const apart = measures.filter(
    ({ measured, at }) => measured.how === 'mean' && !owed && !isOutcome(records.measures[at]!) && !isLater(records.measures[at]!),
  );
  rememberNumbers(
    question,
    'records',
    [],
    apart.map(({ id, at }) => ({ id, label: records.measures[at]!.label, sql: `measure_${at}` })),
  );
  if (records.ages.length > 0)
    question.known.ages.set(
      'records',
      records.ages.map(({ label }, at) => ({ id: `age_${at}`, label, sql: `age_${at}` })),
    );
  // A step that is a measure, too, is told once.
  for (const { id, at } of measures) {
    const { stage, unit, column } = records.measures[at]!;
    if (stage && unit === 'days' && records.steps.some(({ to }) => to === columnLabel(column))) question.known.asSteps.add(id);
  }
  if (records.steps.length > 0)
    question.known.steps.set(
      'records',
      records.steps.map(({ from, to, isOver, time }, at) => ({
        id: `step_${at}`,
        label: `${from} → ${to}`,
        sql: numberColumn(`step_${at}`),
        time,
        step: { from, to, ...(isOver && { over: true as const }) },
      })),
    );
  if (records.shares.length > 0)
    question.known.shares.set(
      'records',
      records.shares.map(({ of, value, isFirst }, at) => ({
        id: `share_${at}`,
        label: value === null ? `${of} filled in` : `${of}: ${value}`,
        sql: numberColumn(`share_${at}`),
        share: { of, ...(value !== null && { value }), ...(isFirst && { first: true as const }) },
      })),
    );
  if (records.worth) {
    const { said, label, currency: own } = records.worth;
    question.known.worths.set('records', {
      sql: name(worthColumn),
      label,
      currency: own,
      earns: said.earns === true,
      per: said.per ?? null,
    });
  }
  // Only the total has parts.
  const parts = records.total ? splits.slice(0, 1) : [];
  const plain = splits.filter((split) => !records.flags.has(split.id) && !parts.includes(split));
  await computeMetrics(question, [...metrics, ...referenceMetrics(records, measures)], plain);
  const spent = records.beside ? spendMetrics(records.beside, records.subject, dated).filter(({ id }) => !ids.has(id)) : [];
  const shared = plain.filter(({ id }) => records.beside?.shared.includes(id));
  await computeMetrics(question, spent, shared);
  if (records.total) await computeMetrics(question, measures.slice(0, 1), [...parts, ...plain]);
  await computeMetrics(
    question,
    measures.filter(({ measured }) => measured.how === 'rate'),
    splits.filter(({ id }) => records.flags.has(id)),
  );
  if (dated) await computeInsightFacts(question, metrics, plain);
  else {
    await computeNoise(question, metrics, plain);
    if (!records.lines && !records.total) await computeDistributions(question, measures);
  }
  if (owed) putDso(question);
  putVariances(question, records, measures);
  const stated = statement && (await isPlanned(question)) ? await statementFacts(question, statement, records) : null;
  const forty = dated ? statementRuleOf40(question, measures) : [];

  const called = (options.prompt === undefined ? null : rowsNamed(records.main, options.prompt)) ?? records.called;
  const table: FactTable = {
    asOf: periods.asOf,
    currency,
    subject: records.subject ?? (called === null ? { one: 'row', many: 'rows' } : saidSubject(called)),
    periods: dated ? periods.periods : [],
    months: dated ? periods.months : [],
    // Rows without a date have no period: the facts are about the whole table.
    reporting: dated ? periods.reporting : { ...periods.reporting, id: 'all', label: tableLabel(records.main.name) },
    prior: dated ? periods.prior : null,
    dimensions: [...dimensions, ...(stated?.dimensions.filter(({ id }) => !dimensions.some((known) => known.id === id)) ?? [])],
    metrics: [
      ...(stated?.metrics ?? []),
      ...[...metrics, ...spent].map((metric) => noteOf(metric, isCalled(metric))),
      ...(owed ? [{ ...dsoNote, family: 'records' as const, status: 'computed' as const }] : []),
      ...forty,
    ],
    ...(stated && { statement: stated.statement }),
    facts: Object.fromEntries(question.facts),
    sources,
    // A statement's year in progress is held against the plan of the same months.
    quality: [
      ...(dated ? periodNotes(periods) : []).filter(({ code }) => !stated || (code !== 'partial-period' && code !== 'running-period')),
      ...(dated ? await undecidedNotes(question, records, spent) : []),
      ...(owed ? await unsettledNotes(question, records.main) : []),
      ...(settled ? [settledNote(question, records.main)] : []),
      ...(stated && statement?.incomplete ? [incompleteNote(records, statement.incomplete)] : []),
      ...datedNotes(records),
      ...tookNotes(records),
      ...voidNotes(records.void),
      ...gapNotes(
        records.main,
        // A posting is of one kind of account.
        records.main.ledger || owed ? [] : records.measures.map(({ column }) => column),
      ),
      ...tableNotes(
        tables,
        sources,
        new Set([...records.used, ...(stated?.used ?? []).map((side) => side.table)].map(({ name: each }) => each)),
        records.left,
      ),
    ],
  };
  return { table, questions: [question] };
}

function incompleteNote({ main: { file, name: table } }: Records, month: string): QualityNote {
  const message = `${file} ends with ${month}, of which nearly every line has only a part of its usual amount: it is left out as not complete.`;
  return { code: 'running-period', message, table };
}

/** Of rows with days of several meanings, the one that they count on. */
function datedNotes({ main: { file, name: table }, time }: Records): QualityNote[] {
  if (!time?.instead) return [];
  const message = `Rows of ${file} count on their ${time.name}, not on their ${time.instead}.`;
  const figures = { file, column: time.name, other: time.instead };
  return [{ code: 'tables-joined', message, table, column: time.name, sentence: 'rows-dated', figures }];
}

function tookNotes({ main: { file, name: table }, took }: Records): QualityNote[] {
  if (!took) return [];
  const { column, members, rows, all } = took;
  const message = `${figure(rows)} of ${figure(all)} rows of ${file} did not take place (${some(members)} by ${column}): no sum counts them.`;
  const figures = { rows, all, members: first(members), column, file };
  return [{ code: 'left-out', message, table, column, rows, sentence: 'took-place', figures }];
}

/** Part of a period's rows still undecided from which the rate of the others says little: what is lost is known before what is won. */
const mostUndecided = 0.03;

/** A conversion that its newest rows do not know yet, and what is divided by those converted. */
async function undecidedNotes(
  { database, periods }: Question,
  { measures, main }: Records,
  spent: readonly Metric[],
): Promise<QualityNote[]> {
  const at = measures.findIndex(({ called }) => called === 'converted_rate');
  if (at < 0) return [];
  const { label } = periods.reporting;
  const lines = periods.periods.map(({ start, end, offset }) => `(DATE ${literal(start)}, DATE ${literal(end)}, ${offset})`).join(', ');
  const counts = await database.query(
    `SELECT p.period_offset AS "at", count(*) AS "all", count(*) FILTER (WHERE measure_${at} IS NULL) AS "rows"
     FROM records JOIN (VALUES ${lines}) p(period_start, period_end, period_offset) ON dated >= p.period_start AND dated < p.period_end GROUP BY 1`,
  );
  const undecided = counts.map((row) => ({ offset: Number(row.at), all: Number(row.all), rows: Number(row.rows) }));
  const { all, rows } = undecided.find(({ offset }) => offset === 0) ?? { all: 0, rows: 0 };
  if (all === 0 || rows < all * mostUndecided) return [];
  const whole = new Set(periods.periods.filter(({ partial }) => !partial).map(({ offset }) => offset));
  const known = undecided.filter((each) => whole.has(each.offset) && each.rows < each.all * mostUndecided).map(({ offset }) => offset);
  const message = `${figure(rows)} of ${figure(all)} rows of ${main.file} in ${label} are not decided yet; their conversion cannot be compared.`;
  const metrics = ['converted_rate', ...spent.map(({ id }) => id)];
  return [
    {
      code: 'unresolved',
      message,
      rows,
      table: main.name,
      sentence: 'undecided',
      figures: { rows, all, file: main.file, period: label },
      metrics,
      ...(known.length > 0 && { decided: Math.max(...known) }),
    },
  ];
}

function noteOf(
  { id, label, definition, unit, polarity, subject, state, untested, weighedBy, beside, measured, stated, spoken }: Metric,
  isCalled: boolean,
): MetricNote {
  return {
    id,
    label,
    family: 'records',
    definition,
    unit,
    polarity,
    ...(subject && { subject }),
    ...(state && { state }),
    ...(untested && { untested }),
    ...(weighedBy !== undefined && { weighedBy }),
    ...(beside && { beside }),
    ...(measured && !isCalled && { measured }),
    ...(stated && { stated }),
    ...(spoken && { spoken }),
    status: 'computed',
  };
}

/** `us-employment` → `Us employment`: the name for all rows in a deck without dates. */
function tableLabel(table: string): string {
  const plain = table.replace(/[_-]+/g, ' ').trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** @throws currency_mixed */
function currencyOf({ measures, main }: Records, { currency: asked, currencyOfPrices }: FactOptions): string | null {
  if (main.money) return main.money.code;
  const found = new Set([
    ...measures.flatMap(({ currency }) => currency ?? []),
    ...main.columns.flatMap(({ type }) => (type.kind === 'number' ? Object.keys(type.currencies) : [])),
  ]);
  if (found.size <= 1) return [...found][0] ?? (measures.some(({ unit }) => unit === 'money') ? (asked ?? currencyOfPrices ?? null) : null);
  throw new QuarterdeckError('currency_mixed', `The amounts of ${main.file} are in several currencies: ${[...found].sort().join(', ')}.`, {
    next: 'Give a file whose amounts are in one currency.',
  });
}

/** Whether each date has one row per member, or a single row. */
async function grainOf(database: Database, { main, time, dimensions, series, planned }: Records): Promise<Grain> {
  const keys = [...(time ? ['dated'] : []), ...(series ? ['series'] : []), ...dimensions.map(({ id }) => name(`by_${id}`))];
  const id = columnFor('id', main, noMapping);
  // Each may be numbered by a name of its own: `StoerungsNr`.
  const named = [id, ...main.columns.filter(({ name: column }) => keyNamed.test(words(column)))].some(
    (each) => each?.distinct === main.rows,
  );
  if (keys.length === 0) return { panel: false, named, single: false };
  const [row] = await database.query(
    `SELECT count(*) AS "rows", count(DISTINCT (${keys.join(', ')}, 0)) AS "keys", count(DISTINCT dated) AS "dates", count(*) FILTER (WHERE whole${planned ? ' AND NOT planned' : ''}) AS "wholes" FROM records`,
  );
  const panel = Number(row!.keys) >= Number(row!.rows) * 0.99;
  return { panel, named, single: panel && time !== null && Number(row!.dates) === Number(row!.wholes) };
}

/** Adds to each row the day until which it counts: the member's next row, and at most the end of its period. */
async function standing(database: Database, { dimensions, series }: Records, { periods }: Periods, rows: Basis): Promise<Basis> {
  const keys = dimensions.map(({ id }) => name(`by_${id}`));
  const ends = periods.map(({ start, end }) => `(DATE ${literal(start)}, DATE ${literal(end)})`).join(', ');
  const next = `lead(dated) OVER (PARTITION BY ${['whole', ...(series ? ['series'] : []), ...keys].join(', ')} ORDER BY dated)`;
  await database.run(
    `CREATE OR REPLACE TABLE records AS SELECT r.*, least(r.next_dated, p.period_end) AS until
     FROM (SELECT *, ${next} AS next_dated FROM records) r LEFT JOIN (VALUES ${ends}) p(period_start, period_end)
     ON r.dated >= p.period_start AND r.dated < p.period_end`,
  );
  return {
    ...rows,
    monthly: true,
    verb: 'as last recorded',
    stands: (day) => `dated <= ${day} AND (until IS NULL OR until > ${day})`,
  };
}

/** Drops periods without rows, such as the years between censuses; the prior period is the last one with rows. */
async function withRows(database: Database, { planned }: Records, periods: Periods): Promise<Periods> {
  const lines = periods.periods.map(({ start, end, offset }) => `(DATE ${literal(start)}, DATE ${literal(end)}, ${offset})`).join(', ');
  const rows = await database.query(
    `SELECT p.period_offset AS "at" FROM (VALUES ${lines}) p(period_start, period_end, period_offset)
     WHERE EXISTS (SELECT 1 FROM records WHERE dated >= p.period_start AND dated < p.period_end${planned ? ' AND NOT planned' : ''})`,
  );
  const filled = new Set(rows.map((row) => Number(row.at)));
  const kept = periods.periods.filter(({ offset }) => filled.has(offset) || offset === 0);
  // A gap is a gap; if most periods are empty, the data just come less often.
  if (kept.length === periods.periods.length || kept.length * 2 > periods.periods.length) return periods;
  const before = kept.at(-2);
  return { ...periods, periods: kept, prior: before && comparable(before, periods.reporting) ? before : null };
}

/** The dates covered; a row dated on the first of each month, quarter or year covers all of it. */
async function coveredBy(
  database: Database,
  { planned, time }: Records,
  options: FactOptions,
): Promise<{ covered: Covered; length: PeriodLength }> {
  const until = options.asOf ?? options.today;
  const [row] = await database.query(
    `SELECT CAST(min(dated) AS VARCHAR) AS "first", CAST(max(dated) AS VARCHAR) AS "last", count(DISTINCT dated) AS "days",
            bool_and(day(dated) = 1) AS "monthly", bool_and(day(dated) = 1 AND month(dated) % 3 = 1) AS "quarterly",
            bool_and(day(dated) = 1 AND month(dated) = 1) AS "yearly"
     FROM records WHERE dated <= DATE '${until}'${planned ? ' AND NOT planned' : ''}`,
  );
  if (row!.first === null) return { covered: { first: until, last: until, days: 1 }, length: 3 };
  const first = String(row!.first);
  const last = String(row!.last);
  const days = Number(row!.days);
  // Less than three quarters of data are shown by month.
  const usual: PeriodLength = daysBetween(first, last) < 240 ? 1 : 3;
  const grain: PeriodLength | null =
    time?.year || (row!.yearly && days > 1) ? 12 : row!.quarterly && days > 1 ? 3 : row!.monthly ? 1 : null;
  if (grain === null) return { covered: { first, last, days }, length: usual };
  const { end } = makePeriod(calendarYears, periodNumber(calendarYears, last, grain), grain, 0, false);
  return { covered: { first, last: addDays(end, -1), days }, length: grain === 12 ? 12 : grain === 3 ? 3 : usual };
}

const receivables = new Set([...receivableMetrics(), outstandingMetric()].map(({ id }) => id));

const comparisons: Readonly<Record<Reference, { short: string; of: string; variance: string }>> = {
  target: { short: 'plan', of: 'as planned', variance: 'variance' },
  forecast: { short: 'forecast', of: 'as forecast', variance: 'forecast_variance' },
  last_year: { short: 'year before', of: 'in the year before', variance: 'last_year_variance' },
};

/** Metrics in name only, `revenue.target`, `revenue.forecast`, `revenue.last_year`; their facts accompany those of the measures. */
function referenceMetrics({ measures: columns }: Records, measures: readonly Measure[]): Metric[] {
  return measures
    .filter(({ measured }) => measured.how === 'sum' || measured.how === 'stock')
    .flatMap(({ measured: _, ...measure }) =>
      references
        .filter((reference) => columns[measure.at]!.against[reference] !== undefined)
        .map((reference) => ({
          ...measure,
          id: `${measure.id}.${reference}`,
          label: `${measure.label}, ${comparisons[reference].short}`,
          value: measure.value.replaceAll(`measure_${measure.at}`, `${reference}_${measure.at}`),
          n: measure.n.replaceAll(`measure_${measure.at}`, `${reference}_${measure.at}`),
          formula: `${measure.formula}, ${comparisons[reference].of},`,
        })),
    );
}

/**
 * Puts `.variance`, `.variance_pct` and `.attainment` against plan, `.forecast_variance` against forecast and `.last_year_variance` against
 * the prior year, each with its `_pct`, which needs a positive base. The measure's polarity says which direction is good.
 */
function putVariances({ facts, periods }: Question, { measures: columns, time }: Records, measures: readonly Measure[]): void {
  const known = new Map<string, { measure: Measure; reference: Reference }>(
    measures.flatMap((measure) =>
      references.flatMap((reference) =>
        columns[measure.at]!.against[reference] === undefined ? [] : [[`${measure.id}.${reference}`, { measure, reference }] as const],
      ),
    ),
  );
  const partial = new Set([...periods.periods, ...periods.months].flatMap(({ id, partial }) => (partial ? [id] : [])));
  for (const against of [...facts.values()]) {
    const found = known.get(against.metric);
    if (!found) continue;
    const { measure, reference } = found;
    const { of, short, variance } = comparisons[reference];
    const actual = facts.get(against.id.replace(`.${reference}`, ''));
    const isOwn = against.id.split(/[[@]/)[0] === `${measure.id}.${reference}`;
    // A plan reaches beyond what has happened, so it does not apply to all time or to a period in progress.
    const isWhole = time === null || (against.period !== null && !partial.has(against.period));
    // What nobody planned is no plan of nothing.
    if (!isOwn || !isWhole || !actual || actual.value === null || against.value === null || against.n === 0) {
      facts.delete(against.id);
      continue;
    }
    facts.set(against.id, { ...against, metric: measure.id });
    const { currency, rows: _, ...plain } = actual;
    const from = [actual.id, against.id];
    const above = Number((actual.value - against.value).toPrecision(15)) + 0;
    const put = (
      suffix: string,
      fact: { label: string; value: number; formula: string; metric?: string; unit?: 'ratio'; currency?: string },
    ) => {
      const id = against.id.replace(`.${reference}`, `.${suffix}`);
      facts.set(id, { ...plain, metric: measure.id, ...fact, id, sql: '', from });
    };
    put(variance, {
      ...(currency && { currency }),
      label: `${actual.label}, difference from ${short}`,
      value: above,
      formula: `${actual.formula}, less the same ${of}`,
    });
    if (against.value <= 0) continue;
    put(`${variance}_pct`, {
      label: `${actual.label}, difference from ${short} in percent`,
      value: above / against.value,
      unit: 'ratio',
      formula: `${actual.formula}, less the same ${of}, divided by the latter`,
    });
    if (reference !== 'target') continue;
    put('attainment', {
      metric: `${measure.id}.attainment`,
      label: `${actual.label} against plan`,
      value: actual.value / against.value,
      unit: 'ratio',
      formula: `${actual.formula}, divided by its plan`,
    });
  }
}

/** `appointments` is many of an `appointment`; of other languages, nothing tells the one. */
function saidSubject(many: string): FactTable['subject'] {
  return { one: many.replace(/(?<=[a-z]{3})s$/, ''), many, said: true };
}
