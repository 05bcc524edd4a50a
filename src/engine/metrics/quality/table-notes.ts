/** Notes on any table: its rows, dates, periods and metrics. */

import type { Dimension, MetricNote, SourceNote } from '../../../model/fact.ts';
import { addDays, daysBetween, equallyLong, type Period, periodInWords } from '../../../model/period.ts';
import type { QualityNote } from '../../../model/quality-note.ts';
import type { WhyLeft } from '../../data/relations/reach.ts';
import type { VoidRows } from '../../data/relations/void-rows.ts';
import { bareSpelling } from '../../data/spelling.ts';
import type { Column, Table } from '../../data/typing/column-type.ts';
import { counted } from '../../language/counted.ts';
import { endsEarly, type Periods } from '../calendar/periods.ts';
import type { Question } from '../compute.ts';
import { createdDeals, type Metric, type Need } from '../metric.ts';

/** `8,800`: notes are in English, whatever the machine's locale. */
export function figure(value: number): string {
  return value.toLocaleString('en-US');
}

/** `1 deal carries`, `2 deals carry`: a count with the words after it. */
export function counting(value: number, one: string, many: string): string {
  return `${figure(value)} ${counted('en', value, { one, many })}`;
}

/** `1 of 8,800 deals names`: the verb agrees with the part. */
export function agreeing(value: number, one: string, many: string): string {
  return counted('en', value, { one, many });
}

/** `Ann Lee, Bob Ray and 3 more`. */
export function some(names: readonly string[], shown = 5): string {
  return names.length <= shown + 1 ? names.join(', ') : `${names.slice(0, shown).join(', ')} and ${figure(names.length - shown)} more`;
}

/** The same without words, for other languages: `Ann Lee, Bob Ray, …`. */
export function first(names: readonly string[], shown = 5): string {
  return names.length <= shown + 1 ? names.join(', ') : `${names.slice(0, shown).join(', ')}, …`;
}

/** Most columns whose gaps are worth a line. */
const mostGaps = 3;

/** Rows without a value in the columns that are counted, of words such as `n/a` too. */
export function gapNotes({ name: table, file, rows: all, columns }: Table, counted: readonly string[]): QualityNote[] {
  return columns
    .filter(({ name: column, filled }) => counted.includes(column) && filled < all)
    .sort((a, b) => a.filled - b.filled)
    .slice(0, mostGaps)
    .map(({ name: column, filled }): QualityNote => {
      const rows = all - filled;
      const message = `${figure(rows)} of ${figure(all)} rows of ${file} have no ${column} and are in none of its figures.`;
      return { code: 'missing-values', message, table, column, rows, sentence: 'no-value', figures: { rows, all, column, file } };
    });
}

/** Rows of sales that are in no figure, as they were cancelled or given back. */
export function voidNotes(found: VoidRows | null): QualityNote[] {
  if (!found) return [];
  const { table, column, members, rows, all } = found;
  const message = `${figure(rows)} of ${figure(all)} rows ${agreeing(rows, 'is', 'are')} ${some(members)} by ${column} of ${table.file} and ${agreeing(rows, 'counts', 'count')} for nothing.`;
  const figures = { rows, all, members: first(members), column, file: table.file };
  return [{ code: 'left-out', message, table: table.name, column, rows, sentence: 'void-rows', figures }];
}

function columnNotes(table: Table, { name: column, type, placeholders = 0, respelled = 0 }: Column): QualityNote[] {
  const notes: QualityNote[] = [];
  const { file } = table;
  const at = { table: table.name, column };
  if (placeholders > 0) {
    const message = `${counting(placeholders, 'value', 'values')} of ${column} in ${file} ${agreeing(placeholders, 'is a placeholder such as 1970-01-01 and counts', 'are placeholders such as 1970-01-01 and count')} as missing.`;
    const figures = { rows: placeholders, column, file };
    notes.push({ code: 'placeholder-dates', message, ...at, rows: placeholders, sentence: 'placeholder-dates', figures });
  }
  if (respelled > 0) {
    const message = `${counting(respelled, 'value', 'values')} of ${column} in ${file} ${agreeing(respelled, 'differs', 'differ')} from ${agreeing(respelled, 'another', 'others')} only in how ${agreeing(respelled, 'it is', 'they are')} written and ${agreeing(respelled, 'counts', 'count')} as the same.`;
    notes.push({ code: 'respelled', message, ...at, rows: respelled, sentence: 'respelled', figures: { rows: respelled, column, file } });
  }
  // Nobody would read a day in eight digits otherwise.
  if (type.kind === 'date' && type.number && type.number !== 'digits') {
    const message = `Numbers in ${column} of ${file} are read as dates.`;
    notes.push({ code: 'dates-from-numbers', message, ...at, sentence: 'date-numbers', figures: { column, file } });
  }
  return notes;
}

