/** Renewals as a family: what was up, what was renewed and lost of it, and what the coming period has to expect. */
import type { Dimension } from '../../../model/fact.ts';
import { addDays, type Period } from '../../../model/period.ts';
import type { QualityNote } from '../../../model/quality-note.ts';
import type { RenewalNote } from '../../../model/renewal-note.ts';
import { createCanonical, type Database, name } from '../../data/database.ts';
import type { Renewals } from '../../data/families/renewals.ts';
import { calendarOf, makePeriod, periodNumber } from '../calendar/calendar.ts';
import { type Covered, readPeriodId } from '../calendar/periods.ts';
import type { Question, Split } from '../compute.ts';
import { computeCrossings } from '../crossings.ts';
import { computeInsightFacts, noiseMetrics } from '../evidence.ts';
import type { FactOptions } from '../fact-options.ts';
import { type Computed, computeMetrics, type Family, noteOf } from '../family.ts';
import type { Basis, Metric } from '../metric.ts';
import { named } from '../named.ts';
import { figure } from '../quality/table-notes.ts';
import { errorOfShare } from '../records/quotients.ts';
import { splitsOf } from '../splits.ts';
import { markOpen, tellRisk } from './renewal-marks.ts';
import { tellWhere } from './renewal-where.ts';

const decided: Basis = { table: 'renewals', where: 'ended IS NOT NULL', date: 'dated', verb: 'due' };
const open: Basis = { table: 'renewals_open', where: 'step = 1', date: null, verb: 'open' };
/** Of the period after it, so that what is done now reaches them too. */
const later: Basis = { table: 'renewals_open', where: 'step = 2', date: null, verb: 'open' };
const lost = "count(*) FILTER (WHERE ended = 'lost')";
const subject = { one: 'renewal', many: 'renewals' };

export function renewalMetrics(when: string | null): Metric[] {
  const of = when === null ? '' : `, ${when}`;
  const past = { needs: [], basis: decided, byDimension: true, n: 'count(*)', subject } as const;
  const ahead = {
    needs: [],
    basis: open,
    byDimension: true,
    n: 'count(*)',
    subject,
    unit: 'money',
    polarity: 'down',
    additive: true,
  } as const;
  const labelled = (id: string) => {
    const own = named(id);
    return { ...own, label: `${own.label}${of}` };
  };
  return [
    {
      ...past,
      ...named('gross_renewal_rate'),
      unit: 'ratio',
      polarity: 'up',
      value: 'CAST(sum(kept) AS DOUBLE) / nullif(sum(due), 0)',
      weighedBy: 'renewal_due',
      weight: 'CAST(sum(due) AS DOUBLE)',
      error: errorOfShare('kept', 'due'),
      formula: 'amount renewed, up to what was up, divided by the amount up for renewal,',
      additive: false,
    },
    {
      ...past,
      ...named('logo_renewal_rate'),
      unit: 'ratio',
      polarity: 'up',
      value: "count(*) FILTER (WHERE ended <> 'lost') / nullif(count(*), 0)",
      formula: 'renewals that were not lost divided by all that were due,',
      additive: false,
    },
    {
      ...past,
      ...named('renewal_due'),
      unit: 'money',
      polarity: 'neutral',
      value: 'sum(due)',
      each: 'due',
      formula: 'amount up for renewal',
      additive: true,
    },
    {
      ...past,
      ...named('renewal_churned'),
      unit: 'money',
      polarity: 'down',
      value: "coalesce(sum(due) FILTER (WHERE ended = 'lost'), 0)",
      each: "CASE WHEN ended = 'lost' THEN due END",
      n: lost,
      formula: 'amount up for renewal of the renewals that were lost',
      additive: true,
    },
    {
      ...past,
      ...named('lost_renewals'),
      unit: 'count',
      polarity: 'down',
      value: lost,
      n: lost,
      formula: 'renewals that were lost',
      additive: true,
    },
    {
      ...past,
      ...named('net_renewal_rate'),
      unit: 'ratio',
      polarity: 'up',
      value: 'CAST(sum(after) AS DOUBLE) / nullif(sum(due), 0)',
      weighedBy: 'renewal_due',
      weight: 'CAST(sum(due) AS DOUBLE)',
      error: errorOfShare('after', 'due'),
      formula: 'amount renewed, with what was added, divided by the amount up for renewal,',
      additive: false,
      beside: 'gross_renewal_rate',
    },
    {
      ...past,
      ...named('renewal_lost'),
      beside: 'renewal_churned',
      unit: 'money',
      polarity: 'down',
      value: 'sum(due - kept)',
      each: 'due - kept',
      formula: 'amount up for renewal less what was renewed of it',
      additive: true,
    },
    { ...ahead, ...labelled('open_renewals'), polarity: 'neutral', value: 'sum(due)', formula: `amount up for renewal${of}, still open` },
    {
      ...ahead,
      ...labelled('expected_renewal_loss'),
      value: 'sum(expected)',
      formula: `amount up for renewal${of} times the part that was lost of the like in the half year before`,
    },
    {
      ...ahead,
      ...labelled('at_risk_renewals'),
      value: 'coalesce(sum(due) FILTER (WHERE marked), 0)',
      n: 'count(*) FILTER (WHERE marked)',
      formula: `amount up for renewal${of} of accounts with the mark of those that were lost`,
    },
    {
      ...ahead,
      ...named('later_renewals'),
      basis: later,
      polarity: 'neutral',
      value: 'sum(due)',
      formula: 'amount up for renewal in the period after the coming one',
      beside: 'open_renewals',
    },
    {
      ...ahead,
      ...named('later_at_risk'),
      basis: later,
      value: 'coalesce(sum(due) FILTER (WHERE marked), 0)',
      n: 'count(*) FILTER (WHERE marked)',
      formula: 'amount up for renewal in the period after the coming one of accounts with the mark of those that were lost',
      beside: 'at_risk_renewals',
    },
  ];
}

