/**
 * The members of other dimensions inside a place that has changed and outside it, before and since: whoever is where it changed looks as if he had
 * changed it, until those beside him and he himself elsewhere are looked at. Of the other places of its own dimensions, what became of them.
 */
import { type BesideSide, besideId, type Fact, type OnsetBeside, type OnsetNote } from '../../model/fact.ts';
import type { Period } from '../../model/period.ts';
import { literal, name } from '../data/database.ts';
import { noMember } from '../data/dimensions.ts';
import type { Question, Split } from './compute.ts';
import { type Counted, countedIn, errorOf, less, nothing, rateOf, sumsOf } from './counted.ts';
import type { Metric } from './metric.ts';
import { valuesOf } from './values.ts';

/** Members of a dimension, dimensions, and rows by which a side is tested or told. */
const most = { members: 40, dimensions: 9 } as const;
const leastRows = 30;

type Sides = Record<BesideSide, { before: Counted; after: Counted }>;

/** @param place SQL of its rows; @param sides of the place and of all others, before and since */
export async function besideOf(
  question: Question,
  metric: Metric,
  note: OnsetNote,
  first: Period,
  dimensions: readonly string[],
  place: string,
  sides: Record<'after' | 'before' | 'others_after' | 'others_before', Counted>,
): Promise<{ beside: OnsetBeside[]; facts: Fact[] }> {
  const { start, end } = note;
  const { table, where, date } = metric.basis;
  const splits = [...question.known.splits]
    .flatMap(([key, split]) => (key.startsWith(`${table}\n`) && dimensions.includes(split.id) ? [split] : []))
    .filter(({ members, column }) => members.length >= 2 && members.length <= most.members && !metric.value.includes(column))
    .slice(0, most.dimensions);
  const beside: OnsetBeside[] = [];
  const facts: Fact[] = [];
  const side = `CASE WHEN ${date} < DATE '${start.start}' THEN 'before' ELSE 'after' END`;
  const there = `coalesce(${place}, false)`;
  for (const split of splits) {
    const column = name(split.column);
    const rows = await question.database.query(
      `SELECT CAST(${column} AS VARCHAR) AS "member", ${side} AS "when", CAST(${there} AS VARCHAR) AS "there", ${[valuesOf([metric]), ...sumsOf(metric)].join(', ')}
       FROM ${table} WHERE ${where} AND ${date} >= DATE '${first.start}' AND ${date} < DATE '${end.end}' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    );
    const found = new Map(rows.map((row) => [`${row.member}\n${row.when}\n${row.there}`, countedIn(row, metric)]));
    for (const member of split.members) {
      if (member === noMember || note.scope[split.id] === member) continue;
      const at = (when: string, isThere: boolean) => found.get(`${member}\n${when}\n${isThere}`) ?? nothing;
      const of = (own: (when: 'before' | 'after') => Counted) => ({ before: own('before'), after: own('after') });
      const both: Sides = {
        inside: of((when) => at(when, true)),
        others_inside: of((when) => less(sides[when], at(when, true))),
        outside: of((when) => at(when, false)),
        others_outside: of((when) => less(sides[`others_${when}`], at(when, false))),
      };
      const z = {
        others: apart(both.others_inside, both.others_outside),
        inside: apart(both.inside, both.others_inside),
        outside: apart(both.outside, both.others_outside),
      };
      // Nothing can be said of whom nobody stands beside.
      if (z.others === null || (z.inside === null && z.outside === null)) continue;
      const one = { dimension: split.id, member, z };
      beside.push(one);
      facts.push(...factsOf(question, metric, note, first, one, split, both, place));
    }
  }
  return { beside, facts };
}

/** How the changes of two differ or, where one was not there before, what they are since. */
function apart(one: Sides[BesideSide], other: Sides[BesideSide]): number | null {
  if (one.after.n < leastRows || other.after.n < leastRows) return null;
  const isNew = one.before.n < leastRows || other.before.n < leastRows;
  const counts = isNew ? [one.after, other.after] : [one.after, one.before, other.after, other.before];
  const error = Math.hypot(...counts.map(errorOf));
  const level = rateOf(one.after) - rateOf(other.after);
  const move = isNew ? level : level - (rateOf(one.before) - rateOf(other.before));
  return error > 0 ? Number((move / error).toPrecision(9)) : null;
}

function factsOf(
  { currency }: Question,
  metric: Metric,
  note: OnsetNote,
  first: Period,
  of: OnsetBeside,
  { column }: Split,
  sides: Sides,
  place: string,
): Fact[] {
  const { table, where, date, verb } = metric.basis;
  const span = {
    before: `>= DATE '${first.start}' AND ${date} < DATE '${note.start.start}'`,
    after: `>= DATE '${note.start.start}' AND ${date} < DATE '${note.end.end}'`,
  };
  const there = Object.values(note.scope).join(', ');
  const own = `coalesce(CAST(${name(column)} AS VARCHAR) = ${literal(of.member)}, false)`;
  return Object.entries(sides).flatMap(([side, { before, after }]) =>
    ([before, after] as const).flatMap((counted, at): Fact[] => {
      if (counted.n < leastRows) return [];
      const when = at === 0 ? ('before' as const) : ('after' as const);
      const [isOthers, isOutside] = [side.startsWith('others'), side.endsWith('outside')];
      const who = `${isOthers ? 'all but ' : ''}${of.member} ${isOutside ? 'outside' : 'in'} ${there}`;
      return [
        {
          id: besideId(note, of, side as BesideSide, when),
          metric: metric.id,
          label: `${metric.label}, ${who}, ${at === 0 ? 'before' : 'since'} ${note.start.label}`,
          value: rateOf(counted),
          unit: metric.unit,
          ...(metric.unit === 'money' && currency ? { currency } : {}),
          period: null,
          scope: { ...note.scope, [of.dimension]: of.member },
          n: counted.n,
          formula: `${metric.formula} ${verb} ${at === 0 ? 'before' : 'from'} ${note.start.label}, ${who}`,
          sql: `SELECT ${metric.value} FROM ${table} WHERE ${where} AND ${date} ${span[when]} AND ${isOutside ? 'NOT ' : ''}coalesce(${place}, false) AND ${isOthers ? 'NOT ' : ''}${own}`,
        },
      ];
    }),
  );
}
