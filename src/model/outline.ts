/** The outline: the deck's content before looks. Ordered slides, each with a kind, a message and content; numbers only as references to facts. */
import type { Brief } from './brief.ts';
import type { Fact, FactId } from './fact.ts';
import type { Direction } from './finding.ts';
import type { LanguageCode } from './language.ts';
import type { Text } from './text.ts';

/** What each slide kind takes. `engine/kinds/registry.ts` fills it, so that this floor need not know the kinds.
 * @public */
// biome-ignore lint/suspicious/noEmptyInterface: filled where the kinds are registered
export interface KindContents {}
export type KindId = keyof KindContents;
export type ContentOf<K extends KindId> = KindContents[K];

/** What is said of a page beside its content. */
export interface SlideText {
  /** The message, as a whole sentence where there is evidence. */
  title: Text;
  /** One muted line under the title: unit, scope, period. */
  lead?: Text;
  /** Section it belongs to, for the section list of the file and the agenda. */
  section?: string;
  /** Where the figures come from, at the foot of the page. */
  source?: Text;
  /** Speaker notes, a paragraph each. */
  notes?: Text[];
  /** A person's words on what the page shows, verbatim, with who said them. */
  comment?: { text: string[]; by?: string };
  /** Set on slides whose text the author must still fill. */
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
  /** ISO date the deck speaks from; becomes the file's dates. */
  asOf: string;
  company?: string;
  audience?: string;
  slides: AnyOutlineSlide[];
  /** How one slide gives way to the next; at once by default. */
  transition?: 'fade' | 'none';
  /** The facts the texts and charts refer to, and no others. */
  facts: Record<FactId, Fact>;
  /** The facts that those were derived from and that no slide refers to, so that each can be traced to its rows. */
  behind?: Record<FactId, Fact>;
  /** What the planner took it from and how it wrote it, so that next quarter's data make next quarter's deck. */
  planned?: Planned;
}

/** What a planned outline remembers of its planning: the brief, the periods by name, and a fingerprint of every text as it was written. */
export interface Planned {
  /** What of the brief decides what a review says. */
  brief: Pick<Brief, 'deckType' | 'title' | 'focus' | 'exclude' | 'ending' | 'fiscalYear' | 'account'> & { actions: string[] };
  /** Id of the reporting period. */
  reporting: string;
  /** Distance from the reporting period → the period's name on the slides. */
  periods: Record<string, string>;
  /** The date the deck speaks from, as the slides write it. */
  date: string;
  /** Fingerprint of the deck's title. */
  title: string;
  /** Slide id → field → fingerprint; a text that no longer has its own was edited by a person. */
  slides: Record<string, Record<string, string>>;
  /** Slide id → the findings it tells, by id → the way each goes. */
  said?: Record<string, Record<string, Direction>>;
  /** What the deck of an earlier period told, where this one was chosen beside it. */
  heard?: Record<string, Direction>;
}

/** The fields of a slide that a person may edit, each on its own. */
export const editableFields = ['title', 'lead', 'section', 'source', 'notes', 'comment', 'content'] as const;
