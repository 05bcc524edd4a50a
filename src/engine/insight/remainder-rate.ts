/** The rate of everyone but one member. */
import type { Known } from './evidence.ts';
import { minRows, proportionOf } from './guards.ts';
import type { Proportion } from './statistics.ts';

/** Null when either is no proportion or fewer than thirty rows are left. */
export function remainderRate(whole: Known | null, member: Known): Proportion | null {
  const all = whole && proportionOf(whole);
  const part = proportionOf(member);
  if (!all || !part) return null;
  const rest = { hits: all.hits - part.hits, n: all.n - part.n };
  return rest.n >= minRows && rest.hits >= 0 && rest.hits <= rest.n ? rest : null;
}
