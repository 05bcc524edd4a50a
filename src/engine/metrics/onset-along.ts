/**
 * What else has changed at a place since its measure did, beside all others: the other measures of its rows, their numbers, and how many of them are
 * of one member of another dimension. What changed there alone may be how it came about; what did not change is cleared.
 */
import { type Fact, type OnsetAlong, type OnsetNote, type OnsetSide, onsetSides } from '../../model/fact.ts';
import { literal, name, type Row } from '../data/database.ts';
import { type NumberColumn, noMember } from '../data/dimensions.ts';
import { words } from '../data/lexicon.ts';
import { isUndone } from '../data/relations/void-rows.ts';
import type { Question, Split } from './compute.ts';
import { type Counted, countedIn, inParts, nothing, sumsOf } from './counted.ts';
import type { Basis, Metric } from './metric.ts';
import { loadsOf } from './onset-loads.ts';
import { type Found, foundOf, type Sides, sideOf, within } from './onset-sides.ts';
import { valuesOf } from './values.ts';

/** Members of a dimension, dimensions, measures, and members of a dimension that are kept. */
const most = { members: 40, dimensions: 9, measures: 24, kept: 2 } as const;
/** Standard errors from which a member's part is told. */
const leastZ = 3.3;
/** Part of the rows whose outcome a dimension says, from which it is another name for the outcome. */
const tells = 0.97;
/** Of the rarer outcome, rows up to which a day or a value is that outcome by another name: what is done late still has its day. */
const apart = { day: 0.35, value: 0.05 } as const;

/** @param place SQL of its rows */
export async function alongOf(
  question: Question,
  metric: Metric,
  note: OnsetNote,
  dimensions: readonly string[],
  place: string,
): Promise<{ along: OnsetAlong[]; facts: Fact[] }> {
  const columns = new Set((await question.database.columns(`SELECT * FROM ${metric.basis.table}`)).map((column) => column.name));
  const measures = measuresBeside(question, metric, columns).slice(0, most.measures);
  const found = [
    ...(await Promise.all(measures.map((each) => ofMeasure(question, each, note, place)))),
    ...(await Promise.all(agesBeside(question, metric).map((each) => ofMeasure(question, each, note, place, { years: true })))),
    ...(await Promise.all(stepsBeside(question, metric).map(({ step, of }) => ofMeasure(question, of, note, place, { step })))),
    ...(await Promise.all(
      (await sharesBeside(question, metric, note)).map(({ share, of }) => ofMeasure(question, of, note, place, { share })),
    )),
    ...(await loadsOf(question, metric, note, splitsBeside(question, metric, note, dimensions), place)),
    ...(await Promise.all(
      splitsBeside(question, metric, note, dimensions).map((split) => ofMembers(question, metric, split, note, place)),
    )),
  ].flat();
  return { along: found.map(({ along }) => along), facts: found.flatMap(({ facts }) => facts) };
}

/** Those that share no column with what was counted, which would move with it whatever happened. */
function measuresBeside({ known }: Question, metric: Metric, columns: ReadonlySet<string>): Metric[] {
  const { basis } = metric;
  const used = (...sql: readonly string[]) => {
    const names = sql.flatMap((each) =>
      [...each.matchAll(/"((?:[^"]|"")+)"|\b([a-z_]\w*)\b/gi)].map(([, quoted, plain]) => quoted ?? plain!),
    );
    return names.filter((each) => columns.has(each) && each !== basis.date && each !== 'row_hash');
  };
  const counted = ({ parts, value, n, basis: { where } }: Metric) =>
    used(...(parts ? [parts.of] : [value, n]), where.replace(basis.where, ''));
  const own = new Set(counted(inParts(metric)));
  const isOwn = (column: string) => own.has(column);
  // Of what is left of sales, each part that was taken off may be what moved it.
  const isLeft = metric.parts?.of.includes(' - ') === true;
  const isLinked = (names: readonly string[]) => (isLeft ? [...own].every((column) => names.includes(column)) : names.some(isOwn));
  const beside = [...known.metrics.values()].filter(
    ({ id, state, basis: { table, date } }) =>
      id !== metric.id && table === basis.table && date !== null && !state && !id.includes('.') && !known.asSteps.has(id),
  );
  const taken = new Set<string>();
  const ids = new Set<string>();
  return [...beside.map(perRow), ...(known.numbers.get(basis.table) ?? []).map((number) => meanOf(number, basis))].filter((each) => {
    const isShare = each.unit === 'ratio' && each.weight === undefined;
    const names = each.parts || isShare ? counted(each) : [];
    const key = names.toSorted().join('\n');
    // The same columns twice are told once, and so is a number that is a measure.
    if (names.length === 0 || isLinked(names) || taken.has(key) || ids.has(each.id)) return false;
    taken.add(key);
    ids.add(each.id);
    return true;
  });
}

