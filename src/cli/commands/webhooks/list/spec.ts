/** `webhooks list`. */
import type { CommandSpec } from '../../../command-spec.ts';

export const webhooksListSpec: CommandSpec = {
  name: 'webhooks list',
  summary: 'List webhooks, newest first',
  options: {},
  examples: [
    { command: 'quarterdeck webhooks list', does: 'with what they are told' },
    { command: 'quarterdeck webhooks list --json', does: 'for a program' },
  ],
  fields: ['object', 'data', 'has_more', 'next_cursor'],
  load: () => import('./run.ts'),
};
