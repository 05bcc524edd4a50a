/** `/v1/webhooks` and `/v1/events`: subscriptions, and events as server-sent events (WHATWG HTML, 9.2), signed the same way. */
import type { SignedEvent } from '../../schema/webhook.ts';
import { untilRefused } from '../auth.ts';
import { sendEvents } from '../event-stream.ts';
import type { HandlersOf } from '../register-operations.ts';
import type { RouteParts } from '../route-parts.ts';

type Ids =
  | 'createWebhook'
  | 'listWebhooks'
  | 'getWebhook'
  | 'deleteWebhook'
  | 'rotateWebhookSecret'
  | 'enableWebhook'
  | 'testWebhook'
  | 'listWebhookDeliveries'
  | 'redeliverWebhookEvent'
  | 'listenToEvents'
  | 'triggerEvent'
  | 'getListeningSecret';

export const webhookHandlers = (parts: RouteParts): HandlersOf<Ids> => ({
  async createWebhook({ service, body, reply }) {
    const made = await service.webhooks.create(body);
    reply.header('location', `/v1/webhooks/${made.webhook_id}`);
    return made;
  },
  listWebhooks: ({ service }) => service.webhooks.list(),
  getWebhook: ({ service, params }) => service.webhooks.get(params.webhook_id),
  deleteWebhook: ({ service, params }) => service.webhooks.delete(params.webhook_id),
  rotateWebhookSecret: ({ service, params, body }) =>
    service.webhooks.rotateSecret(params.webhook_id, { overlapHours: body.overlap_hours }),
  enableWebhook: ({ service, params }) => service.webhooks.enable(params.webhook_id),
  testWebhook: ({ service, params }) => service.webhooks.test(params.webhook_id),
  listWebhookDeliveries: ({ service, params, query }) => service.webhooks.deliveries(params.webhook_id, query),
  redeliverWebhookEvent: ({ service, params }) => service.webhooks.redeliver(params.delivery_id),
  async listenToEvents({ service, headers, query: { types }, request, reply }) {
    const after = headers['last-event-id'];
    const { webhooks } = service;
    const end = AbortSignal.any([parts.stopping, untilRefused(request, parts)]);
    await sendEvents(reply, end, (signal) =>
      signed(webhooks.listen({ signal, ...(after !== undefined && { after }), ...(types && { types }) })),
    );
  },
  triggerEvent: ({ service, body }) => service.webhooks.trigger(body.type),
  getListeningSecret: async ({ service }) => ({ secret: await service.webhooks.listeningSecret() }),
});

/** Formats an event as a webhook gets it; browsers skip the fields they do not know. */
async function* signed(events: AsyncIterable<SignedEvent>): AsyncIterable<string> {
  for await (const { id, type, timestamp, signature, body } of events)
    yield `id: ${id}\nevent: ${type}\nwebhook-timestamp: ${timestamp}\nwebhook-signature: ${signature}\ndata: ${body}`;
}
