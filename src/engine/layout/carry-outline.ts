/** A layout takes its outline along where that holds computed figures, so that the file made of it can be refreshed. */
import type { Outline } from '../outline/outline.ts';
import type { Layout } from './layout.ts';

/** Queries and formulas stay at home: they are long, and come anew with new data. A note on the data is known by its formula. */
export function carryOutline(layout: Layout, outline: Outline): Layout {
  if (Object.values(outline.facts).every(({ metric }) => metric === 'given')) return layout;
  const facts = Object.fromEntries(
    Object.entries(outline.facts).map(([id, fact]) => [id, { ...fact, sql: '', formula: fact.metric === 'quality' ? fact.formula : '' }]),
  );
  return { ...layout, outline: { ...outline, facts } };
}
