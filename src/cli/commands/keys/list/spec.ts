/** `keys list`. */
import type { CommandSpec } from '../../../command-spec.ts';
import { keyFields } from '../fields.ts';

export const keysListSpec: CommandSpec = {
  name: 'keys list',
  summary: 'List API keys, newest first',
  options: {},
  examples: [
    { command: 'quarterdeck keys list', does: 'with what they may do' },
    { command: 'quarterdeck keys list --json', does: 'for a program' },
  ],
  fields: keyFields,
  load: () => import('./run.ts'),
};
