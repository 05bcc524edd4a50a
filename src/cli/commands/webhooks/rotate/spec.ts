/** `webhooks rotate`. */
import type { CommandSpec } from '../../../command-spec.ts';
import { webhookFields } from '../fields.ts';

export interface WebhooksRotateOptions {
  overlapHours?: string;
}

export const webhooksRotateSpec: CommandSpec<WebhooksRotateOptions> = {
  name: 'webhooks rotate',
  summary: 'Replace the secret of a webhook; the new one is shown once',
  arguments: [{ syntax: '<webhook>', description: 'id of the webhook, such as wh_01jd…' }],
  options: {
    'How long both sign:': [{ flags: '--overlap-hours <hours>', description: 'Hours until the old one ends, 168 at most (default: 24)' }],
  },
  examples: [
    { command: 'quarterdeck webhooks rotate wh_01jd8kq2v9', does: 'with a day to change over' },
    { command: 'quarterdeck webhooks rotate wh_01jd8kq2v9 --overlap-hours 0', does: 'at once' },
  ],
  fields: [...webhookFields, 'secret'],
  load: () => import('./run.ts'),
};
