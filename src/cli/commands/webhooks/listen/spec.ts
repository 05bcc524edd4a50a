/** `webhooks listen`. */
import type { CommandSpec } from '../../../command-spec.ts';

export interface WebhooksListenOptions {
  events?: string;
  forwardTo?: string;
  after?: string;
}

export const webhooksListenSpec: CommandSpec<WebhooksListenOptions> = {
  name: 'webhooks listen',
  summary: 'Show events as they happen, or send them on to a program on this machine',
  details:
    'No webhook and no tunnel are needed. What is sent on carries the headers of a webhook, signed with the secret that is shown first.\n' +
    'A connection that breaks off is taken up after the last event. Ctrl-C ends it.',
  options: {
    'What to show:': [
      { flags: '--events <types>', description: 'Types of events, separated by commas (default: all)' },
      { flags: '--after <event>', description: 'Begin with what came after this event, such as evt_01jd…' },
    ],
    'Where to send it:': [{ flags: '--forward-to <url>', description: 'Send each event there, as a webhook would be' }],
  },
  examples: [
    { command: 'quarterdeck webhooks listen --forward-to http://localhost:3000/hook', does: 'to a program under development' },
    { command: 'quarterdeck webhooks listen --events deck.completed,deck.failed --json', does: 'a line of JSON each' },
  ],
  endsItself: true,
  fields: ['id', 'type', 'timestamp', 'data', 'forwarded'],
  load: () => import('./run.ts'),
};