/** Deals won or lost after the as-of date, which are in no figure. */
export async function futureCloseNotes({ database, periods }: Question, file: string): Promise<QualityNote[]> {
  const { asOf } = periods;
  const [row] = await database.query(`SELECT count(*) AS "n" FROM deals WHERE outcome <> 'open' AND closed > DATE '${asOf}'`);
  const rows = Number(row!.n);
  if (rows === 0) return [];
  const message = `${counting(rows, 'won or lost deal', 'won or lost deals')} of ${file} ${agreeing(rows, 'has', 'have')} a close date after ${asOf} and ${agreeing(rows, 'is', 'are')} not counted.`;
  return [{ code: 'future-close', message, rows, sentence: 'future-close', figures: { rows, file, date: asOf } }];
}

function spanNotes(periods: Periods): QualityNote[] {
  return [...runningNote(periods), ...weekNotes(periods)];
}

function runningNote({ reporting, through, asOf }: Periods): QualityNote[] {
  // A period that lacks only its last few days counts as complete and is compared.
  if (!reporting.partial || through < reporting.start || daysBetween(asOf, reporting.end) <= 1) return [];
  const days = daysBetween(reporting.start, addDays(through, 1));
  const message = `${reporting.label} is still running; its figures cover the first ${agreeing(days, 'day', `${figure(days)} days`)}.`;
  return [{ code: 'running-period', message, sentence: 'still-running', figures: { period: reporting.label, days } }];
}

/** The prior period and the one a year earlier, if a leap week makes their length differ. */
function weekNotes({ periods, reporting, cut }: Periods): QualityNote[] {
  const others = new Set([-1, -12 / cut.every]);
  return periods
    .filter((period) => others.has(period.offset) && !period.partial && !reporting.partial && !equallyLong(period, reporting))
    .map((period): QualityNote => unequal(reporting, period));
}

function unequal(now: Period, before: Period): QualityNote {
  const figures = { period: now.label, weeks: now.weeks!, other: before.label, otherWeeks: before.weeks! };
  const message = `${now.label} has ${now.weeks} weeks and ${before.label} ${before.weeks}; they are not compared.`;
  return { code: 'unequal-weeks', message, sentence: 'unequal-weeks', figures };
}

export function periodNotes(found: Periods): QualityNote[] {
  const { periods, moved, asOf, last, absent, runsTo, unreached, reporting, prior } = found;
  const notes: QualityNote[] = [
    ...(absent ? [absentNote(absent, reporting)] : []),
    ...(runsTo ? [runsToNote(runsTo, reporting)] : []),
    ...(unreached && prior ? [unreachedNote(unreached, prior)] : []),
  ];
  const partial: QualityNote[] = periods
    .filter((period) => period.partial)
    .map((period) => ({ code: 'partial-period', message: `The data cover only part of ${period.label}; it is shown but never compared.` }));
  notes.push(...partial);
  if (moved) {
    const message = `The data end on ${asOf}; all figures are as of that day.`;
    notes.push({ code: 'as-of-moved', message, sentence: 'as-of-moved', figures: { date: asOf } });
  } else if (endsEarly({ asOf, last })) {
    const message = `The data end on ${last}, long before ${asOf}.`;
    notes.push({ code: 'data-end-early', message, sentence: 'ends-early', figures: { last, date: asOf } });
  }
  return [...notes, ...spanNotes(found)];
}

function absentNote({ period, first, last, part }: NonNullable<Periods['absent']>, told: Period): QualityNote {
  const lacks = part ? 'cover only part' : 'hold nothing';
  const message = `The data ${lacks} of ${periodInWords(period)}: they run from ${first} to ${last}. The figures are of ${told.label}.`;
  return {
    code: 'period-absent',
    message,
    sentence: part ? 'period-part' : 'period-absent',
    figures: { period, first, last, told: told.id },
  };
}