export async function renewalFamily(database: Database, renewals: Renewals, options: FactOptions): Promise<Family> {
  const covered = await coveredBy(database, renewals, options);
  const coming = await comingOf(database, options, options.asOf ?? covered.last);
  return {
    id: 'recurring',
    subject,
    currency: renewals.currency ?? options.currency ?? null,
    ahead: coming,
    covered: async () => covered,
    compute: (question, known) => renewalFacts(question, renewals, coming, known),
  };
}

/** The period that is asked for where it lies ahead of the day, or runs and has renewals that are open, else the next quarter. */
async function comingOf(database: Database, { period, periodSaid, ...options }: FactOptions, day: string): Promise<Period> {
  const calendar = calendarOf(options);
  const said = period ?? periodSaid;
  const wanted = said === undefined || said.endsWith('..') ? null : readPeriodId(said, calendar);
  const length = wanted?.length ?? 3;
  const next = periodNumber(calendar, day, length) + 1;
  const asked = wanted?.number ?? null;
  const able = asked === null || asked < next - 1 ? next : asked;
  const found = makePeriod(calendar, able, length, 0, false);
  const [row] = await database.query(
    `SELECT count(*) AS "open" FROM renewals WHERE ended IS NULL AND dated >= DATE '${found.start}' AND dated < DATE '${found.end}'`,
  );
  return able < next && Number(row!.open) === 0 ? makePeriod(calendar, next, length, 0, false) : found;
}

/** The last month of use ends the data where it ends with the last renewals, not on the day of the last of them. */
async function coveredBy(database: Database, { usage }: Renewals, { asOf, today }: FactOptions): Promise<Covered> {
  const until = asOf ?? today;
  const [row] = await database.query(
    `SELECT CAST(min(dated) AS VARCHAR) AS "first", CAST(max(dated) AS VARCHAR) AS "last", count(DISTINCT dated) AS "days" FROM renewals WHERE ended IS NOT NULL AND dated <= DATE '${until}'`,
  );
  const covered = { first: String(row!.first), last: String(row!.last), days: Number(row!.days) };
  if (!usage) return covered;
  const [used] = await database.query(
    `SELECT CAST(last_day(max(month)) AS VARCHAR) AS "last" FROM usage_months WHERE last_day(month) <= DATE '${until}'`,
  );
  const last = used!.last === null ? '' : String(used!.last).slice(0, 10);
  return last.slice(0, 7) === covered.last.slice(0, 7) ? { ...covered, last } : covered;
}

/** What was lost long ago says less of what comes. */
const halfYear = 183;
/** Fewer renewals say nothing of others like them. */
const leastLike = 20;
/** Of more members few renewals are alike. */
const mostMembers = 12;

async function renewalFacts(question: Question, renewals: Renewals, coming: Period, known: readonly Dimension[]): Promise<Computed> {
  const { database, periods } = question;
  const lasting = await likeLost(database, renewals, periods.asOf);
  const marks = await markOpen(database, renewals, coming, periods.asOf, lasting);
  await expectLoss(database, lasting, coming, periods.asOf);
  const metrics = renewalMetrics(coming.label);
  const due = metrics.find(({ id }) => id === 'renewal_due')!;
  const { dimensions, splits } = await splitsOf(question, renewals.dimensions, due, 'recurring', known);
  await computeMetrics(question, metrics, splits);
  await computeInsightFacts(
    question,
    metrics.filter(({ basis }) => basis === decided),
    splits,
  );
  await computeCrossings(
    question,
    metrics,
    await noiseMetrics(
      database,
      metrics.filter(({ basis }) => basis === decided),
    ),
    splits,
  );
  const ofReasons = metrics.filter(({ id }) => id === 'renewal_churned' || id === 'lost_renewals');
  const given = renewals.reason
    ? await splitsOf(question, [renewals.reason], ofReasons[0]!, 'recurring', dimensions)
    : { dimensions: [], splits: [] as Split[] };
  await computeMetrics(question, ofReasons, given.splits);
  const cell = marks.find(({ kind }) => kind === 'cell')?.members ?? null;
  const note: RenewalNote = {
    coming: coming.label,
    ...(await tellRisk(question, marks, renewals, coming)),
    cell,
    suspects: await tellWhere(question, renewals, cell),
  };
  return {
    dimensions: [...dimensions, ...given.dimensions],
    metrics: metrics.map((metric) => noteOf(metric, 'recurring', renewals.table.name, new Map())),
    quality: [readingNote(renewals, coming, lasting)],
    used: renewals.used.map(({ name: each }) => each),
    left: renewals.left,
    renewals: note,
  };
}

