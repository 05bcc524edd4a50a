/** How many rows of a place there are per member of another dimension and month: how much each has to do there since, before, and elsewhere. */
import { loadId, type OnsetNote, type OnsetSide, onsetSides } from '../../model/fact.ts';
import { literal, name } from '../data/database.ts';
import { noMember } from '../data/dimensions.ts';
import { number, type Question, type Split } from './compute.ts';
import { type Counted, nothing } from './counted.ts';
import type { Metric } from './metric.ts';
import { type Found, foundOf, type Sides, sideOf, within } from './onset-sides.ts';

/** @param place SQL of its rows */
export async function loadsOf(
  question: Question,
  metric: Metric,
  note: OnsetNote,
  splits: readonly Split[],
  place: string,
): Promise<Found[]> {
  const { table, where, date } = metric.basis;
  return (
    await Promise.all(
      splits.map(async (split): Promise<Found[]> => {
        const column = `CAST(${name(split.column)} AS VARCHAR)`;
        const any = `${where} AND ${column} IS NOT NULL AND ${column} <> ${literal(noMember)}`;
        const months = await question.database.query(
          `SELECT ${sideOf(note, date!, place)} AS "side", date_trunc('month', ${date}) AS "month", count(*) AS "rows in all", count(DISTINCT ${column}) AS "members"
           FROM ${table} WHERE ${any} AND ${within(note, date!)} GROUP BY 1, 2 ORDER BY 1, 2`,
        );
        const side = (of: OnsetSide): Counted =>
          months
            .filter((row) => row.side === of)
            .map((row) => [number(row['rows in all']!) ?? 0, number(row.members!) ?? 0] as const)
            .reduce((sum, [rows, members]) => {
              const [oo, ob, bb] = sum.squares ?? [0, 0, 0];
              return {
                of: sum.of + rows,
                by: sum.by + members,
                n: sum.n + rows,
                squares: [oo + rows * rows, ob + rows * members, bb + members * members],
              };
            }, nothing);
        const load: Metric = {
          ...metric,
          basis: { ...metric.basis, where: any },
          value: `CAST(count(*) AS DOUBLE) / count(DISTINCT ${column})`,
          formula: `rows per ${split.label.toLowerCase()} and month`,
        };
        const sides = Object.fromEntries(onsetSides.map((each) => [each, side(each)])) as Sides;
        const found = foundOf(question, load, note, { of: loadId(split.id), label: split.label, unit: 'number', load: true }, sides, place);
        return found ? [found] : [];
      }),
    )
  ).flat();
}
