/** The one line of one member that most of a variance comes from: where it lies, since which month, and what a year of it is. */
import { type Fact, factId, type StatementNote } from '../../../model/fact.ts';
import { hexOfRows, literal, name, rowsHash } from '../../data/database.ts';
import { noMember } from '../../data/dimensions.ts';
import type { Statement } from '../../data/records/statement.ts';
import { number, type Question } from '../compute.ts';

export type Cell = NonNullable<StatementNote['cell']>;

/** Part of the whole variance, and of what its line and its member are off by, that a cell has to make. */
const least = { ofWhole: 0.3, ofLine: 0.6, ofMember: 0.6 } as const;
/** Chance over all cells and months looked at. */
const chance = 0.01;
/** How much of the ups and downs a month must explain from which the variance is another, and how many times the mean before it must be since. */
const clear = { explained: 0.6, times: 2, least: 2 } as const;

interface Place {
  line: string;
  dimension: string;
  member: string;
  variance: number;
}

const variance = (facts: Question['facts'], scope: Fact['scope']) =>
  facts.get(factId({ metric: 'statement_result.variance', scope, at: 0 }))?.value ?? 0;

/** The largest crossing in the direction of the whole, where neither the rest of its line nor that of its member moved like it; null for none. */
function placeOf({ facts }: Question, statement: Statement, lineDimension: string): { place: Place; looked: number } | null {
  const total = variance(facts, {});
  if (total === 0) return null;
  const way = Math.sign(total);
  const cells: Place[] = [];
  for (const { id } of facts.values()) {
    if (!id.startsWith('statement_result.variance[')) continue;
    const { scope, value } = facts.get(id)!;
    const [dimension, ...others] = Object.keys(scope).filter((key) => key !== lineDimension);
    const line = scope[lineDimension];
    if (line === undefined || dimension === undefined || others.length > 0 || value === null) continue;
    if (!statement.dimensions.some((each) => each.id === dimension) || scope[dimension] === noMember) continue;
    cells.push({ line, dimension, member: scope[dimension]!, variance: value });
  }
  const [place] = cells
    .filter((each) => each.variance * way > 0)
    .sort((a, b) => (b.variance - a.variance) * way || (a.line < b.line ? -1 : 1));
  if (!place) return null;
  const part = place.variance * way;
  const ofLine = variance(facts, { [lineDimension]: place.line }) * way;
  const ofMember = variance(facts, { [place.dimension]: place.member }) * way;
  const along = cells.reduce((sum, each) => sum + (each.dimension === place.dimension ? Math.max(0, each.variance * way) : 0), 0);
  if (part < least.ofWhole * Math.abs(total) || part < least.ofWhole * along) return null;
  return part >= least.ofLine * ofLine && part >= least.ofMember * ofMember ? { place, looked: cells.length } : null;
}

