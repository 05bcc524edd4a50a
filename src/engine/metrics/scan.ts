/**
 * One measure by every dimension, band of numbers and month, and by every two of them: in the reporting period, the one before, and over longer
 * spans of whole periods, where a period has too few rows for two dimensions at once.
 */
import { type Fact, factId, type Scan } from '../../model/fact.ts';
import { longerSpans, type SpanName } from '../../model/longer-span.ts';
import { addDays, type Period } from '../../model/period.ts';
import { hexOfRows, literal, name, type Row } from '../data/database.ts';
import { bandsOf } from './bands.ts';
import { number, type Question, type Split } from './compute.ts';
import { noiseMetrics } from './evidence.ts';
import type { Metric } from './metric.ts';
import { errorOfShare } from './records/quotients.ts';
import { valuesInParts } from './values.ts';

/** Members of a dimension that is crossed, and of one that stands alone. */
const most = { crossed: 14, alone: 40, dimensions: 9, periods: 16 } as const;
/** Part of the rows that a dimension may say the outcome of: more, and it is known after it. */
const tells = 0.97;

const monthOf = 'month';

interface Span {
  name: SpanName | 'now' | 'prior' | 'other';
  periods: readonly Period[];
}

/** Null where its cells cannot be told apart: a balance, a median, a count of different things. @param dimensions IDs of those of the fact table; @param until offset of the last period whose rows are known */
export async function scanMeasure(question: Question, measure: Metric, dimensions: readonly string[], until: number): Promise<Scan | null> {
  if (measure.state) return null;
  const { parts } = measure;
  const metric = parts ? { ...measure, weight: `sum(${parts.by})`, error: errorOfShare(parts.of, parts.by) } : measure;
  const spans = spansOf(question, metric, until);
  const all = [metric, ...(await noiseMetrics(question.database, [metric]))];
  const inParts = valuesInParts(all);
  if (!inParts || spans.length === 0) return null;
  const { table, where, date } = metric.basis;
  const periods = [...new Set(spans.flatMap((span) => span.periods))];
  const at = date
    ? `CASE ${periods.map(({ start, end, offset }) => `WHEN ${date} >= DATE '${start}' AND ${date} < DATE '${end}' THEN ${offset}`).join(' ')} END`
    : '0';
  const known = date ? ` AND ${date} <= DATE '${question.periods.asOf}'` : '';
  const rows = `(SELECT *, ${at} AS "p" FROM ${table} WHERE ${where}${known})`;
  const splits = [...knownSplits(question, metric, dimensions), ...(await bandsOf(question, metric, rows)), ...monthsOf(question, metric)];
  if (splits.length === 0) return null;
  const sets = splits.flatMap((split, index): Split[][] => [
    [split],
    ...splits
      .slice(index + 1)
      .filter((other) => isCrossed(split) && isCrossed(other))
      .map((other) => [split, other]),
  ]);
  const columns = splits.map((_, index) => `"c${index}"`);
  const selected = splits.map(({ column }, index) => `CAST(${column} AS VARCHAR) AS "c${index}"`);
  const groups = sets.map((set) => `(${[...set.map((split) => columns[splits.indexOf(split)]), '"p"'].join(', ')})`);
  const places = spans.flatMap((span, index) => span.periods.map(({ offset }) => `(${index}, ${offset})`));
  const found = await question.database.query(
    `WITH cells AS (SELECT GROUPING(${columns.join(', ')}) AS "which", ${columns.join(', ')}, "p", ${inParts.parts}
       FROM (SELECT *, ${selected.join(', ')} FROM ${rows} WHERE "p" IS NOT NULL) GROUP BY GROUPING SETS (${[...groups, '("p")'].join(', ')}))
     SELECT "which", ${columns.join(', ')}, "span", ${inParts.values} FROM cells JOIN (VALUES ${places.join(', ')}) k("span", "offset") ON "p" = "offset"
     GROUP BY ALL ORDER BY ALL`,
  );
  const every = 2 ** splits.length - 1;
  const bit = (split: Split) => 2 ** (splits.length - 1 - splits.indexOf(split));
  const setOf = new Map(sets.map((set) => [every - set.reduce((sum, split) => sum + bit(split), 0), set]));
  const members = new Map(splits.map((split) => [split, new Set(split.members)]));
  const cells = found.flatMap((row): Cell[] => {
    const set = setOf.get(Number(row.which)) ?? [];
    if (set.length > 0 && spans[Number(row.span)]!.name === 'other') return [];
    const own = set.map((split) => row[`c${splits.indexOf(split)}`]);
    if (own.some((member, index) => member == null || !members.get(set[index]!)!.has(String(member)))) return [];
    return [{ row, set, members: own.map(String), span: spans[Number(row.span)]! }];
  });
  const after = metric.unit === 'ratio' ? knownAfter(cells, spans.at(-1)!) : new Set<Split>();
  const kept = cells.filter(({ set }) => !set.some((split) => after.has(split)));
  return {
    dimensions: splits
      .filter((split) => !dimensions.includes(split.id) && !after.has(split))
      .map(({ id, label, members }) => ({ id, label, role: 'other', of: id === monthOf ? 'months' : 'bands', members })),
    facts: kept.flatMap((cell) => all.flatMap((each, index) => factOf(question, metric, each, index, cell) ?? [])),
  };
}

