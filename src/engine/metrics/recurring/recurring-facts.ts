/** The recurring revenue family: from a subscriptions table to facts and quality notes. */

import { QuarterdeckError } from '../../../model/errors.ts';
import type { Dimension, MetricNote } from '../../../model/fact.ts';
import { daysBetween } from '../../../model/period.ts';
import type { QualityNote } from '../../../model/quality-note.ts';
import { type Database, name } from '../../data/database.ts';
import type { DimensionColumn } from '../../data/dimensions.ts';
import { makeFinance } from '../../data/families/finance.ts';
import { type ChurnSource, churnSources, type Subscriptions } from '../../data/families/subscriptions.ts';
import { noMapping } from '../../data/mapping.ts';
import type { Table } from '../../data/typing/column-type.ts';
import { type Covered, earlier, type Periods } from '../calendar/periods.ts';
import { type Question, rememberNumbers } from '../compute.ts';
import type { FactOptions } from '../fact-options.ts';
import { type Computed, computeMetrics, type Family, noteOf, statusOf } from '../family.ts';
import { computeUnitEconomics } from '../finance/unit-economics.ts';
import { afterNote, endsIn, knownAfter } from '../known-after.ts';
import type { Metric, Need } from '../metric.ts';
import { reason } from '../named.ts';
import { conversionNote } from '../quality/deal-notes.ts';
import { figure, spellingNotes } from '../quality/table-notes.ts';
import { splitsOf } from '../splits.ts';
import { cohortNote, computeCohorts } from './account-cohorts.ts';
import { computeEarlyChurn } from './early-churn.ts';
import { computeEarlyLoss } from './early-loss.ts';
import { ageNotes, computeLossByAge } from './loss-by-age.ts';
import { computeLossReasons } from './loss-reasons.ts';
import { type Beside, computeLossSignals } from './loss-signals.ts';
import { computeLossWhere, whereNote } from './loss-where.ts';
import { computeLost, lostNotes } from './lost-revenue.ts';
import { makeAllMovements } from './movements.ts';
import { computePlanMoves } from './plan-moves.ts';
import { recurringMetrics } from './recurring-revenue.ts';
import { computeRepeats } from './repeats.ts';
import { answerBySubscription } from './subscription-churn.ts';

interface BesideSubscriptions extends Beside {
  /** A list of accounts tells who left; bills tell it only of those who were billed. */
  listed: boolean;
}

export function recurringFamily(
  database: Database,
  subscriptions: Subscriptions,
  beside: BesideSubscriptions,
  options: FactOptions,
): Family {
  return {
    id: 'recurring',
    subject: { one: 'subscription', many: 'subscriptions' },
    currency: subscriptions.currency?.code ?? null,
    covered: () => coveredBy(database, subscriptions, options),
    compute: (question, known) => recurringFacts(question, subscriptions, beside, known, options),
  };
}

