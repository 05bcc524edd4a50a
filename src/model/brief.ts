/** The brief: everything asked for, as it was understood. */
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

/** `2017-Q4`, `2017`, `2017-11`, `2017-H2`; `FY-Q2` is the latest second quarter of a fiscal year, `CY2017-Q4` one of the calendar year. */
export type PeriodName = string;

/** What the brief itself brings to show: the sections, lists and tables below or beside the instruction. */
export interface Section {
  heading: string | null;
  level: number;
  blocks: Block[];
}

/** A point with those under it. */
export interface ListItem {
  text: string;
  /** Each with what stands under it in turn: `East: Anna; Tom`. */
  children: string[];
  /** The same as points of their own, where a list goes deeper than two levels. */
  below?: ListItem[];
}

export type Block =
  | { type: 'paragraph'; text: string }
  | { type: 'list'; ordered: boolean; items: ListItem[] }
  | { type: 'table'; header: string[]; rows: string[][] }
  | { type: 'quote'; text: string; by: string | null }
  /** Named by its file, as it stands in the Markdown. */
  | { type: 'picture'; file: string; alt: string }
  | { type: 'notes'; text: string };

/** An account of the data whose review the deck is, and who will read it. */
export interface AccountAsked {
  name: string;
  facing: 'customer' | 'internal';
  /** It is said to be an account; otherwise the name may be any company's. */
  sure: boolean;
}

export interface Brief {
  /** The prompt as given, cleaned of control characters. */
  prompt: string;
  /** The part that tells what to do, apart from the material. */
  instruction: string;
  material: Section[];
  deckType: DeckType;
  /** What the deck is about, in the author's own words: `photosynthesis`, `Project Phoenix`; null when only the type is known. */
  subject: string | null;
  title: string | null;
  company: string | null;
  audience: string | null;
  /** Whose account it is about; absent where it is about none. */
  account?: AccountAsked;
  period: PeriodName | null;
  /** The fiscal year it speaks of, such as `feb`; null when it speaks of none. */
  fiscalYear: string | null;
  language: LanguageCode;
  slides: { min: number; max: number; asked: boolean };
  focus: string[];
  /** What the company calls a measure, a dimension or what is counted, by the name it would have: `Closed-won revenue` → `Bookings`. */
  words?: Readonly<Record<string, string>>;
  /** Sections the author named, in order. */
  sections: string[];
  exclude: string[];
  /** What the deck ends with, e.g. `next steps`. */
  ending: string | null;
  /** What was taken for granted, for the report. */
  assumptions: string[];
  /** Where the brief contradicts itself and what was chosen. */
  conflicts: string[];
}
