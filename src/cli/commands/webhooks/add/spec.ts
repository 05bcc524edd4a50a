/** `webhooks add`. */
import type { CommandSpec } from '../../../command-spec.ts';
import { webhookFields } from '../fields.ts';

export interface WebhooksAddOptions {
  events?: string;
  description?: string;
}

export const webhooksAddSpec: CommandSpec<WebhooksAddOptions> = {
  name: 'webhooks add',
  summary: 'Have a URL told of events; its secret is shown once',
  details: 'Requests are signed as Standard Webhooks 1.0 has it. docs/webhooks.md says how they are verified.',
  arguments: [{ syntax: '<url>', description: 'where to send events: https://…' }],
  options: {
    'What it is told:': [
      { flags: '--events <types>', description: 'Types of events, separated by commas (default: decks and exports that are settled)' },
      { flags: '--description <text>', description: 'What it is for' },
    ],
  },
  examples: [
    { command: 'quarterdeck webhooks add https://hooks.example.com/decks', does: 'told of what is completed, failed or canceled' },
    {
      command: 'quarterdeck webhooks add https://hooks.example.com/decks --events deck.completed --description "Slack"',
      does: 'of completed decks alone',
    },
  ],
  fields: [...webhookFields, 'secret'],
  load: () => import('./run.ts'),
};
