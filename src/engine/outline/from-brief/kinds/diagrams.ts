/** Material best shown as a diagram: the first reader that recognises a section takes it, with the sections that belong to it. */
import type { Section } from '../../../../model/brief.ts';
import type { Place } from '../place.ts';
import { kindNamed } from '../read/kind-names.ts';
import { cycleDraft } from './diagrams/cycle.ts';
import { funnelDraft } from './diagrams/funnel.ts';
import { heatDraft } from './diagrams/heat-table.ts';
import type { Diagram } from './diagrams/material.ts';
import { matrixDraft } from './diagrams/matrix.ts';
import { orgDraft } from './diagrams/org-tree.ts';
import { pricingDraft } from './diagrams/pricing.ts';
import { prosConsDraft } from './diagrams/pros-cons.ts';
import { pyramidDraft } from './diagrams/pyramid.ts';
import { roadmapDraft } from './diagrams/roadmap.ts';
import { swotDraft } from './diagrams/swot.ts';
import { vennDraft } from './diagrams/venn.ts';

const readers = [
  swotDraft,
  prosConsDraft,
  pricingDraft,
  orgDraft,
  matrixDraft,
  roadmapDraft,
  funnelDraft,
  vennDraft,
  pyramidDraft,
  cycleDraft,
  heatDraft,
];

/** null if no reader is sure; the material is then shown as usual. */
export function diagramOf(sections: readonly Section[], place: Place, title: string): Diagram | null {
  const named = kindNamed(sections[0]?.heading ?? '')?.kind ?? null;
  for (const read of readers) {
    const found = read({ sections, place, named, title });
    if (found !== null) return found;
  }
  return null;
}
