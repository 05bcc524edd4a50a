/** A slide before it has a place in the deck: its content and what it is worth when there is room for few. */
import type { AnyOutlineSlide, KindId, OutlineSlide } from '../../../model/outline.ts';

/** Distributes over the kinds, so that content keeps to its kind. */
export type Draft = { [K in KindId]: Omit<OutlineSlide<K>, 'id'> }[KindId] & {
  /** Higher stays longer: 9 asked for by name, 5 the author's own material, 3 a part of the skeleton, 1 filling up. */
  weight: number;
  /** Other ways to show the same, the fittest first. */
  forms?: readonly Pick<AnyOutlineSlide, 'kind' | 'content'>[];
};
