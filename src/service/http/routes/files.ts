/** Files of decks: with a key at `/v1/decks/{id}/files/{format}`, with a signed link at `/v1/files/…`; with ranges and a strong ETag. */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { QuarterdeckError } from '../../../model/errors.ts';
import type { Decks } from '../../deck-service.ts';
import { presentation } from '../../operations.ts';
import { type ArtifactFormat, artifactFormats } from '../../schema/deck-status.ts';
import { encryptedToHeader } from '../../version-header.ts';
import { contentDisposition, rangeOf } from '../links.ts';
import type { HandlersOf } from '../register-operations.ts';
import type { RouteParts } from '../route-parts.ts';
import { fileKey, keptExport } from './exports.ts';

const typeOf = (format: string) => (format === 'pptx' ? presentation : 'application/json');

export function fileHandlers({
  serviceOf,
  isLive,
  links,
  clock,
  files,
  refuseTooMany,
}: RouteParts): HandlersOf<'getDeckFile' | 'getDeckOutline' | 'getDeckLayout' | 'downloadByLink'> {
  return {
    getDeckFile: ({ service, params, request, reply }) => serve(request, reply, service.decks, params),
    getDeckOutline: ({ service, params, request, reply }) => serve(request, reply, service.decks, { ...params, format: 'outline' }),
    getDeckLayout: ({ service, params, request, reply }) => serve(request, reply, service.decks, { ...params, format: 'layout' }),
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
        await keptExport(deck_id, tenant_id, { files, serviceOf });
        return sendExport(reply, files, { tenantId: tenant_id, exportId: deck_id, format });
      }
      return serve(request, reply, serviceOf(tenant_id).decks, { deck_id, format: artifactFormats.find((known) => known === format)! });
    },
  };
}

async function sendExport(
  reply: FastifyReply,
  files: RouteParts['files'],
  { tenantId, exportId, format }: { tenantId: string; exportId: string; format: string },
): Promise<FastifyReply> {
  const bytes = await files.read(fileKey(tenantId, exportId, format)).catch(() => null);
  if (!bytes) throw new QuarterdeckError('export_not_found', `There is no export ${exportId}.`, { next: 'POST /v1/export makes one' });
  return reply
    .header('content-type', typeOf(format))
    .header('content-disposition', contentDisposition(`${exportId}.${format}`))
    .send(bytes);
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
