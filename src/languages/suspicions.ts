/** How a language says what somebody holds to be the cause, and what such claims are about, as the insides of patterns. */

/** What a claim says has changed, besides what it calls by the name of a column. */
export const things = [
  'weight',
  'size',
  'age',
  'discount',
  'price',
  'reply',
  'approval',
  'arrival',
  'work',
  'parts',
  'duration',
  'load',
  'distance',
  'temperature',
  'experience',
] as const;
export type Thing = (typeof things)[number];

/** What a reason is that a claim tells in other words than the data: `nobody is at home`, `No access`. */
export const reasons = ['absent', 'broken'] as const;
export type Reason = (typeof reasons)[number];

export interface Suspicions {
  /** What stands between who holds something and what it is: `says that`, `is convinced`. */
  holds: string;
  /** The same where it does not stand between them: whole patterns with the groups `who` and `claim`. */
  around: readonly string[];
  /** What several claims are called that a list follows: `three theories:`. */
  lists: string;
  /** What a claim begins with that is none of it: `it is`. */
  opens: string;
  /** What makes a wish of a sentence rather than a claim. */
  wishes: string;
  /** Whose words are no claim: `the data say`. */
  sources: string;
  /** How a claim says that there is more or less of something, and what columns of it are called, in lower case without accents. */
  things: Readonly<Record<Thing, Readonly<Record<'more' | 'less' | 'column', string>>>>;
  /** How a claim says that there is more of what it names, or less. */
  more: string;
  less: string;
  /** What comes back every year: `the cold winter`. */
  season: string;
  /** How a claim says a reason, and what it is called as a value, in lower case without accents. */
  reasons: Readonly<Record<Reason, Readonly<Record<'said' | 'value', string>>>>;
}
