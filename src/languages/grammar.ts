/** What a message cannot say by itself: how a language joins words and bends names. */

/** The name of a measure as the catalogue knows it: `label`, and forms such as `the`, `of`, `in`, whichever the language needs. */
export type Noun = Readonly<Record<string, string>>;

interface GrammarTools {
  /** The measure that a label names; null for one that only the data know. */
  noun: (label: string) => Noun | null;
}

export interface Grammar {
  /** The language's name for itself. */
  name: string;
  /** BCP 47, for plurals, dates and months. */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** Words stand apart by spaces. */
  spaced: boolean;
  /** `A, B and C`. */
  list: (items: readonly string[]) => string;
  /** An ISO day in words, where it is not written as `Intl` writes it at length. */
  date?: (iso: string) => string;
  /** What messages call by name: `{ WITHIN($label) }`. Lists are given one item at a time. */
  functions: (tools: GrammarTools) => Readonly<Record<string, (value: string) => string>>;
}
