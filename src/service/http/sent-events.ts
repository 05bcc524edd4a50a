/** The requests a webhook gets, for the `webhooks` section of the OpenAPI document. */
import { z } from 'zod';
import { deckEventDataSchema, type EventType, eventTypes, exportEventDataSchema, testEventDataSchema } from '../schema/webhook.ts';

const header = (name: string, description: string) => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  schema: { type: 'string' as const },
});
const headers = [
  header('webhook-id', 'Of the event: the same at every attempt.'),
  header('webhook-timestamp', 'When this attempt was signed, seconds since 1970.'),
  header(
    'webhook-signature',
    'Standard Webhooks 1.0: v1 and base64 of HMAC-SHA256 over id.timestamp.body, one for each secret that holds.',
  ),
];

export const eventsSent = Object.fromEntries(eventTypes.map((type) => [type, { post: operationOf(type) }]));

function operationOf(type: EventType) {
  const data = type === 'webhook.test' ? testEventDataSchema : type.startsWith('deck.') ? deckEventDataSchema : exportEventDataSchema;
  const { $schema: _, ...schema } = z.toJSONSchema(z.strictObject({ type: z.literal(type), timestamp: z.string(), data }));
  return {
    summary: `Sent on ${type}`,
    tags: ['webhooks'],
    parameters: headers,
    requestBody: { required: true, content: { 'application/json': { schema: schema as Record<string, unknown> } } },
    responses: { '2XX': { description: 'Taken. Any other answer is an attempt that failed; 410 disables the webhook.' } },
  };
}
