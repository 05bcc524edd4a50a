/** Stores the outline in a layout with computed figures, so that the file can be refreshed and asked where its figures come from. */
import type { Fact, FactId } from '../../model/fact.ts';
import type { Layout } from '../../model/layout.ts';
import type { Outline } from '../../model/outline.ts';

/** Leaves out queries, which are long and describe the data. Keeps formulas, for whoever gets the deck. */
export function carryOutline(layout: Layout, outline: Outline): Layout {
  const { facts, behind } = outline;
  if (Object.values(facts).every(({ metric }) => metric === 'given')) return layout;
  return { ...layout, outline: { ...outline, facts: withoutQueries(facts), ...(behind && { behind: withoutQueries(behind) }) } };
}

function withoutQueries(facts: Readonly<Record<FactId, Fact>>): Record<FactId, Fact> {
  return Object.fromEntries(Object.entries(facts).map(([id, fact]) => [id, { ...fact, sql: '' }]));
}
