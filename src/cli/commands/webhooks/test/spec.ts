/** `webhooks test`. */
import type { CommandSpec } from '../../../command-spec.ts';
import { deliveryFields } from '../fields.ts';

export const webhooksTestSpec: CommandSpec = {
  name: 'webhooks test',
  summary: 'Send a test event to a webhook at once, and show what it answered',
  details: 'Sent once; exit 1 when the answer was not a success.',
  arguments: [{ syntax: '<webhook>', description: 'id of the webhook, such as wh_01jd…' }],
  options: {},
  examples: [
    { command: 'quarterdeck webhooks test wh_01jd8kq2v9', does: 'whether it answers' },
    { command: 'quarterdeck webhooks test wh_01jd8kq2v9 --json', does: 'with the answer' },
  ],
  fields: deliveryFields,
  load: () => import('./run.ts'),
};
