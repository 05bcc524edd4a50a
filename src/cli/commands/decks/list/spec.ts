/** `decks list`: the latest decks. */
import type { CommandSpec } from '../../../command-spec.ts';

export interface DecksListOptions {
  limit?: string;
  status?: string;
}

export const decksListSpec: CommandSpec<DecksListOptions> = {
  name: 'decks list',
  summary: 'List decks, newest first',
  options: {
    'Which ones:': [
      { flags: '--limit <number>', description: 'How many, 100 at most (default: 20)' },
      { flags: '--status <status>', description: 'Only these', choices: ['queued', 'processing', 'completed', 'failed', 'canceled'] },
    ],
  },
  examples: [
    { command: 'quarterdeck decks list', does: 'the latest twenty' },
    { command: 'quarterdeck decks list --status failed --json', does: 'what failed, for a program' },
  ],
  fields: ['object', 'data', 'has_more', 'next_cursor'],
  load: () => import('./run.ts'),
};