/** A sum over rows as the mean of one. */
function perRow(metric: Metric): Metric {
  const { each, additive } = metric;
  return inParts(
    additive && each !== undefined ? { ...metric, additive: false, value: `avg(${each})`, formula: `mean of ${metric.formula}` } : metric,
  );
}

const agesBeside = ({ known }: Question, { basis }: Metric) => (known.ages.get(basis.table) ?? []).map((age) => meanOf(age, basis));

/** What took longer on the way may be how the whole did. */
const stepsBeside = ({ known }: Question, { basis }: Metric) =>
  (known.steps.get(basis.table) ?? []).map((step) => ({ step: step.step, of: meanOf(step, basis) }));

/**
 * What holds of some rows, which may be how the others came about. A day that is filled in, or a value that is given, just where the outcome is one
 * and not the other is that outcome by another name.
 */
async function sharesBeside({ database, known }: Question, metric: Metric, note: OnsetNote) {
  const shares = known.shares.get(metric.basis.table) ?? [];
  const { table, where, date } = metric.basis;
  const of = shares.map(({ share, ...number }) => ({ share, of: shareOf(number, metric.basis) }));
  if (of.length === 0 || metric.unit !== 'ratio' || metric.parts) return of;
  const counted = await Promise.all(
    shares.map(({ sql }) =>
      database.query(
        `SELECT ${sql} AS "held", ${valuesOf([metric])} FROM ${table} WHERE ${where} AND ${within(note, date!)} GROUP BY 1 ORDER BY 1`,
      ),
    ),
  );
  return of.filter(({ share }, at) => unlike(counted[at]!) > (share.value === undefined ? apart.day : apart.value));
}

/** Of the rarer outcome, how many rows of what holds and what does not are of the other one. */
function unlike(rows: readonly Row[]): number {
  const counts = rows.map((row) => ({ of: Math.round(Number(row.v0 ?? 0) * Number(row.n0 ?? 0)), n: Number(row.n0 ?? 0) }));
  const [of, n] = [counts.reduce((sum, each) => sum + each.of, 0), counts.reduce((sum, each) => sum + each.n, 0)];
  const rarer = Math.min(of, n - of);
  return rarer > 0 ? counts.reduce((sum, each) => sum + Math.min(each.of, each.n - each.of), 0) / rarer : 1;
}

const shareOf = ({ id, label, sql }: NumberColumn, basis: Basis): Metric => ({
  id,
  label,
  definition: `Share of ${label}.`,
  unit: 'ratio',
  polarity: 'neutral',
  needs: [],
  basis,
  value: `avg(${sql})`,
  n: `count(${sql})`,
  formula: `share of ${label}`,
  additive: false,
  byDimension: false,
});

const meanOf = ({ id, label, sql, time }: NumberColumn, basis: Basis): Metric =>
  inParts({
    id,
    label,
    definition: `Mean of ${label}.`,
    unit: time ?? 'number',
    polarity: 'neutral',
    needs: [],
    basis,
    value: `avg(${sql})`,
    each: sql,
    n: `count(${sql})`,
    formula: `mean of ${label}`,
    additive: false,
    byDimension: false,
  });

