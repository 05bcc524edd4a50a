/** `/v1/brand-kits`: colours, fonts and logos that decks are made with. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { QuarterdeckError } from '../../../model/errors.ts';
import type { BrandKits } from '../../deck-service.ts';
import { brandKitSchema, brandKitVersionSchema, type KeptBrandKit, largestBrandKit } from '../../schema/brand-kit.ts';
import { brandKitIdPattern } from '../../schema/brand-kit-reference.ts';
import { listOf } from '../../schema/list.ts';
import { problemSchema } from '../../schema/problem.ts';
import { fewLargeBodies } from '../limits.ts';
import type { App, RouteParts } from '../route-parts.ts';
import { typed } from '../route-parts.ts';

const presentationTypes = ['presentation', 'template'].map(
  (kind) => `application/vnd.openxmlformats-officedocument.presentationml.${kind}`,
);
const params = z.strictObject({ brand_kit_id: z.string().regex(brandKitIdPattern) });
const missing = { 404: problemSchema } as const;

const tags = ['brand-kits'];

const bodies = {
  'application/json': { schema: { type: 'object', additionalProperties: true } },
  ...Object.fromEntries(presentationTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
};

export function brandKitRoutes(app: App, { serviceOf }: RouteParts): void {
  const kitsOf = (request: FastifyRequest) => serviceOf(request.caller!.tenantId, request.gone).brandKits;

  typed(app).get(
    '/v1/brand-kits',
    {
      config: { scope: 'brand-kits:read' },
      schema: {
        summary: 'List brand kits',
        description: 'Of a template it says what was found in it, without its bytes.',
        tags,
        response: { 200: listOf(brandKitSchema) },
      },
    },
    (request) => kitsOf(request).list(),
  );
  typed(app).get(
    '/v1/brand-kits/:brand_kit_id',
    {
      config: { scope: 'brand-kits:read' },
      schema: {
        summary: 'Get a brand kit, its latest version unless another is named',
        tags,
        params,
        querystring: z.strictObject({ version: z.coerce.number().int().min(1).max(1_000_000_000).optional() }),
        response: { 200: brandKitSchema, 304: z.null(), ...missing },
      },
    },
    async (request, reply) => {
      const kit = await kitsOf(request).get(request.params.brand_kit_id, request.query.version);
      reply.header('etag', tagOf(kit));
      return request.headers['if-none-match'] === tagOf(kit) ? reply.code(304).send(null) : reply.code(200).send(kit);
    },
  );
  typed(app).get(
    '/v1/brand-kits/:brand_kit_id/versions',
    {
      config: { scope: 'brand-kits:read' },
      schema: {
        summary: 'List the versions of a brand kit, the latest first',
        tags,
        params,
        response: { 200: listOf(brandKitVersionSchema), ...missing },
      },
    },
    (request) => kitsOf(request).versions(request.params.brand_kit_id),
  );
  putRoute(app, kitsOf);
  typed(app).delete(
    '/v1/brand-kits/:brand_kit_id',
    {
      config: { scope: 'brand-kits:write', action: 'brand-kit.delete' },
      schema: { summary: 'Delete a brand kit; decks made with it keep it', tags, params, response: { 204: z.null(), ...missing } },
    },
    async (request, reply) => {
      await kitsOf(request).delete(request.params.brand_kit_id);
      return reply.code(204).send(null);
    },
  );
}

/** In a scope of its own: nothing else takes a presentation as its body. */
function putRoute(app: App, kitsOf: (request: FastifyRequest) => BrandKits): void {
  app.register(async (scope) => {
    scope.addContentTypeParser([...presentationTypes], { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
    typed(scope).put(
      '/v1/brand-kits/:brand_kit_id',
      {
        config: { scope: 'brand-kits:write', action: 'brand-kit.put', bodies },
        bodyLimit: largestBrandKit,
        onRequest: fewLargeBodies({ large: 5 * 1024 * 1024, atOnce: 4 }),
        schema: {
          summary: 'Keep a brand kit; what differs from the latest version becomes the next one',
          description:
            'A brand kit as JSON, with pictures and a template in it as base64; or a template alone as the file it is, .pptx or .potx. With If-Match, only when the latest version is the one meant. What is answered has no bytes of a template.',
          tags,
          params,
          response: { 200: brandKitSchema, 412: problemSchema, ...missing, 504: problemSchema },
        },
      },
      async (request, reply) => {
        const { brand_kit_id } = request.params;
        const kits = kitsOf(request);
        const meant = request.headers['if-match'];
        if (meant !== undefined && meant !== '*' && meant !== tagOf(await kits.get(brand_kit_id))) {
          throw new QuarterdeckError('precondition_failed', 'The brand kit was changed since it was read.', {
            next: `read it again: GET /v1/brand-kits/${brand_kit_id}`,
          });
        }
        const kept = await kits.put(brand_kit_id, writtenIn(request.body));
        return reply.header('etag', tagOf(kept)).send(kept);
      },
    );
  });
}

/** @throws QuarterdeckError request_invalid */
function writtenIn(body: unknown): object {
  if (body instanceof Buffer) return { template: { data: body.toString('base64') } };
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new QuarterdeckError('request_invalid', 'The body is no brand kit: it must be a JSON object, or a template (.pptx, .potx).', {
    next: 'see GET /v1/openapi.json',
  });
}

/** A version never changes, so that the bytes of its template need not be read. */
function tagOf({ brand_kit_id, version, kit }: KeptBrandKit): string {
  const { template: _, ...rest } = kit;
  return `"${createHash('sha256')
    .update(JSON.stringify([brand_kit_id, version, rest]))
    .digest('base64url')
    .slice(0, 22)}"`;
}
