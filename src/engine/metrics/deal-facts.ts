/** The table of deals into facts: periods, members, metrics, changes, and what is to be said of the data. */
import type { Table } from '../data/column-type.ts';
import { byCodeUnit } from '../data/data-file.ts';
import { type Database, name } from '../data/database.ts';
import { columnOf, type Deals } from '../data/deals.ts';
import { QuarterdeckError } from '../errors.ts';
import { computeMembers, computeTotals, type Split } from './compute.ts';
import { deriveChanges, deriveShares, deriveSignificance } from './derive.ts';
import type { Dimension, Fact, FactTable, MetricNote, SourceNote } from './fact.ts';
import type { Metric } from './metric.ts';
import { computeMonthPattern } from './month-pattern.ts';
import { missingNeeds } from './needs.ts';
import { findPeriods } from './periods.ts';
import { qualityNotes } from './quality.ts';
import type { FactOptions } from './read-facts.ts';
import { metrics } from './registry.ts';
import { winRate } from './win-rate.ts';
import { wonValue } from './won-value.ts';

/** Beyond this many members a dimension is too fine for figures of its own; the largest ones are kept. */
const mostMembers = 200;

export async function dealFacts(
  database: Database,
  deals: Deals,
  tables: readonly Table[],
  sources: readonly SourceNote[],
  options: FactOptions,
): Promise<FactTable> {
  const [row] = await database.query(
    `SELECT CAST(min(closed) AS VARCHAR) AS "first", CAST(max(closed) AS VARCHAR) AS "last", count(DISTINCT closed) AS "days" FROM deals
     WHERE closed <= DATE '${options.asOf ?? options.today}'`,
  );
  if (row!.first === null) {
    throw new QuarterdeckError(
      'data_insufficient',
      `${deals.main.file} holds no closed deal with a close date${deals.parts.closed ? ` in ${deals.parts.closed.name}` : ', and no column of close dates'} up to ${options.asOf ?? options.today}.`,
      { next: 'Give a table with won and lost deals and the dates they closed on, or name the column in a mapping file.' },
    );
  }
  const periods = findPeriods({ first: String(row!.first), last: String(row!.last), days: Number(row!.days) }, options);
  const missing = await missingNeeds(database, deals);
  const possible = metrics.filter((metric) => metric.needs.every((need) => !missing.has(need)));
  const currency = deals.currency?.code ?? null;
  const facts = new Map<string, Fact>();
  const question = { database, periods, currency, facts };

  await computeTotals(question, possible);
  const splits: Split[] = [];
  const dimensions: Dimension[] = [];
  for (const { id, label, role } of deals.dimensions) {
    const members = await membersOf(database, columnOf(id), periods.reporting, periods.asOf, !missing.has('amount'));
    if (members.length < 2) continue;
    dimensions.push({ id, label, role, members });
    splits.push({ id, label, column: columnOf(id), members });
  }
  for (const split of splits) await computeMembers(question, possible, split);
  await openByStage(question, possible);
  await computeMonthPattern(
    question,
    possible.filter((metric) => metric === winRate || metric === wonValue),
  );
  deriveChanges(question, possible, splits);
  deriveShares(question, possible, splits);
  deriveSignificance(question);

  return {
    asOf: periods.asOf,
    currency,
    subject: { one: 'deal', many: 'deals' },
    periods: periods.periods,
    months: periods.months,
    reporting: periods.reporting,
    prior: periods.prior,
    dimensions,
    metrics: metrics.map((metric) => noteOf(metric, missing)),
    facts: Object.fromEntries(facts),
    sources,
    quality: await qualityNotes(database, deals, tables, periods, missing),
  };
}

/** Members with any closed deal, largest won value (or number of wins) in the reporting period first, ties by all time, then name. */
async function membersOf(database: Database, column: string, reporting: { start: string; end: string }, asOf: string, byAmount: boolean) {
  const what = byAmount ? 'sum(amount)' : 'count(*)';
  const inPeriod = `closed >= DATE '${reporting.start}' AND closed < DATE '${reporting.end}'`;
  const rows = await database.query(
    `SELECT ${name(column)} AS "member", CAST(coalesce(${what} FILTER (WHERE outcome = 'won' AND ${inPeriod}), 0) AS DOUBLE) AS "now"
     FROM deals WHERE outcome <> 'open' AND closed <= DATE '${asOf}' GROUP BY 1`,
  );
  return rows
    .map((row) => ({ member: String(row.member), now: Number(row.now) }))
    .sort((a, b) => b.now - a.now || byCodeUnit(a.member, b.member))
    .slice(0, mostMembers)
    .map(({ member }) => member);
}

/** Open deals by stage: a picture of today, `open_count[stage=Engaging]@all`. */
async function openByStage(question: Parameters<typeof computeMembers>[0], possible: readonly Metric[]): Promise<void> {
  const rows = await question.database.query(
    `SELECT stage AS "stage" FROM deals WHERE outcome = 'open' AND stage IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 30`,
  );
  const members = rows.map((row) => String(row.stage));
  if (members.length === 0) return;
  const split = { id: 'stage', label: 'Stage', column: 'stage', members };
  await computeMembers(
    question,
    possible.filter(({ basis }) => basis.date === null),
    split,
  );
}

function noteOf(metric: Metric, missing: ReadonlyMap<string, string>): MetricNote {
  const { id, label, definition, unit, polarity } = metric;
  const reasons = metric.needs.map((need) => missing.get(need)).filter((reason) => reason !== undefined);
  if (reasons.length === 0) return { id, label, definition, unit, polarity, status: 'computed' };
  return { id, label, definition, unit, polarity, status: 'not-computable', reason: reasons[0]! };
}
