/** `webhooks`: options and help. */
import {
  type CommandGroup,
  type CommandSpec,
  type PageOptions,
  pageOptions,
  type RemovalOptions,
  removalOptions,
} from '../command-spec.ts';

/** The fields of webhook and delivery records, in print order. */
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
  summary: 'Send events to other programs',
  details: 'A running server (quarterdeck serve) sends them. On other machines these commands need a key with the webhooks:manage scope.',
};

export interface WebhooksAddOptions {
  events?: string;
  description?: string;
}

export const webhooksAddSpec: CommandSpec<WebhooksAddOptions> = {
  name: 'webhooks add',
  summary: 'Add a webhook; its secret is shown only once',
  details: 'Requests are signed according to Standard Webhooks 1.0; docs/webhooks.md explains how to verify them.',
  arguments: [{ syntax: '<url>', description: 'URL to send events to: https://…' }],
  options: {
    'Events:': [
      { flags: '--events <types>', description: 'Event types, separated by commas (default: finished decks and exports)' },
      { flags: '--description <text>', description: 'Description' },
    ],
  },
  examples: [
    { command: 'quarterdeck webhooks add https://hooks.example.com/decks', does: 'completed, failed and canceled decks and exports' },
    {
      command: 'quarterdeck webhooks add https://hooks.example.com/decks --events deck.completed --description "Slack"',
      does: 'only completed decks',
    },
  ],
  fields: [...webhookFields, 'secret'],
  load: async () => (await import('./run/webhooks.ts')).webhooksAdd,
};

export const webhooksDeliveriesSpec: CommandSpec<PageOptions> = {
  name: 'webhooks deliveries',
  summary: 'List the deliveries of a webhook, newest first',
  arguments: [{ syntax: '<webhook>', description: 'ID of the webhook, such as wh_01jd…' }],
  options: { 'Filters:': pageOptions },
  examples: [
    { command: 'quarterdeck webhooks deliveries wh_01jd8kq2v9', does: 'with the result of each' },
    { command: 'quarterdeck webhooks deliveries wh_01jd8kq2v9 --limit 100 --json', does: 'with every attempt and response' },
  ],
  fields: deliveryFields,
  load: async () => (await import('./run/webhooks.ts')).webhooksDeliveries,
};

export const webhooksEnableSpec: CommandSpec = {
  name: 'webhooks enable',
  summary: 'Re-enable a disabled webhook',
  details: 'A webhook is disabled when it answers 410 or fails for five days. It receives events from now on.',
  arguments: [{ syntax: '<webhook>', description: 'ID of the webhook, such as wh_01jd…' }],
  options: {},
  examples: [
    { command: 'quarterdeck webhooks enable wh_01jd8kq2v9', does: 'after fixing the receiver' },
    { command: 'quarterdeck webhooks enable wh_01jd8kq2v9 --json', does: 'as JSON' },
  ],
  fields: webhookFields,
  load: async () => (await import('./run/webhooks.ts')).webhooksEnable,
};

export const webhooksListSpec: CommandSpec = {
  name: 'webhooks list',
  summary: 'List webhooks, newest first',
  options: {},
  examples: [
    { command: 'quarterdeck webhooks list', does: 'with their events' },
    { command: 'quarterdeck webhooks list --json', does: 'as JSON' },
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
  summary: 'Show events as they happen, or forward them to a local program',
  details:
    'Needs no webhook and no tunnel. Forwarded events have the headers of a webhook and are signed with the secret shown first.\n' +
    'An interrupted connection resumes after the last event. Press Ctrl-C to stop.',
  options: {
    'Filters:': [
      { flags: '--events <types>', description: 'Event types, separated by commas (default: all)' },
      { flags: '--after <event>', description: 'Start after this event, such as evt_01jd…' },
    ],
    'Destination:': [{ flags: '--forward-to <url>', description: 'Forward each event to this URL' }],
  },
  examples: [
    { command: 'quarterdeck webhooks listen --forward-to http://localhost:3000/hook', does: 'forward to a local server' },
    { command: 'quarterdeck webhooks listen --events deck.completed,deck.failed --json', does: 'one JSON object per line' },
  ],
  endsItself: true,
  fields: ['id', 'type', 'timestamp', 'data', 'forwarded'],
  load: async () => (await import('./run/webhooks.ts')).webhooksListen,
};

export const webhooksRedeliverSpec: CommandSpec = {
  name: 'webhooks redeliver',
  summary: 'Resend an event and show the response',
  details: 'Sends it once, immediately, with the same webhook-id; exits 1 if the response is not a success.',
  arguments: [{ syntax: '<delivery>', description: 'ID of the delivery, such as dlv_01jd…' }],
  options: {},
  examples: [
    { command: 'quarterdeck webhooks redeliver dlv_01jd8kq2v9', does: 'after fixing the receiver' },
    { command: 'quarterdeck webhooks redeliver dlv_01jd8kq2v9 --json', does: 'and print the response as JSON' },
  ],
  fields: deliveryFields,
  load: async () => (await import('./run/webhooks.ts')).webhooksRedeliver,
};

export const webhooksRemoveSpec: CommandSpec<RemovalOptions> = {
  name: 'webhooks remove',
  summary: 'Remove a webhook and its pending deliveries',
  arguments: [{ syntax: '<webhook>', description: 'ID of the webhook, such as wh_01jd…' }],
  options: removalOptions,
  examples: [
    { command: 'quarterdeck webhooks remove wh_01jd8kq2v9', does: 'remove it' },
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
  summary: 'Rotate the secret of a webhook; the new one is shown only once',
  arguments: [{ syntax: '<webhook>', description: 'ID of the webhook, such as wh_01jd…' }],
  options: {
    'Overlap:': [{ flags: '--overlap-hours <hours>', description: 'Hours until the old one expires, up to 168 (default: 24)' }],
  },
  examples: [
    { command: 'quarterdeck webhooks rotate wh_01jd8kq2v9', does: 'with a day to switch over' },
    { command: 'quarterdeck webhooks rotate wh_01jd8kq2v9 --overlap-hours 0', does: 'immediately' },
  ],
  fields: [...webhookFields, 'secret'],
  load: async () => (await import('./run/webhooks.ts')).webhooksRotate,
};

export const webhooksTestSpec: CommandSpec = {
  name: 'webhooks test',
  summary: 'Send a test event to a webhook and show its response',
  details: 'Sends it once; exits 1 if the response is not a success.',
  arguments: [{ syntax: '<webhook>', description: 'ID of the webhook, such as wh_01jd…' }],
  options: {},
  examples: [
    { command: 'quarterdeck webhooks test wh_01jd8kq2v9', does: 'check that it responds' },
    { command: 'quarterdeck webhooks test wh_01jd8kq2v9 --json', does: 'and print the response as JSON' },
  ],
  fields: deliveryFields,
  load: async () => (await import('./run/webhooks.ts')).webhooksTest,
};

export const webhooksTriggerSpec: CommandSpec = {
  name: 'webhooks trigger',
  summary: 'Send a sample event to every webhook subscribed to its type',
  details: 'It looks like a real event, has sample: true and refers to a deck that does not exist.',
  arguments: [{ syntax: '<type>', description: 'type of event, such as deck.completed' }],
  options: {},
  examples: [
    { command: 'quarterdeck webhooks trigger deck.completed', does: 'test a receiver' },
    { command: 'quarterdeck webhooks trigger export.failed --json', does: 'and print the event ID' },
  ],
  fields: ['event_id', 'deliveries'],
  load: async () => (await import('./run/webhooks.ts')).webhooksTrigger,
};
