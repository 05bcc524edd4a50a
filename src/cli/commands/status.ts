/** `status`: options and help. */
import type { CommandSpec } from '../command-spec.ts';
import { deckFields } from '../shared-options.ts';

export interface StatusOptions {
  watch?: boolean;
  exitStatus?: boolean;
  timeout?: string;
}

export const statusSpec: CommandSpec<StatusOptions> = {
  name: 'status',
  summary: 'Show the status of a deck',
  arguments: [{ syntax: '<deck>', description: 'ID of the deck, such as deck_01jd…, or last for the most recent' }],
  options: {
    'Waiting:': [
      { flags: '--watch', description: 'Follow the deck until it completes, fails or is canceled' },
      { flags: '--timeout <seconds>', description: 'Maximum time to follow before exiting with 5' },
      { flags: '--exit-status', description: 'Exit 1 if it failed or was canceled, 8 if it is still running' },
    ],
  },
  examples: [
    { command: 'quarterdeck status last', does: 'the most recent deck' },
    { command: 'quarterdeck status deck_01jd8kq2v9 --watch', does: 'wait for it' },
    { command: 'quarterdeck status last --exit-status --quiet', does: 'in a script' },
  ],
  fields: deckFields,
  load: async () => (await import('./run/status.ts')).status,
};
