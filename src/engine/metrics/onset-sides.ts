/** What is compared at a place and elsewhere, before and since its measure changed, with how it differs. */
import { alongId, type Fact, type OnsetAlong, type OnsetNote, type OnsetSide, onsetSides } from '../../model/fact.ts';
import type { Question } from './compute.ts';
import { type Counted, errorOf, rateOf } from './counted.ts';
import type { Metric } from './metric.ts';

/** Rows of each side. */
const leastRows = 30;

export type Sides = Record<OnsetSide, Counted>;

export interface Found {
  along: OnsetAlong;
  facts: Fact[];
}

/** Null where a side has too few rows. */
export function foundOf(
  question: Question,
  metric: Metric,
  note: OnsetNote,
  of: Omit<OnsetAlong, 'z'>,
  sides: Sides,
  place: string,
): Found | null {
  if (onsetSides.some((side) => sides[side].n < leastRows)) return null;
  const error = Math.hypot(...onsetSides.map((side) => errorOf(sides[side])));
  if (!(error > 0)) return null;
  const moved = (after: Counted, before: Counted) => rateOf(after) - rateOf(before);
  const z = (moved(sides.after, sides.before) - moved(sides.others_after, sides.others_before)) / error;
  const { table, where, date } = metric.basis;
  const members = Object.values(note.scope).join(', ');
  return {
    along: { ...of, z: Number(z.toPrecision(9)) },
    facts: onsetSides.map((side): Fact => {
      const [isOthers, isBefore] = [side.startsWith('others'), side.endsWith('before')];
      const who = `${isOthers ? 'all but ' : ''}${members}`;
      const when = `${isBefore ? 'before' : 'since'} ${note.start.label}`;
      return {
        id: alongId(note, of, side),
        metric: note.metric,
        label: `${of.label}, ${who}, ${when}`,
        value: rateOf(sides[side]),
        unit: of.unit,
        ...(of.unit === 'money' && question.currency ? { currency: question.currency } : {}),
        period: null,
        scope: note.scope,
        n: sides[side].n,
        formula: `${metric.formula} ${when}, ${who}`,
        sql: `SELECT ${metric.value} FROM ${table} WHERE ${where} AND ${within(note, date!)} AND ${date} ${isBefore ? '<' : '>='} DATE '${note.start.start}' AND ${isOthers ? 'NOT ' : ''}coalesce(${place}, false)`,
      };
    }),
  };
}

export const within = ({ before: [first], end }: OnsetNote, date: string) =>
  `${date} >= DATE '${first.start}' AND ${date} < DATE '${end.end}'`;

export const sideOf = ({ start }: OnsetNote, date: string, place: string) =>
  `CASE WHEN coalesce(${place}, false) THEN '' ELSE 'others_' END || CASE WHEN ${date} < DATE '${start.start}' THEN 'before' ELSE 'after' END`;
