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
