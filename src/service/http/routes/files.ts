/** Files of decks: by key at `/v1/decks/{id}/files/{format}`, by signed link at `/v1/files/…`; in parts, with a strong checksum. */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { QuarterdeckError } from '../../../model/errors.ts';
import type { FileContent } from '../../deck-service.ts';
import { type ArtifactFormat, artifactFormats } from '../../schema/deck-status.ts';
import { problemSchema } from '../../schema/problem.ts';
import { contentDisposition, rangeOf } from '../links.ts';
import type { App, RouteParts } from '../route-parts.ts';
import { typed } from '../route-parts.ts';
import { fileKey, keptExport } from './exports.ts';

const params = z.strictObject({ deck_id: z.string().regex(/^\w{1,64}$/), format: z.enum(artifactFormats) });
const signed = z.strictObject({
  deck_id: params.shape.deck_id,
  format: z.enum([...artifactFormats, 'json']),
  tenant_id: z.string().regex(/^\w{1,64}$/),
});

const types: Record<ArtifactFormat, string> = {
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  layout: 'application/json',
  outline: 'application/json',
  provenance: 'application/json',
};

const file = { description: 'The file', content: { [types.pptx]: { schema: z.any() }, 'application/json': { schema: z.any() } } };
const fileAnswers = { 200: file, 206: file, 304: z.null(), 404: problemSchema, 409: problemSchema, 416: problemSchema };

export function fileRoutes(app: App, { serviceOf, keys, links, clock, files, refuseTooMany }: RouteParts): void {
  typed(app).get(
    '/v1/decks/:deck_id/files/:format',
    {
      config: { scope: 'decks:read' },
      schema: {
        summary: 'Download a file of a deck',
        description: 'Serves a single Range; the ETag is its SHA-256.',
        tags: ['decks'],
        params,
        response: fileAnswers,
      },
    },
    async (request, reply) => serve(request, reply, serviceOf(request.caller!.tenantId).decks, request.params),
  );
  for (const name of ['outline', 'layout'] as const) {
    typed(app).get(
      `/v1/decks/:deck_id/${name}`,
      {
        config: { scope: 'decks:read' },
        schema: { summary: `Get the ${name} of a deck`, tags: ['decks'], params: params.omit({ format: true }), response: fileAnswers },
      },
      async (request, reply) => serve(request, reply, serviceOf(request.caller!.tenantId).decks, { ...request.params, format: name }),
    );
  }
  typed(app).get(
    '/v1/files/:tenant_id/:deck_id/:format',
    {
      config: { action: 'deck.download' },
      schema: {
        summary: 'Download by a signed link',
        description: 'Until the link expires, its deck is deleted, or the API key it was asked for with is revoked, replaced or expires.',
        tags: ['decks'],
        security: [],
        params: signed,
        querystring: z.strictObject({
          key: z.string().regex(/^\w{1,64}$/),
          exp: z.coerce.number().int().min(0).max(9_999_999_999),
          sig: z.string().min(1).max(100),
        }),
        response: { ...fileAnswers, 403: problemSchema, 429: problemSchema },
      },
    },
    async (request, reply) => {
      const { tenant_id, deck_id, format } = request.params;
      const { key, exp, sig } = request.query;
      const target = { tenantId: tenant_id, deckId: deck_id, format, keyId: key };
      const isOurs = links.isValid(target, exp, sig, clock().getTime() / 1000);
      if (!isOurs || !(await (await keys()).isLive(tenant_id, key))) {
        refuseTooMany(request);
        throw new QuarterdeckError('forbidden', 'The link has expired, or is not one of ours.', {
          next: `ask for the deck again: GET /v1/decks/${deck_id}`,
        });
      }
      if (deck_id.startsWith('export_')) {
        await keptExport(deck_id, tenant_id, { files, serviceOf });
        return sendExport(reply, files, { tenantId: tenant_id, exportId: deck_id, format });
      }
      return serve(request, reply, serviceOf(tenant_id).decks, { deck_id, format: artifactFormats.find((known) => known === format)! });
    },
  );
}

async function sendExport(
  reply: FastifyReply,
  files: RouteParts['files'],
  { tenantId, exportId, format }: { tenantId: string; exportId: string; format: string },
): Promise<FastifyReply> {
  const bytes = await files.read(fileKey(tenantId, exportId, format)).catch(() => null);
  if (!bytes) throw new QuarterdeckError('export_not_found', `There is no export ${exportId}.`, { next: 'POST /v1/export makes one' });
  return reply
    .header('content-type', format === 'pptx' ? types.pptx : types.layout)
    .header('content-disposition', contentDisposition(`${exportId}.${format}`))
    .send(bytes);
}

async function serve(
  request: FastifyRequest,
  reply: FastifyReply,
  decks: { file(id: string, range: { format: ArtifactFormat; from?: number; to?: number }): Promise<FileContent> },
  { deck_id, format }: { deck_id: string; format: ArtifactFormat },
): Promise<FastifyReply> {
  const whole = await decks.file(deck_id, { format });
  const tag = `"${whole.sha256}"`;
  reply
    .header('etag', tag)
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'private, no-cache')
    .header('content-type', types[format])
    .header('content-disposition', contentDisposition(whole.name))
    .header('repr-digest', `sha-256=:${Buffer.from(whole.sha256, 'hex').toString('base64')}:`);
  if (request.headers['if-none-match']?.split(',').some((one) => one.trim() === tag)) return reply.code(304).send();
  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === tag ? rangeOf(request.headers.range, whole.bytes) : null;
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${whole.bytes}`);
    throw new QuarterdeckError('range_invalid', `The file has ${whole.bytes} bytes.`);
  }
  if (range === null) {
    return reply.header('content-length', String(whole.bytes)).send(Readable.from(whole.body));
  }
  const part = await decks.file(deck_id, { format, ...range });
  return reply
    .code(206)
    .header('content-range', `bytes ${range.from}-${range.to}/${whole.bytes}`)
    .header('content-length', String(range.to - range.from + 1))
    .send(Readable.from(part.body));
}
