/** A table without deals into facts: each measure by period and by dimension, no more. */
import type { Table } from '../data/column-type.ts';
import type { Database } from '../data/database.ts';
import { words } from '../data/lexicon.ts';
import type { Records } from '../data/records.ts';
import { QuarterdeckError } from '../errors.ts';
import { addDays, calendarYears, makePeriod, type PeriodLength, periodNumber } from './calendar.ts';
import { computeMembers, computeTotals, type Question, type Split } from './compute.ts';
import { deriveChanges, deriveShares } from './derive.ts';
import type { Dimension, FactTable, SourceNote } from './fact.ts';
import { computeInsightFacts } from './insight-facts.ts';
import { measureMetric } from './measure.ts';
import { membersOf } from './members.ts';
import type { Basis } from './metric.ts';
import { type Covered, findPeriods } from './periods.ts';
import { periodNotes, tableNotes } from './quality.ts';
import type { FactOptions } from './read-facts.ts';

export async function recordFacts(
  database: Database,
  records: Records,
  tables: readonly Table[],
  sources: readonly SourceNote[],
  options: FactOptions,
): Promise<FactTable> {
  const { covered, length } = await coveredBy(database, options);
  const periods = findPeriods(covered, options, length);
  const basis: Basis = { table: 'records', where: 'true', date: records.time ? 'dated' : null, verb: 'dated' };
  const ids = new Set<string>();
  const metrics = records.measures.map((column, at) => {
    const base = words(column.name).replaceAll(' ', '_') || `measure_${at + 1}`;
    let id = base;
    for (let count = 2; ids.has(id); count++) id = `${base}_${count}`;
    ids.add(id);
    return measureMetric(column, at, basis, id);
  });
  const currencies = new Set(records.measures.flatMap(({ type }) => (type.kind === 'number' ? Object.keys(type.currencies) : [])));
  if (currencies.size > 1) {
    throw new QuarterdeckError(
      'currency_mixed',
      `The amounts of ${records.main.file} are in several currencies: ${[...currencies].sort().join(', ')}.`,
      {
        next: 'Give a file whose amounts are in one currency.',
      },
    );
  }
  const currency = [...currencies][0] ?? null;
  const question: Question = { database, periods, currency, facts: new Map() };
  await computeTotals(question, metrics);

  const splits: Split[] = [];
  const dimensions: Dimension[] = [];
  for (const { id, label, role } of records.dimensions) {
    const column = `by_${id}`;
    const members = await membersOf(question, metrics[0]!, column);
    if (members.length < 2) continue;
    dimensions.push({ id, label, role, members });
    splits.push({ id, label, column, members });
  }
  for (const split of splits) await computeMembers(question, metrics, split);
  deriveChanges(question, metrics, splits);
  deriveShares(question, metrics, splits);
  await computeInsightFacts(question, metrics, splits);

  return {
    asOf: periods.asOf,
    currency,
    subject: { one: 'row', many: 'rows' },
    periods: records.time ? periods.periods : [],
    months: records.time ? periods.months : [],
    // Rows without a date speak of no period: what is said of them is said of the table.
    reporting: records.time ? periods.reporting : { ...periods.reporting, id: 'all', label: records.main.name },
    prior: records.time ? periods.prior : null,
    dimensions,
    metrics: metrics.map(({ id, label, definition, unit, polarity }) => ({ id, label, definition, unit, polarity, status: 'computed' })),
    facts: Object.fromEntries(question.facts),
    sources,
    quality: [...(records.time ? periodNotes(periods) : []), ...tableNotes(tables, sources, new Set([records.main.name]))],
  };
}

/** The dates covered; a row dated on the first of each month or year stands for the whole of it. */
async function coveredBy(database: Database, options: FactOptions): Promise<{ covered: Covered; length: PeriodLength }> {
  const until = options.asOf ?? options.today;
  const [row] = await database.query(
    `SELECT CAST(min(dated) AS VARCHAR) AS "first", CAST(max(dated) AS VARCHAR) AS "last", count(DISTINCT dated) AS "days",
            bool_and(day(dated) = 1) AS "monthly", bool_and(day(dated) = 1 AND month(dated) = 1) AS "yearly"
     FROM records WHERE dated <= DATE '${until}'`,
  );
  if (row!.first === null) return { covered: { first: until, last: until, days: 1 }, length: 3 };
  const first = String(row!.first);
  const last = String(row!.last);
  const days = Number(row!.days);
  const grain: PeriodLength | null = row!.yearly ? 12 : row!.monthly ? 1 : null;
  if (grain === null) return { covered: { first, last, days }, length: 3 };
  const { end } = makePeriod(calendarYears, periodNumber(calendarYears, last, grain), grain, 0, false);
  return { covered: { first, last: addDays(end, -1), days }, length: grain === 12 ? 12 : 3 };
}
