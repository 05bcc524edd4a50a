/** The outline: the deck's content before design. Slides in order, each with a kind, a message and content; numbers only as references to facts. */
import type { Brief } from './brief.ts';
import type { Fact, FactId } from './fact.ts';
import type { Direction } from './finding.ts';
import type { LanguageCode } from './language.ts';
import type { Text } from './text.ts';

/** The content of each slide kind. `engine/kinds/registry.ts` fills it, so that the model need not know the kinds.
 * @public */
// biome-ignore lint/suspicious/noEmptyInterface: filled where the kinds are registered
export interface KindContents {}
export type KindId = keyof KindContents;
export type ContentOf<K extends KindId> = KindContents[K];

/** The text around a page's content. */
export interface SlideText {
  /** The message, as a full sentence if there is evidence. */
  title: Text;
  /** A muted line under the title: unit, scope, period. */
  lead?: Text;
  /** Its section, for the file's sections and the agenda. */
  section?: string;
  /** The source of the figures, at the bottom. */
  source?: Text;
  /** Speaker notes, one per paragraph. */
  notes?: Text[];
  /** Commentary on the page, verbatim, with its author. */
  comment?: { text: string[]; by?: string };
  /** Set on slides with text that the author must fill in. */
  scaffold?: boolean;
}

export interface OutlineSlide<K extends KindId = KindId> extends SlideText {
  /** Stable within the deck: `cover`, `trend-won-value`. */
  id: string;
  kind: K;
  content: ContentOf<K>;
}

/** Distributes over the kinds, so that narrowing on `kind` narrows `content`. */
export type AnyOutlineSlide = { [K in KindId]: OutlineSlide<K> }[KindId];

export interface Outline {
  version: 1;
  title: Text;
  language: LanguageCode;
  /** ISO as-of date of the deck; becomes the file's dates. */
  asOf: string;
  company?: string;
  audience?: string;
  slides: AnyOutlineSlide[];
  /** Slide transition; none by default. */
  transition?: 'fade' | 'none';
  /** The facts that texts and charts refer to, and no others. */
  facts: Record<FactId, Fact>;
  /** The facts those derive from that no slide refers to, so that each can be traced to its rows. */
  behind?: Record<FactId, Fact>;
  /** How the planner made it, so that next quarter's data give next quarter's deck. */
  planned?: Planned;
}

/** What an outline remembers of its planning: the brief, the period names, and a fingerprint of every text as written. */
export interface Planned {
  /** The parts of the brief that decide what a review says. */
  brief: Pick<Brief, 'deckType' | 'title' | 'focus' | 'exclude' | 'ending' | 'fiscalYear' | 'account'> &
    Pick<Brief, 'basis'> &
    Partial<Pick<Brief, 'instruction' | 'questions' | 'blamed' | 'sunk' | 'given' | 'dictated' | 'leaveOut'>> & {
      actions: string[];
      /** The span of months that every deck of its kind is about: `M01..M09`, `YTD`, `L2Q`. */
      span?: string;
    };
  /** ID of the reporting period. */
  reporting: string;
  /** Offset from the reporting period → the period's name on the slides. */
  periods: Record<string, string>;
  /** The deck's date as slides show it. */
  date: string;
  /** Fingerprint of the deck's title. */
  title: string;
  /** Slide ID → field → fingerprint; a text that does not match its fingerprint was edited. */
  slides: Record<string, Record<string, string>>;
  /** Slide ID → its findings by ID → the direction of each. */
  said?: Record<string, Record<string, Direction>>;
  /** The findings of the previous period's deck, if this one was planned with them. */
  heard?: Record<string, Direction>;
}

/** The fields of a slide that a person can edit separately. */
export const editableFields = ['title', 'lead', 'section', 'source', 'notes', 'comment', 'content'] as const;
