/** What a brief without data says, sentence by sentence, and what a reader of one kind of material makes of it. */
import type { Brief } from '../../../model/brief.ts';
import type { Role } from '../../brief/roles/role.ts';
import type { Draft } from './draft.ts';
import type { GivenFacts } from './read/given-facts.ts';

/** One sentence or list item of the material, or of the instruction where that states something. */
export interface Sentence {
  /** Position in the brief, from 0. */
  at: number;
  /** As written, without list markers. */
  text: string;
  /** The author's heading or label above it: `Risks`. */
  heading: string | null;
  /** What the author wrote together shares a number: a section under its heading, or one paragraph with the list below it. */
  unit: number;
  /** Items of one list share a number; null outside lists. */
  list: number | null;
  /** Which paragraph or list of its section it stands in, where that is known. */
  block?: number;
  /** What it is most likely for, where that is known. */
  role?: Role;
}

/** A page that some sentences support, found by one reader. */
export interface Finding {
  /** Positions of the sentences that the page tells in full; nobody else needs to tell them. */
  tells: readonly number[];
  /** Its title is a claim in a sentence; figures are references to facts. */
  page: Draft;
  /** The same claim for the summary, in other or fewer words; the title if there are none. */
  point?: string;
  /** Its parts name one another, such as series over the same years; they may stand anywhere in the brief. */
  apart?: boolean;
  /** Further pages on the same sentences, each with a claim of its own, as long as there is room. */
  also?: readonly Draft[];
  /** It collects what belongs together from wherever the brief says it. */
  collected?: true;
  /** Its claim is what the deck is for, and heads it. */
  leads?: true;
  /** Its title where its claim heads the deck. */
  besides?: string;
  /** What is recommended, with its price where it has one. */
  verdict?: { text: string; figure?: string };
}

/** Reads one kind of material wherever it stands in the brief; `asOf` is the ISO day of the deck. */
export type Reader = (sentences: readonly Sentence[], context: { brief: Brief; facts: GivenFacts; asOf?: string }) => Finding[];
