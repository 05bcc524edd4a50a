/** Figures where two dimensions cross, now and before: a change that happened in a pair of members is found there. */
import { type Fact, type FactId, factId } from '../../model/fact.ts';
import type { Period } from '../../model/period.ts';
import { hexOfRows, literal, name, type Row } from '../data/database.ts';
import { cutNumber } from './calendar/calendar.ts';
import { byBasis, datedRows, number, period as periodColumn, type Question, type Split } from './compute.ts';
import type { Metric } from './metric.ts';
import { valuesInParts, valuesOf } from './values.ts';

/** Up to here every crossing of a rate is kept: its tables show them all. */
const whole = { members: 12, splits: 4 } as const;
/** Of finer dimensions, such as customers, only the crossings that hold part of a change. */
const wide = { members: 201, splits: 6, cells: 2500 } as const;
/** Beyond them, dimensions are crossed with those of few members alone: their cells cost little, and hold enough rows to tell something. */
const mostSplits = 8;
/** Part of the change, and of the figure, that a crossing or a member holds to be kept. */
const least = { cell: 0.25, member: 0.3, ofValue: 0.004 } as const;
const mostCells = 12;
/** Up to this many groups, rows are added up once for all pairs. */
const mostGroups = 20_000;

interface Pair {
  first: Split;
  second: Split;
  whole: boolean;
}

/** @param noise companions with standard errors, of the same bases */
export async function computeCrossings(
  question: Question,
  metrics: readonly Metric[],
  noise: readonly Metric[],
  splits: readonly Split[],
): Promise<void> {
  const crossed = metrics.filter(
    (metric) => metric.byDimension && !metric.state && metric.basis.date !== null && (metric.unit === 'ratio' || varies(metric)),
  );
  const apart = withoutRepeats(question, splits, crossed);
  const few = apart.filter(isFew).slice(0, whole.splits);
  const pairs = pairsOf(apart, few);
  if (pairs.length === 0) return;
  const prior = question.periods.prior !== null;
  for (const group of byBasis(crossed)) {
    const rates = group.filter(isRate);
    // Without a period before, only the tables of rates are of use.
    const asked = prior ? group : rates;
    const companions = prior ? noise.filter(({ id }) => asked.some((metric) => isOf(id, metric))) : [];
    const own = pairs.filter((pair) => prior || pair.whole);
    if (asked.length > 0 && own.length > 0) await crossAll(question, asked, companions, own);
  }
}

/** One dimension across those of few members whose meaning is known: where each reason for a loss was given. */
export async function crossWith(question: Question, metric: Metric, split: Split, others: readonly Split[]): Promise<void> {
  if (!question.periods.prior) return;
  const pairs = others
    .filter((other) => isFew(other) && !isUnknown(other))
    .slice(0, whole.splits)
    .map((second) => ({ first: split, second, whole: false }));
  if (pairs.length > 0) await crossAll(question, [metric], [], pairs);
}

/** Known fields first, without dimensions that only repeat another one, such as a team for each region: the same rows under other names. */
function withoutRepeats({ facts }: Question, splits: readonly Split[], metrics: readonly Metric[]): Split[] {
  const known = new Set<string>();
  return splits
    .toSorted((a, b) => Number(isUnknown(a)) - Number(isUnknown(b)))
    .filter(({ id, members }) => {
      const rows = metrics.flatMap(({ id: metric }) =>
        members.flatMap((member) => facts.get(factId({ metric, at: 0, scope: { [id]: member } })) ?? []).filter(({ n }) => n > 0),
      );
      const own = rows.map((fact) => `${fact.metric} ${fact.rows}`).toSorted();
      if (own.length === 0) return true;
      const repeats = known.has(own.join('\n'));
      known.add(own.join('\n'));
      return !repeats;
    });
}

/** Whether something tells how far chance reaches. */
function varies({ each, error, additive, unit, value, n }: Metric): boolean {
  return each !== undefined || error !== undefined || (additive && unit === 'count' && value === n);
}

const isRate = ({ unit, weight, beside }: Metric) => unit === 'ratio' && weight === undefined && beside === undefined;
const isOf = (id: string, { id: of }: Metric) => id === `${of}.se` || id === `${of}.mean_se`;
/** A field that nobody recognises explains less than a product or a region. */
const isUnknown = ({ role = 'other' }: Split) => role === 'other';
const isFew = ({ members }: Split) => members.length >= 2 && members.length <= whole.members;

function pairsOf(splits: readonly Split[], few: readonly Split[]): Pair[] {
  const fine = [...new Set([...few, ...splits.filter(({ members }) => members.length >= 2 && members.length <= wide.members)])].slice(
    0,
    mostSplits,
  );
  return fine.flatMap((first, from) =>
    fine
      .slice(from + 1)
      .filter((second, at) => from + 1 + at < wide.splits || (isFew(first) && isFew(second)))
      .filter((second) => first.column !== second.column && first.members.length * second.members.length <= wide.cells)
      .map((second) => ({ first, second, whole: few.includes(first) && few.includes(second) })),
  );
}