interface Cell {
  row: Row;
  set: readonly Split[];
  members: readonly string[];
  span: Span;
}

const isCrossed = ({ members }: Split) => members.length <= most.crossed;

function spansOf({ periods: { reporting, periods, prior } }: Question, { basis }: Metric, until: number): Span[] {
  const now: Span = { name: 'now', periods: [reporting] };
  if (basis.date === null) return [now];
  const longer = longerSpans(periods.slice(-most.periods), reporting, until);
  const compared: Span[] = reporting.partial || until < 0 ? [] : [now, ...(prior ? [{ name: 'prior' as const, periods: [prior] }] : [])];
  const own = new Set(compared.flatMap(({ periods: [one] }) => one!.offset));
  // The course of the whole, of which the other periods are part.
  const course = periods.filter(({ offset, partial }) => !partial && offset <= until && !own.has(offset));
  return [...compared, ...course.slice(-most.periods).map((period): Span => ({ name: 'other', periods: [period] })), ...longer];
}

function knownSplits({ known }: Question, { basis, value }: Metric, dimensions: readonly string[]): Split[] {
  const of = `${basis.table}\n`;
  return [...known.splits]
    .flatMap(([key, split]) => (key.startsWith(of) && dimensions.includes(split.id) && !value.includes(split.column) ? [split] : []))
    .filter(({ members }) => members.length >= 2 && members.length <= most.alone)
    .toSorted((a, b) => Number(isCrossed(b)) - Number(isCrossed(a)))
    .slice(0, most.dimensions)
    .map((split) => ({ ...split, column: name(split.column) }));
}

/** The months of the reporting period, where it has several and the rows have days. */
function monthsOf({ periods: { months, reporting, cut } }: Question, { basis: { date, stands } }: Metric): Split[] {
  const own = months.filter(({ start, end, partial }) => !partial && start >= reporting.start && end <= reporting.end);
  if (date === null || stands || own.length < 2 || cut.length > 3) return [];
  const column = `CASE ${own.map(({ id, start, end }) => `WHEN ${date} >= DATE '${start}' AND ${date} < DATE '${end}' THEN ${literal(id)}`).join(' ')} END`;
  return [{ id: monthOf, label: 'Month', column, members: own.map(({ id }) => id) }];
}

/** Dimensions that say what became of nearly every row, where the outcomes of all are mixed. */
function knownAfter(cells: readonly Cell[], longest: Span): Set<Split> {
  const rows = (cell: Cell) => number(cell.row.n0!) ?? 0;
  const told = (cell: Cell) => rows(cell) * Math.max(number(cell.row.v0!) ?? 0, 1 - (number(cell.row.v0!) ?? 0));
  const isKnown = (of: readonly Cell[]) => {
    const n = of.reduce((sum, cell) => sum + rows(cell), 0);
    return n > 0 && of.reduce((sum, cell) => sum + told(cell), 0) >= tells * n;
  };
  const own = cells.filter(({ span }) => span === longest);
  if (isKnown(own.filter(({ set }) => set.length === 0))) return new Set();
  const splits = new Set(own.flatMap(({ set }) => (set.length === 1 ? set : [])));
  return new Set([...splits].filter((split) => isKnown(own.filter(({ set }) => set.length === 1 && set[0] === split))));
}

function factOf(question: Question, metric: Metric, of: Metric, index: number, cell: Cell): Fact | null {
  const { row, set, members, span } = cell;
  const value = number(row[`v${index}`]!);
  if (value === null) return null;
  const { periods, currency } = question;
  const scope = Object.fromEntries(set.map(({ id }, at) => [id, members[at]!]));
  const longer = span.periods.length > 1;
  const [first, last] = [span.periods[0]!, span.periods.at(-1)!];
  const suffix = `${longer ? `.${span.name}` : ''}${of.id.slice(metric.id.length)}`;
  const weight = of.weight === undefined ? null : number(row[`w${index}`]!);
  const { table, where, date, verb } = of.basis;
  const when = longer ? `from ${first.start} to ${addDays(last.end, -1)}` : `in ${first.label}`;
  const within = date ? ` AND ${date} >= DATE '${first.start}' AND ${date} < DATE '${last.end}' AND ${date} <= DATE '${periods.asOf}'` : '';
  return {
    id: factId({ metric: `${metric.id}${suffix}`, scope, at: longer ? 0 : first.offset }),
    metric: metric.id,
    label: [of.label, ...members].join(', '),
    value,
    unit: of.unit,
    ...(of.unit === 'money' && currency ? { currency } : {}),
    period: longer ? null : first.id,
    scope,
    n: number(row[`n${index}`]!) ?? 0,
    ...(weight !== null && { weight }),
    rows: hexOfRows(row.rows),
    formula: `${of.formula} ${date ? `${verb} ${when}` : 'in the data'}${set.map(({ label }, at) => `, ${label.toLowerCase()} ${members[at]}`).join('')}`,
    sql: `SELECT ${of.value} FROM ${table} WHERE ${where}${within}${set.map(({ column }, at) => ` AND ${column} = ${literal(members[at]!)}`).join('')}`,
  };
}
