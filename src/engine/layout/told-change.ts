/** The change that a page tells of, among the figures of a chart. */
import type { Fact, FactId } from '../../model/fact.ts';
import { referencesIn, type Text } from '../../model/text.ts';

type Facts = Readonly<Record<FactId, Fact>>;

/** Of the first figure in what is said that is the difference or growth between two of `ids`, their indexes; null without any. */
export function toldChange(
  said: readonly Text[],
  ids: readonly (FactId | null)[],
  facts: Facts,
): { id: FactId; from: number; to: number } | null {
  for (const id of said.flatMap(referencesIn)) {
    const change = Object.hasOwn(facts, id) ? facts[id] : undefined;
    const places = change?.from?.map((each) => ids.indexOf(each)) ?? [];
    if (!change || places.length !== 2 || places.some((place) => place < 0)) continue;
    const [from, to] = places.toSorted((a, b) => a - b) as [number, number];
    if (isChange(change, facts[ids[from]!]!, facts[ids[to]!]!)) return { id, from, to };
  }
  return null;
}

function isChange({ value: change }: Fact, { value: before }: Fact, { value: now }: Fact): boolean {
  if (change === null || before === null || now === null) return false;
  const close = (size: number) => Math.abs(change - size) <= 1e-6 * Math.max(Math.abs(size), 1e-3);
  return close(now - before) || (before !== 0 && close((now - before) / before));
}
