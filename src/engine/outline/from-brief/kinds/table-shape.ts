/** What the columns of a table are to each other: one measure over periods, a measure and its plan, or measures of their own. */
import type { FactId } from '../../../../model/fact.ts';
import { isOnlyPeriod } from '../figures/periods.ts';
import type { Place } from '../place.ts';
import { type Columns, figureUnder, isPeriod, type Measure } from '../read/columns.ts';
import { clean } from '../read/figures.ts';
import { measureFacts, writtenUnder } from './from-series.ts';
import { planned } from './table-heads.ts';

/** A measure with its figures as facts, by member; null for an empty cell. */
export interface Given {
  measure: Measure;
  ids: (FactId | null)[];
}

export interface Shape {
  /** One measure, oldest period first; empty if columns are none. */
  periods: { name: string; given: Given }[];
  /** What the figures in periods measure, by the words beside the period in each head. */
  subject: string | null;
  plan: { name: string; given: Given; actual: Given } | null;
  given: Given[];
}

const actual = /(?<!\p{L})(?:actuals?|ist|result(?:at)?s?|réel|real(?:izado)?|effettivo|consuntivo)(?!\p{L})|実績|实际|الفعلي/iu;

export function shapeOf(columns: Columns, place: Place): Shape {
  const given = columns.measures.map((measure) => ({ measure, ids: measureFacts(measure, columns, place) }));
  const named = given.flatMap((each) => {
    const period = periodOf(each.measure.label);
    return period === null ? [] : [{ ...period, given: each }];
  });
  const [first] = named;
  const one = named.length > 1 && named.every((each) => each.rest === first!.rest && isLike(each.given, first!.given, place));
  const periods = one ? inOrder(named) : [];
  const targets = given.filter(({ measure }) => planned.test(measure.label));
  const rest = given.filter((each) => !targets.includes(each));
  const [target] = targets;
  const like = target === undefined ? [] : rest.filter((each) => isLike(each, target, place));
  // The figure beside a plan is the only one of its unit, what is called actual, or the last period.
  const beside =
    like.length === 1 ? like[0] : (like.find(({ measure }) => actual.test(measure.label)) ?? (one ? periods.at(-1)?.given : undefined));
  return {
    periods: periods.map(({ name, given: each }) => ({ name, given: each })),
    subject: first === undefined || first.rest === '' ? null : first.rest,
    plan:
      targets.length === 1 && beside !== undefined && like.includes(beside)
        ? { name: target!.measure.label, given: target!, actual: beside }
        : null,
    given,
  };
}

/** `Sales 2025` is sales in a period. */
function periodOf(label: string): { name: string; rest: string } | null {
  if (isPeriod(label) || isOnlyPeriod(label)) return { name: label, rest: '' };
  const [, front, back] = /^(.{2,40}?)[\s,]+(\S+(?:\s(?:19|20)\d\d)?)$/u.exec(label) ?? [];
  if (front !== undefined && back !== undefined && (isPeriod(back) || isOnlyPeriod(back))) return { name: back, rest: front };
  const [, start, end] = /^(\S+(?:\s(?:19|20)\d\d)?)\s(.{2,40})$/u.exec(label) ?? [];
  return start !== undefined && end !== undefined && (isPeriod(start) || isOnlyPeriod(start)) ? { name: start, rest: end } : null;
}

/** Years that stand newest first are turned round; other periods stand as their author wrote them. */
function inOrder<T extends { name: string }>(named: readonly T[]): T[] {
  const years = named.map(({ name }) => Number(/(?:19|20)\d\d/.exec(name)?.[0] ?? Number.NaN));
  return years[0]! > years.at(-1)! ? named.toReversed() : [...named];
}

function unitOf({ measure, ids }: Given, { facts }: Place): string {
  const first = ids.find((id) => id !== null);
  const fact = first ? facts.get(first) : null;
  return `${fact?.unit ?? ''} ${fact?.currency ?? ''} ${measure.unit ?? ''}`;
}

const isLike = (one: Given, other: Given, place: Place) => unitOf(one, place) === unitOf(other, place);

/** Whether a member is only how many there are of something. */
export const isNumber = (member: string) => /^\d{1,3}$/u.test(member.trim());

/** The sum over members: as the author gives it, otherwise ours; null where figures cannot be added or one is missing. */
export function totalOf({ measure, ids }: Given, { total, members }: Columns, place: Place): FactId | null {
  const { facts, brief } = place;
  // What was measured with one, two and four of something does not add up.
  if (members.every(isNumber)) return null;
  const known = ids.filter((id) => id !== null);
  if (!measure.additive || known.length < 2 || known.some((id) => facts.get(id).unit === 'ratio')) return null;
  const sum = clean(known.reduce((all, id) => all + facts.value(id), 0));
  const written = total === null ? null : figureUnder((total[measure.at] ?? '').trim(), measure.head, brief.language);
  if (written !== null) return facts.give(written, measure.label, writtenUnder(measure, written));
  if (known.length < ids.length || known.some((id) => facts.value(id) < 0)) return null;
  return facts.derive(
    sum,
    facts.get(known[0]!).unit,
    measure.label,
    `sum of ${measure.label} over the ${known.length} rows of the table in the brief`,
    known,
  );
}
