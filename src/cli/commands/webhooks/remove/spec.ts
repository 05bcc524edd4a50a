/** `webhooks remove`. */
import { type CommandSpec, type RemovalOptions, removalOptions } from '../../../command-spec.ts';

export const webhooksRemoveSpec: CommandSpec<RemovalOptions> = {
  name: 'webhooks remove',
  summary: 'Remove a webhook, with what was still to be sent to it',
  arguments: [{ syntax: '<webhook>', description: 'id of the webhook, such as wh_01jd…' }],
  options: removalOptions,
  examples: [
    { command: 'quarterdeck webhooks remove wh_01jd8kq2v9', does: 'nothing is sent to it from now on' },
    { command: 'quarterdeck webhooks remove wh_01jd8kq2v9 --yes --json', does: 'in a script' },
  ],
  fields: ['webhook_id', 'removed'],
  load: () => import('./run.ts'),
};
