/** The facts behind facts: what each was derived from, and what that was derived from. */
import type { Fact, FactId } from '../../model/fact.ts';

/** Those that are not among `facts` themselves, sorted by id. */
export function behindFacts(facts: Readonly<Record<FactId, Fact>>, find: (id: FactId) => Fact | null): Record<FactId, Fact> {
  const found = new Map<FactId, Fact>();
  const visit = (fact: Fact): void => {
    for (const id of fact.from ?? []) {
      const behind = Object.hasOwn(facts, id) || found.has(id) ? null : find(id);
      if (!behind) continue;
      found.set(id, behind);
      visit(behind);
    }
  };
  Object.values(facts).forEach(visit);
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