/** The chance of a mean this far from another, as of a t statistic with so many degrees of freedom, on both sides. */
function pOfT(t: number, freedom: number): number {
  const z = ((8 * freedom + 1) / (8 * freedom + 3)) * Math.sqrt(freedom * Math.log1p((t * t) / freedom));
  return Math.min(1, 2 * Math.exp(-0.717 * z - 0.416 * z * z));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const around = (values: readonly number[]) => {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
};

/** Index of the month from which the variance is another beyond chance; null where none stands out. */
function onsetOf(cell: readonly number[], others: readonly number[], from: number, looked: number): { at: number; p: number } | null {
  const all = around(cell);
  const splits = cell.map((_, at) => at).filter((at) => at >= Math.max(from, clear.least) && at <= cell.length - clear.least);
  let best: { at: number; left: number } | null = null;
  for (const at of splits) {
    const left = around(cell.slice(0, at)) + around(cell.slice(at));
    if (!best || left < best.left) best = { at, left };
  }
  if (!best || all === 0 || best.left > all * (1 - clear.explained)) return null;
  const [before, since] = [cell.slice(0, best.at), cell.slice(best.at)];
  const freedom = cell.length - 2;
  const noise = Math.sqrt((best.left / Math.max(1, freedom)) * (1 / before.length + 1 / since.length));
  const step = mean(since) - mean(before);
  const p = Math.min(1, pOfT(noise === 0 ? 99 : step / noise, freedom) * looked * splits.length);
  const theirs = mean(others.slice(best.at)) - mean(others.slice(0, best.at));
  const isClear = Math.abs(mean(since)) >= clear.times * Math.abs(mean(before)) && Math.sign(mean(since)) === Math.sign(step);
  // What all others did alike is no onset of this one.
  return p <= chance && isClear && Math.abs(theirs) < Math.abs(step) ? { at: best.at, p } : null;
}

/** Whether the mean of the period is beyond the noise of what was before it, or of its own months. */
function isBeyondChance(cell: readonly number[], from: number, looked: number): boolean {
  const now = cell.slice(from);
  const [noise, freedom] =
    from >= 6 ? [around(cell.slice(0, from)) / (from - 1), from - 1] : [around(now) / (now.length - 1), now.length - 1];
  if (now.length < 3) return false;
  if (noise === 0) return true;
  return pOfT(mean(now) / Math.sqrt(noise / now.length), freedom) * looked <= chance;
}

/** What the cell is asked by. */
interface Asked {
  lineDimension: string;
  /** SQL of the months or quarters that have happened, and of one of them. */
  happened: string;
  step: string | null;
  until: string;
  put: (where: string) => Promise<void>;
}

export async function cellOf(question: Question, statement: Statement, asked: Asked): Promise<Cell | null> {
  const { lineDimension, happened, step, until } = asked;
  const found = step === null ? null : placeOf(question, statement, lineDimension);
  if (!found || step === null) return null;
  const { database, facts, periods, currency } = question;
  const { line, dimension, member } = found.place;
  const own = `by_line = ${literal(line)} AND ${name(`by_${dimension}`)} = ${literal(member)}`;
  const rows = await database.query(
    `SELECT ${step} AS "step", CAST(coalesce(sum(amount) FILTER (WHERE ${own}), 0) - coalesce(sum(plan) FILTER (WHERE ${own}), 0) AS DOUBLE) AS "cell",
       CAST(coalesce(sum(amount), 0) - coalesce(sum(plan), 0) AS DOUBLE) AS "all", bool_or(dated >= DATE ${literal(periods.reporting.start)}) AS "now"
     FROM statement WHERE dated <= DATE ${literal(until)} GROUP BY 1 HAVING count(amount) > 0 AND count(plan) > 0 ORDER BY 1`,
  );
  const cell = rows.map((row) => Number(row.cell));
  const others = rows.map((row) => Number(row.all) - Number(row.cell));
  const from = rows.findIndex((row) => row.now === true);
  if (from < 0 || rows.length - from < 3) return null;
  const onset = onsetOf(cell, others, from, found.looked);
  if (!onset && !isBeyondChance(cell, from, found.looked)) return null;
  await asked.put(own);
  const stepsOf = (first: number, last: number) => rows.slice(first, last).map((row) => String(row.step));
  const since = stepsOf(onset?.at ?? from, rows.length);
  const before = onset ? stepsOf(from, onset.at) : [];
  const scope = { [lineDimension]: line, [dimension]: member };
  const spanOf = async (suffix: string, steps: readonly string[], what: string) => {
    if (steps.length === 0) return;
    const where = `${own} AND ${happened} AND ${step} IN (${steps.map(literal).join(', ')})`;
    const [row] = await database.query(
      `SELECT CAST(coalesce(sum(amount), 0) - coalesce(sum(plan), 0) AS DOUBLE) AS "gap", count(*) AS "n", ${rowsHash} FROM statement WHERE ${where}`,
    );
    const gap = number(row!.gap!) ?? 0;
    const put = (id: string, label: string, value: number, formula: string, of: readonly string[], sql: string) =>
      facts.set(id, {
        id,
        metric: 'statement_cell',
        label,
        value: Number(value.toPrecision(15)),
        unit: 'money',
        ...(currency && { currency }),
        period: periods.reporting.id,
        scope,
        n: Number(row!.n),
        ...(sql !== '' && { rows: hexOfRows(row!.rows) }),
        formula,
        sql,
        ...(of.length > 0 && { from: [...of] }),
      });
    const id = (each: string) => factId({ metric: `statement_cell.${each}`, scope, at: 0 });
    const span = `${line}, ${member}, ${what}`;
    const sum = `actual less planned amounts of ${line} in ${member}, ${steps[0]} to ${steps.at(-1)}, costs as negative amounts`;
    put(id(suffix), `Variance, ${span}`, gap, sum, [], `SELECT sum(amount) - sum(plan) FROM statement WHERE ${where}`);
    const each = gap / steps.length;
    put(id(`${suffix}_each`), `Variance a step, ${span}`, each, `${sum}, divided by ${steps.length}`, [id(suffix)], '');
    const inYear = 12 / statement.grain;
    // What a decision on it is weighed against.
    if (suffix === 'since')
      put(
        id('year'),
        `A year at this pace, ${span}`,
        each * inYear,
        `${sum}, divided by ${steps.length}, times ${inYear}`,
        [id('since_each')],
        '',
      );
  };
  await spanOf('since', since, onset ? 'since it changed' : 'in the period');
  await spanOf('before', before, 'before it changed');
  return { line, dimension, member, onset: onset ? since[0]! : null, since: since.length, before: before.length, looked: found.looked };
}