async function recurringFacts(
  question: Question,
  subscriptions: Subscriptions,
  beside: BesideSubscriptions,
  known: readonly Dimension[],
  { mapping = noMapping, kept }: FactOptions,
): Promise<Computed> {
  const { others, listed } = beside;
  const { why } = subscriptions;
  // A term that was billed is part of a subscription: when one began is not asked of it.
  const ofTerms = subscriptions.billed?.terms !== undefined;
  const reasoned = recurringMetrics.map((metric) => (why && metric.lost ? { ...metric, lost: { ...metric.lost, why: 'why' } } : metric));
  const over = kept ? overMonths(kept, reasoned) : overTheBasis(question.periods, reasoned);
  const metrics = over.filter(({ id, needs }) => !(listed && leavers.has(id)) && !(ofTerms && needs.includes('contracts')));
  const missing = new Map<Need, string>();
  const counted: Table[] = [];
  if (subscriptions.account) {
    counted.push(...(await makeAllMovements(question, subscriptions, others, kept?.months)));
  }
  if (!subscriptions.account) missing.set('account', reason('subscription-accounts'));
  if (subscriptions.snapshots || ofTerms) missing.set('contracts', reason('single-subscriptions'));
  else if (await losesItsAmounts(question.database)) missing.set('ended-amounts', reason('ended-amounts'));
  const possible = metrics.filter(({ needs }) => needs.every((need) => !missing.has(need)));
  const told = subscriptions.snapshots ? [] : await knownAfter(question, endsIn('subscriptions', question), subscriptions.dimensions);
  const isReason = ({ source }: DimensionColumn) => why !== null && source === why.name;
  const after = [...told, ...subscriptions.dimensions.filter((each) => isReason(each) && !told.includes(each))];
  const able = subscriptions.dimensions.filter((dimension) => !after.includes(dimension));
  const { dimensions, splits } = await splitsOf(question, able, metrics[0]!, 'recurring', known);
  rememberNumbers(question, 'movements', subscriptions.numbers, [{ id: 'mrr', label: 'MRR', sql: 'opening' }]);
  await computeMetrics(question, possible, splits);
  if (subscriptions.account) await computePlanMoves(question, subscriptions);
  const source = subscriptions.table.name;
  const early =
    missing.has('account') || missing.has('contracts') || missing.has('ended-amounts') || listed
      ? null
      : await computeEarlyChurn(question, { dimensions: able, hasWhy: why !== null, source }, splits);
  let usage: Table | null = null;
  if (!missing.has('contracts') && !missing.has('ended-amounts')) {
    await answerBySubscription(question, subscriptions, splits);
    await computeLost(question);
    await computeRepeats(question, subscriptions);
    await computeLossByAge(question);
    await computeEarlyLoss(question);
    await computeLossWhere(question, splits);
    usage = await computeLossSignals(question, subscriptions, beside);
    await computeLossReasons(question, subscriptions, others);
  }
  const finance = await makeFinance(question.database, others, mapping);
  const economics = await computeUnitEconomics(question, finance);
  const contradictions = churnNotes(await churnSources(question.database, subscriptions, others));
  const followed = contradictions.length > 0 ? contradicted : await cohortStatus(question, subscriptions);
  return {
    dimensions,
    metrics: [
      ...metrics.map((metric) => noteOf(metric, 'recurring', subscriptions.table.name, missing)),
      ...(early ? [early] : []),
      { ...cohortNote, source, ...followed },
      ...(ofTerms ? [] : [...lostNotes, ...ageNotes, whereNote]).map(({ needs, ...note }) => ({
        ...note,
        source: subscriptions.table.name,
        ...statusOf(needs, missing),
      })),
      ...economics,
    ],
    quality: [...notesOf(subscriptions), ...after.map(afterNote), ...contradictions, ...spellingNotes(dimensions)],
    used: [
      subscriptions.table,
      ...subscriptions.joins.map(({ table }) => table),
      ...[subscriptions.currency?.rates, finance?.table, usage, ...counted].flatMap((table) => table ?? []),
    ].map(({ name }) => name),
    ...(ofTerms && { invoices: subscriptions.table.name }),
  };
}

/** Compared with the year before, what was kept since then stands in the place of what was kept since the last period. */
function overTheBasis({ prior, cut }: Periods, metrics: readonly Metric[]): Metric[] {
  if (cut.length === 12 || prior?.offset !== -12 / cut.every) return [...metrics];
  return metrics.map(({ beside, ...metric }) => {
    const [yearly, other] = [`${metric.id}_year`, metrics.find(({ id }) => `${id}_year` === metric.id)];
    const stands = metrics.some(({ id }) => id === yearly) ? yearly : other ? undefined : beside;
    return { ...metric, ...(stands !== undefined && { beside: stands }) };
  });
}