/** The days that the year before has and the last month lacks are too few to compare nothing, and too many not to be told. */
function runsToNote(last: string, { id, label }: Period): QualityNote {
  const message = `The data of ${label} run to ${last}: the rest of its last month is not in them yet.`;
  return { code: 'period-absent', message, sentence: 'period-open', figures: { told: id, last } };
}

function unreachedNote(year: string, { id, label }: Period): QualityNote {
  const message = `The data do not reach back to ${periodInWords(year)}: figures are compared with ${label}.`;
  return { code: 'period-absent', message, sentence: 'year-unreached', figures: { period: year, told: id } };
}

/** One note a reason: what lacks the creation date lacks it for the same one. */
export function metricNotes(metrics: readonly MetricNote[]): QualityNote[] {
  const byReason = new Map<string, string[]>();
  for (const { label, status, reason } of metrics) {
    if (status === 'not-computable') byReason.set(reason!, [...(byReason.get(reason!) ?? []), label]);
  }
  return [...byReason].map(([reason, labels]) => ({
    code: 'not-computable',
    message: `${labels.join(', ')} ${labels.length === 1 ? 'is' : 'are'} not available: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
  }));
}

const whyLeft: Readonly<Record<WhyLeft, string>> = {
  repeats: 'Left out because their rows repeat other tables',
  multiplies: 'Left out because joining them would count rows more than once',
};

/** Rows and values that could not be read, for every table that was used. */
export function tableNotes(
  tables: readonly Table[],
  sources: readonly SourceNote[],
  used: ReadonlySet<string>,
  left: ReadonlyMap<Table, WhyLeft> = new Map(),
): QualityNote[] {
  const notes: QualityNote[] = [];
  for (const { name: table, file, rejected, around = 0 } of sources) {
    if (around > 0) {
      const lines =
        around === 1
          ? '1 line above the header or below the last row of'
          : `${figure(around)} lines above the header or below the last row of`;
      const message = `${lines} ${file} (a title, a total, a footer) ${around === 1 ? 'is' : 'are'} left out.`;
      notes.push({ code: 'rejected-values', message, table, rows: around, sentence: 'lines-around', figures: { lines: around, file } });
    }
    if (rejected === 0) continue;
    const message = `${counting(rejected, 'row', 'rows')} of ${file} ${agreeing(rejected, 'has', 'have')} more fields than its header and ${agreeing(rejected, 'is', 'are')} left out.`;
    notes.push({ code: 'rejected-values', message, table, rows: rejected, sentence: 'too-many-fields', figures: { rows: rejected, file } });
  }
  for (const table of tables) {
    if (!used.has(table.name)) {
      if (left.has(table)) continue;
      const message = `${table.file} is not used: no column joins it to the other tables.`;
      notes.push({ code: 'unused-table', message, table: table.name, sentence: 'unused-table', figures: { file: table.file } });
      continue;
    }
    for (const column of table.columns) {
      notes.push(...columnNotes(table, column));
      if (column.rejected === 0) continue;
      const message = `${counting(column.rejected, 'value', 'values')} of ${column.name} in ${table.file} ${agreeing(column.rejected, `is not a ${column.type.kind} and counts`, `are not a ${column.type.kind} and count`)} as missing.`;
      const at = { table: table.name, column: column.name, rows: column.rejected };
      const figures = { rows: column.rejected, column: column.name, file: table.file };
      notes.push({ code: 'rejected-values', message, ...at, sentence: 'not-of-type', figures });
    }
  }
  return [...notes, ...leftNotes(left)];
}

/** A database has many views: those left out for one reason are named together. */
function leftNotes(left: ReadonlyMap<Table, WhyLeft>): QualityNote[] {
  return (['multiplies', 'repeats'] as const).flatMap((why): QualityNote[] => {
    const tables = [...left].flatMap(([table, own]) => (own === why ? [table] : []));
    if (tables.length === 0) return [];
    const files = tables.map(({ file }) => file);
    const names = tables.map(({ name }) => name);
    const message = `${whyLeft[why]}: ${some(files)}.`;
    return [{ code: 'unused-table', message, tables: names, sentence: `unused-${why}`, figures: { file: first(files) } }];
  });
}

/** Members of a dimension that differ only in case, spaces or punctuation, and are probably the same. */
export function spellingNotes(dimensions: readonly Dimension[]): QualityNote[] {
  return dimensions.flatMap(({ label, members }) => {
    const groups = new Map<string, string[]>();
    for (const member of members) groups.set(bareSpelling(member), [...(groups.get(bareSpelling(member)) ?? []), member]);
    const alike = [...groups.values()].filter((group) => group.length > 1).map((group) => group.join(', '));
    if (alike.length === 0) return [];
    // Hundreds of accounts have dozens: the first ones say what to look for.
    const named = alike.slice(0, mostAlike).join('; ');
    const more = alike.length > mostAlike ? ` and ${figure(alike.length - mostAlike)} more` : '';
    return [
      {
        code: 'alias-suggestion',
        message: `${label} has spellings that may be the same: ${named}${more}; merge them in a mapping file.`,
        sentence: 'spellings',
        figures: { dimension: label, members: `${named}${alike.length > mostAlike ? '; …' : ''}` },
      },
    ];
  });
}

/** Groups of spellings that a note names. */
const mostAlike = 4;

/** Share of missing values above which pages mention it; above half, the metrics are off. */
const many = 0.2;

/** Whether enough rows lack a value that every page showing the metric says so. */
export function isMaterial(rows: number, of: number): boolean {
  return rows > of * many;
}

/** Which rows lack the values, as the note counts them, and which metrics need them. */
const lacking: Partial<Record<QualityNote['sentence'] & string, { of: string; uses: (metric: Metric) => boolean }>> = {
  'no-amount': { of: 'won', uses: needs('amount') },
  'no-creation-date': { of: 'all', uses: needs('created') },
  'no-close-date': { of: 'closed', uses: ({ basis }) => basis.date === 'closed' },
};

function needs(need: Need): (metric: Metric) => boolean {
  return (metric) => metric.needs.includes(need);
}

/** Adds to notes about widely missing values the metrics whose pages must mention it. */
export function withMeasures(notes: readonly QualityNote[], metrics: readonly Metric[]): QualityNote[] {
  return notes.map((note) => {
    const lack = note.sentence && lacking[note.sentence];
    return lack && isMaterial(note.rows ?? 0, Number(note.figures?.[lack.of]))
      ? { ...note, metrics: metrics.filter(lack.uses).map(({ id }) => id) }
      : note;
  });
}

/** Minimum and maximum number of months whose median is the usual count. */
const [leastMonths, mostMonths] = [3, 12];
/** A month with a usual count below this says nothing by being low. */
const leastUsual = 20;
/** Ratios to the usual count: below the first two, the last months lack records; above the third, business went on. */
const [lastFew, earlierFew, goesOn] = [0.35, 0.8, 0.5];

/**
 * Fewer and fewer deals created towards the end while deals close as usual: the export lacks the newest ones.
 */
export function thinningNotes(question: Question, metrics: readonly Metric[], file: string): QualityNote[] {
  const { periods } = question;
  const last = periods.months.at(-1);
  const concerned = metrics.filter(({ basis, additive }) => basis === createdDeals && additive).map(({ id }) => id);
  const created = monthly(question, ['pipeline_created']);
  const closed = monthly(question, ['won_count', 'lost_count']);
  if (!last || periods.reporting.partial || periods.cut.length > 3 || !created || !closed || closed.now < closed.usual * goesOn) return [];
  if (created.usual < leastUsual || created.now > created.usual * lastFew || created.before > created.usual * earlierFew) return [];
  const figures = { rows: created.now, file, date: last.start, usual: created.usual };
  const message = `Only ${figure(created.now)} deals of ${file} were created from ${last.start} on, compared with ${figure(created.usual)} in a typical month. The newest are probably missing, so a drop in deals created says little.`;
  return [{ code: 'thinning', message, rows: created.now, sentence: 'thinning', figures, metrics: concerned }];
}

/** Counts of the period's last month, the one before, and the median month before the period. */
function monthly({ periods, facts }: Question, ids: readonly string[]): { now: number; before: number; usual: number } | null {
  const at = (offset: number) => {
    const values = ids.map((id) => facts.get(`${id}@m${offset}`)?.value ?? null);
    return values.every((value) => value !== null) ? values.reduce<number>((sum, value) => sum + value!, 0) : null;
  };
  const earlier = periods.months.filter(({ offset, partial }) => !partial && offset <= -periods.cut.length).slice(-mostMonths);
  const known = earlier.flatMap(({ offset }) => at(offset) ?? []).sort((a, b) => a - b);
  const [now, before, usual] = [at(0), at(-1), known[(known.length - 1) >> 1]];
  return now === null || before === null || usual === undefined || known.length < leastMonths ? null : { now, before, usual };
}
