/** What the stages are called while they run. */
import type { Stage } from '../engine/generate-deck.ts';

export const stageNames: Readonly<Record<Stage, string>> = {
  brief: 'Reading the brief',
  data: 'Computing the figures',
  outline: 'Planning the slides',
  layout: 'Laying out the slides',
  pptx: 'Writing the deck',
  check: 'Checking the deck',
};
