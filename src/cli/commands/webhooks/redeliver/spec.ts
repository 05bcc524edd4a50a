/** `webhooks redeliver`. */
import type { CommandSpec } from '../../../command-spec.ts';
import { deliveryFields } from '../fields.ts';

export const webhooksRedeliverSpec: CommandSpec = {
  name: 'webhooks redeliver',
  summary: 'Send an event once more, and show what was answered',
  details: 'At once and once, with the same webhook-id; exit 1 when the answer was not a success.',
  arguments: [{ syntax: '<delivery>', description: 'id of the delivery, such as dlv_01jd…' }],
  options: {},
  examples: [
    { command: 'quarterdeck webhooks redeliver dlv_01jd8kq2v9', does: 'after its receiver was mended' },
    { command: 'quarterdeck webhooks redeliver dlv_01jd8kq2v9 --json', does: 'with the answer' },
  ],
  fields: deliveryFields,
  load: () => import('./run.ts'),
};
