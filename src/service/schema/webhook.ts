/** Webhooks: who is told of which events, and what became of telling them. */
import { z } from 'zod';

export const eventTypes = [
  'deck.queued',
  'deck.processing',
  'deck.completed',
  'deck.failed',
  'deck.canceled',
  'export.completed',
  'export.failed',
  'webhook.test',
] as const;
export type EventType = (typeof eventTypes)[number];

/** Why it came to nothing; details stay with the record, which only its tenant may read. */
const errorSchema = z.strictObject({ code: z.string(), title: z.string() }).nullable();

export const deckEventDataSchema = z.strictObject({
  deck_id: z.string(),
  status: z.enum(['queued', 'processing', 'completed', 'failed', 'canceled']),
  /** Grows with each change of the deck: events may come late, twice or in another order. */
  version: z.number().int(),
  error: errorSchema,
});
export const exportEventDataSchema = z.strictObject({
  /** null when it failed. */
  export_id: z.string().nullable(),
  /** The deck whose layout it was; null for a layout by itself. */
  deck_id: z.string().nullable(),
  format: z.string(),
  status: z.enum(['completed', 'failed']),
  error: errorSchema,
});
export const testEventDataSchema = z.strictObject({ webhook_id: z.string() });

/** Set on an event that was triggered by hand: what it tells of does not exist. */
const sample = { sample: z.literal(true).optional() };

/** What is sent: the body of the request to a webhook. */
export const eventSchema = z.strictObject({
  type: z.enum(eventTypes),
  /** When it happened, ISO 8601. */
  timestamp: z.string(),
  data: z.union([deckEventDataSchema.extend(sample), exportEventDataSchema.extend(sample), testEventDataSchema.extend(sample)]),
});
export type Event = z.infer<typeof eventSchema>;

export const webhookSchema = z.strictObject({
  webhook_id: z.string(),
  url: z.string(),
  description: z.string().nullable(),
  /** What it is told of. */
  events: z.array(z.enum(eventTypes)),
  /** `disabled` gets nothing until it is enabled again. */
  status: z.enum(['enabled', 'disabled']),
  /** `gone`: it answered 410; `failing`: it took nothing for days. */
  disabled_reason: z.enum(['gone', 'failing']).nullable(),
  /** Since when every attempt has failed; null when the latest succeeded. */
  failing_since: z.string().nullable(),
  /** Until when the secret before this one signs too; null when there is one secret. */
  previous_secret_until: z.string().nullable(),
  created_at: z.string(),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** The secret is shown once, when it is made. */
export const newWebhookSchema = webhookSchema.extend({ secret: z.string() });
export type NewWebhook = z.infer<typeof newWebhookSchema>;

export const webhookRequestSchema = z.strictObject({
  url: z.string().min(1).max(2000),
  description: z.string().trim().min(1).max(200).optional(),
  /** Decks and exports that are settled, unless given. */
  events: z
    .array(z.enum(eventTypes))
    .min(1)
    .max(eventTypes.length)
    .default(['deck.completed', 'deck.failed', 'deck.canceled', 'export.completed', 'export.failed']),
});
export type WebhookRequest = z.input<typeof webhookRequestSchema>;

const attemptSchema = z.strictObject({
  at: z.string(),
  /** HTTP status; null when no answer came. */
  status: z.number().int().nullable(),
  /** How long it took, milliseconds. */
  ms: z.number().int(),
  /** Why it is no success; null when it is one. */
  error: z.string().nullable(),
  /** The first kilobyte of the body that was answered. */
  response: z.string().nullable(),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** `event` is tried again when it fails; `test` and `redelivery` are sent once. */
const deliveryKinds = ['event', 'test', 'redelivery'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

export const deliveryStatuses = ['pending', 'delivered', 'failed'] as const;

export const deliverySchema = z.strictObject({
  delivery_id: z.string(),
  webhook_id: z.string(),
  /** The `webhook-id` of every attempt: the same event has the same one. */
  event_id: z.string(),
  event_type: z.enum(eventTypes),
  kind: z.enum(deliveryKinds),
  status: z.enum(deliveryStatuses),
  attempts: z.array(attemptSchema),
  /** null when there is none to come. */
  next_attempt_at: z.string().nullable(),
  created_at: z.string(),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** An event as one who listens gets it: signed as a webhook is. */
export interface SignedEvent {
  id: string;
  type: EventType;
  /** Seconds since 1970 of the signature. */
  timestamp: number;
  signature: string;
  /** `Event` as JSON, the very text that was signed. */
  body: string;
}

export const triggeredSchema = z.strictObject({ event_id: z.string(), deliveries: z.number().int() });
/** How many webhooks are told of an event made by hand. */
export type Triggered = z.infer<typeof triggeredSchema>;
