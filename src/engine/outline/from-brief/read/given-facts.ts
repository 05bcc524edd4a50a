/** The facts of a deck without data: figures given in the brief, verbatim, and sums and ratios of them. */
import type { Fact, FactId, Unit } from '../../../../model/fact.ts';
import type { Figure } from './figures.ts';

export class GivenFacts {
  private readonly all: Record<FactId, Fact> = {};
  private count: number;

  /** `after`: how many numbers earlier figures have taken. */
  constructor(after = 0) {
    this.count = after;
  }

  /** A figure as written, except that bare digits in a table (`1180000`) use the deck's number format. */
  give(figure: Figure, label: string, options: { unit?: string; format?: boolean; currency?: string } = {}): FactId {
    const money = options.currency !== undefined && figure.unit === 'number';
    const bare = options.format === true && /^\d{4,}(?:\.\d+)?$/.test(figure.text);
    const currency = figure.currency ?? options.currency;
    return this.add({
      label,
      value: figure.value,
      unit: money ? 'money' : figure.unit,
      ...(currency === undefined ? {} : { currency }),
      formula: `given in the brief as ${figure.text}`,
      ...(bare || money ? {} : { display: options.unit ? `${figure.text} ${options.unit}` : figure.text }),
    });
  }

  /** A fact computed from others, in the deck's number format, or as the figures beside it are written. */
  derive(value: number, unit: Unit, label: string, formula: string, from: readonly FactId[], display?: string): FactId {
    const currency = unit === 'money' ? this.get(from[0]!).currency : undefined;
    return this.add({
      label,
      value,
      unit,
      ...(currency === undefined ? {} : { currency }),
      formula,
      from,
      ...(display === undefined ? {} : { display }),
    });
  }

  get(id: FactId): Fact {
    return this.all[id]!;
  }

  value(id: FactId): number {
    return this.get(id).value ?? 0;
  }

  /** Facts that slides refer to, with those they were computed from. */
  used(slides: unknown): Record<FactId, Fact> {
    const text = JSON.stringify(slides);
    const wanted = new Set<FactId>();
    const want = (id: FactId) => {
      if (wanted.has(id)) return;
      wanted.add(id);
      for (const source of this.get(id).from ?? []) want(source);
    };
    for (const [id] of text.matchAll(/given\.\d+/g)) if (id in this.all) want(id);
    return Object.fromEntries(Object.entries(this.all).filter(([id]) => wanted.has(id)));
  }

  private add(fact: Omit<Fact, 'id' | 'metric' | 'period' | 'scope' | 'n' | 'sql'>): FactId {
    this.count += 1;
    const id = `given.${this.count}`;
    this.all[id] = { id, metric: 'given', period: null, scope: {}, n: 1, sql: '', ...fact };
    return id;
  }
}
