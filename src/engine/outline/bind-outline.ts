/** A finished outline and this run's facts: the same slides with the figures taken anew. */
import { QuarterdeckError } from '../errors.ts';
import { changeOf, contributionOf, growthOf, multipleOf, remainderOf, shareOf, sumOf } from '../insight/derived-fact.ts';
import type { Fact, FactId, FactTable } from '../metrics/fact.ts';
import type { Outline } from './outline.ts';

/** Facts of two facts, by the suffix of their metric. */
const pairs: Readonly<Record<string, (a: Fact, b: Fact) => Fact>> = {
  delta: changeOf,
  pct: growthOf,
  share: shareOf,
  contribution: contributionOf,
  lead: (a, b) => multipleOf(a, b, '.lead'),
  multiple: (a, b) => multipleOf(a, b, '.multiple'),
};

/**
 * Without data the outline speaks with the figures it brings.
 * @throws QuarterdeckError outline_invalid when the data lack a figure, or speak of another period than its words do
 */
export function bindOutline(outline: Outline, table: FactTable | null) {
  const notes = { open: outline.slides.filter(({ scaffold }) => scaffold).map(({ title }) => title), changes: [], assumptions: [] };
  if (!table) return { outline, notes };
  const missing: FactId[] = [];
  const facts = Object.keys(outline.facts).map((id): [FactId, Fact] => {
    const fact = bound(id, outline, table);
    if (!fact) missing.push(id);
    return [id, fact ?? outline.facts[id]!];
  });
  if (missing.length > 0) {
    throw new QuarterdeckError(
      'outline_invalid',
      `The data hold nothing for ${missing.length === 1 ? 'a figure' : `${missing.length} figures`} of the outline.`,
      {
        next: 'plan anew without --outline, or leave out --data to keep its figures',
        errors: missing.map((id) => ({ path: `facts.${id}`, code: 'missing', message: 'not among the facts of the data' })),
      },
    );
  }
  return { outline: { ...outline, asOf: table.asOf, facts: Object.fromEntries(facts) }, notes };
}

function bound(id: FactId, outline: Outline, table: FactTable): Fact | null {
  const before = outline.facts[id];
  if (before?.metric === 'given') return before;
  const fact = table.facts[id] ?? (before ? derived(before, outline, table) : null);
  if (before && fact && fact.period !== before.period) {
    throw new QuarterdeckError(
      'outline_invalid',
      `The outline speaks of ${before.period}, the data of ${fact.period}: its words would name the wrong period.`,
      {
        next: before.period
          ? `--period ${table.reporting.id === fact.period ? before.period : outline.asOf.slice(0, 4)}, or plan anew without --outline`
          : 'plan anew without --outline',
      },
    );
  }
  return fact;
}

function derived(before: Fact, outline: Outline, table: FactTable): Fact | null {
  const from = before.from?.map((id) => bound(id, outline, table)) ?? [];
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
