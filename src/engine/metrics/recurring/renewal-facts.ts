/** Renewals as a family: what was up, what was renewed and lost of it, and what the coming period has to expect. */
import type { Dimension } from '../../../model/fact.ts';
import { addDays, type Period } from '../../../model/period.ts';
import type { QualityNote } from '../../../model/quality-note.ts';
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

const decided: Basis = { table: 'renewals', where: 'ended IS NOT NULL', date: 'dated', verb: 'due' };
const open: Basis = { table: 'renewals_open', where: 'true', date: null, verb: 'open' };
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
      ...named('renewal_lost'),
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
  ];
}

export async function renewalFamily(database: Database, renewals: Renewals, options: FactOptions): Promise<Family> {
  const covered = await coveredBy(database, options);
  const coming = comingOf(options, options.asOf ?? covered.last);
  return {
    id: 'recurring',
    subject,
    currency: renewals.currency ?? options.currency ?? null,
    ahead: coming,
    covered: async () => covered,
    compute: (question, known) => renewalFacts(question, renewals, coming, known),
  };
}

/** The period that is asked for where it lies ahead of the day, else the next quarter. */
function comingOf({ period, periodSaid, ...options }: FactOptions, day: string): Period {
  const calendar = calendarOf(options);
  const said = period ?? periodSaid;
  const wanted = said === undefined || said.endsWith('..') ? null : readPeriodId(said, calendar);
  const length = wanted?.length ?? 3;
  const next = periodNumber(calendar, day, length) + 1;
  const asked = wanted?.number ?? null;
  return makePeriod(calendar, asked !== null && asked >= next - 1 ? asked : next, length, 0, false);
}

async function coveredBy(database: Database, { asOf, today }: FactOptions): Promise<Covered> {
  const [row] = await database.query(
    `SELECT CAST(min(dated) AS VARCHAR) AS "first", CAST(max(dated) AS VARCHAR) AS "last", count(DISTINCT dated) AS "days" FROM renewals WHERE ended IS NOT NULL AND dated <= DATE '${asOf ?? today}'`,
  );
  return { first: String(row!.first), last: String(row!.last), days: Number(row!.days) };
}

/** What was lost long ago says less of what comes. */
const halfYear = 183;
/** Fewer renewals say nothing of others like them. */
const leastLike = 20;
/** Of more members few renewals are alike. */
const mostMembers = 12;

async function renewalFacts(question: Question, renewals: Renewals, coming: Period, known: readonly Dimension[]): Promise<Computed> {
  const { database, periods } = question;
  const lasting = await expectLoss(database, renewals, coming, periods.asOf);
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
  const lost = metrics.filter(({ id }) => id === 'renewal_lost');
  const given = renewals.reason
    ? await splitsOf(question, [renewals.reason], lost[0]!, 'recurring', dimensions)
    : { dimensions: [], splits: [] as Split[] };
  await computeMetrics(question, lost, given.splits);
  return {
    dimensions: [...dimensions, ...given.dimensions],
    metrics: metrics.map((metric) => noteOf(metric, 'recurring', renewals.table.name, new Map())),
    quality: [readingNote(renewals, coming, lasting)],
    used: renewals.used.map(({ name: each }) => each),
    left: renewals.left,
  };
}

/**
 * Creates `renewals_open` (due, expected, one column a dimension): the open renewals of the coming period, each with the part that was lost of those
 * like it in the half year before: of the two dimensions that told most apart, of one of them, or of all, as enough were due. Gives those dimensions.
 */
async function expectLoss(database: Database, { dimensions }: Renewals, { start, end }: Period, asOf: string): Promise<string[]> {
  const recent = `ended IS NOT NULL AND dated <= DATE '${asOf}' AND dated > DATE '${addDays(asOf, -halfYear)}'`;
  const ahead = `ended IS NULL AND dated >= DATE '${start}' AND dated < DATE '${end}'`;
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
  const rate = (columns: readonly string[]) => {
    const like = columns.map((column) => ` AND h.${column} = o.${column}`).join('');
    return `(SELECT CASE WHEN count(*) >= ${leastLike} THEN 1 - CAST(sum(kept) AS DOUBLE) / nullif(sum(due), 0) END FROM renewals h WHERE ${recent.replaceAll('ended', 'h.ended').replaceAll('dated', 'h.dated')}${like})`;
  };
  const rates = [...(best.columns.length === 2 ? [best.columns] : []), ...best.columns.map((column) => [column]), []].map(rate);
  const columns = (await database.query("SELECT column_name AS c FROM (DESCRIBE renewals) WHERE starts_with(column_name, 'by_')")).map(
    ({ c }) => `o.${name(String(c))}`,
  );
  await createCanonical(
    database,
    'renewals_open',
    `SELECT ${['o.due', `CAST(round(CAST(o.due AS DOUBLE) * coalesce(${rates.join(', ')}, 0), 2) AS DECIMAL(28, 6)) AS expected`, ...columns].join(', ')} FROM renewals o WHERE ${ahead}`,
  );
  return best.columns.map((column) => column.replaceAll('"', '').replace(/^by_/, ''));
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
