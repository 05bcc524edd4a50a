/** What messages cannot express: how a language joins and inflects words. */

/** The name of a measure in the catalogue: `label`, and forms such as `the`, `of`, `in`, as the language needs. */
export type Noun = Readonly<Record<string, string>>;

interface GrammarTools {
  /** The measure with this label; null for one that only the data know. */
  noun: (label: string) => Noun | null;
}

export interface Grammar {
  /** The language's name for itself. */
  name: string;
  /** BCP 47, for plurals, dates and months. */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** ISO 15924, for fonts. */
  script: 'Latn' | 'Jpan' | 'Hans' | 'Arab';
  /** Words are separated by spaces. */
  spaced: boolean;
  /** Between a label and what it says, where that is not `: `. */
  colon?: string;
  /** Between what is said of one thing, where that is not `; `. */
  semicolon?: string;
  /** `A, B and C`. */
  list: (items: readonly string[]) => string;
  /** An ISO date in words, if different from `Intl`'s long form. */
  date?: (iso: string) => string;
  /** Functions that messages call: `{ WITHIN($label) }`. Lists are passed item by item. */
  functions: (tools: GrammarTools) => Readonly<Record<string, (value: string) => string>>;
}
