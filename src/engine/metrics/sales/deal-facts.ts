/** The sales family: from the deals table to facts, with members, targets and quality notes. */

import { QuarterdeckError } from '../../../model/errors.ts';
import type { Dimension, MetricNote } from '../../../model/fact.ts';
import type { QualityNote } from '../../../model/quality-note.ts';
import { type Database, name } from '../../data/database.ts';
import { label, noMember } from '../../data/dimensions.ts';
import { fillFirstDue, findFieldHistory, makeStagePasses } from '../../data/families/deal-history.ts';
import { columnOf, type Deals } from '../../data/families/deals.ts';
import { makeTargets, type Targets } from '../../data/families/targets.ts';
import { misread } from '../../data/joins.ts';
import { noMapping } from '../../data/mapping.ts';
import type { Table } from '../../data/typing/column-type.ts';
import type { Covered } from '../calendar/periods.ts';
import { computeMembers, computeMonthsAsked, computeTotals, membersOf, type Question, rememberNumbers, type Split } from '../compute.ts';
import { deriveChanges, deriveShares, deriveSignificance } from '../derive.ts';
import { computeBeside, computeInsightFacts, computeMonthPattern } from '../evidence.ts';
import type { FactOptions } from '../fact-options.ts';
import { type Computed, computeMetrics, type Family, missingNeeds, noteOf } from '../family.ts';
import { afterNote, knownAfter } from '../known-after.ts';
import type { Metric, Need } from '../metric.ts';
import { reason } from '../named.ts';
import { dealNotes, mappingNotes, ownerNotes } from '../quality/deal-notes.ts';
import { figure, futureCloseNotes, spellingNotes, thinningNotes, withMeasures } from '../quality/table-notes.ts';
import { salesMetrics } from '../registry.ts';
import { computeConcentration, computeExchangeEffect, concentrationNotes } from './account-concentration.ts';
import { leaveOutCleanUp } from './clean-up.ts';
import { computeLossReasons, lostCount, putVelocity, velocityNote, winRate, wonCount, wonValue } from './closed-deals.ts';
import { computeDecisionAges, computeLiveDeals, liveCount, standingCount } from './deal-age.ts';
import { discountRate, discountsOfDeals } from './deal-discounts.ts';
import { markOpenDeals, markSlipped } from './deal-risks.ts';
import {
  computeCoverage,
  computeOutlook,
  computeStageConversion,
  coverageNote,
  pipelineDue,
  pipelineWeighted,
  stageConversion,
  stageDuration,
} from './pipeline.ts';
import { joinRenamed } from './renamed-members.ts';
import { attainmentNote, computeAttainment, fiscalYearOf, targetNotes } from './target-attainment.ts';

/** Share of closed deals that a joined dimension may leave out before it misleads. */
const mostUnmatched = 0.05;

/** The sales tables as a family; its dates are the close dates of deals. */
export function salesFamily(database: Database, deals: Deals, others: readonly Table[], options: FactOptions): Family {
  return {
    id: 'sales',
    subject: { one: 'deal', many: 'deals' },
    currency: deals.currency?.code ?? null,
    covered: () => closedDates(database, deals, options),
    compute: (question) => dealFacts(question, deals, others, options),
  };
}

