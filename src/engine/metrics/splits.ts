/** The dimensions of a family's table, with their members and columns. */

import type { Dimension, FamilyId } from '../../model/fact.ts';
import { literal, name } from '../data/database.ts';
import { type DimensionColumn, noMember } from '../data/dimensions.ts';
import { membersOf, type Question, type Split } from './compute.ts';
import type { Metric } from './metric.ts';

/** @param known dimensions of earlier families, shared if name and members match */
export async function splitsOf(
  question: Question,
  columns: readonly DimensionColumn[],
  leading: Metric,
  family: FamilyId,
  known: readonly Dimension[],
): Promise<{ dimensions: Dimension[]; splits: Split[] }> {
  const dimensions: Dimension[] = [];
  const splits: Split[] = [];
  for (const { id: own, label, role } of columns) {
    const column = `by_${own}`;
    const members = await membersOf(question, leading, column);
    if (members.length < 2) continue;
    const same = known.find((each) => each.id === own);
    const shares = same !== undefined && (await isSame(question, leading, column, { id: own, label, role, members }, same));
    const id = same && !shares ? `${family}_${own}` : own;
    dimensions.push({ id, label, role: id === own ? role : 'other', members });
    // For a shared dimension with very many members, both families use the same ones.
    const shared = shares ? same.members : [];
    splits.push({ id, label, role, column, members: [...new Set([...members, ...shared, noMember])] });
  }
  return { dimensions, splits };
}

/** A dimension with the same name and role and at least half of its members: pages can compare both families by it. */
async function isSame({ database }: Question, { basis }: Metric, column: string, own: Dimension, known: Dimension): Promise<boolean> {
  if (own.role !== known.role || (own.role === 'other' && own.label !== known.label)) return false;
  const [row] = await database.query(
    `SELECT count(DISTINCT ${name(column)}) AS "common" FROM ${basis.table} WHERE ${name(column)} IN (${known.members.map(literal).join(', ')})`,
  );
  return Number(row!.common) * 2 >= Math.min(own.members.length, known.members.length);
}
