/** Webhooks: subscriptions to events, and their deliveries. */
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

/** Why it failed; details are in the record, which only its tenant can read. */
const errorSchema = z.strictObject({ code: z.string(), title: z.string() }).nullable();

export const deckEventDataSchema = z.strictObject({
  deck_id: z.string(),
  status: z.enum(['queued', 'processing', 'completed', 'failed', 'canceled']),
  /** Increases with each change of the deck, because events may arrive late, twice or out of order. */
  version: z.number().int(),
  error: errorSchema,
});
export const exportEventDataSchema = z.strictObject({
  /** null if it failed. */
  export_id: z.string().nullable(),
  /** The deck whose layout it was; null if a layout was sent. */
  deck_id: z.string().nullable(),
  format: z.string(),
  status: z.enum(['completed', 'failed']),
  error: errorSchema,
});
export const testEventDataSchema = z.strictObject({ webhook_id: z.string() });

/** Set on an event triggered by hand, about something that does not exist. */
const sample = { sample: z.literal(true).optional() };

/** The body of a webhook request. */
export const eventSchema = z.strictObject({
  type: z.enum(eventTypes),
  /** Time of the event, ISO 8601. */
  timestamp: z.string(),
  data: z.union([deckEventDataSchema.extend(sample), exportEventDataSchema.extend(sample), testEventDataSchema.extend(sample)]),
});
export type Event = z.infer<typeof eventSchema>;

export const webhookSchema = z.strictObject({
  webhook_id: z.string(),
  url: z.string(),
  description: z.string().nullable(),
  /** Subscribed event types. */
  events: z.array(z.enum(eventTypes)),
  /** A `disabled` webhook gets nothing until it is enabled again. */
  status: z.enum(['enabled', 'disabled']),
  /** `gone`: it returned 410; `failing`: it accepted nothing for days. */
  disabled_reason: z.enum(['gone', 'failing']).nullable(),
  /** When all attempts started to fail; null if the latest succeeded. */
  failing_since: z.string().nullable(),
  /** Until when the old secret also signs; null if there is only one. */
  previous_secret_until: z.string().nullable(),
  created_at: z.string(),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** The secret is shown once, at creation. */
export const newWebhookSchema = webhookSchema.extend({ secret: z.string() });
export type NewWebhook = z.infer<typeof newWebhookSchema>;

export const webhookRequestSchema = z.strictObject({
  url: z.string().min(1).max(2000),
  description: z.string().trim().min(1).max(200).optional(),
  /** Finished decks and exports by default. */
  events: z
    .array(z.enum(eventTypes))
    .min(1)
    .max(eventTypes.length)
    .default(['deck.completed', 'deck.failed', 'deck.canceled', 'export.completed', 'export.failed']),
});
export type WebhookRequest = z.input<typeof webhookRequestSchema>;

const attemptSchema = z.strictObject({
  at: z.string(),
  /** HTTP status; null without a response. */
  status: z.number().int().nullable(),
  /** Duration, milliseconds. */
  ms: z.number().int(),
  /** Why it failed; null for a success. */
  error: z.string().nullable(),
  /** The first kilobyte of the response body. */
  response: z.string().nullable(),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** `event` is retried if it fails; `test` and `redelivery` are sent once. */
const deliveryKinds = ['event', 'test', 'redelivery'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

export const deliveryStatuses = ['pending', 'delivered', 'failed'] as const;

export const deliverySchema = z.strictObject({
  delivery_id: z.string(),
  webhook_id: z.string(),
  /** The `webhook-id` of every attempt, the same for the same event. */
  event_id: z.string(),
  event_type: z.enum(eventTypes),
  kind: z.enum(deliveryKinds),
  status: z.enum(deliveryStatuses),
  attempts: z.array(attemptSchema),
  /** null if there is none to come. */
  next_attempt_at: z.string().nullable(),
  created_at: z.string(),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** An event as streamed: signed like a webhook. */
export interface SignedEvent {
  id: string;
  type: EventType;
  /** Time of the signature, seconds since 1970. */
  timestamp: number;
  signature: string;
  /** `Event` as JSON, exactly the text that was signed. */
  body: string;
}

export const triggeredSchema = z.strictObject({ event_id: z.string(), deliveries: z.number().int() });
/** Number of webhooks that get a triggered event. */
export type Triggered = z.infer<typeof triggeredSchema>;
