/** What the brief defines beside what families measure anyway, and for which the data lack something. */
import type { Term } from '../../model/brief.ts';
import type { FactTable, Undone } from '../../model/fact.ts';
import { outcomeOf, words } from '../data/lexicon.ts';
import { eventsIn } from '../data/records/events.ts';
import type { Lacking, StatedMeasure } from '../data/records/stated-measures.ts';

/** What the brief says of deals won among those decided; null where it says no such thing. */
export function winRateIn(measures: readonly StatedMeasure[]): StatedMeasure | null {
  const outcomes = (terms: readonly Term[]) => [...new Set(terms.map(({ words }) => outcomeOf(words)))].sort().join();
  const isWinRate = ({ means }: StatedMeasure) =>
    means.kind === 'share'
      ? eventsIn(words(means.said)).some(({ event }) => event === 'won')
      : means.kind === 'sum' && means.by !== undefined && outcomes(means.of) === 'won' && outcomes(means.by) === 'lost,won';
  return measures.find(isWinRate) ?? null;
}

/** A measure of the family that the brief defines is called as it says. */
export function withStated(table: FactTable, id: string, { called, text }: StatedMeasure): FactTable {
  const metrics = table.metrics.map((note) =>
    note.id === id ? { ...note, ...(called && { label: called, named: called }), stated: text } : note,
  );
  return { ...table, metrics };
}

/** What no column or value is called, unless another measure is what the definition says. */
export function lackingIn({ metrics }: FactTable, lacking: readonly Lacking[]): Undone[] {
  return lacking.flatMap(({ stated: { sure, called = '', text }, words }): Undone[] =>
    sure && !metrics.some(({ stated }) => stated === text) ? [{ text: `${called}: ${words}`, why: 'unnamed' }] : [],
  );
}
