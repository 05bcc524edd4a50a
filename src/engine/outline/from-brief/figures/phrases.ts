/** What the words between the figures of a sentence are to them, as each kind of language says it. */

/** The words before a clause's first figure. */
export interface Read {
  /** The measure; empty where it is what the figure counts. */
  label: string;
  role: 'prior' | 'now' | 'change';
  /** What its verb says. */
  direction: 'up' | 'down' | null;
  period: string | null;
  words: string;
  isMaker: boolean;
  /** Its verb stands after its figures. */
  verbLast: boolean;
  /** It says more than the measure: a reason, or who changed it. */
  more: boolean;
  /** The figure before is one only if its period is named. */
  open?: boolean;
  /** The measure by the words after its figure, where what is counted follows. */
  counted?: (after: string) => string;
}

/** The words between two figures of one clause. */
export interface Turn {
  role: 'to' | 'prior' | 'plan' | 'beyond';
  /** The period of the figure before the turn. */
  period: string | null;
  /** The period of the figure after it. */
  of: string | null;
  /** Said with a word that only an earlier figure can follow. */
  sure: boolean;
  direction: 'up' | 'down' | null;
  /** The author's word for a plan. */
  name: string | null;
  words: string;
}

interface Tail {
  period: string | null;
  bare: boolean;
  direction: 'up' | 'down' | null;
}

export interface Phrases {
  /** A noun phrase as a name, without article and period; empty for anything else. */
  name: (words: string) => string;
  /** What an author writes before a colon as the name of a measure; null for anything else. */
  label: (words: string) => string | null;
  /** Words after a figure without what it counts. */
  afterCounted: (gap: string) => string;
  head: (text: string) => Read | null;
  /** `after`: the words behind the second figure. */
  turn: (gap: string, after: string) => Turn | null;
  /** Where one clause ends and another begins. */
  next: (gap: string, ends: (tail: string) => boolean) => { tail: string; head: Read } | null;
  /** What may follow a clause's last figure; null for words that would change what it is. `bare` if nothing does. */
  tail: (text: string, head: Read) => Tail | null;
}
