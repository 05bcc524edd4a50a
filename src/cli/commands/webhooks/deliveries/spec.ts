/** `webhooks deliveries`. */
import type { CommandSpec } from '../../../command-spec.ts';

export interface WebhooksDeliveriesOptions {
  limit?: string;
  cursor?: string;
}

export const webhooksDeliveriesSpec: CommandSpec<WebhooksDeliveriesOptions> = {
  name: 'webhooks deliveries',
  summary: 'List what was sent to a webhook, newest first',
  arguments: [{ syntax: '<webhook>', description: 'id of the webhook, such as wh_01jd…' }],
  options: {
    'Which:': [
      { flags: '--limit <number>', description: 'How many, 100 at most (default: 20)' },
      { flags: '--cursor <cursor>', description: 'next_cursor of the page before' },
    ],
  },
  examples: [
    { command: 'quarterdeck webhooks deliveries wh_01jd8kq2v9', does: 'with what came of each' },
    { command: 'quarterdeck webhooks deliveries wh_01jd8kq2v9 --limit 100 --json', does: 'with every attempt and answer' },
  ],
  fields: ['object', 'data', 'has_more', 'next_cursor'],
  load: () => import('./run.ts'),
};
