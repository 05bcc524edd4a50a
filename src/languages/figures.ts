/** How a language tells figures in sentences: the words that may stand between a measure and its figures, as the insides of patterns. */

export interface FigureWords {
  /** Verbs of rising and falling in forms that state a fact; no infinitives, as `will fall` states none. */
  up: string;
  down: string;
  /** Verbs of change without a direction: `went from`. */
  went: string;
  /** What somebody did to a measure: `cut`, `took`. */
  took: string;
  /** Between a measure and the figure it has: `was`, `stood at`. */
  is: string;
  /** Sales and the like, by those who make them: `North sold`. */
  act: string;
  auxiliary: string;
  adverb: string;
  from: string;
  to: string;
  by: string;
  /** Before a figure compared with: `up from`, `against`. */
  against: string;
  /** A plan by its own name, and what stands before it. */
  plan: string;
  article: string;
  about: string;
  /** A clause with one of these states no fact about a measure. */
  unsure: string;
  /** No part of the name of a measure. */
  noName: string;
  /** Begins a clause of its own after a comma or by itself. */
  joining: string;
  /** Begins a reason or a time, which leaves the figure before it as it is. */
  because: string;
  /** After a figure: by how much it is over or under. */
  beyond: string;
  /** Before a group whose figure stands before it: `71% of`. Where there is none, such figures are left alone. */
  group?: string;
  /** `mil` is a thousand. */
  milIsThousand?: true;
  series: SeriesWords;
  /** What an amount is to become; where there is none, such sentences stay words. Made when asked for, as patterns take time to make. */
  planned?: () => PlannedWords;
}

/** The small words of a series told in words: what stands between its entries, and what says that its periods are those of another. */
interface SeriesWords {
  /** Between a figure and its period, or around either: `in`, `nel`. */
  beside: string;
  /** Between two entries: `and`, `then`, `to`. */
  between: string;
  /** At the end of the words before the figures, beside the verbs above. */
  verbs: string;
  /** The same years, quarters or seasons as another series. */
  same: string;
  /** The year before that of the deck. */
  lastYear: string;
  /** The period of the deck. */
  now: string;
}

/** Somebody sets a price or rate, or it is set: each with the group `name`, but for those that stand between figures. */
interface PlannedWords {
  before: RegExp;
  after?: RegExp;
  /** From the amount that is to the one that is to be. */
  to: RegExp;
  stays: RegExp;
  from: RegExp;
  /** What is denied, supposed or asked is no plan. */
  denied: RegExp;
}

/** Where a language has no such words: found nowhere. */
export const none = '(?!)';
