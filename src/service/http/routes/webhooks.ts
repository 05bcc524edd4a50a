/** `/v1/webhooks`: make, list, try, follow; the secret is answered once. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { listOf, listQuerySchema } from '../../schema/list.ts';
import { problemSchema } from '../../schema/problem.ts';
import { deliverySchema, newWebhookSchema, webhookRequestSchema, webhookSchema } from '../../schema/webhook.ts';
import { idempotencyHeaders } from '../idempotency.ts';
import type { App, RouteParts } from '../route-parts.ts';
import { typed } from '../route-parts.ts';

const id = z.string().regex(/^\w{1,64}$/);
const params = z.strictObject({ webhook_id: id });
const missing = { 404: problemSchema } as const;

export function webhookRoutes(app: App, { serviceOf }: RouteParts): void {
  const config = { scope: 'webhooks:manage' } as const;
  const tags = ['webhooks'];
  const webhooksOf = (request: FastifyRequest) => serviceOf(request.caller!.tenantId).webhooks;

  typed(app).post(
    '/v1/webhooks',
    {
      config: { ...config, idempotent: true, action: 'webhook.create' },
      schema: {
        headers: idempotencyHeaders,
        summary: 'Add a webhook',
        tags,
        body: webhookRequestSchema,
        response: { 201: newWebhookSchema },
      },
    },
    async (request, reply) => {
      const made = await webhooksOf(request).create(request.body);
      return reply.code(201).header('cache-control', 'no-store').header('location', `/v1/webhooks/${made.webhook_id}`).send(made);
    },
  );
  typed(app).get(
    '/v1/webhooks',
    { config, schema: { summary: 'List webhooks, newest first', tags, response: { 200: listOf(webhookSchema) } } },
    (request) => webhooksOf(request).list(),
  );
  typed(app).get(
    '/v1/webhooks/:webhook_id',
    { config, schema: { summary: 'Get a webhook', tags, params, response: { 200: webhookSchema, ...missing } } },
    (request) => webhooksOf(request).get(request.params.webhook_id),
  );
  typed(app).delete(
    '/v1/webhooks/:webhook_id',
    {
      config: { ...config, action: 'webhook.delete' },
      schema: { summary: 'Remove a webhook', tags, params, response: { 204: z.null(), ...missing } },
    },
    async (request, reply) => {
      await webhooksOf(request).delete(request.params.webhook_id);
      return reply.code(204).send(null);
    },
  );
  typed(app).post(
    '/v1/webhooks/:webhook_id/rotate-secret',
    {
      config: { ...config, idempotent: true, action: 'webhook.rotate-secret' },
      schema: {
        headers: idempotencyHeaders,
        summary: 'Replace the secret of a webhook',
        description: 'Until the overlap is over every request is signed with both secrets.',
        tags,
        params,
        body: z.strictObject({ overlap_hours: z.number().int().min(0).max(168).default(24) }),
        response: { 200: newWebhookSchema, ...missing },
      },
    },
    async (request, reply) => {
      const made = await webhooksOf(request).rotateSecret(request.params.webhook_id, { overlapHours: request.body.overlap_hours });
      return reply.code(200).header('cache-control', 'no-store').send(made);
    },
  );
  typed(app).post(
    '/v1/webhooks/:webhook_id/enable',
    {
      config: { ...config, idempotent: true, action: 'webhook.enable' },
      schema: {
        headers: idempotencyHeaders,
        summary: 'Enable a webhook again',
        tags,
        params,
        response: { 200: webhookSchema, ...missing },
      },
    },
    (request) => webhooksOf(request).enable(request.params.webhook_id),
  );
  typed(app).post(
    '/v1/webhooks/:webhook_id/test',
    {
      config: { ...config, idempotent: true, action: 'webhook.test' },
      schema: {
        headers: idempotencyHeaders,
        summary: 'Send a test event',
        description: 'Sends webhook.test once and answers with what came of it.',
        tags,
        params,
        response: { 200: deliverySchema, ...missing },
      },
    },
    (request) => webhooksOf(request).test(request.params.webhook_id),
  );
  typed(app).get(
    '/v1/webhooks/:webhook_id/deliveries',
    {
      config,
      schema: {
        summary: 'List what was sent to a webhook, newest first',
        tags,
        params,
        querystring: listQuerySchema,
        response: { 200: listOf(deliverySchema), ...missing },
      },
    },
    (request) => webhooksOf(request).deliveries(request.params.webhook_id, request.query),
  );
  typed(app).post(
    '/v1/webhook-deliveries/:delivery_id/redeliver',
    {
      config: { ...config, idempotent: true, action: 'webhook.redeliver' },
      schema: {
        headers: idempotencyHeaders,
        summary: 'Send an event once more',
        description: 'At once, with the same webhook-id; answers with what came of it.',
        tags,
        params: z.strictObject({ delivery_id: id }),
        response: { 200: deliverySchema, ...missing },
      },
    },
    (request) => webhooksOf(request).redeliver(request.params.delivery_id),
  );
}