/** What was kept over as many months as the brief says, up to the end of each period. */
function overMonths({ months, text }: NonNullable<FactOptions['kept']>, metrics: readonly Metric[]): Metric[] {
  const before = `${months} months before`;
  const stated = gross.test(text) ? 'grr' : 'nrr';
  return metrics.map((metric) =>
    metric.basis.table === 'movements'
      ? {
          ...metric,
          ...(metric.id === stated && { stated: text }),
          byDimension: true,
          formula: metric.formula.replace('at the start', before).replaceAll('opening MRR', `MRR ${before}`),
        }
      : metric,
  );
}

const gross = /\bGRR\b|gross|brutto|brut[eo]?|lord[oa]|グロス|总留存|الإجمالي/iu;

/** Some exports set the amount of a subscription to 0 when it ends: what was lost with it is not known then. */
const mostWithoutAmount = 0.1;

async function losesItsAmounts(database: Database): Promise<boolean> {
  const [row] = await database.query(
    `SELECT avg(CAST(mrr = 0 AS INTEGER)) FILTER (WHERE ended IS NOT NULL) AS "ended", avg(CAST(mrr = 0 AS INTEGER)) FILTER (WHERE ended IS NULL) AS "open" FROM subscriptions`,
  );
  const [ended, open] = [Number(row!.ended ?? 0), Number(row!.open ?? 0)];
  return ended > mostWithoutAmount && ended > 2 * open;
}

const contradicted = { status: 'not-computable', reason: 'The sources disagree on how many accounts have left.' } as const;

async function cohortStatus(question: Question, { account, snapshots }: Subscriptions): Promise<Pick<MetricNote, 'status' | 'reason'>> {
  if (!account) return { status: 'not-computable', reason: reason('subscription-accounts') };
  if (await computeCohorts(question, snapshots)) return { status: 'computed' };
  return { status: 'not-computable', reason: 'Too few accounts came in any one period to follow them.' };
}

/** Who leaves: a list of accounts tells it better than bills. */
const leavers: ReadonlySet<string> = new Set(['logo_churn', 'customer_churn']);

async function coveredBy(
  database: Database,
  { table, start, snapshots, billed }: Subscriptions,
  { asOf, today }: FactOptions,
): Promise<Covered> {
  const { file } = table;
  const until = asOf ?? today;
  if (billed?.terms) {
    const { first } = billed.terms;
    const last = earlier(billed.terms.last, until);
    return { first, last, days: daysBetween(first, last) };
  }
  if (snapshots) {
    const day = name(start.name);
    const [row] = await database.query(
      `SELECT CAST(date_trunc('month', min(${day})) AS VARCHAR) AS "first", CAST(last_day(max(${day})) AS VARCHAR) AS "last",
         date_diff('day', min(${day}), last_day(max(${day}))) AS "days" FROM ${table.sql} WHERE ${day} <= DATE '${until}'`,
    );
    if (row!.first !== null)
      return { first: String(row!.first).slice(0, 10), last: String(row!.last).slice(0, 10), days: Number(row!.days), coarse: true };
  }
  const [row] = await database.query(
    `SELECT CAST(min(day) AS VARCHAR) AS "first", CAST(max(day) AS VARCHAR) AS "last", count(DISTINCT day) AS "days"
     FROM (SELECT started AS day FROM subscriptions UNION ALL SELECT ended FROM subscriptions) WHERE day <= DATE '${until}'`,
  );
  if (row!.first === null) {
    throw new QuarterdeckError('data_insufficient', `${file} holds no paid subscription that started by ${until}.`, {
      next: 'Give a table with the days subscriptions start, or a later date with --as-of.',
    });
  }
  const covered = { first: String(row!.first), last: String(row!.last), days: Number(row!.days) };
  // Ends after today are terms that run out, and so may be those since the last start.
  const [known] = await database.query(
    `SELECT CAST(min(started) AS VARCHAR) AS "first", CAST(max(started) AS VARCHAR) AS "last", count(DISTINCT started) AS "days",
       (SELECT count(*) FROM subscriptions WHERE ended > DATE '${until}') AS "scheduled" FROM subscriptions WHERE started <= DATE '${until}'`,
  );
  const isScheduled = Number(known!.scheduled) > 0 && known!.first !== null;
  return isScheduled
    ? { ...covered, recorded: { first: String(known!.first), last: String(known!.last), days: Number(known!.days) } }
    : covered;
}