async function dealFacts(question: Question, deals: Deals, others: readonly Table[], options: FactOptions): Promise<Computed> {
  const { database } = question;
  const rewound = deals.parts.created ? await rewind(question) : 0;
  const tidied = [
    ...(deals.parts.created && deals.parts.closed ? await leaveOutCleanUp(question, deals.main.file) : []),
    ...(deals.parts.created || deals.parts.closed ? await joinRenamed(question, deals) : []),
  ];
  await markOpenDeals(question);
  const changes = await findFieldHistory(database, others);
  const due = deals.parts.original ? null : await fillFirstDue(database, deals, others, changes);
  if (deals.parts.original || due) await markSlipped(question);
  const history = await makeStagePasses(database, deals, others, options.mapping ?? noMapping, changes);
  const missing = new Map(await missingNeeds(database, deals));
  if (!history) missing.set('stages', reason('stage-history'));
  const able = salesMetrics.filter((metric) => metric.needs.every((need) => !missing.has(need)));
  const outlook = able.filter((metric) => metric === pipelineWeighted || metric === pipelineDue);
  const possible = able.filter(
    (metric) =>
      !outlook.includes(metric) &&
      metric !== stageConversion &&
      metric !== stageDuration &&
      metric !== standingCount &&
      metric !== liveCount,
  );
  await computeTotals(question, possible);

  const leading = missing.has('amount') ? wonCount : wonValue;
  const { dimensions, splits, notes } = await findSplits(question, deals, leading);
  const { amount } = deals.parts;
  const size = amount && !missing.has('lost-amount') ? [{ id: 'amount', label: label(amount.name), sql: 'amount' }] : [];
  rememberNumbers(question, 'deals', deals.numbers, size);
  await computeMembers(question, possible, splits);
  await computeMonthsAsked(question, possible, splits);
  await openByStage(question, possible);
  await computeOutlook(question, outlook);
  if (history) await computeStageConversion(question, history.stages);
  const reasons = await computeLossReasons(question, deals, splits);
  if (reasons) {
    dimensions.push(reasons.dimension);
    deriveShares(question, [lostCount], [reasons.split]);
  }
  if (!missing.has('created')) {
    if (!missing.has('lost')) await computeDecisionAges(question);
    if (!missing.has('open')) await computeLiveDeals(question);
  }
  await computeMonthPattern(
    question,
    possible.filter((metric) => metric === winRate || metric === wonValue),
  );
  deriveChanges(question, possible, splits);
  deriveShares(question, possible, splits);
  if (deals.list && !missing.has('amount')) {
    await computeMetrics(question, [discountRate], splits);
    await computeBeside(question, discountsOfDeals(deals, options.discountCap), splits);
  }
  await computeInsightFacts(question, possible, splits);
  deriveSignificance(question);

  const targets = missing.has('amount') ? null : await makeTargets(database, deals, others, fiscalYearOf(question.periods.calendar));
  if (targets) await computeAttainment(question, targets, splits);
  const by = deals.currency?.converted?.by;
  if (by && 'dated' in by && by.dated) await computeExchangeEffect(question);

  const metrics = [
    ...salesMetrics.map((metric) => noteOf(metric, 'sales', deals.main.name, missing)),
    ...(deals.list ? [noteOf(discountRate, 'sales', deals.main.name, missing)] : []),
    ...(await derivedNotes(
      question,
      targets,
      missing,
      dimensions.find(({ role }) => role === 'account'),
    )),
  ];
  return {
    dimensions,
    metrics,
    quality: [
      ...tidied,
      ...withMeasures(await dealNotes(database, deals), possible),
      ...(await ownerNotes(database, deals, others)),
      ...thinningNotes(question, possible, deals.main.file),
      ...(rewound > 0 ? [rewoundNote(rewound, question.periods.asOf)] : await futureCloseNotes(question, deals.main.file)),
      // A targets table that also describes its members is already in the notes.
      ...(targets && !deals.joins.some(({ table }) => table === targets.table) ? await targetNotes(question, targets) : []),
      ...notes,
      ...(await mappingNotes(database, options.mapping ?? noMapping)),
      ...spellingNotes(dimensions),
    ],
    used: [
      ...[deals.main, ...deals.joins.map((join) => join.table)],
      ...[targets?.table, history?.table, due, deals.currency?.rates].flatMap((table) => table ?? []),
    ].map((table) => table.name),
  };
}

/**
 * Reads a table that goes on after the day the deck speaks from as it stood on that day: what was created later was not there, and what closed later
 * was open, at a stage and with a date due that nobody recorded. Returns how many deals are open again.
 */
async function rewind({ database, periods: { asOf } }: Question): Promise<number> {
  const after = `> DATE '${asOf}'`;
  const [row] = await database.query(
    `SELECT count(*) FILTER (WHERE created ${after}) AS "later", count(*) FILTER (WHERE outcome <> 'open' AND closed ${after} AND NOT created ${after}) AS "again" FROM deals`,
  );
  if (Number(row!.later) === 0) return 0;
  await database.run(`DELETE FROM deals WHERE created ${after}`);
  await database.run(`UPDATE deals SET outcome = 'open', closed = NULL, reason = NULL WHERE outcome <> 'open' AND closed ${after}`);
  await database.run(
    `UPDATE deals SET stage = NULL, expected = NULL, probability = NULL, forecast = NULL,
       activity = CASE WHEN NOT activity ${after} THEN activity END WHERE outcome = 'open'`,
  );
  return Number(row!.again);
}

