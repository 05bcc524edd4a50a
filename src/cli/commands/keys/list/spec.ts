/** `keys list`. */
import type { CommandSpec } from '../../../command-spec.ts';

export const keysListSpec: CommandSpec = {
  name: 'keys list',
  summary: 'List API keys, newest first',
  options: {},
  examples: [
    { command: 'quarterdeck keys list', does: 'with what they may do' },
    { command: 'quarterdeck keys list --json', does: 'for a program' },
  ],
  fields: ['object', 'data', 'has_more', 'next_cursor'],
  load: () => import('./run.ts'),
};
