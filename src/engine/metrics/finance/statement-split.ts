/** What the variance of one line of one member consists of, by what another table counts beside it: volume, hours a unit, and their rate. */
import { type Fact, factId, type StatementNote } from '../../../model/fact.ts';
import { createCanonical, hexOfRows, literal, name, rowsHash } from '../../data/database.ts';
import { words } from '../../data/lexicon.ts';
import { costTopicsIn } from '../../data/records/cost-topics.ts';
import { columnLabel, type MeasureColumn } from '../../data/records/measure-columns.ts';
import type { Records, Side } from '../../data/records/records.ts';
import type { Statement } from '../../data/records/statement.ts';
import { number, type Question } from '../compute.ts';
import { sharedWith } from './statement-beside.ts';
import type { Cell } from './statement-cell.ts';

export type Split = NonNullable<StatementNote['split']>;
type Driver = 'volume' | 'hours' | 'people';

const driverNamed: readonly (readonly [Exclude<Driver, 'volume'>, RegExp])[] = [
  [
    'people',
    /\b(headcount|head count|ftes?|employees|staff|mitarbeiter|vollzeitstellen|stellen|vzk|vzae|kopfe|effectifs?|etp|plantilla|empleados|funcionarios|organico|dipendenti|addetti)\b|人数|人員|従業員|员工|الموظفين/,
  ],
  ['hours', /stunden\b|\b(hours?|hrs|heures|horas|ore)\b|時間|工时|小时|ساعات/],
];
/** What is neither a count of what was done nor of who did it. */
const noCount =
  /\b(rate|ratio|price|per|average|quote|percent|pct|days|tarif|satz|preis|prix|taux|precio|preco|prezzo|costs?|kosten|amount|betrag)\b|%|\//;

/** How far the planned amount for a unit may spread where it was planned so, and how far units have to spread for that to say anything. */
const planned = { spread: 0.025, hours: 0.05, moves: 0.02 } as const;
const fewestMonths = 3;

function driverOf({ column, unit, behaviour, against }: MeasureColumn): Driver | null {
  if (against.target === undefined || unit === 'money' || unit === 'ratio' || behaviour === 'flag' || noCount.test(words(column)))
    return null;
  return driverNamed.find(([, pattern]) => pattern.test(words(column)))?.[0] ?? 'volume';
}

const labelOf = ({ column }: MeasureColumn) =>
  columnLabel(
    column
      .replace(
        /(?<!\p{L})(?:actuals?|act|ist|istwerte?|réel(?:le)?s?|reel(?:le)?s?|réalisée?s?|real(?:es)?|realizad[oa]s?|effettiv[oaie]|consuntivo)(?!\p{L})|実績|实际|فعلي/giu,
        '',
      )
      .replace(/^[\s_-]+|(?<![\s_-])[\s_-]+$/gu, '')
      .replace(/[\s_-]{2,}/gu, ' ') || column,
  );

/** The counts beside the statement, by what they count. */
async function activityOf(
  question: Question,
  statement: Statement,
  { others, codes }: Records,
  { dimension }: Cell,
): Promise<{ side: Side; drivers: Partial<Record<Driver, MeasureColumn>>; member: string } | null> {
  for (const side of others) {
    if (!side.time) continue;
    const drivers: Partial<Record<Driver, MeasureColumn>> = {};
    for (const measure of side.measures) {
      const driver = driverOf(measure);
      if (driver) drivers[driver] ??= measure;
    }
    if (Object.keys(drivers).length === 0) continue;
    const shared = await sharedWith(question, statement, side, codes);
    if (shared?.dimension === dimension) return { side, drivers, member: shared.sql };
  }
  return null;
}

const spreadOf = (values: readonly number[]) => {
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / values.length) / Math.abs(middle);
};