function rewoundNote(rows: number, date: string): QualityNote {
  const message = `${figure(rows)} ${rows === 1 ? 'deal' : 'deals'} closed after ${date} and ${rows === 1 ? 'is' : 'are'} open on that day; the stages of that day are not in the data.`;
  return { code: 'future-close', message, rows, sentence: 'rewound', figures: { rows, date } };
}

/** Notes on metrics made from others: attainment, coverage, velocity and concentration, or why they are missing. */
async function derivedNotes(
  question: Question,
  targets: Targets | null,
  missing: ReadonlyMap<Need, string>,
  account: Dimension | undefined,
): Promise<MetricNote[]> {
  const noted = (note: Omit<MetricNote, 'status' | 'reason'>, reason: string | null): MetricNote =>
    reason === null ? { ...note, status: 'computed' } : { ...note, status: 'not-computable', reason };
  const noAmounts = missing.get('amount') ?? null;
  const covered = pipelineDue.needs.flatMap((need) => missing.get(need) ?? [])[0] ?? (await computeCoverage(question, targets));
  const swift = putVelocity(question)
    ? null
    : (noAmounts ?? missing.get('open') ?? missing.get('lost') ?? missing.get('created') ?? reason('parts'));
  if (account && !noAmounts) await computeConcentration(question, account.id);
  const concentrated = noAmounts ?? (account ? null : reason('accounts'));
  return [
    noted(attainmentNote, targets ? null : reason('targets')),
    noted(coverageNote, covered),
    noted(velocityNote, swift),
    ...concentrationNotes.map((note) => noted(note, concentrated)),
  ];
}

async function closedDates(database: Database, deals: Deals, { asOf, today }: FactOptions): Promise<Covered> {
  const until = asOf ?? today;
  const [row] = await database.query(
    `SELECT CAST(min(closed) AS VARCHAR) AS "first", CAST(max(closed) AS VARCHAR) AS "last", count(DISTINCT closed) AS "days"
     FROM deals WHERE closed <= DATE '${until}'`,
  );
  if (row!.first === null) {
    const other = deals.parts.closed ? null : await misread(database, 'closed', deals.main);
    if (other) {
      throw new QuarterdeckError(
        'data_insufficient',
        `The values of ${other.column} in ${deals.main.file}, such as ${other.value}, are no dates that can be read, so nothing can be placed in time.`,
        { next: 'Export the dates as 2025-12-31, or name another column in a mapping file.' },
      );
    }
    const where = deals.parts.closed ? `, looking at ${deals.parts.closed.name}` : ': it has no column of close dates';
    throw new QuarterdeckError('data_insufficient', `${deals.main.file} holds no won or lost deal closed by ${until}${where}.`, {
      next: 'Give a table with won and lost deals and the dates they closed on, or name its columns in a mapping file.',
    });
  }
  const covered = { first: String(row!.first), last: String(row!.last), days: Number(row!.days) };
  const [known] = await database.query(
    `WITH days AS (SELECT created AS day FROM deals UNION ALL SELECT closed FROM deals WHERE outcome <> 'open'),
       known AS (SELECT min(day) AS first, max(day) AS last, count(DISTINCT day) AS days FROM days WHERE day <= DATE '${until}')
     SELECT CAST(first AS VARCHAR) AS "first", CAST(last AS VARCHAR) AS "last", days AS "days",
       (SELECT count(*) FROM deals, known k WHERE outcome = 'open' AND expected > k.last) AS "scheduled" FROM known`,
  );
  const isScheduled = Number(known!.scheduled) > 0;
  return isScheduled
    ? { ...covered, recorded: { first: String(known!.first), last: String(known!.last), days: Number(known!.days) } }
    : covered;
}

