/** Dimensions that say the outcome itself, such as a status, a forecast category or a reason for leaving: known afterwards, they explain nothing. */
import type { QualityNote } from '../../model/quality-note.ts';
import { name } from '../data/database.ts';
import type { DimensionColumn } from '../data/dimensions.ts';
import type { Question } from './compute.ts';

/** A column of more members may tell rows apart by chance. */
const mostStates = 12;
/** Share of the rows whose member says whether they ended, from which the column is another name for that. */
const tells = 0.97;
/** Fewer that ended, or that did not, prove nothing. */
const leastOfEach = 0.05;

/** Of fewer rows, all of a member may end alike by chance. */
const fewest = 20;

interface Outcomes {
  /** SQL of the rows whose outcome is known: a canonical table, with a condition where not all count. */
  rows: string;
  /** SQL condition of one outcome. */
  ended: string;
  /** Name of the column that holds a dimension's members. */
  column: (dimension: string) => string;
}

/** Rows that start and end. */
export function endsIn(table: 'subscriptions' | 'spans', { periods }: Question): Outcomes {
  return { rows: table, ended: `ended IS NOT NULL AND ended <= DATE '${periods.asOf}'`, column: (dimension) => `by_${dimension}` };
}

export async function knownAfter(
  { database }: Question,
  { rows, ended, column }: Outcomes,
  dimensions: readonly DimensionColumn[],
): Promise<DimensionColumn[]> {
  const found: DimensionColumn[] = [];
  for (const dimension of dimensions) {
    const [row] = await database.query(
      `SELECT count(*) AS "members", CAST(sum(e) AS DOUBLE) AS "ended", CAST(sum(n) AS DOUBLE) AS "all", CAST(sum(greatest(e, n - e)) AS DOUBLE) AS "told"
       FROM (SELECT count(*) FILTER (WHERE ${ended}) AS e, count(*) AS n FROM ${rows} GROUP BY ${name(column(dimension.id))})`,
    );
    const [members, gone, all, told] = [row!.members, row!.ended, row!.all, row!.told].map(Number) as [number, number, number, number];
    const both = Math.min(gone, all - gone) >= leastOfEach * all;
    if (both && all >= fewest && members > 1 && members <= mostStates && told >= tells * all) found.push(dimension);
  }
  return found;
}

export function afterNote({ label }: DimensionColumn): QualityNote {
  const message = `${label} is left out: it says the outcome itself, so it is known only afterwards and explains none.`;
  return { code: 'after-outcome', message, sentence: 'only-ended', figures: { dimension: label } };
}
