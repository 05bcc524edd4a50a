/** The facts of an outline, taken anew: by id from this run's facts, or derived from them the way they were before. */

import type { Fact, FactId, FactTable } from '../../../model/fact.ts';
import type { Outline } from '../../../model/outline.ts';
import { changeOf, contributionOf, growthOf, multipleOf, remainderOf, shareOf, sumOf } from '../../insight/derived-fact.ts';

type Facts = Readonly<Record<FactId, Fact>>;

/** Facts of two facts, by the suffix of their metric. */
const pairs: Readonly<Record<string, (a: Fact, b: Fact) => Fact>> = {
  delta: changeOf,
  pct: growthOf,
  share: shareOf,
  contribution: contributionOf,
  lead: (a, b) => multipleOf(a, b, '.lead'),
  multiple: (a, b) => multipleOf(a, b, '.multiple'),
};

/** What was given stays as it was; null for a figure that this run's facts do not hold. `before` are the outline's own facts. */
export function takeAnew(id: FactId, before: Facts, known: Facts): Fact | null {
  const old = Object.hasOwn(before, id) ? before[id] : undefined;
  if (old?.metric === 'given') return old;
  const fact = (Object.hasOwn(known, id) ? known[id] : undefined) ?? (old ? derived(old, before, known) : null);
  return fact && fact.value === null ? null : fact;
}

/** Figures inside notes on the data: they stand where the note itself, which is their formula, still does. */
export function stillTrue(outline: Outline, table: FactTable): Record<FactId, Fact> {
  const messages = new Set(table.quality.map(({ message }) => message));
  return Object.fromEntries(
    Object.entries(outline.facts).filter(([, { metric, formula }]) => metric === 'quality' && messages.has(formula)),
  );
}

function derived(old: Fact, before: Facts, known: Facts): Fact | null {
  const from = old.from?.map((id) => takeAnew(id, before, known)) ?? [];
  if (from.length === 0 || !from.every((fact) => fact !== null)) return null;
  const parts = from as Fact[];
  const [first, second] = parts;
  const suffix = /^[^[@]*\.([a-z_]+)/.exec(old.id)?.[1];
  const pair = suffix === undefined ? undefined : pairs[suffix];
  if (pair) return second && parts.length === 2 && second.value !== 0 ? { ...pair(first!, second), id: old.id } : null;
  if (suffix !== undefined) return null;
  // Without a suffix it stands for several members: their sum, or what they leave of the whole.
  const isRemainder = Object.keys(first!.scope).length < Object.keys(old.scope).length;
  return { ...(isRemainder ? remainderOf(first!, parts.slice(1), old.scope) : sumOf(parts, old.scope)), id: old.id };
}