/** Columns that only won or only lost deals fill, such as the stage at which a deal was lost. */
async function filledAfter({ database }: Question, { dimensions }: Deals): Promise<Map<string, 'won' | 'lost'>> {
  const columns = dimensions.map(({ id }) => columnOf(id));
  if (columns.length === 0) return new Map();
  const filled = (column: string, outcome: string) => `count(*) FILTER (WHERE outcome = '${outcome}' AND ${name(column)} <> '${noMember}')`;
  const [row] = await database.query(
    `SELECT count(*) FILTER (WHERE outcome = 'won') AS "won", count(*) FILTER (WHERE outcome = 'lost') AS "lost",
     ${columns.map((column, at) => `${filled(column, 'won')} AS "won${at}", ${filled(column, 'lost')} AS "lost${at}"`).join(', ')} FROM deals`,
  );
  const count = (key: string) => Number(row![key]);
  if (count('won') === 0 || count('lost') === 0) return new Map();
  return new Map(
    columns.flatMap((column, at) => {
      const [won, lost] = [count(`won${at}`), count(`lost${at}`)];
      return (won === 0) === (lost === 0) ? [] : [[column, won === 0 ? 'lost' : 'won'] as const];
    }),
  );
}

/** The dimensions with at least two members; one that too few deals match is left out, with a note. */
async function findSplits(question: Question, deals: Deals, leading: Metric) {
  const dimensions: Dimension[] = [];
  const splits: Split[] = [];
  const notes: QualityNote[] = [];
  const sides = await filledAfter(question, deals);
  const decided = { rows: `deals WHERE outcome <> 'open'`, ended: `outcome = 'won'`, column: columnOf };
  const after = await knownAfter(question, decided, deals.dimensions);
  const membersOfAll = await Promise.all(deals.dimensions.map(({ id }) => membersOf(question, leading, columnOf(id))));
  for (const [at, dimension] of deals.dimensions.entries()) {
    const { id, label, role, lookup, coded } = dimension;
    const column = columnOf(id);
    if (lookup && lookup.unmatched.length > 0) {
      const [row] = await question.database.query(
        `SELECT count(*) AS "all", count(*) FILTER (WHERE ${name(column)} = '${noMember}') AS "none" FROM deals WHERE outcome <> 'open'`,
      );
      if (Number(row!.none) > Number(row!.all) * mostUnmatched) {
        const message = `${label} is left out: ${figure(Number(row!.none))} of ${figure(Number(row!.all))} closed deals have none, as their ${lookup.column} is not in ${lookup.table.file}.`;
        const figures = {
          dimension: label,
          rows: Number(row!.none),
          closed: Number(row!.all),
          column: lookup.column,
          file: lookup.table.file,
        };
        const place = { table: lookup.table.name, column: lookup.key, rows: Number(row!.none) };
        notes.push({ code: 'unmatched-key', message, ...place, sentence: 'dimension-left-out', figures });
        continue;
      }
    }
    const side = sides.get(column);
    if (side) {
      const message = `${label} is left out: only ${side} deals have one, so it is known after the outcome and explains none.`;
      notes.push({ code: 'after-outcome', message, sentence: `only-${side}`, figures: { dimension: label } });
      continue;
    }
    if (after.includes(dimension)) {
      notes.push(afterNote(dimension));
      continue;
    }
    const members = membersOfAll[at]!;
    if (members.length < 2) continue;
    dimensions.push({ id, label, role, ...(coded && { coded }), members });
    // Deals without a member get figures too, so that the parts add up even if none of them is closed.
    splits.push({ id, label, role, column, members: members.includes(noMember) ? members : [...members, noMember] });
  }
  return { dimensions, splits, notes };
}

/** Open deals by stage, as of today: `open_count[stage=Engaging]@all`. */
async function openByStage(question: Question, possible: readonly Metric[]): Promise<void> {
  const rows = await question.database.query(
    `SELECT stage AS "stage" FROM deals WHERE outcome = 'open' AND stage IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 30`,
  );
  const states = possible.filter(({ basis }) => basis.date === null);
  await computeMembers(question, states, [{ id: 'stage', label: 'Stage', column: 'stage', members: rows.map((row) => String(row.stage)) }]);
}
