/** What the readers of diagrams are given, and what they make of it. */
import type { Section } from '../../../../../model/brief.ts';
import type { Draft } from '../../draft.ts';
import type { Place } from '../../place.ts';
import type { NamedKind } from '../../read/kind-names.ts';

/** What a reader is given: the section, those after it, and the diagram its heading names. */
export interface Material {
  sections: readonly Section[];
  place: Place;
  named: NamedKind | null;
  /** What the page is called. */
  title: string;
}

export interface Diagram {
  draft: Draft;
  /** How many sections, from the first on, it shows. */
  used: number;
}
