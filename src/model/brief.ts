/** The brief: what was asked for, as understood. */
import type { LanguageCode } from './language.ts';

export const deckTypes = [
  'qbr',
  'board',
  'status',
  'launch',
  'pitch',
  'proposal',
  'post-mortem',
  'research',
  'lecture',
  'training',
  'comparison',
  'roadmap',
  'case-study',
  'report',
  'all-hands',
  'donor-report',
  'general',
] as const;
export type DeckType = (typeof deckTypes)[number];

/** `2017-Q4`, `2017`, `2017-11`, `2017-H2`; `FY-Q2` is the latest second quarter of a fiscal year, `CY2017-Q4` a calendar quarter. */
export type PeriodName = string;

/** Material in the brief: sections, lists and tables below or beside the instruction. */
export interface Section {
  heading: string | null;
  level: number;
  blocks: Block[];
  /** It stands in the same paragraph as the section before, as `Risks: …` inside running text does. */
  inline?: true;
}

/** A list item with those under it. */
export interface ListItem {
  text: string;
  /** Each with its children as text: `East: Anna; Tom`. */
  children: string[];
  /** The children as items, if a list goes deeper than two levels. */
  below?: ListItem[];
}

export type Block =
  | { type: 'paragraph'; text: string }
  | { type: 'list'; ordered: boolean; items: ListItem[] }
  | { type: 'table'; header: string[]; rows: string[][] }
  | { type: 'quote'; text: string; by: string | null }
  /** Named by its file, as in the Markdown. */
  | { type: 'picture'; file: string; alt: string }
  | { type: 'notes'; text: string };

/** The account the deck reviews, and who will read it. */
export interface AccountAsked {
  name: string;
  facing: 'customer' | 'internal';
  /** The name is known to be an account, not just any company. */
  sure: boolean;
}

/** `amount` asks for a figure, `cost` for what something costs, `effect` whether a measure moved with what somebody did. */
export interface Question {
  /** `decide`: whether to spend, hire, cap or renew. */
  kind: 'why' | 'which' | 'amount' | 'cost' | 'effect' | 'decide';
  /** As it was asked, without its question mark. */
  text: string;
  /** What follows the words that begin it. */
  about: string;
  /** Which member it asks for; `best` and `worst` by what is good for the measure. */
  sense?: 'best' | 'worst' | 'most' | 'least';
  /** The month or quarter it asks of, where that is not the deck's: `2026-05`, `M05` for the latest May, `2026-Q2`. */
  period?: PeriodName;
  /** Of `effect`: when that began, `2026-07-15`, `2026-07`; `M07` and `M07-15` for the latest such. */
  since?: string;
  /** Of `why`: the two causes that it asks between, in its words. */
  suspects?: readonly [string, string];
  /** Of `decide`: what it costs or changes, as the prompt states it. */
  stake?: Stake;
  /** Of `decide`: the day of the meeting, `2026-10-08`, `M10-08` for the next such day, `D4` for the next Thursday. */
  by?: string;
  /** Of `decide`: what it chooses between. */
  options?: readonly Choice[];
  /** Of options, the one that changes nothing. */
  nothing?: Pick<Choice, 'text' | 'label'>;
  /** It asks what people will or would do, which no row of what they did tells. */
  ahead?: true;
  /** It is told that something changed, and nobody asks: the first such that names a measure of the data is asked why of. */
  stated?: true;
}

/** One of the options of a decision, in the words of the prompt. */
export interface Choice {
  text: string;
  stake: Stake;
  /** The letter or number by which the prompt calls it. */
  label?: string;
}

/**
 * `per` is null where it is paid once or nothing is said, `currency` where it is that of the data; `unit`: it is paid for each of those, in the words
 * of the prompt; `saved`: it would no longer be paid, or others pay it; `kept`: it is paid today, too.
 */
export interface Price {
  amount: number;
  currency: string | null;
  per: 'year' | 'quarter' | 'month' | 'week' | null;
  unit?: string;
  saved?: true;
  kept?: true;
}

/** What a decision costs or changes. */
export interface Stake {
  /** What is to be decided, without the words that ask and the price: `hire two more reps`; null where nothing of it is left. */
  what: string | null;
  /** Of one of them. */
  price?: Price;
  /** How many of them at that price. */
  count?: number;
  /** What else is paid for it, or no longer is. */
  further?: readonly (Price & { count?: number })[];
  /** What was paid already, and is gone whatever is chosen: no price of it. */
  sunk?: Price;
  /** Something is given up. */
  ends?: true;
  /** It buys people, and so more work that can be done. */
  people?: true;
  /**
   * A commission or a cap on discounts of that rate, prices that change by it, or that share taken `off` what somebody pays; `now` is the rate paid
   * today, `months` how long it holds.
   */
  rate?: { of: 'commission' | 'price' | 'discount' | 'off'; value: number; now?: number; months?: number };
  /** By which share what somebody bills changes: below 0 for a discount that is given to us, above it for more that is wanted. */
  bills?: number;
  /** The part of what goes wrong that it is said to take away. */
  effect?: number;
  /** It brings back what there was before. */
  restores?: true;
  /** It is for all there are, not for one place. */
  everyone?: true;
  /** The share of what is sold that it is thought to lose. */
  loses?: number;
}