function notesOf({ table, amount, currency, left, trial, months, doubtful, snapshots, billed }: Subscriptions): QualityNote[] {
  const notes: QualityNote[] = [];
  if (currency?.assumed) {
    const message = `The amounts have no currency; ${currency.code} is assumed.`;
    notes.push({ code: 'currency-assumed', message, sentence: 'currency-assumed', figures: { currency: currency.code } });
  }
  if (currency?.converted) notes.push(conversionNote(currency, table));
  if (typeof months !== 'number') {
    const message = `The amounts of ${table.file} are for the interval in ${months.name} and are converted to months.`;
    const figures = { file: table.file, column: months.name };
    notes.push({ code: 'converted', message, table: table.name, column: months.name, sentence: 'billing-interval', figures });
  }
  if (doubtful) {
    const figures = { file: table.file, column: doubtful.name, amount: amount.name };
    const message = `Amounts of ${table.file} with a longer ${doubtful.name} are as many times higher as it has months; they are counted as monthly, as ${amount.name} calls them.`;
    notes.push({ code: 'assumed', message, table: table.name, column: doubtful.name, sentence: 'interval-doubt', figures });
  }
  if (billed) {
    notes.push(...(billed.listing?.notes ?? []));
    const out =
      billed.once + billed.voided > 0
        ? `; ${figure(billed.once)} rows charged once and ${figure(billed.voided)} voided ones are left out`
        : '';
    const message = `Recurring revenue is what ${table.file} bills each account for a month${out}.`;
    const figures = { file: table.file, once: billed.once, voided: billed.voided };
    notes.push({ code: 'converted', message, table: table.name, sentence: 'billed', figures });
  } else if (snapshots) {
    const message = `${table.file} shows monthly totals: when individual subscriptions start and end is not known.`;
    notes.push({ code: 'converted', message, table: table.name, sentence: 'snapshots', figures: { file: table.file } });
  }
  const note = (code: QualityNote['code'], sentence: QualityNote['sentence'] & string, rows: number, message: string) => {
    if (rows > 0) notes.push({ code, message, table: table.name, rows, sentence, figures: { rows, file: table.file } });
  };
  note(
    'duplicate-rows',
    'repeated',
    left.copies,
    `${figure(left.copies)} rows of ${table.file} repeat another one exactly and are counted once.`,
  );
  note(
    'left-out',
    'trials',
    left.trials,
    `${figure(left.trials)} trials in ${table.file} (${trial?.name}) pay nothing yet and are left out.`,
  );
  const unusable = left.undated + left.unpriced;
  note(
    'missing-values',
    'no-start',
    unusable,
    `${figure(unusable)} subscriptions in ${table.file} have no start or no amount and are left out.`,
  );
  note(
    'left-out',
    'ends-first',
    left.backwards,
    `${figure(left.backwards)} subscriptions in ${table.file} end before they start and are left out.`,
  );
  return notes;
}

/** Names churn sources that disagree, with the number each gives; none of them becomes a figure in the deck. */
function churnNotes(sources: readonly ChurnSource[]): QualityNote[] {
  if (new Set(sources.map(({ accounts }) => accounts)).size < 2) return [];
  const listed = sources.map(({ called, accounts }) => `${figure(accounts)} ${called}`).join(', ');
  const message = `The sources disagree on how many accounts have churned, so no number is shown: ${listed}.`;
  return [{ code: 'contradictory-sources', message, sentence: 'churn-sources', figures: { sources: listed } }];
}