/** Null where nothing counts what the line was planned by. The parts are those of a month, added up. */
export async function splitOf(
  question: Question,
  statement: Statement,
  records: Records,
  cell: Cell,
  {
    happened,
    until,
    lineDimension,
    step,
    since,
  }: { happened: string; until: string; lineDimension: string; step: string; since: readonly string[] },
): Promise<{ split: Split; used: Side } | null> {
  if (statement.grain !== 1) return null;
  const found = await activityOf(question, statement, records, cell);
  if (!found) return null;
  const { database, facts, periods, currency } = question;
  const { side, drivers, member } = found;
  const sql = (measure: MeasureColumn | undefined, of: 'actual' | 'target') =>
    measure ? `CAST(sum(${of === 'actual' ? measure.sql : measure.against.target}) AS DOUBLE)` : 'NULL::DOUBLE';
  const columns = (['volume', 'hours', 'people'] as const).flatMap((driver) => [
    `${sql(drivers[driver], 'actual')} AS ${driver}`,
    `${sql(drivers[driver], 'target')} AS ${driver}_plan`,
  ]);
  const sign = statement.lines.find(({ label }) => label === cell.line)?.kind === 'cost' ? -1 : 1;
  await createCanonical(
    database,
    'statement_split',
    `SELECT a.*, s.amount, s.plan FROM (SELECT CAST(date_trunc('month', ${side.time!.sql}) AS DATE) AS dated, CAST(${member} AS VARCHAR) AS member, ${columns.join(', ')}
       FROM ${side.table.sql} m WHERE ${side.time!.sql} IS NOT NULL GROUP BY 1, 2) a
     JOIN (SELECT dated, CAST(${name(`by_${cell.dimension}`)} AS VARCHAR) AS member, CAST(${sign} * sum(amount) AS DOUBLE) AS amount, CAST(${sign} * sum(plan) AS DOUBLE) AS plan
       FROM statement WHERE by_line = ${literal(cell.line)} AND ${happened} GROUP BY 1, 2) s ON s.dated = a.dated AND s.member = a.member
     WHERE s.amount IS NOT NULL AND s.plan IS NOT NULL`,
  );
  const rows = await database.query(
    'SELECT member, plan AS "plan", volume, volume_plan, hours, hours_plan, people, people_plan FROM statement_split ORDER BY member, dated',
  );
  const ours = rows.filter((row) => row.member === cell.member);
  const [months] = await database.query(
    `SELECT count(DISTINCT dated) AS "n" FROM statement WHERE ${happened} AND dated <= DATE ${literal(until)} AND amount IS NOT NULL`,
  );
  if (ours.length < fewestMonths || ours.length < Number(months!.n)) return null;
  const isWhole = (driver: Driver) =>
    drivers[driver] !== undefined && ours.every((row) => Number(row[driver] ?? 0) > 0 && Number(row[`${driver}_plan`] ?? 0) > 0);
  /** Whether one was planned as so much for each of the other, in all members together. */
  const isPlannedBy = (of: 'plan' | 'hours_plan', driver: Driver, spread: number) => {
    const told = rows.filter((row) => Number(row[of] ?? 0) > 0 && Number(row[`${driver}_plan`] ?? 0) > 0);
    const units = told.map((row) => Number(row[`${driver}_plan`]));
    return (
      told.length >= fewestMonths &&
      spreadOf(units) >= planned.moves &&
      spreadOf(told.map((row, at) => Number(row[of]) / units[at]!)) <= spread
    );
  };
  const topics = costTopicsIn(cell.line);
  const isPay = topics.some((topic) => topic === 'pay' || topic === 'temporary' || topic === 'overtime');
  const direct: Driver | undefined =
    isWhole('hours') && (isPlannedBy('plan', 'hours', planned.spread) || (isPay && isPlannedBy('plan', 'hours', planned.hours * 2)))
      ? 'hours'
      : isWhole('volume') && isPlannedBy('plan', 'volume', planned.spread)
        ? 'volume'
        : isWhole('people') && (isPay || isPlannedBy('plan', 'people', planned.spread))
          ? 'people'
          : undefined;
  if (!direct) return null;
  const chained = direct === 'hours' && isWhole('volume') && isPlannedBy('hours_plan', 'volume', planned.hours);
  const first: Driver = chained ? 'volume' : direct;
  // Volume first, at the planned hours and rate; then hours a unit, at the planned rate; then the rate, at the actual hours.
  const parts: { part: Split['parts'][number]; sql: string }[] = [
    { part: first, sql: `plan * (${first} / ${first}_plan - 1)` },
    ...(chained ? [{ part: 'efficiency' as const, sql: 'plan / hours_plan * (hours - hours_plan * volume / volume_plan)' }] : []),
    { part: 'rate', sql: `amount - plan * ${direct} / ${direct}_plan` },
  ];
  const base = { [lineDimension]: cell.line, [cell.dimension]: cell.member };
  const set = async (
    id: string,
    label: string,
    value: string,
    where: string,
    unit: Fact['unit'],
    formula: string,
    scope: Fact['scope'],
  ) => {
    const [row] = await database.query(
      `SELECT CAST(${value} AS DOUBLE) AS "v", count(*) AS "n", ${rowsHash} FROM statement_split WHERE ${where}`,
    );
    const found = number(row!.v!);
    if (found === null) return;
    facts.set(id, {
      id,
      metric: 'statement_split',
      label,
      value: Number(found.toPrecision(12)),
      unit,
      ...(unit === 'money' && currency && { currency }),
      period: periods.reporting.id,
      scope,
      n: Number(row!.n),
      rows: hexOfRows(row!.rows),
      formula,
      sql: `SELECT ${value} FROM statement_split WHERE ${where}`,
    });
  };
  const ofCell = `member = ${literal(cell.member)}`;
  const spans = [
    { span: 'all', where: ofCell },
    ...(cell.onset === null ? [] : [{ span: 'since', where: `${ofCell} AND ${step} IN (${since.map(literal).join(', ')})` }]),
    ...(cell.onset === null || cell.before === 0
      ? []
      : [{ span: 'before', where: `${ofCell} AND ${step} NOT IN (${since.map(literal).join(', ')})` }]),
  ];
  for (const { span, where } of spans) {
    for (const { part, sql: value } of parts)
      await set(
        factId({ metric: `statement_split.${part}_${span}`, scope: base, at: 0 }),
        `Part of the variance by ${part}`,
        `sum(${value})`,
        where,
        'money',
        `sum over months of ${value.replaceAll('plan', 'planned')} of ${cell.line} in ${cell.member}`,
        base,
      );
    for (const driver of new Set([first, direct]))
      for (const version of ['', '_plan'])
        await set(
          factId({ metric: `statement_split.${driver}${version}_${span}`, scope: { ...base, of: driver }, at: 0 }),
          `${labelOf(drivers[driver]!)}, ${version === '' ? 'actual' : 'planned'}`,
          driver === 'people' ? `avg(${driver}${version})` : `sum(${driver}${version})`,
          where,
          'number',
          `${driver === 'people' ? 'mean' : 'sum'} of ${version === '' ? 'actual' : 'planned'} ${labelOf(drivers[driver]!)} of ${cell.member}`,
          { ...base, of: driver },
        );
    for (const version of ['amount', 'plan'])
      await set(
        factId({ metric: `statement_split.${version}_${span}`, scope: base, at: 0 }),
        `${cell.line}, ${cell.member}, ${version === 'amount' ? 'actual' : 'planned'}`,
        `sum(${version})`,
        where,
        'money',
        `sum of ${version === 'amount' ? 'actual' : 'planned'} amounts of ${cell.line} in ${cell.member}`,
        base,
      );
  }
  // What the suspected volume made of the line wherever it is counted.
  const members = [...new Set(rows.map((row) => String(row.member)))];
  const counted = rows.every((row) => Number(row[first] ?? 0) > 0 && Number(row[`${first}_plan`] ?? 0) > 0);
  if (counted) {
    const scope = { [lineDimension]: cell.line };
    await set(
      factId({ metric: `statement_split.${first}_members`, scope, at: 0 }),
      `Part of the variance of ${cell.line} by ${first}, all members`,
      `sum(${parts[0]!.sql})`,
      'true',
      'money',
      `sum over months and members of ${parts[0]!.sql.replaceAll('plan', 'planned')} of ${cell.line}`,
      scope,
    );
    for (const version of ['', '_plan'])
      await set(
        factId({ metric: `statement_split.${first}${version}_counted`, scope: { ...scope, of: first }, at: 0 }),
        `${labelOf(drivers[first]!)}, ${version === '' ? 'actual' : 'planned'}, all members`,
        first === 'people' ? `sum(${first}${version}) / count(DISTINCT dated)` : `sum(${first}${version})`,
        'true',
        'number',
        `${version === '' ? 'actual' : 'planned'} ${labelOf(drivers[first]!)} of ${members.length} members`,
        { ...scope, of: first },
      );
  }
  return {
    split: {
      parts: parts.map(({ part }) => part),
      first: { driver: first, label: labelOf(drivers[first]!) },
      direct: { driver: direct, label: labelOf(drivers[direct]!) },
      spans: spans.map(({ span }) => span as Split['spans'][number]),
      members: counted ? members : [],
    },
    used: side,
  };
}