const lately = (asOf: string) => `ended IS NOT NULL AND dated <= DATE '${asOf}' AND dated > DATE '${addDays(asOf, -halfYear)}'`;

/** The one or two dimensions that told most apart who was lost in the half year before; none where none did. */
async function likeLost(database: Database, { dimensions }: Renewals, asOf: string): Promise<string[]> {
  const recent = lately(asOf);
  const able: string[] = [];
  for (const { id, role } of dimensions) {
    if (role === 'account' || role === 'owner') continue;
    const column = name(`by_${id}`);
    const [row] = await database.query(`SELECT count(DISTINCT ${column}) AS "members" FROM renewals`);
    if (Number(row!.members) >= 2 && Number(row!.members) <= mostMembers) able.push(column);
  }
  let best: { columns: string[]; told: number } = { columns: [], told: 0 };
  for (const columns of [...able.map((one) => [one]), ...able.flatMap((one, at) => able.slice(at + 1).map((other) => [one, other]))]) {
    // What the cells tell of who is lost, beyond what as many cells would by chance.
    const [row] = await database.query(
      `WITH cells AS (SELECT count(*) AS n, avg(CASE WHEN ended = 'lost' THEN 1.0 ELSE 0 END) AS r FROM renewals WHERE ${recent} GROUP BY ${columns.join(', ')}),
            total AS (SELECT sum(n * r) / sum(n) AS r FROM cells)
       SELECT sum(cells.n * (cells.r - total.r) * (cells.r - total.r)) - 2 * (count(*) - 1) * any_value(total.r * (1 - total.r)) AS "told" FROM cells, total WHERE cells.n >= ${leastLike}`,
    );
    if (Number(row!.told ?? 0) > best.told) best = { columns, told: Number(row!.told) };
  }
  return best.columns.map((column) => column.replaceAll('"', '').replace(/^by_/, ''));
}

/**
 * Creates `renewals_open` (dated, due, expected, step, who, marks, one column a dimension): the open renewals of the coming period and of the one
 * after it, each with the part that was lost of those like it in the half year before: of the dimensions that told most apart, of one of them, or of
 * all, as enough were due.
 */
async function expectLoss(database: Database, alike: readonly string[], { start, end }: Period, asOf: string): Promise<void> {
  const recent = lately(asOf);
  const rate = (columns: readonly string[]) => {
    const like = columns.map((column) => ` AND h.${column} = o.${column}`).join('');
    return `(SELECT CASE WHEN count(*) >= ${leastLike} THEN 1 - CAST(sum(kept) AS DOUBLE) / nullif(sum(due), 0) END FROM renewals h WHERE ${recent.replaceAll('ended', 'h.ended').replaceAll('dated', 'h.dated')}${like})`;
  };
  const columns = alike.map((id) => name(`by_${id}`));
  const rates = [...(columns.length === 2 ? [columns] : []), ...columns.map((column) => [column]), []].map(rate);
  const length = `date_diff('month', DATE '${start}', DATE '${end}')`;
  await createCanonical(
    database,
    'renewals_open',
    `SELECT o.* EXCLUDE (place, ended, kept, after, row_hash), CAST(round(CAST(o.due AS DOUBLE) * coalesce(${rates.join(', ')}, 0), 2) AS DECIMAL(28, 6)) AS expected,
       CASE WHEN o.dated < DATE '${end}' THEN 1 ELSE 2 END AS step, k.marks, k.marked, k.sign
     FROM (SELECT * FROM renewal_signs WHERE ended IS NULL AND dated < DATE '${end}' + to_months(CAST(${length} AS INTEGER))) o JOIN renewals_marked k ON k.place = o.place`,
  );
}

function readingNote({ table, due, outcome, date, dimensions }: Renewals, coming: Period, columns: readonly string[]): QualityNote {
  const by = columns.map((id) => dimensions.find((each) => each.id === id)!.label.toLowerCase());
  const like =
    by.length === 0
      ? 'of all renewals'
      : `of renewals alike in ${by.join(' and ')} where ${figure(leastLike)} or more were due, else of all`;
  const message = `Renewals are the rows of ${table.file}: ${due.name} due on ${date.name}, with what became of them in ${outcome.name}. The loss expected in ${coming.label} takes the part lost in the half year before, ${like}.`;
  return { code: 'assumed', message, table: table.name };
}
