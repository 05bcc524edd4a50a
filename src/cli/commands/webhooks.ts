/** `webhooks`: what it takes and what its help says. */
import {
  type CommandGroup,
  type CommandSpec,
  type PageOptions,
  pageOptions,
  type RemovalOptions,
  removalOptions,
} from '../command-spec.ts';

/** The fields of webhook and delivery records, in the order they are printed. */
export const webhookFields = [
  'webhook_id',
  'url',
  'description',
  'events',
  'status',
  'disabled_reason',
  'failing_since',
  'previous_secret_until',
  'created_at',
] as const;

export const deliveryFields = [
  'delivery_id',
  'webhook_id',
  'event_id',
  'event_type',
  'kind',
  'status',
  'attempts',
  'next_attempt_at',
  'created_at',
] as const;

export const webhooksGroup: CommandGroup = {
  name: 'webhooks',
  summary: 'Have other programs told of decks and exports',
  details: 'A running server sends them (quarterdeck serve). Elsewhere than on its machine they need a key with the scope webhooks:manage.',
};

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
  load: async () => (await import('./run/webhooks.ts')).webhooksAdd,
};

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
  load: async () => (await import('./run/webhooks.ts')).webhooksDeliveries,
};

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
  load: async () => (await import('./run/webhooks.ts')).webhooksEnable,
};

export const webhooksListSpec: CommandSpec = {
  name: 'webhooks list',
  summary: 'List webhooks, newest first',
  options: {},
  examples: [
    { command: 'quarterdeck webhooks list', does: 'with what they are told' },
    { command: 'quarterdeck webhooks list --json', does: 'for a program' },
  ],
  fields: webhookFields,
  load: async () => (await import('./run/webhooks.ts')).webhooksList,
};

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
  load: async () => (await import('./run/webhooks.ts')).webhooksListen,
};

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
  load: async () => (await import('./run/webhooks.ts')).webhooksRedeliver,
};

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
  load: async () => (await import('./run/webhooks.ts')).webhooksRemove,
};

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
  load: async () => (await import('./run/webhooks.ts')).webhooksRotate,
};

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
  load: async () => (await import('./run/webhooks.ts')).webhooksTest,
};

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
  load: async () => (await import('./run/webhooks.ts')).webhooksTrigger,
};
