/** `webhooks list`. */
import type { CommandSpec } from '../../../command-spec.ts';
import { webhookFields } from '../fields.ts';

export const webhooksListSpec: CommandSpec = {
  name: 'webhooks list',
  summary: 'List webhooks, newest first',
  options: {},
  examples: [
    { command: 'quarterdeck webhooks list', does: 'with what they are told' },
    { command: 'quarterdeck webhooks list --json', does: 'for a program' },
  ],
  fields: webhookFields,
  load: () => import('./run.ts'),
};