async function ofMeasure(
  question: Question,
  metric: Metric,
  note: OnsetNote,
  place: string,
  kind: Pick<OnsetAlong, 'years' | 'step' | 'share'> = {},
): Promise<Found[]> {
  const { table, where, date } = metric.basis;
  const rows = await question.database.query(
    `SELECT ${sideOf(note, date!, place)} AS "side", ${[valuesOf([metric]), ...sumsOf(metric)].join(', ')}
     FROM ${table} WHERE ${where} AND ${within(note, date!)} GROUP BY 1 ORDER BY 1`,
  );
  const at = (side: OnsetSide) => rows.find((row) => row.side === side);
  const sides = Object.fromEntries(onsetSides.map((side) => [side, at(side) ? countedIn(at(side)!, metric) : nothing])) as Sides;
  const found = foundOf(
    question,
    metric,
    note,
    {
      of: metric.id,
      label: metric.label,
      unit: metric.unit,
      ...(question.known.metrics.get(metric.id)?.additive && { per: true as const }),
      ...kind,
    },
    sides,
    place,
  );
  return found ? [found] : [];
}

function splitsBeside({ known }: Question, { basis, value }: Metric, note: OnsetNote, dimensions: readonly string[]): Split[] {
  return [...known.splits]
    .flatMap(([key, split]) =>
      key.startsWith(`${basis.table}\n`) && dimensions.includes(split.id) && !(split.id in note.scope) ? [split] : [],
    )
    .filter(({ members, column }) => members.length >= 2 && members.length <= most.members && !value.includes(column))
    .slice(0, most.dimensions);
}

/** Of the rows that have any, how many are of each member. */
async function ofMembers(question: Question, metric: Metric, split: Split, note: OnsetNote, place: string): Promise<Found[]> {
  const { table, where, date } = metric.basis;
  const column = `CAST(${name(split.column)} AS VARCHAR)`;
  const any = `${where} AND ${column} IS NOT NULL AND ${column} <> ${literal(noMember)}`;
  const rows = await question.database.query(
    `SELECT ${column} AS "member", ${sideOf(note, date!, place)} AS "side", ${valuesOf([metric])}, count(*) AS "rows in all"
     FROM ${table} WHERE ${any} AND ${within(note, date!)} GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  if (metric.unit === 'ratio' && !metric.parts && isOutcome(rows)) return [];
  const count = (member: string | null, side: OnsetSide) =>
    rows.reduce((sum, row) => sum + (row.side === side && (member === null || row.member === member) ? Number(row['rows in all']) : 0), 0);
  const members = [...new Set(rows.map((row) => String(row.member)))];
  return (
    members
      .flatMap((member) => {
        const sides = Object.fromEntries(
          onsetSides.map((side): [OnsetSide, Counted] => {
            const [of, by] = [count(member, side), count(null, side)];
            return [side, { of, by, n: by, squares: null }];
          }),
        ) as Sides;
        const share: Metric = {
          ...metric,
          basis: { ...metric.basis, where: any },
          value: `avg(CASE WHEN ${column} = ${literal(member)} THEN 1.0 ELSE 0.0 END)`,
          formula: `share of rows with a ${split.label.toLowerCase()} that are ${member}`,
        };
        const of = { of: split.id, member, label: `${split.label}: ${member}`, unit: 'ratio' as const };
        return foundOf(question, share, note, of, sides, place) ?? [];
      })
      .toSorted((a, b) => Math.abs(b.along.z) - Math.abs(a.along.z))
      // What was called off is what a change may have cost, however many there were.
      .filter(({ along: { z, member } }, at) => isUndone(words(member!)) || (at < most.kept && Math.abs(z) >= leastZ))
  );
}

/** Whether the members say the outcome of nearly every row, where the outcomes are mixed. */
function isOutcome(rows: readonly Row[]): boolean {
  const byMember = new Map<string, { of: number; n: number }>();
  for (const row of rows) {
    const [value, n] = [Number(row.v0 ?? 0), Number(row.n0 ?? 0)];
    const own = byMember.get(String(row.member)) ?? { of: 0, n: 0 };
    byMember.set(String(row.member), { of: own.of + value * n, n: own.n + n });
  }
  const all = [...byMember.values()];
  const sum = (each: (one: { of: number; n: number }) => number) => all.reduce((total, one) => total + each(one), 0);
  const n = sum((one) => one.n);
  const told = (of: number) => Math.max(of, n - of) >= tells * n;
  return n > 0 && !told(sum(({ of }) => of)) && sum((one) => Math.max(one.of, one.n - one.of)) >= tells * n;
}
