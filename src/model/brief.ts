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
  /** `decide`: what the data cannot weigh, such as whether to hire. */
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
}

/** How long something may take; `of` is a priority or tier, null for all. */
export interface Limit {
  kind: 'limit';
  times: 'resolution' | 'response';
  unit: 'minutes' | 'hours' | 'days';
  by: readonly { of: string | null; value: number }[];
}

/** What the prompt takes as given, in its words. */
export type Given = { text: string } & (
  | { kind: 'price'; what: string; amount: number; currency: string }
  /** What something costs as a share of another amount: 35% of the annual salary. */
  | { kind: 'share'; what: string; of: string; share: number }
  | Limit
  | { kind: 'target'; what: string; value: number; percent?: true }
  /** The most that a discount may take off a price. */
  | { kind: 'cap'; share: number }
  | { kind: 'currency'; currency: string }
);

/** What the prompt says of the data, which changes their values or which rows count; `what` names a column, rows or a value in its words. */
export type Dictated = { text: string } /** Values are in thousands or in pence: each is so many units. */ & (
  | { kind: 'scale'; what: string; factor: number; currency?: string }
  /** A cost or price is for so many at once. */
  | { kind: 'pack'; what: string; size: number }
  /** Amounts hold a tax or do not; `shown` is how the deck shall show them. */
  | { kind: 'tax'; what: string; tax: string; rate: number | null; included: boolean; shown: 'net' | 'gross' | null }
  /** One value is wrong. */
  | { kind: 'value'; what: string; value: number; was: number }
  /** A record was entered more than once; `ignored` if it is asked to be left out. */
  | { kind: 'once'; what: string; ignored?: true }
  /** Only these rows count; `sure` if it cannot mean which pages or measures to show. */
  | { kind: 'only'; what: string; sure: boolean }
  /** A phrase of `leaveOut` that names what does not count, and not only what is not spoken of. */
  | { kind: 'out'; what: string }
);

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
  /** What it wants to know, in its order. */
  questions: Question[];
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
