/** A finished outline and this run's facts: the same slides with the figures taken anew. */
import type { Brief } from '../brief/brief.ts';
import { QuarterdeckError } from '../errors.ts';
import { changeOf, contributionOf, growthOf, multipleOf, remainderOf, shareOf, sumOf } from '../insight/derived-fact.ts';
import type { Fact, FactId, FactTable } from '../metrics/fact.ts';
import type { Outline } from './outline.ts';
import { plan } from './plan.ts';

/** Facts of two facts, by the suffix of their metric. */
const pairs: Readonly<Record<string, (a: Fact, b: Fact) => Fact>> = {
  delta: changeOf,
  pct: growthOf,
  share: shareOf,
  contribution: contributionOf,
  lead: (a, b) => multipleOf(a, b, '.lead'),
  multiple: (a, b) => multipleOf(a, b, '.multiple'),
};

/** As many slides as any deck has, so that a fresh plan computes whatever this outline may refer to. */
const everything = { min: 100, max: 100, asked: true };

/**
 * Without data the outline speaks with the figures it brings.
 * @throws QuarterdeckError outline_invalid when the data lack a figure, or speak of another period than its words do
 */
export function bindOutline(outline: Outline, table: FactTable | null, brief: Brief) {
  const notes = { open: outline.slides.filter(({ scaffold }) => scaffold).map(({ title }) => title), changes: [], assumptions: [] };
  if (!table) return { outline, notes };
  const fresh = plan({ ...brief, slides: everything }, table, table.asOf).outline.facts;
  const known = { ...fresh, ...stillTrue(outline, table), ...table.facts };
  const missing: FactId[] = [];
  const facts = Object.keys(outline.facts).map((id): [FactId, Fact] => {
    const fact = bound(id, outline, known);
    if (!fact) missing.push(id);
    return [id, fact ?? outline.facts[id]!];
  });
  if (missing.length > 0) {
    throw new QuarterdeckError(
      'outline_invalid',
      `The data no longer hold ${missing.length === 1 ? 'a figure' : `${missing.length} figures`} the outline refers to.`,
      {
        next: 'plan anew without --outline, or leave out --data to keep its figures',
        errors: missing.map((id) => ({ path: `/facts/${id}`, code: 'missing', message: 'is not among the facts of the data' })),
      },
    );
  }
  return { outline: { ...outline, asOf: table.asOf, facts: Object.fromEntries(facts) }, notes };
}

function bound(id: FactId, outline: Outline, known: Readonly<Record<FactId, Fact>>): Fact | null {
  const before = outline.facts[id];
  if (before?.metric === 'given') return before;
  const fact = known[id] ?? (before ? derived(before, outline, known) : null);
  if (before && fact && fact.period !== before.period) {
    throw new QuarterdeckError(
      'outline_invalid',
      `The outline speaks of ${before.period}, the data of ${fact.period}: its words would name the wrong period.`,
      { next: 'name its period with --period, or plan anew without --outline' },
    );
  }
  return fact;
}

/** Figures inside notes on the data: they stand where the note itself, which is their formula, still does. */
function stillTrue(outline: Outline, table: FactTable): Record<FactId, Fact> {
  const messages = new Set(table.quality.map(({ message }) => message));
  return Object.fromEntries(
    Object.entries(outline.facts).filter(([, { metric, formula }]) => metric === 'quality' && messages.has(formula)),
  );
}

function derived(before: Fact, outline: Outline, known: Readonly<Record<FactId, Fact>>): Fact | null {
  const from = before.from?.map((id) => bound(id, outline, known)) ?? [];
  if (from.length === 0 || !from.every((fact) => fact !== null && fact.value !== null)) return null;
  const parts = from as Fact[];
  const [first, second] = parts;
  const suffix = /^[^[@]*\.([a-z_]+)/.exec(before.id)?.[1];
  const pair = suffix === undefined ? undefined : pairs[suffix];
  if (pair) return second && parts.length === 2 && second.value !== 0 ? { ...pair(first!, second), id: before.id } : null;
  if (suffix !== undefined) return null;
  // Without a suffix it stands for several members: their sum, or what they leave of the whole.
  const isRemainder = Object.keys(first!.scope).length < Object.keys(before.scope).length;
  return { ...(isRemainder ? remainderOf(first!, parts.slice(1), before.scope) : sumOf(parts, before.scope)), id: before.id };
}