/** What others hold to be the cause, and the month in which it began, `2026-04` or `M04` for the latest April. */
export interface Blamed {
  text: string;
  since?: PeriodName;
  /** The text is a whole sentence, in which members of the data may be named. */
  sentence?: true;
}

/** What somebody holds to be the cause, whole: `parcels have become heavier`, with who says it, and the month that it names. */
export interface Claim {
  text: string;
  who?: string;
  since?: PeriodName;
}

/** How long something may take; `of` is a priority or tier, null for all. */
export interface Limit {
  kind: 'limit';
  times: 'resolution' | 'response';
  unit: 'minutes' | 'hours' | 'days';
  by: readonly { of: string | null; value: number }[];
  /** Of how many it is to hold, as a share. */
  share?: number;
}

/** What the prompt takes as given, in its words. */
export type Given = { text: string } & (
  | { kind: 'price'; what: string; amount: number; currency: string }
  /** What one case costs or, where it `earns`, brings in, as words for the columns that say so; `per` the time that it is of, where it is of one. */
  | { kind: 'worth'; what: string; by: readonly string[]; earns?: true; per?: 'days' | 'hours' | 'minutes' }
  /** What something costs as a share of another amount: 35% of the annual salary. */
  | { kind: 'share'; what: string; of: string; share: number }
  | Limit
  | { kind: 'target'; what: string; value: number; percent?: true }
  /** The most that a discount may take off a price. */
  | { kind: 'cap'; share: number }
  /** The data hold one row of so many that there are. */
  | { kind: 'sample'; of: number }
  /** What is left of what is sold after what it costs. */
  | { kind: 'margin'; share: number }
  | { kind: 'currency'; currency: string }
  /** How a measure is worked out, and what the prompt calls it; `sure` if it cannot mean anything else. */
  | { kind: 'measure'; called?: string; means: Meaning; sure?: true }
  /** Over how many months it measures what is kept of recurring revenue. */
  | { kind: 'retention'; months: number }
);

/** What a measure is, in the prompt's words for columns, values and dates. */
export type Meaning = Worked | Told;

/** As a formula says it. */
export type Worked =
  /** What the terms add up to, or that divided by the sum of others. */
  | { kind: 'sum'; of: readonly Term[]; by?: readonly Term[] }
  /** The share of rows of which something was `done` by a day, or within so many days after it; `dated`: what else is said of it. */
  | { kind: 'kept'; done: string; by: string; within?: number; strictly?: true; dated?: string };

/** As running words say it. */
export type Told =
  /** The share of rows of which something holds, rows and condition in the words that follow `share of`; `also`: what the prompt calls such rows; `within`: how long it may take; `rows`: the rows, where they stand apart; `limit`: the words that set it; `shareOf`: how a share of rows with a `{value}` is called, where it has no name. */
  | { kind: 'share'; said: string; also?: readonly string[]; within?: Within; limit?: string; rows?: string; shareOf?: string }
  /** What was renewed of what was up for renewal, with what was added to it or without. */
  | { kind: 'retained'; of: 'net' | 'gross' }
  /** What a prompt says became better or worse, told as people speak: which measure that is, the data say. */
  | Concern
  /** How many days pass from one day of a row to another; `days`: what is said of the day that the rows count on. */
  | { kind: 'lasting'; from: string; to: string; days?: readonly string[] }
  /** What something costs for so many of others: what it adds up to, where the prompt says so. */
  | { kind: 'each'; what: string; terms?: readonly Term[]; by: string; size: number }
  /** What is left of the sales of each row after the costs that are said: what the prompt calls one row (`of`) and many. */
  | { kind: 'left'; of: string; many?: string; costs: string }
  /** How much of the `whole`, an amount or a quantity, becomes what is said of a `part`. */
  | { kind: 'part'; whole: string; part: string }
  | Ratio;

/**
 * What is divided by what, wherever a sentence may say so, with all that stands before and after: which values or columns those are, the data say.
 * `sure` if the words are of nothing else; `shareOf`: how a share of rows with a `{value}` is called.
 */
export interface Ratio {
  kind: 'ratio';
  of: readonly { of: string; by: string; sure?: true }[];
  /** What is said of the day that the rows count on. */
  days?: readonly string[];
  shareOf: string;
}

