/** `decks cancel`. */
import type { CommandSpec } from '../../../command-spec.ts';
import { deckFields } from '../../../deck-fields.ts';
export const decksCancelSpec: CommandSpec = {
  name: 'decks cancel',
  summary: 'Cancel a deck that is not done',
  arguments: [{ syntax: '<deck>', description: 'id of the deck; last is the latest one' }],
  options: {},
  examples: [
    { command: 'quarterdeck decks cancel last', does: 'the latest one' },
    { command: 'quarterdeck decks cancel deck_01jd8kq2v9', does: 'one of them' },
  ],
  fields: deckFields,
  load: () => import('./run.ts'),
};
