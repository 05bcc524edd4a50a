/** What customers owe: open and overdue by age, receivables at the end of each period and DSO; and the newest period of which nearly all is paid. */
import { factId } from '../../../model/fact.ts';
import { daysBetween } from '../../../model/period.ts';
import type { QualityNote } from '../../../model/quality-note.ts';
import { type Database, literal } from '../../data/database.ts';
import type { Owed } from '../../data/typing/column-type.ts';
import { calendarOf, type FiscalYearSources, makePeriod, periodNumber } from '../calendar/calendar.ts';
import type { Question } from '../compute.ts';
import type { Basis, Metric } from '../metric.ts';
import { named } from '../named.ts';
import { figure } from '../quality/table-notes.ts';

/** Part of the invoices of a period that have to be paid in full: of those still open, nobody knows how late they will be. */
const mostlyPaid = 0.97;
/** Invoices of a month, at least. */
const fewest = 10;

const ages = [
  ['past_due_30', 1, 30],
  ['past_due_60', 31, 60],
  ['past_due_90', 61, 90],
  ['past_due_more', 91, null],
] as const;
/** The measures that only paid invoices know. */
const ofPaid = ['days_late', 'late_share', 'days_to_pay', 'late_amount'] as const;
export const overdueAges = ages.map(([id]) => id);

const summed = {
  unit: 'money',
  polarity: 'down',
  needs: [],
  additive: true,
  value: 'coalesce(sum(open_amount), 0)',
  n: 'count(*)',
} as const;

/** As of the day that the data end, of no period. */
export function receivableMetrics(): Metric[] {
  const basis = (where: string, verb: string): Basis => ({ table: 'records', where: `open_amount > 0${where}`, date: null, verb });
  const open = { ...summed, formula: 'sum of what is still to be paid of invoices' };
  return [
    { ...open, ...named('unpaid_amount'), basis: basis('', 'open'), byDimension: true },
    { ...open, ...named('past_due'), basis: basis(' AND days_over > 0', 'overdue'), byDimension: true },
    ...ages.map(([id, from, to]) => ({
      ...open,
      ...named(id),
      basis: basis(
        ` AND days_over >= ${from}${to === null ? '' : ` AND days_over <= ${to}`}`,
        `overdue since ${from}${to === null ? '' : ` to ${to}`} days`,
      ),
      byDimension: false,
    })),
  ];
}

/** Outstanding on the last day of a period: each invoice in full until it was paid in full. */
export function outstandingMetric(): Metric {
  return {
    ...named('receivables'),
    unit: 'money',
    polarity: 'down',
    needs: [],
    basis: {
      table: 'records',
      where: 'owing > 0',
      date: 'dated',
      verb: 'outstanding',
      monthly: true,
      stands: (day) => `dated <= ${day} AND (paid_on IS NULL OR paid_on > ${day})`,
    },
    value: 'coalesce(sum(owing), 0)',
    n: 'count(*)',
    formula: 'sum of invoices not paid in full',
    additive: true,
    byDimension: false,
    state: true,
  };
}

export const dsoNote = { ...named('dso'), unit: 'days', polarity: 'down', state: true } as const;

/** Puts `dso@0`, `dso@-1` …: receivables at the end of each whole period, over what was invoiced in it, times its days. */
export function putDso({ facts, periods }: Question): void {
  for (const [period, at] of [
    ...periods.periods.map((each) => [each, each.offset] as const),
    ...periods.months.map((each) => [each, `m${each.offset}`] as const),
  ]) {
    const [owed, billed] = ['receivables', 'invoiced_amount'].map((metric) => facts.get(factId({ metric, at })));
    if (period.partial || !owed || !billed || owed.value === null || !billed.value || billed.value <= 0) continue;
    const days = daysBetween(period.start, period.end);
    const { currency: _, rows: __, ...plain } = owed;
    facts.set(factId({ metric: 'dso', at }), {
      ...plain,
      id: factId({ metric: 'dso', at }),
      metric: 'dso',
      label: `DSO, ${period.label}`,
      unit: 'days',
      value: (owed.value / billed.value) * days,
      formula: `${owed.formula}, divided by ${billed.formula}, times ${days} days`,
      sql: '',
      from: [owed.id, billed.id],
    });
  }
}

