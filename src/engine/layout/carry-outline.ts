/** A layout takes its outline along where that holds computed figures, so that the file made of it can be refreshed and asked where its figures come from. */
import type { Fact, FactId } from '../../model/fact.ts';
import type { Layout } from '../../model/layout.ts';
import type { Outline } from '../../model/outline.ts';

/** Queries stay at home: they are long, and speak of the data and not of the deck. Formulas go along, for whoever is handed the deck. */
export function carryOutline(layout: Layout, outline: Outline): Layout {
  const { facts, behind } = outline;
  if (Object.values(facts).every(({ metric }) => metric === 'given')) return layout;
  return { ...layout, outline: { ...outline, facts: withoutQueries(facts), ...(behind && { behind: withoutQueries(behind) }) } };
}

function withoutQueries(facts: Readonly<Record<FactId, Fact>>): Record<FactId, Fact> {
  return Object.fromEntries(Object.entries(facts).map(([id, fact]) => [id, { ...fact, sql: '' }]));
}
