/** A slide before it has a place in the deck: its content, and its weight when room is short. */
import type { AnyOutlineSlide, KindId, OutlineSlide } from '../../../model/outline.ts';

/** Distributes over the kinds, so that content matches its kind. */
export type Draft = { [K in KindId]: Omit<OutlineSlide<K>, 'id'> }[KindId] & {
  /** Higher stays longer: 9 requested by name, 5 the author's material, 3 part of the skeleton, 1 filler. */
  weight: number;
  /** What the deck is for, in other words than its title, where a table of the author's says it. */
  point?: string;
  /** Other ways to show the same content, best first. */
  forms?: readonly Pick<AnyOutlineSlide, 'kind' | 'content'>[];
};
