/** Why deals are lost, where a column says it: `lost_count[loss_reason=Price]@0`, with those without a reason as a part of their own. */

import type { Dimension } from '../../../model/fact.ts';
import { label, noMember } from '../../data/dimensions.ts';
import type { Deals } from '../../data/families/deals.ts';
import { computeMembers, type Question, type Split } from '../compute.ts';
import { membersOf } from '../members.ts';
import { lostCount } from './deals-closed.ts';

/** Null without reasons. */
export async function computeLossReasons(
  question: Question,
  { parts: { reason } }: Deals,
): Promise<{ dimension: Dimension; split: Split } | null> {
  if (!reason) return null;
  const basis = { ...lostCount.basis, where: `${lostCount.basis.where} AND outcome = 'lost'` };
  const members = await membersOf(question, { ...lostCount, basis }, 'reason');
  if (members.filter((member) => member !== noMember).length < 2) return null;
  const own = { id: 'loss_reason', label: label(reason.name) };
  const split: Split = { ...own, column: 'reason', members };
  await computeMembers(question, [lostCount], [split]);
  return { dimension: { ...own, role: 'other', members }, split };
}
