/** `status`: what it takes and what its help says. */
import type { CommandSpec } from '../command-spec.ts';
import { deckFields } from '../shared-options.ts';

export interface StatusOptions {
  watch?: boolean;
  exitStatus?: boolean;
  timeout?: string;
}

export const statusSpec: CommandSpec<StatusOptions> = {
  name: 'status',
  summary: 'Show where a deck stands',
  arguments: [{ syntax: '<deck>', description: 'id of the deck, such as deck_01jd…; last is the latest one' }],
  options: {
    'How to wait:': [
      { flags: '--watch', description: 'Follow it until it is completed, failed or canceled' },
      { flags: '--timeout <seconds>', description: 'Longest time to follow it; then exit 5' },
      { flags: '--exit-status', description: 'Exit 1 when it failed or was canceled, 8 when it is still being made' },
    ],
  },
  examples: [
    { command: 'quarterdeck status last', does: 'the latest deck' },
    { command: 'quarterdeck status deck_01jd8kq2v9 --watch', does: 'wait for it' },
    { command: 'quarterdeck status last --exit-status --quiet', does: 'in a script' },
  ],
  fields: deckFields,
  load: async () => (await import('./run/status.ts')).status,
};
