/** What the author wrote together, part by part. */
import type { Sentence } from './said.ts';

/** The sentences of one unit under one heading, in order. */
export interface Part {
  heading: string | null;
  sentences: readonly Sentence[];
}

export function underHeadings(sentences: readonly Sentence[]): Part[] {
  const found: { heading: string | null; unit: number; sentences: Sentence[] }[] = [];
  for (const sentence of sentences) {
    const last = found.at(-1);
    if (last?.unit === sentence.unit && last.heading === sentence.heading) last.sentences.push(sentence);
    else found.push({ heading: sentence.heading, unit: sentence.unit, sentences: [sentence] });
  }
  return found;
}

/** The sentences of each unit. */
export function unitsOf(sentences: readonly Sentence[]): Sentence[][] {
  const found = new Map<number, Sentence[]>();
  for (const sentence of sentences) found.set(sentence.unit, [...(found.get(sentence.unit) ?? []), sentence]);
  return [...found.values()];
}