interface Settled {
  start: string;
  end: string;
  all: number;
  paid: number;
}

/** By month, oldest first, without those too small to tell. */
async function settledBy(database: Database, options: FiscalYearSources, asOf: string): Promise<Settled[]> {
  const calendar = calendarOf(options);
  const rows = await database.query(
    `SELECT CAST(dated AS VARCHAR) AS "day", count(*) AS "all", count(paid_on) AS "paid" FROM records WHERE owing > 0 AND dated IS NOT NULL GROUP BY 1 ORDER BY 1`,
  );
  const found = new Map<number, Settled>();
  for (const row of rows) {
    const number = periodNumber(calendar, String(row.day), 1);
    const { start, end } = makePeriod(calendar, number, 1, 0, false);
    const known = found.get(number) ?? { start, end, all: 0, paid: 0 };
    found.set(number, { ...known, all: known.all + Number(row.all), paid: known.paid + Number(row.paid) });
  }
  return [...found.values()]
    .filter(({ all, end }) => all >= fewest && end <= nextDay(asOf))
    .toSorted((a, b) => (a.start < b.start ? -1 : 1));
}

const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** Of those that never pay all, what is usual is enough. */
const enough = (periods: readonly Settled[]) =>
  mostlyPaid * Math.min(1, Math.max(0, ...periods.map(({ all, paid }) => paid / all)) / mostlyPaid);

/**
 * The three months up to the newest of which nearly all invoices are paid, held against the same months of the year before. Null where none is.
 */
export async function settledPeriod(database: Database, options: FiscalYearSources, { asOf }: Owed): Promise<string | null> {
  const months = await settledBy(database, options, asOf);
  const last = months.findLastIndex(({ all, paid }) => paid >= all * enough(months));
  const [first, newest] = [months[Math.max(0, last - 2)], months[last]];
  return first && newest ? `${first.start.slice(0, 7)}..${newest.start.slice(0, 7)}` : null;
}

/** Of a period asked for, of which too much is still open. */
export async function unsettledNotes(
  { database, periods }: Question,
  { file, name: table }: { file: string; name: string },
): Promise<QualityNote[]> {
  const lines = periods.periods.map(({ start, end, offset }) => `(DATE ${literal(start)}, DATE ${literal(end)}, ${offset})`).join(', ');
  const rows = await database.query(
    `SELECT p.period_offset AS "at", count(*) AS "all", count(paid_on) AS "paid" FROM records
     JOIN (VALUES ${lines}) p(period_start, period_end, period_offset) ON dated >= p.period_start AND dated < p.period_end WHERE owing > 0 GROUP BY 1`,
  );
  const found = rows.map((row) => ({ start: '', end: '', offset: Number(row.at), all: Number(row.all), paid: Number(row.paid) }));
  const limit = enough(found.filter(({ all }) => all >= fewest));
  const now = found.find(({ offset }) => offset === 0);
  if (!now || now.paid >= now.all * limit) return [];
  const whole = new Set(periods.periods.filter(({ partial }) => !partial).map(({ offset }) => offset));
  const known = found.filter((each) => whole.has(each.offset) && each.paid >= each.all * limit).map(({ offset }) => offset);
  const { label } = periods.reporting;
  const open = now.all - now.paid;
  return [
    {
      code: 'unresolved',
      message: `${figure(open)} of ${figure(now.all)} invoices of ${file} in ${label} are not paid yet; how late they are paid cannot be compared.`,
      rows: open,
      table,
      sentence: 'unpaid',
      figures: { rows: open, all: now.all, file, period: label },
      metrics: [...ofPaid],
      ...(known.length > 0 && { decided: Math.max(...known) }),
    },
  ];
}

/** Which period was taken, and of what the newest invoices are. */
export function settledNote({ periods }: Question, { file }: { file: string }): QualityNote {
  const { label } = periods.reporting;
  return {
    code: 'assumed',
    message: `${label} is the newest time of ${file} of which nearly all invoices are paid: of later ones nobody knows yet how late they will be.`,
  };
}
