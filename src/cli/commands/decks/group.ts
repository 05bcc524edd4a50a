/** `decks`: what was made, and what is being made. */
import type { CommandGroup } from '../../command-spec.ts';

export const decksGroup: CommandGroup = {
  name: 'decks',
  summary: 'List, cancel and delete decks',
  details: 'A deck is kept with its outline, its layout and where its figures come from.',
};
