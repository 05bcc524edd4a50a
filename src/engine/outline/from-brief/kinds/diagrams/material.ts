/** Input and output of the diagram readers. */
import type { Section } from '../../../../../model/brief.ts';
import type { Draft } from '../../draft.ts';
import type { Place } from '../../place.ts';
import type { NamedKind } from '../../read/kind-names.ts';

/** The section, those after it, and the diagram its heading names. */
export interface Material {
  sections: readonly Section[];
  place: Place;
  named: NamedKind | null;
  /** Title of the page. */
  title: string;
}

export interface Diagram {
  draft: Draft;
  /** Number of sections it uses, from the first on. */
  used: number;
}
