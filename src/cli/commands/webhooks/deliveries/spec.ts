/** `webhooks deliveries`. */
import { type CommandSpec, type PageOptions, pageOptions } from '../../../command-spec.ts';
import { deliveryFields } from '../fields.ts';

export const webhooksDeliveriesSpec: CommandSpec<PageOptions> = {
  name: 'webhooks deliveries',
  summary: 'List what was sent to a webhook, newest first',
  arguments: [{ syntax: '<webhook>', description: 'id of the webhook, such as wh_01jd…' }],
  options: { 'Which:': pageOptions },
  examples: [
    { command: 'quarterdeck webhooks deliveries wh_01jd8kq2v9', does: 'with what came of each' },
    { command: 'quarterdeck webhooks deliveries wh_01jd8kq2v9 --limit 100 --json', does: 'with every attempt and answer' },
  ],
  fields: deliveryFields,
  load: () => import('./run.ts'),
};