async function crossAll(question: Question, metrics: readonly Metric[], noise: readonly Metric[], pairs: readonly Pair[]): Promise<void> {
  const { reporting, prior } = question.periods;
  const answers = await Promise.all(byBasis([...metrics, ...noise]).map((group) => ask(question, group, pairs)));
  const moves = new Map(metrics.map((metric) => [metric, moveOf(question, metric)]));
  for (const [index, pair] of pairs.entries()) {
    const [values, ...others] = answers.map((cells) => cells[index]!);
    const sorted = [...values!.values()].toSorted((x, y) => (keyOf(x.members) < keyOf(y.members) ? -1 : 1));
    for (const metric of metrics) {
      const kept = pair.whole && isRate(metric) ? sorted : tellingCells(moves.get(metric)!, pair, sorted);
      const companions = noise.filter(({ id }) => isOf(id, metric));
      for (const { members, rows } of kept) {
        for (const period of prior ? [reporting, prior] : [reporting]) {
          put(question, metric, pair, members, period, rows.get(period.offset));
          for (const companion of companions) {
            const found = [rows, ...others.flatMap((cells) => cells.get(keyOf(members))?.rows ?? [])].flatMap(
              (each) => each.get(period.offset) ?? [],
            );
            const row = found.find(({ asked }) => asked.includes(companion));
            if (row) put(question, companion, pair, members, period, row);
          }
        }
      }
    }
  }
}

/** The rows of a crossing by the offset of their period. */
interface Cell {
  members: readonly [string, string];
  rows: Map<number, Answer>;
}

interface Answer {
  row: Row;
  asked: readonly Metric[];
}

const keyOf = (members: readonly string[]) => members.join('\n');

/** One query for all metrics of a basis; the cells of each pair. */
async function ask(question: Question, metrics: readonly Metric[], pairs: readonly Pair[]): Promise<Map<string, Cell>[]> {
  const { periods, database } = question;
  const { reporting, prior, calendar, cut } = periods;
  const { basis } = metrics[0]!;
  const compared: readonly Period[] = prior ? [reporting, prior] : [reporting];
  const within = compared.map(({ start, end }) => `(${basis.date} >= DATE '${start}' AND ${basis.date} < DATE '${end}')`).join(' OR ');
  const rows = await datedRows(question, { ...basis, where: `${basis.where} AND (${within})` });
  const splits = [...new Set(pairs.flatMap(({ first, second }) => [first, second]))];
  const columns = splits.map(({ column }) => name(column));
  const sets = pairs.map(({ first, second }) => `(${name(first.column)}, ${name(second.column)}, "p")`).join(', ');
  const members = columns.map((column, at) => `CAST(${column} AS VARCHAR) AS "c${at}"`).join(', ');
  const groups = splits.reduce((product, split) => product * split.members.length, 2);
  const inParts = groups <= mostGroups ? valuesInParts(metrics) : null;
  const from = inParts
    ? `(SELECT ${columns.join(', ')}, ${periodColumn} AS "p", ${inParts.parts} FROM ${rows} GROUP BY ALL)`
    : `(SELECT *, ${periodColumn} AS "p" FROM ${rows})`;
  const found = await database.query(
    `SELECT GROUPING(${columns.join(', ')}) AS "which", ${members}, "p", ${inParts ? inParts.values : valuesOf(metrics)}
     FROM ${from} GROUP BY GROUPING SETS (${sets})`,
  );
  const last = cutNumber(calendar, reporting.start, cut);
  const every = 2 ** splits.length - 1;
  const bit = (split: Split) => 2 ** (splits.length - 1 - splits.indexOf(split));
  const byBits = new Map(pairs.map((pair) => [every - bit(pair.first) - bit(pair.second), { pair, cells: new Map<string, Cell>() }]));
  for (const row of found) {
    const { pair, cells } = byBits.get(Number(row.which))!;
    const crossing = [pair.first, pair.second].map((split) => row[`c${splits.indexOf(split)}`]!);
    if (crossing.some((member) => member === null)) continue;
    const [a, b] = crossing.map(String) as [string, string];
    const cell = cells.get(keyOf([a, b])) ?? { members: [a, b], rows: new Map<number, Answer>() };
    cell.rows.set(Number(row.p) - last, { row, asked: metrics });
    cells.set(keyOf([a, b]), cell);
  }
  return [...byBits.values()].map(({ cells }) => cells);
}

/** The change of a measure, and what of it is much. */
interface Move {
  /** What the cells of a crossing make of it, each with its size. */
  effect(rows: Cell['rows']): number;
  isLarge(size: number): boolean;
  /** The members that make much of it themselves. */
  movers(split: Split): ReadonlySet<string>;
}

