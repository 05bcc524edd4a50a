/** `webhooks enable`. */
import type { CommandSpec } from '../../../command-spec.ts';
import { webhookFields } from '../fields.ts';

export const webhooksEnableSpec: CommandSpec = {
  name: 'webhooks enable',
  summary: 'Enable a webhook that was disabled',
  details: 'A webhook that answers 410, or takes nothing for five days, is disabled. It is told of what happens from now on.',
  arguments: [{ syntax: '<webhook>', description: 'id of the webhook, such as wh_01jd…' }],
  options: {},
  examples: [
    { command: 'quarterdeck webhooks enable wh_01jd8kq2v9', does: 'once its receiver is mended' },
    { command: 'quarterdeck webhooks enable wh_01jd8kq2v9 --json', does: 'for a program' },
  ],
  fields: webhookFields,
  load: () => import('./run.ts'),
};
