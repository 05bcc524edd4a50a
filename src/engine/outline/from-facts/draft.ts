/** A slide that the story may use: the slide, the part of the story it belongs to, and what it is about. */
import type { AnyOutlineSlide } from '../../../model/outline.ts';

export const parts = ['cover', 'summary', 'scorecard', 'evidence', 'outlook', 'risks', 'actions', 'appendix'] as const;
export type Part = (typeof parts)[number];

export interface Draft {
  slide: AnyOutlineSlide;
  part: Part;
  /** Words it answers to when the brief focuses on or leaves out something. */
  topics: readonly string[];
  /** 0..1: how much the deck would miss it. */
  worth: number;
  /** Pages of one metric and dimension stand together. */
  metric?: string;
  dimension?: string;
  /** Findings it proves. */
  proves: readonly string[];
}
