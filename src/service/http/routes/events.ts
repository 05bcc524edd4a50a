/** `/v1/events`: what happens, as server-sent events (WHATWG HTML, 9.2), signed as webhooks are. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { eventTypes, type SignedEvent, triggeredSchema } from '../../schema/webhook.ts';
import { eventStream, sendEvents } from '../event-stream.ts';
import { idempotencyHeaders } from '../idempotency.ts';
import type { App, RouteParts } from '../route-parts.ts';
import { typed } from '../route-parts.ts';

const querySchema = z.strictObject({
  /** Separated by commas; all unless given. */
  types: z
    .string()
    .max(500)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(eventTypes)))
    .optional(),
});

export function eventRoutes(app: App, { serviceOf, stopping }: RouteParts): void {
  const config = { scope: 'webhooks:manage' } as const;
  const tags = ['webhooks'];
  const webhooksOf = (request: FastifyRequest) => serviceOf(request.caller!.tenantId).webhooks;

  typed(app).get(
    '/v1/events',
    {
      exposeHeadRoute: false,
      config,
      schema: {
        summary: 'Listen to events by server-sent events',
        description:
          'Each event has the id, type and body that a webhook gets; the fields webhook-timestamp and webhook-signature sign it with the secret of GET /v1/events/secret. After Last-Event-ID what was missed comes first; without it, only what happens from now on.',
        tags,
        headers: z.object({ 'last-event-id': z.string().max(64).optional() }),
        querystring: querySchema,
        response: { 200: eventStream },
      },
    },
    async (request, reply) => {
      const after = request.headers['last-event-id'];
      const { types } = request.query;
      const webhooks = webhooksOf(request);
      return sendEvents(reply, stopping, (signal) =>
        signed(webhooks.listen({ signal, ...(after !== undefined && { after }), ...(types && { types }) })),
      );
    },
  );
  typed(app).get(
    '/v1/events/secret',
    {
      config,
      schema: {
        summary: 'Get the secret that signs listened events',
        tags,
        response: { 200: z.strictObject({ secret: z.string() }) },
      },
    },
    async (request, reply) => reply.header('cache-control', 'no-store').send({ secret: await webhooksOf(request).listeningSecret() }),
  );
  typed(app).post(
    '/v1/events',
    {
      config: { ...config, idempotent: true, action: 'event.trigger' },
      schema: {
        headers: idempotencyHeaders,
        summary: 'Trigger a sample event',
        description: 'An event of the shape of a real one, marked as a sample, for webhooks that want its type and for those who listen.',
        tags,
        body: z.strictObject({ type: z.enum(eventTypes) }),
        response: { 202: triggeredSchema },
      },
    },
    async (request, reply) => reply.code(202).send(await webhooksOf(request).trigger(request.body.type)),
  );
}

/** As a webhook gets it; fields that browsers do not know they skip. */
async function* signed(events: AsyncIterable<SignedEvent>): AsyncIterable<string> {
  for await (const { id, type, timestamp, signature, body } of events)
    yield `id: ${id}\nevent: ${type}\nwebhook-timestamp: ${timestamp}\nwebhook-signature: ${signature}\ndata: ${body}`;
}
