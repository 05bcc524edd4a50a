/** `decks list`: the latest decks. */
import { type CommandSpec, type PageOptions, pageOptions } from '../../../command-spec.ts';
import { deckFields } from '../../../deck-fields.ts';

export interface DecksListOptions extends PageOptions {
  status?: string;
}

export const decksListSpec: CommandSpec<DecksListOptions> = {
  name: 'decks list',
  summary: 'List decks, newest first',
  options: {
    'Which ones:': [
      ...pageOptions,
      { flags: '--status <status>', description: 'Only these', choices: ['queued', 'processing', 'completed', 'failed', 'canceled'] },
    ],
  },
  examples: [
    { command: 'quarterdeck decks list', does: 'the latest twenty' },
    { command: 'quarterdeck decks list --status failed --fields deck_id,error', does: 'what failed and why, for a program' },
  ],
  fields: deckFields,
  load: () => import('./run.ts'),
};