/** Null where the measure has no figure in one of the periods. */
function moveOf({ facts, periods }: Question, metric: Metric): Move | null {
  if (!periods.prior) return null;
  const { offset } = periods.prior;
  const get = (scope: Fact['scope'], period: number) => facts.get(factId({ metric: metric.id, at: period, scope }));
  const [now, before] = [get({}, 0), get({}, offset)];
  if (now?.value == null || before?.value == null) return null;
  const [delta, whole] = [now.value - before.value, before.value];
  const weight = (fact: Fact) => fact.weight ?? fact.n;
  const effect = (is: Known | null, was: Known | null) => {
    if (metric.additive) return (is?.value ?? 0) - (was?.value ?? 0);
    if (!is || !was || weight(now) <= 0 || weight(before) <= 0) return 0;
    return ((is.weight / weight(now) + was.weight / weight(before)) / 2) * (is.value - was.value);
  };
  const ofFact = (fact: Fact | undefined) => (fact?.value == null ? null : { value: fact.value, weight: weight(fact) });
  const isLarge = (size: number, part: number) =>
    Math.abs(size) >= part * Math.abs(delta) && Math.abs(size) >= least.ofValue * Math.abs(whole);
  const known = new Map<Split, ReadonlySet<string>>();
  return {
    effect: (rows) => effect(ofAnswer(metric, rows.get(0)), ofAnswer(metric, rows.get(offset))),
    isLarge: (size) => isLarge(size, least.cell),
    movers(split) {
      const { id, members } = split;
      const found =
        known.get(split) ??
        new Set(
          members.filter((member) =>
            isLarge(effect(ofFact(get({ [id]: member }, 0)), ofFact(get({ [id]: member }, offset))), least.member),
          ),
        );
      known.set(split, found);
      return found;
    },
  };
}

/** The crossings that hold much of the change, or belong to a member that does. */
function tellingCells(move: Move | null, { first, second }: Pair, cells: readonly Cell[]): Cell[] {
  if (!move) return [];
  const [ofFirst, ofSecond] = [move.movers(first), move.movers(second)];
  const large = cells
    .map((cell) => ({ cell, size: move.effect(cell.rows) }))
    .filter(({ size }) => move.isLarge(size))
    .toSorted((a, b) => Math.abs(b.size) - Math.abs(a.size))
    .slice(0, mostCells)
    .map(({ cell }) => cell);
  const beside = cells.filter(({ members: [a, b] }) => (isFew(second) && ofFirst.has(a)) || (isFew(first) && ofSecond.has(b)));
  return [...new Set([...large, ...beside])];
}

interface Known {
  value: number;
  weight: number;
}

function ofAnswer(metric: Metric, answer: Answer | undefined): Known | null {
  const value = answer ? valueOfMetric(metric, answer, 'v') : null;
  return value === null ? null : { value, weight: valueOfMetric(metric, answer!, metric.weight === undefined ? 'n' : 'w') ?? 0 };
}

/** Its value, its rows or what it counts by. */
function valueOfMetric(metric: Metric, { row, asked }: Answer, of: 'v' | 'n' | 'w'): number | null {
  return number(row[`${of}${asked.indexOf(metric)}`]!);
}

function put(
  { facts, periods, currency }: Question,
  metric: Metric,
  { first, second }: Pair,
  [a, b]: readonly [string, string],
  period: Period,
  answer: Answer | undefined,
): void {
  const value = (answer ? valueOfMetric(metric, answer, 'v') : null) ?? (metric.additive ? 0 : null);
  if (value === null) return;
  const { table, where, date, verb } = metric.basis;
  const weight = metric.weight === undefined || !answer ? null : valueOfMetric(metric, answer, 'w');
  const scope = { [first.id]: a, [second.id]: b };
  const id: FactId = factId({ metric: metric.id, scope, at: period.offset });
  facts.set(id, {
    id,
    metric: metric.id.replace(/\..*$/, ''),
    label: `${metric.label}, ${a}, ${b}`,
    value,
    unit: metric.unit,
    ...(metric.unit === 'money' && currency ? { currency } : {}),
    period: period.id,
    scope,
    n: answer ? (valueOfMetric(metric, answer, 'n') ?? 0) : 0,
    ...(weight !== null && { weight }),
    rows: hexOfRows(answer?.row.rows),
    formula: `${metric.formula} ${verb} in ${period.label}, ${first.label.toLowerCase()} ${a}, ${second.label.toLowerCase()} ${b}`,
    sql: `SELECT ${metric.value} FROM ${table} WHERE ${where} AND ${date} >= DATE '${period.start}' AND ${date} < DATE '${period.end}' AND ${date} <= DATE '${periods.asOf}' AND ${name(first.column)} = ${literal(a)} AND ${name(second.column)} = ${literal(b)}`,
  });
}
