/** `decks delete`. */
import { type CommandSpec, type RemovalOptions, removalOptions } from '../../../command-spec.ts';

export const decksDeleteSpec: CommandSpec<RemovalOptions> = {
  name: 'decks delete',
  summary: 'Delete a deck and its files',
  arguments: [{ syntax: '<deck>', description: 'id of the deck; last is the latest one' }],
  options: removalOptions,
  examples: [
    { command: 'quarterdeck decks delete last', does: 'the latest one' },
    { command: 'quarterdeck decks delete deck_01jd8kq2v9 --yes', does: 'one of them, in a script' },
  ],
  fields: ['deck_id', 'deleted'],
  load: () => import('./run.ts'),
};
