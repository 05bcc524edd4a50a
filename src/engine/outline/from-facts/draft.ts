/** A page in the making, and the facts that finished pages use. */
import type { Fact, FactId } from '../../../model/fact.ts';
import type { AnyOutlineSlide } from '../../../model/outline.ts';
import type { Text } from '../../../model/text.ts';

export const parts = ['cover', 'summary', 'scorecard', 'evidence', 'outlook', 'risks', 'actions', 'appendix'] as const;
export type Part = (typeof parts)[number];

export interface Draft {
  slide: AnyOutlineSlide;
  part: Part;
  /** Words that select the page when the brief focuses on or excludes something. */
  topics: readonly string[];
  /** 0..1: how much the deck would miss it. */
  worth: number;
  /** It answers what the brief asks. */
  asked?: true;
  /** Pages of the same metric and dimension stay together. */
  metric?: string;
  dimension?: string;
  /** What it asks the readers to decide, in a few words each. */
  asks?: readonly string[];
  /** The same, each with the day by which. */
  datedAsks?: readonly string[];
  /** The sentence of its reading that bears out its title best: what it is worth, or how it came. */
  because?: Text;
  /** Findings it proves. */
  proves: readonly string[];
}

/** Searches every string of the slides for references in braces and for bare fact IDs, as in charts. Sorted by ID. */
export function usedFacts(slides: readonly AnyOutlineSlide[], find: (id: FactId) => Fact | null): Record<FactId, Fact> {
  const found = new Map<FactId, Fact>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      const ids = [...value.matchAll(/\{\{([^{|}]+)(?:\|[a-z]+)?\}\}/g)].map((match) => match[1]!);
      for (const id of [...ids, value]) {
        const fact = find(id);
        if (fact) found.set(id, fact);
      }
    } else if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  slides.forEach(visit);
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
