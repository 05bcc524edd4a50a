/** `webhooks trigger`. */
import type { CommandSpec } from '../../../command-spec.ts';

export const webhooksTriggerSpec: CommandSpec = {
  name: 'webhooks trigger',
  summary: 'Have a sample event sent to every webhook that wants its type',
  details: 'It has the shape of a real one, says sample: true, and tells of a deck that does not exist.',
  arguments: [{ syntax: '<type>', description: 'type of event, such as deck.completed' }],
  options: {},
  examples: [
    { command: 'quarterdeck webhooks trigger deck.completed', does: 'to try a receiver' },
    { command: 'quarterdeck webhooks trigger export.failed --json', does: 'with the id of the event' },
  ],
  fields: ['event_id', 'deliveries'],
  load: () => import('./run.ts'),
};
