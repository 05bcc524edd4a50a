/** The outline: the deck's content before looks. Ordered slides, each with a kind, a message and content; numbers only as references to facts. */
import type { ContentOf, KindId } from '../kinds/content.ts';
import type { LanguageCode } from '../language/language.ts';
import type { Fact, FactId } from '../metrics/fact.ts';
import type { Planned } from './planned.ts';
import type { Text } from './text.ts';

export interface OutlineSlide<K extends KindId = KindId> {
  /** Stable within the deck: `cover`, `trend-won-value`. */
  id: string;
  kind: K;
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
  content: ContentOf<K>;
  /** A person's words on what the page shows, verbatim, with who said them. */
  comment?: { text: string[]; by?: string };
  /** Set on slides whose text the author must still fill. */
  scaffold?: boolean;
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