/** `within`: how long it may take; `atOnce`, `onDay`, `longer`: the words that say so, where some do; `shareOf`: how a share of rows with a `{value}` is called. */
export interface Concern {
  kind: 'concern';
  said: string;
  within?: Within;
  limit?: string;
  atOnce?: string;
  onDay?: string;
  longer?: string;
  /** What is said of the day that the rows count on. */
  days?: readonly string[];
  /** There is more of it, or less. */
  moves?: 'up' | 'down';
  /** It became better; else, worse. */
  improved?: true;
  shareOf: string;
}

/** How long something may take, or `over` which time; `working`: of which only working time counts. */
export interface Within {
  count: number;
  unit: 'seconds' | 'minutes' | 'hours' | 'days' | 'weeks';
  working?: true;
  over?: true;
}

/** A column, a value or another measure, and the only rows of which it counts, or those of which it does not. */
export interface Term {
  words: string;
  minus?: true;
  rows?: { words: string; not?: true };
}

/** What the prompt says of the data, which changes their values or which rows count; `what` names a column, rows or a value in its words. */
export type Dictated = { text: string } /** Values are in thousands or in pence: each is so many units. */ & (
  | { kind: 'scale'; what: string; factor: number; currency?: string }
  /** A cost or price is for so many at once. */
  | { kind: 'pack'; what: string; size: number }
  /** Amounts hold a tax or do not; `shown` is how the deck shall show them. */
  | { kind: 'tax'; what: string; tax: string; rate: number | null; included: boolean; shown: 'net' | 'gross' | null }
  /** One value is wrong; null where the brief does not repeat it. */
  | { kind: 'value'; what: string; value: number; was: number | null }
  /** The values of a measure are wrong by a factor in the rows that `what` names. */
  | { kind: 'times'; what: string; factor: number }
  /** What one of a currency is worth in another. */
  | { kind: 'rate'; from: string; to: string; rate: number }
  /** A value has another name now; `same` where it is not said which of the two is the older one. */
  | { kind: 'renamed'; was: string; name: string; same?: true }
  /** A record was entered more than once; `ignored` if it is asked to be left out. */
  | { kind: 'once'; what: string; ignored?: true }
  /** What was noted of rows that somebody read shall be counted up; `said` is all of the sentence. */
  | { kind: 'sample'; said: string }
  /** Only these rows count; `sure` if it cannot mean which pages or measures to show. */
  | { kind: 'only'; what: string; sure: boolean }
  /** A phrase of `leaveOut` that names what does not count, and not only what is not spoken of. */
  | { kind: 'out'; what: string }
);

/** Words for rates: those for what is done on time with their sentence, and each for a share, with what stands around it. */
export interface RatesSaid {
  punctual: { words: string; sentence: string } | null;
  shares: readonly { word: string; before: string; after: string }[];
}

export interface Brief {
  /** The prompt as given, cleaned of control characters. */
  prompt: string;
  /** The part that says what to do, without the material. */
  instruction: string;
  material: Section[];
  deckType: DeckType;
  /** What the deck is about, in the author's words: `photosynthesis`, `Project Phoenix`; null if only the type is known. */
  subject: string | null;
  title: string | null;
  company: string | null;
  audience: string | null;
  /** When they meet: `2026-10-08`, `M10-08` without a year, `D4` on a Thursday. */
  meeting?: string;
  /** Who wrote it and when, as the document says below its title: `Department of Planning, August 2026`. */
  byline?: readonly string[];
  /** The account it is about, if any. */
  account?: AccountAsked;
  period: PeriodName | null;
  /** Figures are compared with the same period a year earlier, not with the one before. */
  basis?: 'year';
  /** The fiscal year it mentions, such as `feb`; null if none. */
  fiscalYear: string | null;
  language: LanguageCode;
  slides: { min: number; max: number; asked: boolean };
  focus: string[];
  /** Whom and what others hold to be the cause of what it asks about. */
  blamed?: readonly Blamed[];
  /** The same as whole claims, each with who makes it. */
  claims?: readonly Claim[];
  /** What it wants to know, in its order. */
  questions: Question[];
  /** What it says was paid already, and comes back with no option. */
  sunk?: readonly Price[];
  /** Prices, limits, targets and the currency that it states. */
  given?: readonly Given[];
  /** What it says of the data. */
  dictated?: readonly Dictated[];
  /** Sentences that a later one denies without saying what of them it replaces: they are no titles, and their figures are not set large. */
  denied?: readonly string[];
  /** The company's names for measures, dimensions and counted things, by their usual names: `Closed-won revenue` → `Bookings`. */
  words?: Readonly<Record<string, string>>;
  /** Sections the author named, in order. */
  sections: string[];
  exclude: string[];
  /** Of these, what the figures shall leave out, and not only the words. */
  leaveOut: string[];
  /** What the deck ends with, e.g. `next steps`. */
  ending: string | null;
  /** Assumptions made, for the report. */
  assumptions: string[];
  /** Contradictions in the brief, and what was chosen. */
  conflicts: string[];
}
