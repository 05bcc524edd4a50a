/** `/v1/api-keys`: make, list, revoke, replace; the secret is answered once. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { apiKeyRequestSchema, apiKeySchema, newApiKeySchema } from '../../schema/api-key.ts';
import { listOf } from '../../schema/list.ts';
import { problemSchema } from '../../schema/problem.ts';
import { idempotencyHeaders } from '../idempotency.ts';
import type { App, RouteParts } from '../route-parts.ts';
import { typed } from '../route-parts.ts';

const params = z.strictObject({ key_id: z.string().regex(/^\w{1,64}$/) });
const missing = { 404: problemSchema } as const;

export function apiKeyRoutes(app: App, { serviceOf }: RouteParts): void {
  const config = { scope: 'admin' } as const;
  const tags = ['api-keys'];
  const keysOf = (request: FastifyRequest) => serviceOf(request.caller!.tenantId).apiKeys;

  typed(app).post(
    '/v1/api-keys',
    {
      config: { ...config, idempotent: true, action: 'key.create' },
      schema: {
        headers: idempotencyHeaders,
        summary: 'Make an API key',
        tags,
        body: apiKeyRequestSchema,
        response: { 201: newApiKeySchema },
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .header('cache-control', 'no-store')
        .send(await keysOf(request).create(request.body)),
  );
  typed(app).get(
    '/v1/api-keys',
    { config, schema: { summary: 'List API keys', tags, response: { 200: listOf(apiKeySchema) } } },
    (request) => keysOf(request).list(),
  );
  typed(app).delete(
    '/v1/api-keys/:key_id',
    {
      config: { ...config, action: 'key.revoke' },
      schema: { summary: 'Revoke an API key', tags, params, response: { 200: apiKeySchema, ...missing } },
    },
    (request) => keysOf(request).revoke(request.params.key_id),
  );
  typed(app).post(
    '/v1/api-keys/:key_id/rotate',
    {
      config: { ...config, idempotent: true, action: 'key.rotate' },
      schema: {
        headers: idempotencyHeaders,
        summary: 'Replace an API key',
        tags,
        params,
        body: z.strictObject({ overlap_hours: z.number().int().min(0).max(168).default(24) }),
        response: { 201: newApiKeySchema, ...missing },
      },
    },
    async (request, reply) => {
      const fresh = await keysOf(request).rotate(request.params.key_id, { overlapHours: request.body.overlap_hours });
      return reply.code(201).header('cache-control', 'no-store').send(fresh);
    },
  );
}
