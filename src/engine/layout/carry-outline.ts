/** A layout takes its outline along where that holds computed figures, so that the file made of it can be refreshed. */
import type { Outline } from '../outline/outline.ts';
import type { Layout } from './layout.ts';

/** Queries stay at home: they are long, and speak of the data and not of the deck. */
export function carryOutline(layout: Layout, outline: Outline): Layout {
  if (Object.values(outline.facts).every(({ metric }) => metric === 'given')) return layout;
  const facts = Object.fromEntries(Object.entries(outline.facts).map(([id, fact]) => [id, { ...fact, sql: '' }]));
  return { ...layout, outline: { ...outline, facts } };
}
