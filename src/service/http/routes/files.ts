/** Files of decks: with a key at `/v1/decks/{id}/files/{format}`, with a signed link at `/v1/files/…`; with ranges and a strong ETag. */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { QuarterdeckError } from '../../../model/errors.ts';
import type { Decks } from '../../deck-service.ts';
import { presentation } from '../../operations.ts';
import { type ArtifactFormat, artifactFormats } from '../../schema/deck-status.ts';
import type { ExportState } from '../../schema/export.ts';
import { encryptedToHeader } from '../../version-header.ts';
import { contentDisposition, rangeOf } from '../links.ts';
import type { HandlersOf } from '../register-operations.ts';
import type { RouteParts } from '../route-parts.ts';
import { endingOf, fileKey, keptExport } from './exports.ts';

const typeOf = (format: string) => (format === 'pptx' ? presentation : 'application/json');

export function fileHandlers({
  serviceOf,
  isLive,
  links,
  clock,
  filesOf,
  refuseTooMany,
}: RouteParts): HandlersOf<'getDeckFile' | 'getDeckOutline' | 'getDeckLayout' | 'getSlidePicture' | 'downloadByLink'> {
  return {
    getDeckFile: ({ service, params, request, reply }) => serve(request, reply, service.decks, params),
    getDeckOutline: ({ service, params, request, reply }) => serve(request, reply, service.decks, { ...params, format: 'outline' }),
    getDeckLayout: ({ service, params, request, reply }) => serve(request, reply, service.decks, { ...params, format: 'layout' }),
    async getSlidePicture({ service, params, query, request, reply }) {
      const { deck_id, number } = params;
      const { tag, read } = await service.decks.picture(deck_id, { slide: number, width: query.width, signal: request.gone });
      reply.header('etag', `"${tag}"`).header('cache-control', 'private, no-cache');
      if (isKnown(request, `"${tag}"`)) return reply.code(304).send();
      return reply.header('content-type', 'image/png').send(Buffer.from(await read()));
    },
    async downloadByLink({ params, query, request, reply }) {
      const { tenant_id, deck_id, format } = params;
      const { key, exp, sig } = query;
      const target = { tenantId: tenant_id, deckId: deck_id, format, keyId: key };
      const isOurs = links.isValid(target, exp, sig, clock().getTime() / 1000);
      if (!isOurs || !(await isLive(tenant_id, key))) {
        refuseTooMany(request);
        throw new QuarterdeckError('forbidden', 'The link has expired, or is not one of ours.', {
          next: `ask for the deck again: GET /v1/decks/${deck_id}`,
        });
      }
      if (deck_id.startsWith('export_')) {
        const kept = await keptExport(deck_id, tenant_id, { filesOf, serviceOf });
        return sendExport(reply, filesOf(tenant_id), tenant_id, kept);
      }
      return serve(request, reply, serviceOf(tenant_id).decks, { deck_id, format: artifactFormats.find((known) => known === format)! });
    },
  };
}

async function sendExport(
  reply: FastifyReply,
  files: ReturnType<RouteParts['filesOf']>,
  tenantId: string,
  kept: ExportState,
): Promise<FastifyReply> {
  const { export_id, format } = kept;
  const bytes = kept.status === 'completed' ? await files.read(fileKey(tenantId, export_id, format)).catch(() => null) : null;
  if (!bytes || kept.status !== 'completed') {
    throw new QuarterdeckError('export_not_found', `There is no export ${export_id}.`, { next: 'POST /v1/export makes one' });
  }
  return reply
    .header('content-type', kept.media_type)
    .header('content-disposition', contentDisposition(`${export_id}${endingOf(kept)}`))
    .send(bytes);
}

/** Whether the caller has what this tag names. */
function isKnown({ headers }: FastifyRequest, tag: string): boolean {
  return headers['if-none-match']?.split(',').some((one) => one.trim() === tag) === true;
}

async function serve(
  request: FastifyRequest,
  reply: FastifyReply,
  decks: Pick<Decks, 'file'>,
  { deck_id, format }: { deck_id: string; format: ArtifactFormat },
): Promise<FastifyReply> {
  const whole = await decks.file(deck_id, { format });
  const tag = `"${whole.sha256}"`;
  reply
    .header('etag', tag)
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'private, no-cache')
    .header('content-type', whole.encryptedTo === undefined ? typeOf(format) : 'application/jose')
    .header('content-disposition', contentDisposition(whole.name))
    .header('repr-digest', `sha-256=:${Buffer.from(whole.sha256, 'hex').toString('base64')}:`);
  if (whole.encryptedTo !== undefined) reply.header(encryptedToHeader, whole.encryptedTo);
  if (isKnown(request, tag)) return reply.code(304).send();
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
